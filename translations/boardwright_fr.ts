<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>boardwright::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>À propos de Boardwright</translation>
    </message>
    <message>
        <source>&lt;b&gt;Boardwright %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Boardwright %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>An editor for goal sets with a live board preview.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Un éditeur de listes d’objectifs avec aperçu immédiat de la grille.&lt;br&gt;&lt;br&gt;Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>boardwright::AdvancedPage</name>
    <message>
        <source>the chance in percent to enter the pool of a board</source>
        <translation>la probabilité en pour cent d’entrer dans la réserve d’une grille</translation>
    </message>
    <message>
        <source>times on one board, each time with another value</source>
        <translation>fois sur une même grille, chaque fois avec une autre valeur</translation>
    </message>
    <message>
        <source>the only cells where it may stand; empty: anywhere</source>
        <translation>les seules cases où il peut se trouver&#x202f;; vide&#xa0;: partout</translation>
    </message>
</context>
<context>
    <name>boardwright::AdviceWords</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln more goals in %1 (%2): %3.</source>
        <comment>how many, a zone, their names, a share of boards</comment>
        <translation>
            <numerusform>Avec %Ln objectif de plus en « %1 » (%2) : %3.</numerusform>
            <numerusform>Avec %Ln objectifs de plus en « %1 » (%2) : %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln of its goals fewer (%1): %2.</source>
        <comment>how many, their names, a share of boards</comment>
        <translation>
            <numerusform>Avec %Ln de ses objectifs en moins (%1) : %2.</numerusform>
            <numerusform>Avec %Ln de ses objectifs en moins (%1) : %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some limit then still gives way on %1.</source>
        <comment>a share of boards</comment>
        <translation>Une limite cède alors encore sur %1.</translation>
    </message>
    <message>
        <source>It gives way on none of %1 other boards.</source>
        <translation>Elle ne cède sur aucune des %1 autres grilles.</translation>
    </message>
    <message>
        <source>It gives way on %1 of %2 boards.</source>
        <comment>a share, a number</comment>
        <translation>Elle cède sur %1 de %2 grilles.</translation>
    </message>
    <message>
        <source>A limit of %1 % brings that to %2.</source>
        <comment>a share of boards</comment>
        <translation>Une limite de %1 % ramène cela à %2.</translation>
    </message>
    <message>
        <source>No small change brings that down to a quarter.</source>
        <translation>Aucun petit changement ne ramène cela au quart.</translation>
    </message>
    <message>
        <source>Looking for what would help …</source>
        <translation>Recherche de ce qui aiderait…</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedChanges</name>
    <message>
        <source>Short list: %1</source>
        <comment>a change</comment>
        <translation>Liste courte : %1</translation>
    </message>
    <message>
        <source>Nothing that balanced boards depend on has changed.</source>
        <translation>Rien dont dépendent les grilles équilibrées n’a changé.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedPanel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Types de ligne</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedProfilesModel</name>
    <message>
        <source>Usually yes</source>
        <translation>D’habitude oui</translation>
    </message>
    <message>
        <source>Usually no</source>
        <translation>D’habitude non</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <comment>a number</comment>
        <translation>D’habitude %1</translation>
    </message>
    <message>
        <source>A line takes</source>
        <translation>Une ligne prend</translation>
    </message>
    <message>
        <source>The baseline, and the time per difficulty 65 times</source>
        <translation>Le temps de base et 65 fois le temps par difficulté</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>With the highest synergy that a line may have</source>
        <translation>Avec la plus grande synergie qu’une ligne peut avoir</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>With the lowest synergy that a line may have</source>
        <translation>Avec la plus petite synergie qu’une ligne peut avoir</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n values of profiles</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Réinitialiser %n valeur de profil</numerusform>
            <numerusform>Réinitialiser %n valeurs de profils</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste into profiles</source>
        <comment>the name of an undo step</comment>
        <translation>Coller dans les profils</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message>
        <source>Goals have this row type, but without a threshold it never counts</source>
        <translation>Des objectifs ont ce type de ligne, mais sans seuil il ne compte jamais</translation>
    </message>
    <message>
        <source>Row type</source>
        <translation>Type de ligne</translation>
    </message>
    <message>
        <source>What a whole line may save, such as a tool that it does without</source>
        <translation>Ce qu’une ligne entière peut faire gagner, comme un outil dont elle se passe</translation>
    </message>
    <message>
        <source>Normal list</source>
        <translation>Liste normale</translation>
    </message>
    <message>
        <source>Short list</source>
        <translation>Liste courte</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>How many goals say what they cost of it</source>
        <translation>Combien d’objectifs disent ce qu’ils en coûtent</translation>
    </message>
    <message>
        <source>A row type needs a name, without commas and colons.</source>
        <translation>Un type de ligne a besoin d’un nom, sans virgule ni deux-points.</translation>
    </message>
    <message>
        <source>There is a row type &quot;%1&quot; already.</source>
        <translation>Il y a déjà un type de ligne « %1 ».</translation>
    </message>
    <message>
        <source>Rename row type &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Renommer le type de ligne « %1 »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number from %L2 to %L3.</source>
        <translation>« %1 » n’est pas un nombre de %L2 à %L3.</translation>
    </message>
    <message>
        <source>Threshold of &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Seuil de « %1 »</translation>
    </message>
    <message>
        <source>row type</source>
        <comment>the name of a new one</comment>
        <translation>type de ligne</translation>
    </message>
    <message>
        <source>Add a row type</source>
        <comment>the name of an undo step</comment>
        <translation>Ajouter un type de ligne</translation>
    </message>
    <message numerus="yes">
        <source>Remove the thresholds of %n row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Retirer les seuils de %n type de ligne</numerusform>
            <numerusform>Retirer les seuils de %n types de ligne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedStartModel</name>
    <message>
        <source>Start from tiers</source>
        <comment>the name of an undo step</comment>
        <translation>Partir de paliers</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types de catégories</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTogetherModel</name>
    <message>
        <source>There is no such line on this board.</source>
        <translation>Cette ligne n’existe pas sur cette grille.</translation>
    </message>
    <message>
        <source>There are no goals in this line.</source>
        <translation>Il n’y a pas d’objectifs dans cette ligne.</translation>
    </message>
    <message>
        <source>%1 is not full; its goals save %2 min.</source>
        <comment>a line, minutes</comment>
        <translation>%1 n’est pas pleine ; ses objectifs font gagner %2 min.</translation>
    </message>
    <message>
        <source>%1 has too much in common.</source>
        <comment>a line</comment>
        <translation>%1 a trop en commun.</translation>
    </message>
    <message>
        <source>%1 takes %2 of %3 min, as it saves %4; possible are %5 to %6.</source>
        <comment>a line, then minutes</comment>
        <translation>%1 prend %2 sur %3 min, car elle fait gagner %4 ; possibles : %5 à %6.</translation>
    </message>
    <message>
        <source>Choose two to five goals, in the table or with Ctrl on the board, or a line.</source>
        <translation>Choisissez deux à cinq objectifs, dans le tableau ou avec Ctrl sur la grille, ou une ligne.</translation>
    </message>
    <message>
        <source>One of these goals has no time, or is of the list for another length of game.</source>
        <translation>L’un de ces objectifs n’a pas de temps, ou est de la liste d’une autre durée de partie.</translation>
    </message>
    <message>
        <source>These goals have too much in common to stand in one line.</source>
        <translation>Ces objectifs ont trop en commun pour être dans une même ligne.</translation>
    </message>
    <message>
        <source>Done together, these goals save nothing.</source>
        <translation>Faits ensemble, ces objectifs ne font rien gagner.</translation>
    </message>
    <message>
        <source>Done together, these goals save %1 min.</source>
        <comment>minutes</comment>
        <translation>Faits ensemble, ces objectifs font gagner %1 min.</translation>
    </message>
    <message>
        <source>They are in conflict: no blackout board has both, as one value may be %1 at most.</source>
        <comment>a number</comment>
        <translation>Ils sont en conflit : aucune grille blackout n’a les deux, une valeur pouvant être de %1 au plus.</translation>
    </message>
    <message>
        <source>A blackout board may have them all.</source>
        <translation>Une grille blackout peut les avoir tous.</translation>
    </message>
    <message>
        <source>all but the highest</source>
        <translation>toutes sauf la plus haute</translation>
    </message>
    <message>
        <source>One value of a category may be %1 at most.</source>
        <translation>Une valeur d’une catégorie peut être de %1 au plus.</translation>
    </message>
    <message>
        <source>%1, of the row</source>
        <comment>a row type</comment>
        <translation>%1, de la ligne</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>pas de seuil</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>a threshold</comment>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>Row types count in whole lines only: what is missing to the threshold is saved.</source>
        <translation>Les types de ligne ne comptent que dans les lignes entières : ce qui manque au seuil est gagné.</translation>
    </message>
    <message>
        <source>its cell asks for %1</source>
        <comment>minutes</comment>
        <translation>sa case demande %1</translation>
    </message>
    <message>
        <source>A goal that is quicker than its cell asks for saves time; one that is slower costs some.</source>
        <translation>Un objectif plus rapide que ne le demande sa case fait gagner du temps ; un plus lent en coûte.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>trop</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>All row types</source>
        <translation>Tous les types de ligne</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Tous les temps</translation>
    </message>
    <message>
        <source>What they share</source>
        <translation>Ce qu’ils partagent</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Which count</source>
        <translation>Lesquelles comptent</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Retenues</translation>
    </message>
    <message>
        <source>Saves (min)</source>
        <translation>Gagne (min)</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTrial</name>
    <message>
        <source>Trying it out…</source>
        <translation>Essai en cours…</translation>
    </message>
    <message numerus="yes">
        <source>None of %n boards could be made.</source>
        <translation>
            <numerusform>%n grille n’a pas pu être faite.</numerusform>
            <numerusform>Aucune de %n grilles n’a pu être faite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %n boards: %1 of their lines have two goals of the same first category.</source>
        <translation>
            <numerusform>Essayé sur %n grille : %1 de ses lignes ont deux objectifs de même première catégorie.</numerusform>
            <numerusform>Essayé sur %n grilles : %1 de leurs lignes ont deux objectifs de même première catégorie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be made.</source>
        <translation>
            <numerusform>%n grille n’a pas pu être faite.</numerusform>
            <numerusform>%n grilles n’ont pas pu être faites.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message numerus="yes">
        <source>Balance %n goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Équilibrer %n objectif</numerusform>
            <numerusform>Équilibrer %n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>On no board: %1.</source>
        <comment>goals</comment>
        <translation>Sur aucune grille : %1.</translation>
    </message>
    <message>
        <source>Goals that appear seldom get a higher balance and are tried earlier, frequent ones a lower one.</source>
        <translation>Les objectifs rares reçoivent un équilibrage plus élevé et sont essayés plus tôt, les fréquents un plus bas.</translation>
    </message>
    <message>
        <source>Round %L1 of at most %L2 runs.</source>
        <translation>Tour %L1 sur %L2 au plus en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were made.</source>
        <translation>
            <numerusform>%n tour a été fait.</numerusform>
            <numerusform>%n tours ont été faits.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far is round %L1: goals of one difficulty differ by %2 lines.</source>
        <translation>Le meilleur jusqu’ici est le tour %L1 : les objectifs d’une même difficulté diffèrent de %2 lignes.</translation>
    </message>
    <message>
        <source>The goals have these weights already.</source>
        <translation>Les objectifs ont déjà ces valeurs.</translation>
    </message>
    <message numerus="yes">
        <source>It gives %n goals another balance.</source>
        <translation>
            <numerusform>Il donne un autre équilibrage à %n objectif.</numerusform>
            <numerusform>Il donne un autre équilibrage à %n objectifs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set has changed since: begin again to go on from what it is now.</source>
        <translation>La liste a changé depuis : recommencez pour partir de son état actuel.</translation>
    </message>
    <message>
        <source>Deviation by round</source>
        <translation>Écart par tour</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Round %L1: %2</source>
        <comment>a round, how far goals deviate</comment>
        <translation>Tour %L1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
    <message>
        <source>The goal here</source>
        <comment>of a list file</comment>
        <translation>L’objectif ici</translation>
    </message>
    <message>
        <source>This is JSON, but not a combined goal list: &quot;%1&quot; is missing.</source>
        <translation>C’est du JSON, mais pas une liste d’objectifs combinée : « %1 » manque.</translation>
    </message>
    <message>
        <source>&quot;combined&quot; in &quot;info&quot; is not the text &quot;true&quot;: the site makes no boards of such a list. Write &quot;combined&quot;: &quot;true&quot;.</source>
        <translation>« combined » dans « info » n’est pas le texte « true » : le site ne fait pas de grille d’une telle liste. Écrivez &quot;combined&quot;: &quot;true&quot;.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; has no difficulty %2, which the site cannot do without. An empty list [ ] is enough.</source>
        <translation>La liste « %1 » n’a pas de difficulté %2, dont le site ne peut se passer. Une liste vide [ ] suffit.</translation>
    </message>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has: they are on no board. Possible are 1 to 25.</source>
        <translation>
            <numerusform>La liste « %1 » a %n objectif de difficulté %2, qu’aucune case n’a : il n’est sur aucune grille. Possibles : 1 à 25.</numerusform>
            <numerusform>La liste « %1 » a %n objectifs de difficulté %2, qu’aucune case n’a : ils ne sont sur aucune grille. Possibles : 1 à 25.</numerusform>
        </translation>
    </message>
    <message>
        <source>This table has no column &quot;%1&quot; where a goal sheet has it.</source>
        <translation>Ce tableau n’a pas de colonne « %1 » là où une feuille d’objectifs l’a.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds &quot;%2&quot;, which is no number. It is left out.</source>
        <translation>La colonne « %1 » contient « %2 », qui n’est pas un nombre. C’est ignoré.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Un guillemet s’ouvre ici et n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The table has more than %1 rows or columns; no goal sheet does.</source>
        <translation>Le tableau a plus de %1 lignes ou colonnes ; aucune feuille d’objectifs n’en a autant.</translation>
    </message>
    <message>
        <source>Cell %1 holds a goal of %2 minutes; it asks for %3 to %4 minutes.</source>
        <translation>La case %1 contient un objectif de %2 minutes ; elle demande %3 à %4 minutes.</translation>
    </message>
    <message>
        <source>Two goals with the id &quot;%1&quot; stand on the board.</source>
        <translation>Deux objectifs d’identifiant « %1 » sont sur la grille.</translation>
    </message>
    <message>
        <source>The goals in %1 save %2 minutes together; possible are %3 to %4 minutes.</source>
        <translation>Les objectifs de %1 font gagner %2 minutes ensemble ; possibles : %3 à %4 minutes.</translation>
    </message>
    <message>
        <source>The goals in the cells %1 and %2 have too much in common.</source>
        <translation>Les objectifs des cases %1 et %2 ont trop en commun.</translation>
    </message>
    <message>
        <source>%1 has no time, so it is never on a balanced board. Say how many minutes it takes.</source>
        <translation>%1 n’a pas de temps et n’est donc jamais sur une grille équilibrée. Indiquez combien de minutes il prend.</translation>
    </message>
    <message>
        <source>%1 has the same id &quot;%2&quot; as goal %3: only one of them can be on a board. Give it an id of its own.</source>
        <translation>%1 a le même identifiant « %2 » que l’objectif %3 : un seul peut être sur une grille. Donnez-lui le sien.</translation>
    </message>
    <message>
        <source>%1 is of difficulty %2, which no cell has: it is on no board. Possible are 1 to 25.</source>
        <translation>%1 est de difficulté %2, qu’aucune case n’a : il n’est sur aucune grille. Possibles : 1 à 25.</translation>
    </message>
    <message>
        <source>No goal takes %2 to %3 minutes, so the cell of difficulty %1 stays empty on every board. Add such goals, or raise the last offset.</source>
        <translation>Aucun objectif ne prend %2 à %3 minutes, donc la case de difficulté %1 reste vide sur toute grille. Ajoutez-en, ou augmentez le dernier écart.</translation>
    </message>
    <message>
        <source>The highest synergy is %1 minutes: a line that saves nothing breaks it, so there is no board. Set it to 0 or more.</source>
        <translation>La synergie maximale est de %1 minutes : une ligne qui ne gagne rien la dépasse, il n’y a donc pas de grille. Mettez 0 ou plus.</translation>
    </message>
    <message>
        <source>The first offset of %1 minutes is above the last one of %2, so no goal is ever tried. Lower it.</source>
        <translation>Le premier écart de %1 minutes dépasse le dernier de %2 : aucun objectif n’est jamais essayé. Diminuez-le.</translation>
    </message>
    <message numerus="yes">
        <source>%n goals have the row type &quot;%1&quot;, which has no threshold and so never counts. Give it one.</source>
        <translation>
            <numerusform>%n objectif a le type de ligne « %1 », sans seuil, qui ne compte donc jamais. Donnez-lui-en un.</numerusform>
            <numerusform>%n objectifs ont le type de ligne « %1 », sans seuil, qui ne compte donc jamais. Donnez-lui-en un.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter &quot;%2&quot; of &quot;%1&quot; means nothing, so all values but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number.</source>
        <translation>Le filtre « %2 » de « %1 » ne veut rien dire : toutes les valeurs sauf la plus haute comptent. Écrivez « min » ou « max », une espace et un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %n goals were tried in all.</source>
        <translation>
            <numerusform>L’essai %1 sur %2 a rempli toutes les cases ; %n objectif essayé en tout.</numerusform>
            <numerusform>L’essai %1 sur %2 a rempli toutes les cases ; %n objectifs essayés en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed is no number; it stands for the seed %1.</source>
        <translation>La graine n’est pas un nombre ; elle représente la graine %1.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n attempts filled the board. Try another seed; if most fail, widen the offsets or the bounds of synergy.</source>
        <translation>
            <numerusform>%n essai n’a pas rempli la grille. Essayez une autre graine ; si la plupart échouent, élargissez les écarts ou les bornes de synergie.</numerusform>
            <numerusform>Aucun des %n essais n’a rempli la grille. Essayez une autre graine ; si la plupart échouent, élargissez les écarts ou les bornes de synergie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last attempt had no goal for cell %1: it is of difficulty %2 and asks for %3 to %4 minutes.</source>
        <translation>Le dernier essai n’avait pas d’objectif pour la case %1 : elle est de difficulté %2 et demande %3 à %4 minutes.</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>that filled the board</comment>
        <translation>essai %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <comment>that a text stands for</comment>
        <translation>graine %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a time</source>
        <translation>
            <numerusform>%Ln objectif sans temps</numerusform>
            <numerusform>%Ln objectifs sans temps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with the id of another</source>
        <translation>
            <numerusform>%Ln objectif avec l’identifiant d’un autre</numerusform>
            <numerusform>%Ln objectifs avec l’identifiant d’un autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals of a difficulty that no cell has</source>
        <translation>
            <numerusform>%Ln objectif d’une difficulté qu’aucune case n’a</numerusform>
            <numerusform>%Ln objectifs d’une difficulté qu’aucune case n’a</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without a goal</source>
        <translation>
            <numerusform>%Ln difficulté sans objectif</numerusform>
            <numerusform>%Ln difficultés sans objectif</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bounds of synergy that nothing keeps</source>
        <translation>
            <numerusform>%Ln borne de synergie que rien ne respecte</numerusform>
            <numerusform>%Ln bornes de synergie que rien ne respecte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offsets that begin where they should end</source>
        <translation>
            <numerusform>%Ln écart qui commence où il devrait finir</numerusform>
            <numerusform>%Ln écarts qui commencent où ils devraient finir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row types without a threshold</source>
        <translation>
            <numerusform>%Ln type de ligne sans seuil</numerusform>
            <numerusform>%Ln types de ligne sans seuil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filters that mean nothing</source>
        <translation>
            <numerusform>%Ln filtre qui ne veut rien dire</numerusform>
            <numerusform>%Ln filtres qui ne veulent rien dire</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals have no times: see Balanced &gt; Start.</source>
        <translation>Les objectifs n’ont pas de durée : voir Équilibré &gt; Début.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardFiles</name>
    <message>
        <source>Seeds are Boardwright&apos;s own: the site follows the same rules but gives another board.</source>
        <translation>Les graines sont propres à Boardwright : le site suit les mêmes règles mais donne une autre grille.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardMenu</name>
    <message>
        <source>Save as This Set&apos;s Pre&amp;view</source>
        <translation>Enregistrer comme aperçu de la &amp;liste</translation>
    </message>
    <message>
        <source>&amp;Forget the Saved Preview</source>
        <translation>&amp;Oublier l’aperçu enregistré</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Grille entière</translation>
    </message>
    <message>
        <source>Back to the whole board (Esc)</source>
        <translation>Revenir à la grille entière (Échap)</translation>
    </message>
    <message>
        <source>P&amp;in This Board</source>
        <translation>Ép&amp;ingler cette grille</translation>
    </message>
    <message>
        <source>Compare with the set and the board of now, until you unpin them (%1)</source>
        <translation>Comparer à la liste et à la grille actuelles, jusqu’à ce que vous les détachiez (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPicker</name>
    <message>
        <source>Positions on the board</source>
        <translation>Positions sur la grille</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardScene</name>
    <message>
        <source>%1. %2</source>
        <comment>number of a cell, its goal</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>a line, a measure, its value</comment>
        <translation>%1 · %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No board can be made of this set.</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste.</translation>
    </message>
    <message>
        <source>no centre</source>
        <comment>in a cell that is left empty</comment>
        <translation>sans centre</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>in a cell that is left empty</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>The centre, left empty on purpose</source>
        <translation>Le centre, laissé vide exprès</translation>
    </message>
    <message>
        <source>Left blank on purpose</source>
        <translation>Laissée vide exprès</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Shiny: it counts for more</source>
        <translation>Brillante&#xa0;: elle compte davantage</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <comment>a goal</comment>
        <translation>Avant : %1</translation>
    </message>
    <message>
        <source>Forced to this position</source>
        <translation>Imposé à cette position</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardScroll</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Grille &amp;entière</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardTabs</name>
    <message>
        <source>&amp;Why This Goal</source>
        <translation>&amp;Pourquoi cet objectif</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>É&amp;tapes</translation>
    </message>
    <message>
        <source>&amp;Metrics</source>
        <translation>&amp;Mesures</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>The generator does not tell how it made this board.</source>
        <translation>Le générateur ne dit pas comment il a fait cette grille.</translation>
    </message>
    <message>
        <source>Recording the steps…</source>
        <translation>Enregistrement des étapes…</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Aucune grille</translation>
    </message>
    <message>
        <source>There are no steps where there is no board.</source>
        <translation>Sans grille, il n’y a pas d’étapes.</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>Il n’y a pas de grille.</translation>
    </message>
    <message>
        <source>Finding out how this board was made…</source>
        <translation>Recherche de la façon dont cette grille a été faite…</translation>
    </message>
    <message>
        <source>Choose a cell of the board to see how it got its goal, or a goal of the table to see why it is not here.</source>
        <translation>Choisissez une case de la grille pour voir comment elle a reçu son objectif, ou un objectif du tableau pour voir pourquoi il n’est pas ici.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Double click to open its board</source>
        <translation>Double-cliquez pour ouvrir la grille associée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, the name of a way out of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <comment>the two ends of a link</comment>
        <translation>%1 ↔ %2</translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesModel</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>What goals have in common. A name can be a board category, a line category, or both</source>
        <translation>Ce que des objectifs ont en commun. Un nom peut être une catégorie de grille, une catégorie de ligne ou les deux</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>What is wrong with the category</source>
        <translation>Ce qui ne va pas avec la catégorie</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>At most %1 % of the board</source>
        <translation>Au plus %1&#x202f;% de la grille</translation>
    </message>
    <message>
        <source>At most %1 % of every line, but always one goal</source>
        <translation>Au plus %1&#x202f;% de chaque ligne, mais toujours un objectif</translation>
    </message>
    <message>
        <source>%1 % of the enabled goals carry it</source>
        <translation>%1&#x202f;% des objectifs activés la portent</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>goals of cells</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>A board of %n cells</source>
        <translation>
            <numerusform>Une grille de %n case</numerusform>
            <numerusform>Une grille de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of %1 cells</source>
        <translation>Lignes de %1 cases</translation>
    </message>
    <message numerus="yes">
        <source>%n enabled goals carry it: each alone, they never reach the limit</source>
        <translation>
            <numerusform>%n objectif activé la porte&#xa0;: à lui seul, il n’atteint jamais la limite</numerusform>
            <numerusform>%n objectifs activés la portent&#xa0;: à eux seuls, ils n’atteignent jamais la limite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n désactivé</numerusform>
            <numerusform>%n désactivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %n goals carry it.</source>
        <translation>
            <numerusform>Pas de limite de grille, mais %n objectif la porte.</numerusform>
            <numerusform>Pas de limite de grille, mais %n objectifs la portent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %n goals carry it.</source>
        <translation>
            <numerusform>Pas de limite de ligne, mais %n objectif la porte.</numerusform>
            <numerusform>Pas de limite de ligne, mais %n objectifs la portent.</numerusform>
        </translation>
    </message>
    <message>
        <source>A limit is a whole number from 0 to 100 %, or nothing for none; &quot;%1&quot; is none.</source>
        <translation>Une limite est un nombre entier de 0 à 100&#x202f;%, ou rien s’il n’y en a pas&#x202f;; «&#x202f;%1&#x202f;» n’en est pas une.</translation>
    </message>
    <message>
        <source>board %1 %</source>
        <translation>grille %1&#x202f;%</translation>
    </message>
    <message>
        <source>line %1 %</source>
        <translation>ligne %1&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%n objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%n objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Fusionner %1 catégories dans «&#x202f;%2&#x202f;» (%n objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner %1 catégories dans «&#x202f;%2&#x202f;» (%n objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The limits of &quot;%1&quot; stay: %2.</source>
        <translation>Les limites de «&#x202f;%1&#x202f;» sont conservées&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n limits</source>
        <translation>
            <numerusform>Effacement de %n limite</numerusform>
            <numerusform>Effacement de %n limites</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down limits</source>
        <translation>Recopie de limites vers le bas</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n categories</source>
        <translation>
            <numerusform>Collage de %n catégorie</numerusform>
            <numerusform>Collage de %n catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>Contraint</translation>
    </message>
    <message>
        <source>The share of boards on which the limit keeps out at least one goal that takes part, alone or together with other limits; what tags or exclusion groups keep out does not count</source>
        <translation>La part des grilles dont la limite, seule ou avec d’autres, écarte au moins un objectif participant ; ce que les étiquettes ou les groupes d’exclusion écartent ne compte pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 objectifs en moyenne sur %Ln grille</numerusform>
            <numerusform>%1 objectifs en moyenne sur %Ln grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with most of them, on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 objectifs dans la ligne qui en a le plus, en moyenne sur %Ln grille</numerusform>
            <numerusform>%1 objectifs dans la ligne qui en a le plus, en moyenne sur %Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: on %L2 boards, %3 on average</source>
        <comment>what a limit does, how often, how much</comment>
        <translation>%1 : sur %L2 grilles, %3 en moyenne</translation>
    </message>
    <message numerus="yes">
        <source>Keeps goals out on %L1 of %Ln board(s), %2 goals on average</source>
        <translation>
            <numerusform>Écarte des objectifs sur %L1 de %Ln grille, %2 objectifs en moyenne</numerusform>
            <numerusform>Écarte des objectifs sur %L1 de %Ln grilles, %2 objectifs en moyenne</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Where goals with the category are limited: on the whole board, or in every line</source>
        <translation>Où les objectifs de la catégorie sont limités : sur toute la grille ou dans chaque ligne</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>The largest part of the board, or of every line but always one cell, that goals with this category may fill. The mark is the part of all enabled goals that carry it: right of the bar, the limit holds some back</source>
        <translation>La plus grande part de la grille, ou de chaque ligne mais toujours une case, que les objectifs de cette catégorie peuvent occuper. La marque est la part des objectifs actifs qui la portent : à droite de la barre, la limite en retient</translation>
    </message>
    <message>
        <source>What the limit comes to on the board in sight, in goals. Pale: too few goals carry the category for the limit to matter</source>
        <translation>Nombre d’objectifs que la limite permet sur la grille affichée. Pâle : trop peu d’objectifs portent la catégorie pour que la limite compte</translation>
    </message>
    <message>
        <source>How many goals of the category the board has, or the line with most of them, of those the limit allows: the mean of many boards</source>
        <translation>Combien d’objectifs de la catégorie la grille contient, ou la ligne qui en a le plus, parmi ceux que la limite permet : moyenne sur de nombreuses grilles</translation>
    </message>
    <message>
        <source>How many goals carry it as a category of this kind. A double click shows them</source>
        <translation>Combien d’objectifs la portent comme catégorie de ce type. Un double clic les affiche</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>kind of a category</comment>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>kind of a category</comment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The kind of a category is &quot;%1&quot; or &quot;%2&quot;; &quot;%3&quot; is neither.</source>
        <translation>Le type d’une catégorie est « %1 » ou « %2 » ; « %3 » n’est ni l’un ni l’autre.</translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesPage</name>
    <message>
        <source>Board categories</source>
        <translation>Catégories de grille</translation>
    </message>
    <message>
        <source>limited over the whole board</source>
        <translation>limitées sur toute la grille</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>Catégories de ligne</translation>
    </message>
    <message>
        <source>limited in every row, column and diagonal</source>
        <translation>limitées dans chaque rangée, colonne et diagonale</translation>
    </message>
</context>
<context>
    <name>boardwright::CellMenu</name>
    <message>
        <source>&amp;Where This Goal Lands</source>
        <translation>&amp;Où tombe cet objectif</translation>
    </message>
    <message>
        <source>&amp;Always Here</source>
        <translation>&amp;Toujours ici</translation>
    </message>
    <message>
        <source>&amp;Never Here</source>
        <translation>&amp;Jamais ici</translation>
    </message>
    <message>
        <source>An&amp;ywhere</source>
        <translation>&amp;N’importe où</translation>
    </message>
    <message>
        <source>&amp;Disable This Goal</source>
        <translation>&amp;Désactiver cet objectif</translation>
    </message>
</context>
<context>
    <name>boardwright::ChangesTool</name>
    <message>
        <source>Since Saving</source>
        <translation>Depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Compare with what was opened or saved last</source>
        <translation>Comparer avec ce qui a été ouvert ou enregistré en dernier</translation>
    </message>
    <message>
        <source>Since a File…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Compare with a goal set or a goal list in a file</source>
        <translation>Comparer avec une liste d’objectifs dans un fichier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy all changes, one a line</source>
        <translation>Copier tous les changements, un par ligne</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, how many changes</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListEditor</name>
    <message>
        <source>There is nothing to choose from yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
</context>
<context>
    <name>boardwright::ChoiceMenus</name>
    <message>
        <source>&amp;Kind of Board</source>
        <translation>&amp;Type de grille</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Coloration</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>boardwright::CommandPalette</name>
    <message>
        <source>Find actions and goals</source>
        <translation>Rechercher des actions et des objectifs</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a menu, an entry of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message>
        <source>Contact sheet</source>
        <translation>Planche-contact</translation>
    </message>
    <message>
        <source>Seed %1: its board is being made</source>
        <translation>Graine %1 : sa grille est en cours de création</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln cells lit</source>
        <translation>
            <numerusform>Graine %1 : %Ln case éclairée</numerusform>
            <numerusform>Graine %1 : %Ln cases éclairées</numerusform>
        </translation>
    </message>
    <message>
        <source>no board</source>
        <translation>pas de grille</translation>
    </message>
    <message>
        <source>not whole</source>
        <comment>a board</comment>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>%L1 lit</source>
        <comment>so many cells</comment>
        <translation>%L1 éclairées</translation>
    </message>
    <message>
        <source>no seed</source>
        <comment>the seed is empty</comment>
        <translation>sans graine</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheetPage</name>
    <message>
        <source>From the present seed</source>
        <translation>À partir de la graine actuelle</translation>
    </message>
    <message>
        <source>Seeds on the sheet</source>
        <translation>Graines sur la planche</translation>
    </message>
    <message>
        <source>Previous Seeds</source>
        <translation>Graines précédentes</translation>
    </message>
    <message>
        <source>The seeds before these (Page Up)</source>
        <translation>Les graines précédentes (Page préc.)</translation>
    </message>
    <message>
        <source>Next Seeds</source>
        <translation>Graines suivantes</translation>
    </message>
    <message>
        <source>The seeds after these (Page Down)</source>
        <translation>Les graines suivantes (Page suiv.)</translation>
    </message>
    <message>
        <source>As chosen in the tables</source>
        <translation>Comme choisi dans les tableaux</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>Un objectif</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>Une catégorie</translation>
    </message>
    <message>
        <source>What is lit</source>
        <translation>Ce qui est éclairé</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>&amp;Lit</source>
        <translation>É&amp;clairé</translation>
    </message>
    <message>
        <source>Found seeds</source>
        <translation>Graines trouvées</translation>
    </message>
</context>
<context>
    <name>boardwright::CountedEdit</name>
    <message>
        <source>%1/%2</source>
        <comment>characters typed, most</comment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>lockout.live takes at most %n characters.</source>
        <translation>
            <numerusform>lockout.live accepte %n caractère au plus.</numerusform>
            <numerusform>lockout.live accepte %n caractères au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DefinitionPage</name>
    <message>
        <source>Takes part</source>
        <translation>Pris en compte</translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsForm</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Open or close the details of the selected goals</source>
        <translation>Ouvrir ou fermer les détails des objectifs sélectionnés</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>No goal selected</source>
        <translation>Aucun objectif sélectionné</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>A goal without a text</source>
        <translation>Un objectif sans texte</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <translation>Vérification %1</translation>
    </message>
    <message>
        <source>Sections of the details</source>
        <translation>Sections des détails</translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsPage</name>
    <message>
        <source>different</source>
        <comment>the goals have different values</comment>
        <translation>différents</translation>
    </message>
    <message>
        <source>on %1 of %2</source>
        <translation>sur %1 de %2</translation>
    </message>
</context>
<context>
    <name>boardwright::DocumentFiles</name>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 n’a pas été ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>This file is laid out differently from lockout.live&apos;s own files. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation>La disposition de ce fichier diffère de celle des fichiers de lockout.live. Il reste tel quel jusqu’à votre première modification&#x202f;; il est alors enregistré dans la disposition du site.</translation>
    </message>
    <message>
        <source>Open Goal Set</source>
        <translation>Ouvrir une liste d’objectifs</translation>
    </message>
    <message>
        <source>Goal sets (*.json)</source>
        <translation>Listes d’objectifs (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>Retour à la version enregistrée</translation>
    </message>
    <message>
        <source>Text With a Mistake</source>
        <translation>Texte comportant une erreur</translation>
    </message>
    <message>
        <source>It would be lost.</source>
        <translation>Il serait perdu.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation>«&#x202f;%1&#x202f;» contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save Goal Set</source>
        <translation>Enregistrer la liste d’objectifs</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <translation>Copie enregistrée sous %1</translation>
    </message>
    <message>
        <source>This file now also holds Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
        <comment>titles of what it holds</comment>
        <translation>Ce fichier contient désormais aussi les données propres à Boardwright (%1), que lockout.live ignore.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between titles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by another program. Saving replaces what that program wrote.</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié par un autre programme. L’enregistrement remplace ce que ce programme a écrit.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>%1 was imported (%2). It stays as it is: saving asks for a name for a goal set.</source>
        <comment>a file, what kind of file it is</comment>
        <translation>%1 a été importé (%2). Le fichier reste tel quel : l’enregistrement demande un nom pour un ensemble d’objectifs.</translation>
    </message>
    <message>
        <source>Goal sets and goal lists (*.json *.csv)</source>
        <translation>Ensembles et listes d’objectifs (*.json *.csv)</translation>
    </message>
    <message>
        <source>%1 goal set</source>
        <comment>file name: what it is made of</comment>
        <translation>%1 ensemble d’objectifs</translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message>
        <source>This is text. To open a goal set, drop its file; to change the one that is open, paste the text into the Source tab.</source>
        <translation>C’est du texte. Pour ouvrir une liste d’objectifs, déposez son fichier&#x202f;; pour modifier celle qui est ouverte, collez le texte dans l’onglet Texte source.</translation>
    </message>
    <message>
        <source>This is no file. To open a goal set, drop its file.</source>
        <translation>Ce n’est pas un fichier. Pour ouvrir une liste d’objectifs, déposez son fichier.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n files. A window shows one goal set: drop one.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>Vous déposez %n fichier. Une fenêtre affiche une seule liste d’objectifs&#xa0;: n’en déposez qu’un.</numerusform>
            <numerusform>Vous déposez %n fichiers. Une fenêtre affiche une seule liste d’objectifs&#xa0;: n’en déposez qu’un.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this computer. Download it first, then drop the file.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas sur cet ordinateur. Téléchargez-le d’abord, puis déposez le fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no goal set, but: %2. Goal sets are JSON files.</source>
        <comment>%2: a kind of file, such as &quot;PNG image&quot;</comment>
        <translation>«&#x202f;%1&#x202f;» n’est pas une liste d’objectifs, mais&#xa0;: %2. Les listes d’objectifs sont des fichiers JSON.</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>Pondération %1 pour «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %n goals</source>
        <translation>
            <numerusform>Pondération %1 pour %n objectif</numerusform>
            <numerusform>Pondération %1 pour %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>Activation de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>Désactivation de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n goals</source>
        <translation>
            <numerusform>Activation de %n objectif</numerusform>
            <numerusform>Activation de %n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n goals</source>
        <translation>
            <numerusform>Désactivation de %n objectif</numerusform>
            <numerusform>Désactivation de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Reword &quot;%1&quot;</source>
        <translation>Reformulation de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Change %1</source>
        <comment>the label of a field</comment>
        <translation>Modification de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <comment>the label of a field, a goal or a row</comment>
        <translation>%1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%1 de %n ligne</numerusform>
            <numerusform>%1 de %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n rows to %1</source>
        <translation>
            <numerusform>Ajout de %n ligne à «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Ajout de %n lignes à «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from %2</source>
        <comment>a row, a table</comment>
        <translation>Suppression de «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n rows from %1</source>
        <translation>
            <numerusform>Suppression de %n ligne dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Suppression de %n lignes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n rows of %1</source>
        <translation>
            <numerusform>Déplacement de %n ligne dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Déplacement de %n lignes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <comment>a table</comment>
        <translation>Collage dans «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Enregistrement de l’aperçu</translation>
    </message>
    <message>
        <source>Forget the saved preview</source>
        <translation>Oubli de l’aperçu enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning about %1</source>
        <comment>a goal</comment>
        <translation>un avertissement sur %1</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>un avertissement</translation>
    </message>
    <message>
        <source>a warning about &quot;%1&quot;</source>
        <comment>a category or a tag</comment>
        <translation>un avertissement sur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <comment>several problems, such as &quot;12 tags that no goal has&quot;</comment>
        <translation>Correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <comment>a problem, or several</comment>
        <translation>Acceptation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accept all warnings of one kind</source>
        <translation>Acceptation de tous les avertissements d’un même type</translation>
    </message>
    <message>
        <source>Take back an accepted warning</source>
        <translation>Annulation de l’acceptation d’un avertissement</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n accepted warnings</source>
        <translation>
            <numerusform>Annulation de l’acceptation de %n avertissement</numerusform>
            <numerusform>Annulation de l’acceptation de %n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cells</source>
        <translation>
            <numerusform>Effacement de %n cellule</numerusform>
            <numerusform>Effacement de %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <translation>
            <numerusform>Remplissage de %n cellule</numerusform>
            <numerusform>Remplissage de %n cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>New goal</source>
        <translation>Nouvel objectif</translation>
    </message>
    <message>
        <source>Nothing was pasted: there are %1 columns from here on, and the clipboard holds %2.</source>
        <translation>Rien n’a été collé&#xa0;: il y a %1 colonnes à partir d’ici, et le presse-papiers en contient %2.</translation>
    </message>
    <message numerus="yes">
        <source>Paste into %n rows</source>
        <translation>
            <numerusform>Collage dans %n ligne</numerusform>
            <numerusform>Collage dans %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %n goals</source>
        <translation>
            <numerusform>Reformulation de %n objectif</numerusform>
            <numerusform>Reformulation de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Range %1 for %2</source>
        <comment>values, goals</comment>
        <translation>Plage %1 pour %2</translation>
    </message>
    <message>
        <source>Board categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Catégories de grille %1 pour %2</translation>
    </message>
    <message>
        <source>Line categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Catégories de ligne %1 pour %2</translation>
    </message>
    <message>
        <source>Zones %1 for %2</source>
        <comment>zones, goals</comment>
        <translation>Zones %1 pour %2</translation>
    </message>
    <message>
        <source>Limit %1 for %2</source>
        <comment>number, goals</comment>
        <translation>Limite %1 pour %2</translation>
    </message>
    <message>
        <source>Tag %1 for %2</source>
        <comment>name, goals</comment>
        <translation>Étiquette %1 pour %2</translation>
    </message>
    <message>
        <source>Positions %1 for %2</source>
        <comment>numbers, goals</comment>
        <translation>Cases %1 pour %2</translation>
    </message>
    <message>
        <source>Icons %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Icônes %1 pour %2</translation>
    </message>
    <message>
        <source>Tooltip &quot;%1&quot; for %2</source>
        <comment>text, goals</comment>
        <translation>Infobulle «&#x202f;%1&#x202f;» pour %2</translation>
    </message>
    <message>
        <source>No range for %1</source>
        <comment>goals</comment>
        <translation>Aucune plage pour %1</translation>
    </message>
    <message>
        <source>No board categories for %1</source>
        <comment>goals</comment>
        <translation>Aucune catégorie de grille pour %1</translation>
    </message>
    <message>
        <source>No line categories for %1</source>
        <comment>goals</comment>
        <translation>Aucune catégorie de ligne pour %1</translation>
    </message>
    <message>
        <source>All zones for %1</source>
        <comment>goals</comment>
        <translation>Toutes les zones pour %1</translation>
    </message>
    <message>
        <source>No tag for %1</source>
        <comment>goals</comment>
        <translation>Aucune étiquette pour %1</translation>
    </message>
    <message>
        <source>Any position for %1</source>
        <comment>goals</comment>
        <translation>N’importe quelle case pour %1</translation>
    </message>
    <message>
        <source>No icons for %1</source>
        <comment>goals</comment>
        <translation>Aucune icône pour %1</translation>
    </message>
    <message>
        <source>No tooltip for %1</source>
        <comment>goals</comment>
        <translation>Aucune infobulle pour %1</translation>
    </message>
    <message>
        <source>Progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>Plages progressives pour %1</translation>
    </message>
    <message>
        <source>No progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>Pas de plages progressives pour %1</translation>
    </message>
    <message>
        <source>Add category %1 to &quot;%2&quot;</source>
        <translation>Ajout de la catégorie %1 à «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Remove category %1 from &quot;%2&quot;</source>
        <translation>Retrait de la catégorie %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %n goals</source>
        <translation>
            <numerusform>Ajout de la catégorie %1 à %n objectif</numerusform>
            <numerusform>Ajout de la catégorie %1 à %n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %n goals</source>
        <translation>
            <numerusform>Retrait de la catégorie %1 de %n objectif</numerusform>
            <numerusform>Retrait de la catégorie %1 de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 categories already; lockout.live takes no more. Remove one first.</source>
        <translation>%1 a déjà %2 catégories&#x202f;; lockout.live n’en accepte pas plus. Retirez-en d’abord une.</translation>
    </message>
    <message>
        <source>Declare category &quot;%1&quot;</source>
        <translation>Déclaration de la catégorie «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n categories</source>
        <translation>
            <numerusform>Déclaration de %n catégorie</numerusform>
            <numerusform>Déclaration de %n catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>No board limit for &quot;%1&quot;</source>
        <translation>Aucune limite de grille pour «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>No line limit for &quot;%1&quot;</source>
        <translation>Aucune limite de ligne pour «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Board limit %1 % for &quot;%2&quot;</source>
        <translation>Limite de grille de %1&#x202f;% pour «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Line limit %1 % for &quot;%2&quot;</source>
        <translation>Limite de ligne de %1&#x202f;% pour «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %n categories</source>
        <translation>
            <numerusform>Aucune limite de grille pour %n catégorie</numerusform>
            <numerusform>Aucune limite de grille pour %n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %n categories</source>
        <translation>
            <numerusform>Aucune limite de ligne pour %n catégorie</numerusform>
            <numerusform>Aucune limite de ligne pour %n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %n categories</source>
        <translation>
            <numerusform>Limite de grille de %1&#x202f;% pour %n catégorie</numerusform>
            <numerusform>Limite de grille de %1&#x202f;% pour %n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %n categories</source>
        <translation>
            <numerusform>Limite de ligne de %1&#x202f;% pour %n catégorie</numerusform>
            <numerusform>Limite de ligne de %1&#x202f;% pour %n catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename category &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommage de la catégorie «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Merge category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusion de la catégorie «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Fusion de %n catégorie dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Fusion de %n catégories dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove category &quot;%1&quot;</source>
        <translation>Suppression de la catégorie «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n categories</source>
        <translation>
            <numerusform>Suppression de %n catégorie</numerusform>
            <numerusform>Suppression de %n catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tag &quot;%1&quot;</source>
        <translation>Ajout de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tags</source>
        <translation>
            <numerusform>Ajout de %n étiquette</numerusform>
            <numerusform>Ajout de %n étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename tag &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommage de l’étiquette «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Merge tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusion de l’étiquette «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Fusion de %n étiquette dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Fusion de %n étiquettes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove tag &quot;%1&quot;</source>
        <translation>Suppression de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tags</source>
        <translation>
            <numerusform>Suppression de %n étiquette</numerusform>
            <numerusform>Suppression de %n étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move tag &quot;%1&quot;</source>
        <translation>Déplacement de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tags</source>
        <translation>
            <numerusform>Déplacement de %n étiquette</numerusform>
            <numerusform>Déplacement de %n étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n goals</source>
        <translation>
            <numerusform>Ajout de %n objectif</numerusform>
            <numerusform>Ajout de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>Duplication de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n goals</source>
        <translation>
            <numerusform>Duplication de %n objectif</numerusform>
            <numerusform>Duplication de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Suppression de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n goals</source>
        <translation>
            <numerusform>Suppression de %n objectif</numerusform>
            <numerusform>Suppression de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>Déplacement de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Move %n goals</source>
        <translation>
            <numerusform>Déplacement de %n objectif</numerusform>
            <numerusform>Déplacement de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Tri du fichier</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>Ajout de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Add no goal</source>
        <translation>Abandon de l’ajout d’un objectif</translation>
    </message>
    <message>
        <source>This is no regular expression; character %1: %2</source>
        <comment>a number, why</comment>
        <translation>Ce n’est pas une expression rationnelle&#x202f;; caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This regular expression takes too long to try.</source>
        <translation>L’essai de cette expression rationnelle prend trop de temps.</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>the number of a row, the title of a column, a sentence</comment>
        <translation>Ligne %1, %2 : %3</translation>
    </message>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Un nom ne peut pas être vide.</translation>
    </message>
    <message>
        <source>Nothing was replaced, because of the name &quot;%1&quot;: %2</source>
        <comment>a category or tag, a sentence</comment>
        <translation>Rien n&apos;a été remplacé, à cause du nom « %1 » : %2</translation>
    </message>
    <message>
        <source>Nothing was replaced, because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n&apos;a été remplacé, à cause de la ligne %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %n categories</source>
        <translation>
            <numerusform>Limite de %1 % pour %n catégorie</numerusform>
            <numerusform>Limites de %1 % pour %n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %n categories</source>
        <translation>
            <numerusform>Pas de limites pour %n catégorie</numerusform>
            <numerusform>Pas de limites pour %n catégories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ExportDialog</name>
    <message>
        <source>Overlay: %1</source>
        <translation>Surcouche : %1</translation>
    </message>
    <message>
        <source>%1 in every cell</source>
        <comment>a number</comment>
        <translation>%1 dans chaque case</translation>
    </message>
    <message>
        <source>at the edge: %1</source>
        <comment>what the numbers of lines are</comment>
        <translation>au bord : %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>Goal set: %1</source>
        <translation>Liste d’objectifs : %1</translation>
    </message>
    <message>
        <source>Board: picture (PNG)</source>
        <translation>Grille : image (PNG)</translation>
    </message>
    <message>
        <source>Board: drawing (SVG)</source>
        <translation>Grille : dessin (SVG)</translation>
    </message>
    <message>
        <source>Board: text</source>
        <translation>Grille : texte</translation>
    </message>
    <message>
        <source>Board: JSON</source>
        <translation>Grille : JSON</translation>
    </message>
    <message>
        <source>There is no whole board to export.</source>
        <translation>Il n’y a pas de grille complète à exporter.</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Ce qui est perdu</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Image de la grille</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels</comment>
        <translation> pixels</translation>
    </message>
    <message>
        <source>With &amp;title and seed</source>
        <translation>Avec le &amp;titre et la graine</translation>
    </message>
    <message>
        <source>With the &amp;overlay</source>
        <translation>Avec la s&amp;urcouche</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur :</translation>
    </message>
    <message>
        <source>Text of the board</source>
        <translation>Texte de la grille</translation>
    </message>
    <message>
        <source>The board as it is seen here.</source>
        <translation>La grille telle qu’on la voit ici.</translation>
    </message>
    <message>
        <source>The board for programs, as boardwright-cli makes it.</source>
        <translation>La grille pour des programmes, telle que la produit boardwright-cli.</translation>
    </message>
    <message>
        <source>The board in characters, for a chat or a terminal.</source>
        <translation>La grille en caractères, pour une messagerie ou un terminal.</translation>
    </message>
    <message>
        <source>Nothing of the set is lost.</source>
        <translation>Rien de la liste n’est perdu.</translation>
    </message>
    <message>
        <source>&amp;What is lost:</source>
        <translation>Ce &amp;qui est perdu :</translation>
    </message>
    <message>
        <source>%1 board %2</source>
        <comment>file name: of a set, a seed</comment>
        <translation>%1 grille %2</translation>
    </message>
</context>
<context>
    <name>boardwright::ExtentEditor</name>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetBar</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Show all goals again</source>
        <translation>Afficher de nouveau tous les objectifs</translation>
    </message>
    <message>
        <source>no category</source>
        <translation>sans catégorie</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>sans étiquette</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Mid</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tard</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>has problem %1</source>
        <translation>avec problème %1</translation>
    </message>
    <message>
        <source>never appears %1</source>
        <translation>n’apparaît jamais %1</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetButton</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Category: combat</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Category: 3</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetModel</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a category, how many goals carry it</comment>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message>
        <source>yes or no</source>
        <translation>yes (oui) ou no (non)</translation>
    </message>
    <message numerus="yes">
        <source>a text of at most %n characters</source>
        <translation>
            <numerusform>un texte de %n caractère au plus</numerusform>
            <numerusform>un texte de %n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>names and numbers, such as &quot;combat: 2, shop: 0.5&quot;</source>
        <translation>des noms et des nombres, par exemple «&#x202f;combat: 2, boutique: 0.5&#x202f;»</translation>
    </message>
    <message>
        <source>names of rows, separated by commas</source>
        <translation>des noms de lignes, séparés par des virgules</translation>
    </message>
    <message>
        <source>numbers of cells, separated by commas</source>
        <translation>des numéros de cases, séparés par des virgules</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not possible. Possible: %3.</source>
        <comment>label of a field, what was typed, what is allowed</comment>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas possible. Valeurs possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label of a field, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::Fields</name>
    <message>
        <source>Constrained</source>
        <translation>Sous contraintes</translation>
    </message>
    <message>
        <source>Goals under limits on categories, tags, copies and zones, as lockout.live does it</source>
        <translation>Des objectifs soumis à des limites de catégories, d’étiquettes, de copies et de zones, comme sur lockout.live</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>What the group is called</source>
        <translation>Le nom du groupe</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>How many goals of the group may stand on one board</source>
        <translation>Combien d’objectifs du groupe peuvent figurer sur une grille</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Exclusion groups of the goal: of each, only so many goals stand on one board</source>
        <translation>Groupes d’exclusion de l’objectif&#xa0;: de chacun, une grille ne contient pas plus d’objectifs qu’il n’en permet</translation>
    </message>
    <message>
        <source>Exclusion groups</source>
        <translation>Groupes d’exclusion</translation>
    </message>
    <message>
        <source>Like tags, but a group may allow more than one goal, and a goal may be in several</source>
        <translation>Comme les étiquettes, mais un groupe peut permettre plus d’un objectif et un objectif peut appartenir à plusieurs groupes</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Exclusion</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>Assouplissements</translation>
    </message>
    <message>
        <source>Limits that gave way on this board</source>
        <translation>Limites qui ont cédé sur cette grille</translation>
    </message>
    <message>
        <source>Exclusive cells</source>
        <translation>Cases exclusives</translation>
    </message>
    <message>
        <source>Cells in only one progression zone, which only goals of that zone can fill</source>
        <translation>Cases d’une seule zone de progression, que seuls les objectifs de cette zone peuvent remplir</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Goals of a line whose line category another goal of it has already</source>
        <translation>Objectifs d’une ligne dont un autre objectif de celle-ci a déjà la catégorie de ligne</translation>
    </message>
    <message>
        <source>Candidates on the empty board</source>
        <translation>Candidats sur la grille vide</translation>
    </message>
    <message>
        <source>Enabled goals that zones, forced positions and board limits let stand here</source>
        <translation>Objectifs activés que les zones, les positions imposées et les limites de grille autorisent ici</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Progression zones that contain the cell; with only one, it is exclusive</source>
        <translation>Zones de progression qui contiennent la case&#x202f;; s’il n’y en a qu’une, la case est exclusive</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>How often the goal stands on the board</source>
        <translation>Combien de fois l’objectif figure sur la grille</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Ascend</source>
        <translation>Ascend</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Summit</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Rush</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>The game that the board is for: its shape, its lines and its progression</source>
        <translation>Le jeu auquel la grille est destinée&#xa0;: sa forme, ses lignes et sa progression</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rows and columns of the grid</source>
        <translation>Rangées et colonnes de la grille</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Rows of the grid, which has as many columns</source>
        <translation>Rangées de la grille, qui compte autant de colonnes</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Étages</translation>
    </message>
    <message>
        <source>Tiers of the pyramid, each one cell wider</source>
        <translation>Étages de la pyramide, chacun plus large d’une case</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Cells of the list, three in a set</source>
        <translation>Cases de la suite, trois par série</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Kind of warning</source>
        <translation>Type d’avertissement</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Category or tag</source>
        <translation>Catégorie ou étiquette</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Accepted warnings</source>
        <translation>Avertissements acceptés</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Quelconques</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Les plus basses</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Les plus hautes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>No board limits</source>
        <translation>Sans limites de grille</translation>
    </message>
    <message>
        <source>Board categories are not limited</source>
        <translation>Les catégories de grille ne sont pas limitées</translation>
    </message>
    <message>
        <source>No line limits</source>
        <translation>Sans limites de ligne</translation>
    </message>
    <message>
        <source>Line categories are not limited; a goal still stands only once in a line</source>
        <translation>Les catégories de ligne ne sont pas limitées&#x202f;; un objectif ne figure toujours qu’une fois par ligne</translation>
    </message>
    <message>
        <source>No weighting</source>
        <translation>Sans pondération</translation>
    </message>
    <message>
        <source>Every enabled goal takes part, whatever its weighting</source>
        <translation>Tous les objectifs activés participent, quelle que soit leur pondération</translation>
    </message>
    <message>
        <source>No progression</source>
        <translation>Sans progression</translation>
    </message>
    <message>
        <source>Goals stand anywhere, whatever their zones</source>
        <translation>Les objectifs se placent partout, quelles que soient leurs zones</translation>
    </message>
    <message>
        <source>No centre</source>
        <translation>Sans centre</translation>
    </message>
    <message>
        <source>The middle cell stays empty; grids of odd rows and columns only</source>
        <translation>La case centrale reste vide&#x202f;; seulement dans les grilles aux nombres impairs de rangées et de colonnes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Which values of their ranges goals take, as far as their cells allow</source>
        <translation>Quelles valeurs de leurs plages les objectifs prennent, dans la mesure où leurs cases le permettent</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Cases vides</translation>
    </message>
    <message>
        <source>Cells that stay empty, drawn among those of no forced goal</source>
        <translation>Cases laissées vides, tirées au sort parmi celles sans objectif imposé</translation>
    </message>
    <message>
        <source>Shiny cells</source>
        <translation>Cases brillantes</translation>
    </message>
    <message>
        <source>Cells that count for more, spread over the board; automatic: as many as suit it</source>
        <translation>Cases qui comptent davantage, réparties sur la grille&#x202f;; automatique&#xa0;: le nombre qui lui convient</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>List of categories</source>
        <translation>Liste de catégories</translation>
    </message>
    <message>
        <source>All of this kind</source>
        <translation>Tous ceux de ce type</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur la grille</translation>
    </message>
    <message>
        <source>Never fits this board</source>
        <translation>Ne convient jamais à cette grille</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>Pondération</translation>
    </message>
    <message>
        <source>Tag taken</source>
        <translation>Étiquette prise</translation>
    </message>
    <message>
        <source>Group full</source>
        <translation>Groupe plein</translation>
    </message>
    <message>
        <source>Board limit</source>
        <translation>Limite de grille</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>Limite de ligne</translation>
    </message>
    <message>
        <source>Zones or positions</source>
        <translation>Zones ou positions</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Non tiré</translation>
    </message>
    <message>
        <source>Tags and groups</source>
        <translation>Étiquettes et groupes</translation>
    </message>
    <message>
        <source>Several alike</source>
        <translation>Plusieurs à égalité</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Goals of the pool that would break nothing here, as one goal more on the full board</source>
        <translation>Objectifs du tirage qui ne violeraient rien ici, en plus de la grille pleine</translation>
    </message>
    <message>
        <source>Tightest rule</source>
        <translation>Règle la plus stricte</translation>
    </message>
    <message>
        <source>The kind of rule that alone keeps most goals from here</source>
        <translation>Le type de règle qui écarte à lui seul le plus d&apos;objectifs</translation>
    </message>
    <message>
        <source>Relaxations here</source>
        <translation>Assouplissements ici</translation>
    </message>
    <message>
        <source>Limits that gave way at this cell</source>
        <translation>Limites qui ont cédé à cette case</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Goals that the limit counts on the board, or in the line with most of them</source>
        <translation>Objectifs comptés par la limite sur la grille, ou dans la ligne qui en a le plus</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Whether the limit is reached, or in how many lines it is</source>
        <translation>Si la limite est atteinte, ou dans combien de lignes</translation>
    </message>
    <message>
        <source>Goals kept out</source>
        <translation>Objectifs écartés</translation>
    </message>
    <message>
        <source>Goals that take part and that the limit keeps off the board</source>
        <translation>Objectifs participants que la limite écarte</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>Écarté par</translation>
    </message>
    <message>
        <source>Why the goal is not on the board: the first rule that keeps it from every cell</source>
        <translation>Pourquoi l&apos;objectif n&apos;est pas sur la grille : la première règle qui l&apos;écarte de toutes les cases</translation>
    </message>
    <message>
        <source>lockout.live goal set</source>
        <translation>Liste d’objectifs de lockout.live</translation>
    </message>
    <message>
        <source>The file that lockout.live imports, without what is Boardwright&apos;s own.</source>
        <translation>Le fichier que lockout.live importe, sans ce qui est propre à Boardwright.</translation>
    </message>
    <message>
        <source>Plain list of goals</source>
        <translation>Simple liste d’objectifs</translation>
    </message>
    <message>
        <source>A goal a line, for chats, documents and sites that take a list.</source>
        <translation>Un objectif par ligne, pour les messageries, les documents et les sites qui acceptent une liste.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Lines that take equally long: goals by their times, with little synergy in a line</source>
        <translation>Des lignes d’égale durée : objectifs selon leurs temps, avec peu de synergie par ligne</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>How often the board was begun</source>
        <translation>Combien de fois la grille a été commencée</translation>
    </message>
    <message>
        <source>Candidates tried</source>
        <translation>Candidats essayés</translation>
    </message>
    <message>
        <source>Goals tried in some cell, over all attempts</source>
        <translation>Objectifs essayés dans une case, tous essais confondus</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>Minutes that the goals of a line save when they are done together</source>
        <translation>Minutes que les objectifs d’une ligne font gagner ensemble</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Minutes that a line should take: what its cells ask for and the baseline, without the synergy</source>
        <translation>Minutes que devrait prendre une ligne : ce que demandent ses cases et le temps de base, moins la synergie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Number of the cell in the magic square, whose lines all add up to 65</source>
        <translation>Nombre de la case dans le carré magique, dont toutes les lignes font 65</translation>
    </message>
    <message>
        <source>Desired time</source>
        <translation>Temps souhaité</translation>
    </message>
    <message>
        <source>Minutes that the cell asks for</source>
        <translation>Minutes que demande la case</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Minutes that the goal here takes</source>
        <translation>Minutes que prend l’objectif ici</translation>
    </message>
    <message>
        <source>Quicker than desired</source>
        <translation>Plus rapide que souhaité</translation>
    </message>
    <message>
        <source>Minutes that the goal is shorter than the cell asks for; below 0: longer</source>
        <translation>Minutes dont l’objectif est plus court que ne le demande la case ; sous 0 : plus long</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Short blackout</source>
        <translation>Blackout court</translation>
    </message>
    <message>
        <source>The game that the board is for; in a blackout no two goals may have much in common</source>
        <translation>La partie à laquelle la grille est destinée ; en blackout, deux objectifs ne peuvent avoir beaucoup en commun</translation>
    </message>
    <message>
        <source>How often a board is begun anew before its seed is given up</source>
        <translation>Combien de fois une grille est recommencée avant que sa graine soit abandonnée</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Goals of one id never share a board; without one it is made of the goal</source>
        <translation>Les objectifs d’un même identifiant ne partagent jamais une grille ; sans identifiant, il est tiré de l’objectif</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The length of game that the goal and its time are meant for</source>
        <translation>La durée de partie pour laquelle l’objectif et son temps sont prévus</translation>
    </message>
    <message>
        <source>Minutes that the goal takes; with -1 it has none and is never on a balanced board</source>
        <translation>Minutes que prend l’objectif ; avec -1 il n’en a pas et n’est jamais sur une grille équilibrée</translation>
    </message>
    <message>
        <source>Minutes of the time that are there because it is hard to do</source>
        <translation>Minutes du temps dues à la difficulté d’exécution</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibrage</translation>
    </message>
    <message>
        <source>The higher, the earlier the goal is tried in a cell; usual are -2 to 2</source>
        <translation>Plus il est élevé, plus tôt l’objectif est essayé dans une case ; d’habitude de -2 à 2</translation>
    </message>
    <message>
        <source>Where the goal stands in its list; with one that is not 1 to 25 it takes no part</source>
        <translation>La place de l’objectif dans sa liste ; hors de 1 à 25 il ne participe pas</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Minutes that each category saves beside other goals of it in a line</source>
        <translation>Minutes que chaque catégorie fait gagner à côté d’autres objectifs de celle-ci dans une ligne</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Sous-types</translation>
    </message>
    <message>
        <source>Likewise, but only beside a goal that has the category as a type</source>
        <translation>De même, mais seulement à côté d’un objectif dont la catégorie est un type</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Types de ligne</translation>
    </message>
    <message>
        <source>What the goal costs of each row type; a line below the threshold saves the rest</source>
        <translation>Ce que l’objectif coûte de chaque type de ligne ; une ligne sous le seuil gagne le reste</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>Nom japonais</translation>
    </message>
    <message>
        <source>What the goal is called in Japanese; of list files only</source>
        <translation>Le nom de l’objectif en japonais ; seulement dans les fichiers de liste</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>The type that the filter is for</source>
        <translation>Le type que le filtre concerne</translation>
    </message>
    <message>
        <source>The list that it is for</source>
        <translation>La liste qu’il concerne</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>&quot;min 2&quot; counts the two lowest values, &quot;max -1&quot; all but the lowest; without a filter all but the highest count</source>
        <translation>« min 2 » compte les deux valeurs les plus basses, « max -1 » toutes sauf la plus basse ; sans filtre, toutes sauf la plus haute comptent</translation>
    </message>
    <message>
        <source>Thresholds: a line whose goals cost less of the row type saves the difference</source>
        <translation>Seuils : une ligne dont les objectifs coûtent moins du type de ligne gagne la différence</translation>
    </message>
    <message>
        <source>Row types, short</source>
        <translation>Types de ligne, court</translation>
    </message>
    <message>
        <source>The same of the short list</source>
        <translation>De même pour la liste courte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Of the list, as its file says</source>
        <translation>De la liste, d’après son fichier</translation>
    </message>
    <message>
        <source>Lowest synergy</source>
        <translation>Synergie minimale</translation>
    </message>
    <message>
        <source>Minutes that a line may be quicker than its goals one by one, at least</source>
        <translation>Minutes dont une ligne peut être plus rapide que ses objectifs un à un, au moins</translation>
    </message>
    <message>
        <source>Highest synergy</source>
        <translation>Synergie maximale</translation>
    </message>
    <message>
        <source>Likewise, at most</source>
        <translation>De même, au plus</translation>
    </message>
    <message>
        <source>Highest of one value</source>
        <translation>Maximum d’une valeur</translation>
    </message>
    <message>
        <source>A line where one value of a category saves more is never made</source>
        <translation>Une ligne où une valeur d’une catégorie fait gagner plus n’est jamais faite</translation>
    </message>
    <message>
        <source>First offset</source>
        <translation>Premier écart</translation>
    </message>
    <message>
        <source>Minutes that a goal may be longer or shorter than its cell asks for, at first</source>
        <translation>Minutes dont un objectif peut d’abord s’écarter de ce que demande sa case</translation>
    </message>
    <message>
        <source>Last offset</source>
        <translation>Dernier écart</translation>
    </message>
    <message>
        <source>Likewise, at most; the offset is widened by a minute as long as no goal fits</source>
        <translation>De même, au plus ; l’écart croît d’une minute tant qu’aucun objectif ne convient</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Temps de base</translation>
    </message>
    <message>
        <source>Minutes that every line takes anyway; boards do not depend on it</source>
        <translation>Minutes que toute ligne prend de toute façon ; les grilles n’en dépendent pas</translation>
    </message>
    <message>
        <source>Time per difficulty</source>
        <translation>Temps par difficulté</translation>
    </message>
    <message>
        <source>Minutes; a cell of difficulty 4 asks for a goal of four times as many</source>
        <translation>Minutes ; une case de difficulté 4 en demande quatre fois plus</translation>
    </message>
    <message>
        <source>Too much</source>
        <translation>Trop</translation>
    </message>
    <message>
        <source>What a line or a pair that must not be counts as</source>
        <translation>Ce que vaut une ligne ou une paire interdite</translation>
    </message>
    <message>
        <source>Balance counts</source>
        <translation>L’équilibrage compte</translation>
    </message>
    <message>
        <source>Goals of a higher balance are tried earlier; otherwise all alike</source>
        <translation>Les objectifs mieux équilibrés sont essayés plus tôt ; sinon tous pareillement</translation>
    </message>
    <message>
        <source>How goals are chosen for balanced boards of this mode</source>
        <translation>Comment sont choisis les objectifs des grilles équilibrées de ce mode</translation>
    </message>
    <message>
        <source>Profile: normal</source>
        <translation>Profil : normal</translation>
    </message>
    <message>
        <source>Profile: blackout</source>
        <translation>Profil : blackout</translation>
    </message>
    <message>
        <source>Profile: short</source>
        <translation>Profil : court</translation>
    </message>
    <message>
        <source>Profile: short blackout</source>
        <translation>Profil : blackout court</translation>
    </message>
    <message>
        <source>Balance of times</source>
        <translation>Équilibre des temps</translation>
    </message>
    <message>
        <source>Synergy filters</source>
        <translation>Filtres de synergie</translation>
    </message>
    <message>
        <source>Which values of a category count in a line, where not the usual</source>
        <translation>Quelles valeurs d’une catégorie comptent dans une ligne, si ce ne sont les habituelles</translation>
    </message>
    <message>
        <source>Balanced list</source>
        <translation>Liste équilibrée</translation>
    </message>
    <message>
        <source>Goal list for balanced boards</source>
        <translation>Liste d’objectifs pour grilles équilibrées</translation>
    </message>
    <message>
        <source>Goal sheet for balanced boards</source>
        <translation>Tableau d’objectifs pour grilles équilibrées</translation>
    </message>
    <message>
        <source>The combined list that the tools of Ocarina of Time bingo read: goals with times, by difficulty.</source>
        <translation>La liste combinée que lisent les outils du bingo d’Ocarina of Time : des objectifs avec leurs temps, par difficulté.</translation>
    </message>
    <message>
        <source>Time (min)</source>
        <translation>Temps (min)</translation>
    </message>
    <message>
        <source>Skill (min)</source>
        <translation>Habileté (min)</translation>
    </message>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation>Indique si l’objectif est pris en compte</translation>
    </message>
    <message>
        <source>What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1</source>
        <translation>Ce que lisent les joueurs. {{X}} devient la valeur&#x202f;; [[s]] et [[es]] disparaissent quand elle vaut 1</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>The values that {{X}} can take</source>
        <translation>Les valeurs que {{X}} peut prendre</translation>
    </message>
    <message>
        <source>Board categories: limited over the whole board</source>
        <translation>Catégories de grille&#xa0;: limitées sur toute la grille</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>Catégories de ligne&#xa0;: limitées dans chaque rangée, colonne et diagonale</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>Zones de progression&#xa0;: E = début, M = milieu, L = tard, N = fin de partie. Le mode Bingo les ignore</translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool from which the board is filled. The share of boards that it then stands on is in the column Appears</source>
        <translation>La probabilité en pour cent, tirée une fois par grille, que l’objectif entre dans la réserve dont la grille est remplie. La part des grilles où il figure ensuite est dans la colonne Apparaît</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>How often the goal may stand on one board, each time with another value</source>
        <translation>Combien de fois l’objectif peut figurer sur une grille, chaque fois avec une autre valeur</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation>De tous les objectifs portant la même étiquette, un seul au plus figure sur une grille</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>The only cells where the goal may stand, counted from the top left; empty: anywhere</source>
        <translation>Les seules cases où l’objectif peut se trouver, comptées depuis le coin supérieur gauche ; vide : partout</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressif</translation>
    </message>
    <message>
        <source>Whether lower values come earlier along the board. Bingo ignores it</source>
        <translation>Indique si les petites valeurs viennent plus tôt sur la grille. Le mode Bingo n’en tient pas compte</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>Infobulle</translation>
    </message>
    <message>
        <source>What players read when they ask for more</source>
        <translation>Ce que lisent les joueurs qui veulent en savoir plus</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>The pictures shown with the goal</source>
        <translation>Les images affichées avec l’objectif</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Activé</translation>
    </message>
</context>
<context>
    <name>boardwright::FileChanges</name>
    <message>
        <source>%1 was not read again: %2</source>
        <translation>%1 n’a pas été relu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes that are not saved. Reloading can be undone.</source>
        <translation>%1 a été modifié par un autre programme, et vous avez des modifications non enregistrées. Le rechargement peut être annulé.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Rechargement</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Garder ma version</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program.</source>
        <translation>%1 a été supprimé ou déplacé par un autre programme.</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>boardwright::FileExport</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>boardwright::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>Re&amp;venir à la version enregistrée</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Propriétés…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
</context>
<context>
    <name>boardwright::FileWords</name>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation>un texte entre guillemets droits doubles</translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation>une liste entre [&#xa0;]</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>un objet entre {&#xa0;}</translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>a key in double quotes is expected (and no comma before a closing brace)</source>
        <translation>une clé entre guillemets droits doubles est attendue (et pas de virgule avant une accolade fermante)</translation>
    </message>
    <message>
        <source>a colon is expected between a key and its value</source>
        <translation>un deux-points est attendu entre une clé et sa valeur</translation>
    </message>
    <message>
        <source>a comma or a closing brace } is expected</source>
        <translation>une virgule ou une accolade fermante } est attendue</translation>
    </message>
    <message>
        <source>a comma or a closing bracket ] is expected</source>
        <translation>une virgule ou un crochet fermant ] est attendu</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is expected after a number</source>
        <translation>une virgule, un crochet fermant ou une accolade fermante est attendu après un nombre</translation>
    </message>
    <message>
        <source>nothing more is expected: the goal set has already ended</source>
        <translation>plus rien n’est attendu&#x202f;: la liste d’objectifs est déjà terminée</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>le fichier se termine trop tôt&#x202f;; une partie manque peut-être</translation>
    </message>
    <message>
        <source>texts stand in double quotes (&quot;)</source>
        <translation>les textes s’écrivent entre guillemets droits doubles (&quot;)</translation>
    </message>
    <message>
        <source>a digit is expected</source>
        <translation>un chiffre est attendu</translation>
    </message>
    <message>
        <source>numbers are written without leading zeros</source>
        <translation>les nombres s’écrivent sans zéros initiaux</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>un caractère de contrôle dans un texte doit s’écrire sous forme échappée, comme \n ou \t</translation>
    </message>
    <message>
        <source>after a backslash, one of &quot; \ / b f n r t u is expected</source>
        <translation>après une barre oblique inverse, l’un des caractères &quot; \ / b f n r t u est attendu</translation>
    </message>
    <message>
        <source>four hexadecimal digits are expected after \u</source>
        <translation>quatre chiffres hexadécimaux sont attendus après \u</translation>
    </message>
    <message>
        <source>half a character: \u surrogates come in pairs</source>
        <translation>ce n’est qu’une moitié de caractère&#xa0;: les demi-codets \u vont par paires</translation>
    </message>
    <message>
        <source>control characters do not belong here</source>
        <translation>les caractères de contrôle n’ont pas leur place ici</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; take them out</source>
        <translation>les commentaires ne sont pas permis en JSON et doivent être retirés</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Ce n’est pas du JSON valide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is not valid JSON: here stands %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>Ce n’est pas du JSON valide&#xa0;: on trouve ici %1, mais %2.</translation>
    </message>
    <message>
        <source>Brackets are nested deeper than %1 levels here; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>Ici, les crochets et accolades sont imbriqués sur plus de %1 niveaux, ce qui n’arrive dans aucune liste d’objectifs. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values; no goal set does. This is not a goal set, or it is damaged.</source>
        <translation>Le fichier contient plus de %1 valeurs, ce qui n’arrive dans aucune liste d’objectifs. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>Ce n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8 dans le programme dont il provient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but here stands %3.</source>
        <translation>«&#x202f;%1&#x202f;» devrait être %2, mais on trouve ici %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but here stands %4.</source>
        <translation>«&#x202f;%1&#x202f;» devrait être un nombre entier de %2 à %3, mais on trouve ici %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation>«&#x202f;%1&#x202f;» a la valeur «&#x202f;%2&#x202f;», qui est inconnue. Valeurs connues&#xa0;: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>C’est du JSON, mais pas une liste d’objectifs de lockout.live&#xa0;: «&#x202f;%1&#x202f;» manque.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. The last one counts; take the other out.</source>
        <translation>La clé «&#x202f;%1&#x202f;» figure deux fois dans le même objet. La dernière compte&#x202f;; retirez l’autre.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Il n’y a pas de fichier «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier. Choisissez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ordinary file, but a device, a pipe or a socket.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un fichier ordinaire, mais un périphérique, un tube ou un socket.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written: %2. Save under another name or in another folder.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être écrit&#xa0;: %2. Enregistrez sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>The file is larger than %1; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>Le fichier dépasse %1, ce qui n’arrive avec aucune liste d’objectifs. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>Arrêté avant la fin de la lecture du fichier.</translation>
    </message>
    <message>
        <source>This goal set is in the layout that had no version yet. Its first change saves it as version 3.</source>
        <translation>Cette liste d’objectifs est au format qui n’avait pas encore de version. Dès la première modification, elle est enregistrée en version 3.</translation>
    </message>
    <message>
        <source>This goal set is in the layout of version %1. Its first change saves it as version 3.</source>
        <translation>Cette liste d’objectifs est au format de la version %1. Dès la première modification, elle est enregistrée en version 3.</translation>
    </message>
    <message>
        <source>The file is damaged: part of it is missing, or was changed.</source>
        <translation>Le fichier est endommagé&#xa0;: une partie manque ou a été modifiée.</translation>
    </message>
    <message>
        <source>This is JSON, but not what &quot;simulate&quot; writes: &quot;%1&quot; is missing.</source>
        <translation>C’est du JSON, mais pas ce que « simulate » écrit : « %1 » manque.</translation>
    </message>
    <message>
        <source>These statistics are damaged: &quot;%1&quot; does not fit the rest. Simulate these seeds again.</source>
        <translation>Ces statistiques sont endommagées : « %1 » ne concorde pas avec le reste. Simulez ces graines à nouveau.</translation>
    </message>
    <message>
        <source>These are statistics of something else: %1 is %2 in the first file, but %3 here. Simulate all seeds with the same set, settings and version.</source>
        <translation>Ce sont les statistiques d’autre chose : %1 vaut %2 dans le premier fichier, mais %3 ici. Simulez toutes les graines avec la même liste, les mêmes réglages et la même version.</translation>
    </message>
    <message>
        <source>The seeds %1 to %2 are counted already. Leave this file out, or simulate other seeds.</source>
        <translation>Les graines %1 à %2 sont déjà comptées. Omettez ce fichier ou simulez d’autres graines.</translation>
    </message>
    <message>
        <source>Together these are more than %1 boards.</source>
        <translation>Ensemble, cela fait plus de %1 grilles.</translation>
    </message>
</context>
<context>
    <name>boardwright::FilterWords</name>
    <message>
        <source>pool</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>progression</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>board limits</source>
        <translation>limites de grille</translation>
    </message>
    <message>
        <source>individual limit</source>
        <translation>limite individuelle</translation>
    </message>
    <message>
        <source>values left</source>
        <translation>valeurs restantes</translation>
    </message>
    <message>
        <source>line limits</source>
        <translation>limites de ligne</translation>
    </message>
    <message>
        <source>forced positions</source>
        <translation>positions imposées</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>pas sur la grille</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>sans conflit</translation>
    </message>
    <message>
        <source>synergy of lines</source>
        <translation>synergie des lignes</translation>
    </message>
</context>
<context>
    <name>boardwright::FindBar</name>
    <message>
        <source>Find in the source</source>
        <translation>Rechercher dans le texte source</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match 3 of 12</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
</context>
<context>
    <name>boardwright::FixWords</name>
    <message>
        <source>Declare &quot;%1&quot; with a limit of 100 %</source>
        <translation>Déclarer «&#x202f;%1&#x202f;» avec une limite de 100&#x202f;%</translation>
    </message>
    <message>
        <source>Remove the empty category from %1</source>
        <translation>Retirer la catégorie vide de %1</translation>
    </message>
    <message>
        <source>Keep &quot;%1&quot; once in %2</source>
        <translation>Ne garder «&#x202f;%1&#x202f;» qu’une fois dans %2</translation>
    </message>
    <message>
        <source>Remove the limit of &quot;%1&quot;</source>
        <translation>Supprimer la limite de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Keep the last limit of &quot;%1&quot;</source>
        <translation>Ne garder que la dernière limite de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Set the limit of &quot;%1&quot; to %2 %</source>
        <translation>Fixer la limite de «&#x202f;%1&#x202f;» à %2&#x202f;%</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot; to the list of tags</source>
        <translation>Ajouter «&#x202f;%1&#x202f;» à la liste des étiquettes</translation>
    </message>
    <message>
        <source>Remove the tag &quot;%1&quot;</source>
        <translation>Supprimer l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Keep the tag &quot;%1&quot; once</source>
        <translation>Ne garder l’étiquette «&#x202f;%1&#x202f;» qu’une fois</translation>
    </message>
    <message>
        <source>Rename the tag &quot;%1&quot; to &quot;%2&quot; everywhere</source>
        <translation>Renommer partout l’étiquette «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Set the weighting of %1 to %2</source>
        <translation>Fixer la pondération de %1 à %2</translation>
    </message>
    <message>
        <source>Set the individual limit of %1 to %2</source>
        <translation>Fixer la limite individuelle de %1 à %2</translation>
    </message>
    <message>
        <source>Sort the range of %1</source>
        <translation>Trier la plage de %1</translation>
    </message>
    <message>
        <source>Remove values below 1 from the range of %1</source>
        <translation>Retirer de la plage de %1 les valeurs inférieures à 1</translation>
    </message>
    <message>
        <source>Empty the range of %1</source>
        <translation>Vider la plage de %1</translation>
    </message>
    <message>
        <source>Remove positions below 1 from %1</source>
        <translation>Retirer de %1 les positions inférieures à 1</translation>
    </message>
    <message>
        <source>Remove the positions above %2 from %1</source>
        <translation>Retirer de %1 les positions supérieures à %2</translation>
    </message>
    <message>
        <source>Keep each position of %1 once</source>
        <translation>Ne garder qu’une fois chaque position de %1</translation>
    </message>
    <message>
        <source>Take what is wrong out of %1</source>
        <comment>a field</comment>
        <translation>Retirer de «&#x202f;%1&#x202f;» ce qui est incorrect</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>field, value</comment>
        <translation>Régler «&#x202f;%1&#x202f;» sur %2</translation>
    </message>
    <message>
        <source>Make the set Dedicated (%1, %2)</source>
        <comment>game mode, size</comment>
        <translation>Rendre l’ensemble dédié (%1, %2)</translation>
    </message>
</context>
<context>
    <name>boardwright::FunnelStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what it did</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::GeneratorBox</name>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>a kind of board</comment>
        <translation>Ajouter&#xa0;: %1…</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>la valeur</translation>
    </message>
    <message>
        <source>or</source>
        <comment>[[s]] or [[es]]</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>the plural</source>
        <translation>le pluriel</translation>
    </message>
    <message>
        <source>Too long for lockout.live</source>
        <translation>Trop long pour lockout.live</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Change Properties</source>
        <translation>Modification des propriétés</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryDelegate</name>
    <message>
        <source>as saved</source>
        <translation>enregistré</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryModel</name>
    <message>
        <source>As it was in the beginning</source>
        <translation>État initial</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>État à l’ouverture</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing was changed yet</source>
        <translation>Rien n’a encore été modifié</translation>
    </message>
    <message>
        <source>Each change will be listed here, to go back to.</source>
        <translation>Chaque modification figurera ici, pour pouvoir y revenir.</translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>« %1 »</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %L2 (−%L3)</source>
        <comment>a filter, how many it leaves, how many it took</comment>
        <translation>%1 %L2 (−%L3)</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a filter, how many it leaves</comment>
        <translation>%1 %L2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates to begin with</source>
        <translation>
            <numerusform>%n candidat au départ</numerusform>
            <numerusform>%n candidats au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates taken away</source>
        <translation>
            <numerusform>%n candidat écarté</numerusform>
            <numerusform>%n candidats écartés</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <comment>a cell, its goal</comment>
        <translation>Case %1 : %2</translation>
    </message>
    <message>
        <source>%1, cell %2: %3</source>
        <comment>a part of the board, a cell, its goal</comment>
        <translation>%1, case %2 : %3</translation>
    </message>
    <message>
        <source>It was left empty on purpose, by a modifier.</source>
        <translation>Elle a été laissée vide exprès, par un modificateur.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>It would break nothing in %n cells.</source>
        <translation>
            <numerusform>Il n’enfreindrait rien dans %n case.</numerusform>
            <numerusform>Il n’enfreindrait rien dans %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 dans %n case</numerusform>
            <numerusform>%1 dans %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept out by %1.</source>
        <comment>filters and in how many cells</comment>
        <translation>Écarté par : %1.</translation>
    </message>
    <message>
        <source>In cell %1: kept out by %2.</source>
        <comment>a filter</comment>
        <translation>Dans la case %1 : écarté par %2.</translation>
    </message>
    <message>
        <source>In cell %1 it would break nothing: another goal was drawn.</source>
        <translation>Dans la case %1, il n’enfreindrait rien : un autre objectif a été tiré.</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>case %1</translation>
    </message>
    <message>
        <source>%1, cell %2</source>
        <comment>a part of the board, a cell</comment>
        <translation>%1, case %2</translation>
    </message>
    <message>
        <source>picked</source>
        <comment>the end of a funnel</comment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>nobody left: limits give way</source>
        <comment>the end of a funnel</comment>
        <translation>plus personne : des limites cèdent</translation>
    </message>
    <message>
        <source>Filled by %1, in step %L2 of %L3.</source>
        <comment>a stage</comment>
        <translation>Remplie par : %1, à l’étape %L2 sur %L3.</translation>
    </message>
    <message>
        <source>It was placed on cell %1 and moved here later.</source>
        <translation>Il a été placé sur la case %1, puis déplacé ici.</translation>
    </message>
    <message numerus="yes">
        <source>Emptied %n times on the way; here stood: %1.</source>
        <translation>
            <numerusform>Vidée %n fois en chemin ; ici se trouvait : %1.</numerusform>
            <numerusform>Vidée %n fois en chemin ; ici se trouvaient : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried here and not kept: %1.</source>
        <comment>goals</comment>
        <translation>Essayés ici et non retenus : %1.</translation>
    </message>
    <message>
        <source>%1 stands on this board</source>
        <comment>a goal</comment>
        <translation>%1 est sur cette grille</translation>
    </message>
    <message>
        <source>It stands on: %1.</source>
        <comment>cells</comment>
        <translation>Il se trouve sur : %1.</translation>
    </message>
    <message>
        <source>%1 is not on this board</source>
        <comment>a goal</comment>
        <translation>%1 n’est pas sur cette grille</translation>
    </message>
    <message>
        <source>On cell %1 stands %2 instead.</source>
        <translation>Sur la case %1 se trouve %2 à la place.</translation>
    </message>
    <message>
        <source>%1 ±%2</source>
        <comment>a filter, minutes</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates, as none fitted and more were let in</source>
        <translation>
            <numerusform>%n candidat, car aucun ne convenait et d’autres ont été admis</numerusform>
            <numerusform>%n candidats, car aucun ne convenait et d’autres ont été admis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a number, a goal, why it was not kept</comment>
        <translation>%1. %2 : %3</translation>
    </message>
    <message>
        <source>Tried here and not kept, in this order:</source>
        <translation>Essayés ici et non gardés, dans cet ordre :</translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %n goals here in vain.</source>
        <translation>
            <numerusform>Des essais précédents ont essayé ici %n objectif en vain.</numerusform>
            <numerusform>Des essais précédents ont essayé ici %n objectifs en vain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values in the file of another type than expected</source>
        <translation>
            <numerusform>%Ln valeur du fichier d’un autre type que prévu</numerusform>
            <numerusform>%Ln valeurs du fichier d’un autre type que prévu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers in the file that are too large or too small</source>
        <translation>
            <numerusform>%Ln nombre du fichier trop grand ou trop petit</numerusform>
            <numerusform>%Ln nombres du fichier trop grands ou trop petits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in the file that mean nothing there</source>
        <translation>
            <numerusform>%Ln mot du fichier qui n’y signifie rien</numerusform>
            <numerusform>%Ln mots du fichier qui n’y signifient rien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that stand twice in the file</source>
        <translation>
            <numerusform>%Ln clé qui figure deux fois dans le fichier</numerusform>
            <numerusform>%Ln clés qui figurent deux fois dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln catégorie de grille d’objectifs sans limite</numerusform>
            <numerusform>%Ln catégories de grille d’objectifs sans limite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln catégorie de ligne d’objectifs sans limite</numerusform>
            <numerusform>%Ln catégories de ligne d’objectifs sans limite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many categories</source>
        <translation>
            <numerusform>%Ln objectif avec trop de catégories</numerusform>
            <numerusform>%Ln objectifs avec trop de catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that carry a category twice</source>
        <translation>
            <numerusform>%Ln objectif qui porte deux fois une catégorie</numerusform>
            <numerusform>%Ln objectifs qui portent deux fois une catégorie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits of 0 % that keep goals off every board</source>
        <translation>
            <numerusform>%Ln limite de grille de 0&#x202f;% qui écarte des objectifs de toutes les grilles</numerusform>
            <numerusform>%Ln limites de grille de 0&#x202f;% qui écartent des objectifs de toutes les grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that nobody carries</source>
        <translation>
            <numerusform>%Ln catégorie qu’aucun objectif ne porte</numerusform>
            <numerusform>%Ln catégories qu’aucun objectif ne porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with two limits</source>
        <translation>
            <numerusform>%Ln catégorie avec deux limites</numerusform>
            <numerusform>%Ln catégories avec deux limites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits below 0 % or above 100 %</source>
        <translation>
            <numerusform>%Ln limite inférieure à 0&#x202f;% ou supérieure à 100&#x202f;%</numerusform>
            <numerusform>%Ln limites inférieures à 0&#x202f;% ou supérieures à 100&#x202f;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose tag is not in the list of tags</source>
        <translation>
            <numerusform>%Ln objectif dont l’étiquette n’est pas dans la liste des étiquettes</numerusform>
            <numerusform>%Ln objectifs dont l’étiquette n’est pas dans la liste des étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are too long</source>
        <translation>
            <numerusform>%Ln étiquette trop longue</numerusform>
            <numerusform>%Ln étiquettes trop longues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags with characters that lockout.live does not take</source>
        <translation>
            <numerusform>%Ln étiquette avec des caractères que lockout.live n’accepte pas</numerusform>
            <numerusform>%Ln étiquettes avec des caractères que lockout.live n’accepte pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are listed twice</source>
        <translation>
            <numerusform>%Ln étiquette qui figure deux fois dans la liste</numerusform>
            <numerusform>%Ln étiquettes qui figurent deux fois dans la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that no goal has</source>
        <translation>
            <numerusform>%Ln étiquette qu’aucun objectif ne porte</numerusform>
            <numerusform>%Ln étiquettes qu’aucun objectif ne porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that only one goal has</source>
        <translation>
            <numerusform>%Ln étiquette qu’un seul objectif porte</numerusform>
            <numerusform>%Ln étiquettes qu’un seul objectif porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text</source>
        <translation>
            <numerusform>%Ln objectif sans texte</numerusform>
            <numerusform>%Ln objectifs sans texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are too long</source>
        <translation>
            <numerusform>%Ln objectif trop long</numerusform>
            <numerusform>%Ln objectifs trop longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} more than once</source>
        <translation>
            <numerusform>%Ln objectif avec {{X}} plus d’une fois</numerusform>
            <numerusform>%Ln objectifs avec {{X}} plus d’une fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can read the same as another</source>
        <translation>
            <numerusform>%Ln objectif qui peut se lire comme un autre</numerusform>
            <numerusform>%Ln objectifs qui peuvent se lire comme un autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tooltips that are too long</source>
        <translation>
            <numerusform>%Ln infobulle trop longue</numerusform>
            <numerusform>%Ln infobulles trop longues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many icons</source>
        <translation>
            <numerusform>%Ln objectif avec trop d’icônes</numerusform>
            <numerusform>%Ln objectifs avec trop d’icônes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln icons that are neither a picture nor an emoji</source>
        <translation>
            <numerusform>%Ln icône qui n’est ni une image ni un émoji</numerusform>
            <numerusform>%Ln icônes qui ne sont ni une image ni un émoji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln objectif avec à la fois des images et des émojis comme icônes</numerusform>
            <numerusform>%Ln objectifs avec à la fois des images et des émojis comme icônes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that ask for a value but have no range</source>
        <translation>
            <numerusform>%Ln objectif qui demande une valeur, mais n’a pas de plage</numerusform>
            <numerusform>%Ln objectifs qui demandent une valeur, mais n’ont pas de plage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a range but without {{X}}</source>
        <translation>
            <numerusform>%Ln objectif avec une plage, mais sans {{X}}</numerusform>
            <numerusform>%Ln objectifs avec une plage, mais sans {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with values below 1</source>
        <translation>
            <numerusform>%Ln plage avec des valeurs inférieures à 1</numerusform>
            <numerusform>%Ln plages avec des valeurs inférieures à 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with too many values</source>
        <translation>
            <numerusform>%Ln plage avec trop de valeurs</numerusform>
            <numerusform>%Ln plages avec trop de valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that do not ascend</source>
        <translation>
            <numerusform>%Ln plage qui n’est pas croissante</numerusform>
            <numerusform>%Ln plages qui ne sont pas croissantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that reach more than three times as far</source>
        <translation>
            <numerusform>%Ln plage qui va à plus du triple</numerusform>
            <numerusform>%Ln plages qui vont à plus du triple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits above the number of values</source>
        <translation>
            <numerusform>%Ln limite individuelle supérieure au nombre de valeurs</numerusform>
            <numerusform>%Ln limites individuelles supérieures au nombre de valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits below 1</source>
        <translation>
            <numerusform>%Ln limite individuelle inférieure à 1</numerusform>
            <numerusform>%Ln limites individuelles inférieures à 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weightings outside of 1 to 100</source>
        <translation>
            <numerusform>%Ln pondération hors de 1 à 100</numerusform>
            <numerusform>%Ln pondérations hors de 1 à 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions below 1</source>
        <translation>
            <numerusform>%Ln objectif avec des positions imposées inférieures à 1</numerusform>
            <numerusform>%Ln objectifs avec des positions imposées inférieures à 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a forced position listed twice</source>
        <translation>
            <numerusform>%Ln objectif avec une position imposée indiquée deux fois</numerusform>
            <numerusform>%Ln objectifs avec une position imposée indiquée deux fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions in a set that takes none</source>
        <translation>
            <numerusform>%Ln objectif avec des positions imposées dans une liste qui n’en accepte pas</numerusform>
            <numerusform>%Ln objectifs avec des positions imposées dans une liste qui n’en accepte pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside of this board</source>
        <translation>
            <numerusform>%Ln objectif avec des positions imposées hors de cette grille</numerusform>
            <numerusform>%Ln objectifs avec des positions imposées hors de cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can never be placed on this board</source>
        <translation>
            <numerusform>%Ln objectif qui ne peut jamais être placé sur cette grille</numerusform>
            <numerusform>%Ln objectifs qui ne peuvent jamais être placés sur cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose board category leaves no room on this board</source>
        <translation>
            <numerusform>%Ln objectif dont la catégorie de grille ne laisse pas de place sur cette grille</numerusform>
            <numerusform>%Ln objectifs dont la catégorie de grille ne laisse pas de place sur cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a cell in their zones</source>
        <translation>
            <numerusform>%Ln objectif sans case dans ses zones</numerusform>
            <numerusform>%Ln objectifs sans case dans leurs zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too few goals</source>
        <translation>
            <numerusform>%Ln zone avec trop peu d’objectifs</numerusform>
            <numerusform>%Ln zones avec trop peu d’objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers outside of what is possible</source>
        <translation>
            <numerusform>%Ln nombre hors de ce qui est possible</numerusform>
            <numerusform>%Ln nombres hors de ce qui est possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln choices that do not exist</source>
        <translation>
            <numerusform>%Ln choix qui n’existe pas</numerusform>
            <numerusform>%Ln choix qui n’existent pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts that are too long</source>
        <translation>
            <numerusform>%Ln texte trop long</numerusform>
            <numerusform>%Ln textes trop longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places that refer to rows that are gone</source>
        <translation>
            <numerusform>%Ln endroit qui renvoie à des lignes disparues</numerusform>
            <numerusform>%Ln endroits qui renvoient à des lignes disparues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names that stand twice</source>
        <translation>
            <numerusform>%Ln nom qui figure deux fois</numerusform>
            <numerusform>%Ln noms qui figurent deux fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a board limit gave way</source>
        <translation>
            <numerusform>%Ln fois où une limite de grille a cédé</numerusform>
            <numerusform>%Ln fois où une limite de grille a cédé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a line limit gave way</source>
        <translation>
            <numerusform>%Ln fois où une limite de ligne a cédé</numerusform>
            <numerusform>%Ln fois où une limite de ligne a cédé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression gave way</source>
        <translation>
            <numerusform>%Ln fois où la progression a cédé</numerusform>
            <numerusform>%Ln fois où la progression a cédé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal may stand on</source>
        <translation>
            <numerusform>%Ln case où aucun objectif ne peut se trouver</numerusform>
            <numerusform>%Ln cases où aucun objectif ne peut se trouver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of one kind</source>
        <translation>
            <numerusform>%Ln problème d’un même type</numerusform>
            <numerusform>%Ln problèmes d’un même type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LabTools</name>
    <message>
        <source>Frequencies</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
</context>
<context>
    <name>boardwright::Legend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Couleurs de %1 à %2</translation>
    </message>
    <message>
        <source>Nothing to colour on this board</source>
        <translation>Rien à colorer sur cette grille</translation>
    </message>
</context>
<context>
    <name>boardwright::LineBar</name>
    <message>
        <source>Go to line:</source>
        <translation>Aller à la ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>boardwright::ListChangeWords</name>
    <message>
        <source>%1 %2 is new</source>
        <comment>what, its value</comment>
        <translation>%1 %2 est nouveau</translation>
    </message>
    <message>
        <source>%1 %2 is gone</source>
        <comment>what, its value</comment>
        <translation>%1 %2 a disparu</translation>
    </message>
    <message>
        <source>%1 %2 is now %3</source>
        <comment>what, its value before and after</comment>
        <translation>%1 %2 est maintenant %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>nom japonais</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habileté</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>type &quot;%1&quot;</source>
        <translation>type « %1 »</translation>
    </message>
    <message>
        <source>subtype &quot;%1&quot;</source>
        <translation>sous-type « %1 »</translation>
    </message>
    <message>
        <source>row type &quot;%1&quot;</source>
        <translation>type de ligne « %1 »</translation>
    </message>
    <message>
        <source>The threshold of &quot;%1&quot;,</source>
        <comment>then its value</comment>
        <translation>Le seuil de « %1 »,</translation>
    </message>
    <message>
        <source>The filter of &quot;%1&quot;,</source>
        <comment>then its text</comment>
        <translation>Le filtre de « %1 »,</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a new goal</source>
        <translation>« %1 » est un nouvel objectif</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is gone</source>
        <comment>a goal</comment>
        <translation>« %1 » a disparu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <comment>a goal, what changed</comment>
        <translation>« %1 » : %2</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
</context>
<context>
    <name>boardwright::LossWords</name>
    <message numerus="yes">
        <source>The values for {{X}} of %Ln goal(s)</source>
        <translation>
            <numerusform>Les valeurs de {{X}} de %Ln objectif</numerusform>
            <numerusform>Les valeurs de {{X}} de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>La pondération de %Ln objectif</numerusform>
            <numerusform>La pondération de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board categories of %Ln goal(s)</source>
        <translation>
            <numerusform>Les catégories de grille de %Ln objectif</numerusform>
            <numerusform>Les catégories de grille de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line categories of %Ln goal(s)</source>
        <translation>
            <numerusform>Les catégories de ligne de %Ln objectif</numerusform>
            <numerusform>Les catégories de ligne de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tag of %Ln goal(s)</source>
        <translation>
            <numerusform>Le marqueur de %Ln objectif</numerusform>
            <numerusform>Le marqueur de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The zones of %Ln goal(s)</source>
        <translation>
            <numerusform>Les zones de %Ln objectif</numerusform>
            <numerusform>Les zones de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %Ln goal(s)</source>
        <translation>
            <numerusform>La limite de %Ln objectif</numerusform>
            <numerusform>La limite de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The forced positions of %Ln goal(s)</source>
        <translation>
            <numerusform>Les positions imposées de %Ln objectif</numerusform>
            <numerusform>Les positions imposées de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That values rise along the board, of %Ln goal(s)</source>
        <translation>
            <numerusform>Que les valeurs montent le long de la grille, pour %Ln objectif</numerusform>
            <numerusform>Que les valeurs montent le long de la grille, pour %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>L’infobulle de %Ln objectif</numerusform>
            <numerusform>L’infobulle de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The icons of %Ln goal(s)</source>
        <translation>
            <numerusform>Les icônes de %Ln objectif</numerusform>
            <numerusform>Les icônes de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled goal(s), left out whole</source>
        <translation>
            <numerusform>%Ln objectif désactivé, omis en entier</numerusform>
            <numerusform>%Ln objectifs désactivés, omis en entier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data beside %Ln goal(s)</source>
        <translation>
            <numerusform>Les données propres à Boardwright de %Ln objectif</numerusform>
            <numerusform>Les données propres à Boardwright de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line breaks in %Ln goal(s), which become spaces</source>
        <translation>
            <numerusform>Les sauts de ligne dans %Ln objectif, qui deviennent des espaces</numerusform>
            <numerusform>Les sauts de ligne dans %Ln objectifs, qui deviennent des espaces</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the game and of the set</source>
        <translation>Les noms du jeu et de la liste</translation>
    </message>
    <message>
        <source>All categories and their limits</source>
        <translation>Toutes les catégories et leurs limites</translation>
    </message>
    <message>
        <source>What modes and sizes the set is made for</source>
        <translation>Les modes et tailles pour lesquels la liste est faite</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own data of the set</source>
        <translation>Les données propres à Boardwright de la liste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out whole</source>
        <translation>
            <numerusform>%Ln objectif sans temps, omis en entier</numerusform>
            <numerusform>%Ln objectifs sans temps, omis en entier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>%n forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n imposée</numerusform>
            <numerusform>%n imposées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n par tirage au sort</numerusform>
            <numerusform>%n par tirage au sort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n par assouplissement</numerusform>
            <numerusform>%n par assouplissement</numerusform>
        </translation>
    </message>
    <message>
        <source>Every limit kept</source>
        <translation>Toutes les limites respectées</translation>
    </message>
    <message numerus="yes">
        <source>%n limits gave way</source>
        <translation>
            <numerusform>%n limite a cédé</numerusform>
            <numerusform>%n limites ont cédé</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every cell could be filled</source>
        <translation>Toutes les cases n’ont pas pu être remplies</translation>
    </message>
    <message>
        <source>%1 · cells: %2 · %3</source>
        <comment>verdict · cells: how they were filled · pool</comment>
        <translation>%1 · cases&#xa0;: %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>pool of %n goals</source>
        <translation>
            <numerusform>réserve de %n objectif</numerusform>
            <numerusform>réserve de %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n par recherche</numerusform>
            <numerusform>%n par recherche</numerusform>
        </translation>
    </message>
    <message>
        <source>greedy, attempt %1</source>
        <comment>stage that finished the board</comment>
        <translation>tirage au sort, tentative %1</translation>
    </message>
    <message>
        <source>search from a clean slate, attempt %1, phase %2</source>
        <translation>recherche à partir de zéro, tentative %1, phase %2</translation>
    </message>
    <message>
        <source>search, attempt %1, phase %2</source>
        <comment>stage that finished the board</comment>
        <translation>recherche, tentative %1, phase %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%n case par assouplissement, tentative %1</numerusform>
            <numerusform>%n cases par assouplissement, tentative %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n tentative</numerusform>
            <numerusform>%n tentatives</numerusform>
        </translation>
    </message>
    <message>
        <source>constrained mode</source>
        <translation>mode contraint</translation>
    </message>
    <message>
        <source>chaos</source>
        <comment>every rule is switched off</comment>
        <translation>chaos</translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers</source>
        <translation>
            <numerusform>%n modificateur</numerusform>
            <numerusform>%n modificateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %n goals of the %1 it may try.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>Elle a essayé %n objectif, sur %1 au plus.</numerusform>
            <numerusform>Elle a essayé %n objectifs, sur %1 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2: random choice filled every cell, no search needed.</source>
        <translation>Tentative %1 sur %2&#xa0;: le tirage au sort a rempli toutes les cases, sans recherche.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the board from a clean slate.</source>
        <translation>Tentative %1&#xa0;: le tirage au sort s’est trouvé bloqué&#x202f;; à la phase %2, la recherche a rempli la grille à partir de zéro.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled what was left.</source>
        <translation>Tentative %1&#xa0;: le tirage au sort s’est trouvé bloqué&#x202f;; à la phase %2, la recherche a rempli le reste.</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way.</source>
        <translation>
            <numerusform>Tentative %1&#xa0;: il a fallu faire céder des limites pour remplir %n case.</numerusform>
            <numerusform>Tentative %1&#xa0;: il a fallu faire céder des limites pour remplir %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search stopped early, in phase %1 of %2: it had tried everything, and no board of this draw keeps every limit.</source>
        <translation>La recherche s’est arrêtée avant la fin, à la phase %1 sur %2&#xa0;: elle avait tout essayé, et aucune grille de ce tirage ne respecte toutes les limites.</translation>
    </message>
    <message>
        <source>The search stopped early, after phase %1 of %2: it made hardly any progress.</source>
        <translation>La recherche s’est arrêtée avant la fin, après la phase %1 sur %2&#xa0;: elle n’avançait presque plus.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 line categories cap at 1; %3 % of goals carry one.</source>
        <translation>Mode contraint&#xa0;: %1 catégories de ligne sur %2 n’admettent qu’un objectif par ligne&#x202f;; %3&#x202f;% des objectifs en portent une.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 board categories are tight; %3 % of goals carry one.</source>
        <translation>Mode contraint&#xa0;: %1 catégories de grille sur %2 sont très limitées&#x202f;; %3&#x202f;% des objectifs en portent une.</translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on.</source>
        <translation>
            <numerusform>%n modificateur est actif.</numerusform>
            <numerusform>%n modificateurs sont actifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals pulled back</source>
        <translation>
            <numerusform>%n objectif repris</numerusform>
            <numerusform>%n objectifs repris</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells: %1.</source>
        <comment>how many were filled by whom</comment>
        <translation>Cases&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n goals took part in the draw.</source>
        <translation>
            <numerusform>%n objectif a participé au tirage.</numerusform>
            <numerusform>%n objectifs ont participé au tirage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them had been left out by weighting and came back, because the others could not fill the board.</source>
        <translation>
            <numerusform>%n d’entre eux avait été écarté par la pondération et est revenu, car les autres ne pouvaient pas remplir la grille.</numerusform>
            <numerusform>%n d’entre eux avaient été écartés par la pondération et sont revenus, car les autres ne pouvaient pas remplir la grille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way, after a search (phases: %2).</source>
        <translation>
            <numerusform>Tentative %1&#xa0;: il a fallu faire céder des limites pour remplir %n case, après une recherche (phases&#xa0;: %2).</numerusform>
            <numerusform>Tentative %1&#xa0;: il a fallu faire céder des limites pour remplir %n cases, après une recherche (phases&#xa0;: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n attempts some cells are still empty. Goals that the searches tried: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>Après %n tentative, des cases sont encore vides. Objectifs essayés par les recherches&#xa0;: %1&#x202f;; phases de la dernière tentative&#xa0;: %2.</numerusform>
            <numerusform>Après %n tentatives, des cases sont encore vides. Objectifs essayés par les recherches&#xa0;: %1&#x202f;; phases de la dernière tentative&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on: chaos, every rule that can be is switched off.</source>
        <translation>
            <numerusform>%n modificateur est actif&#xa0;: chaos, toutes les règles qui peuvent l’être sont désactivées.</numerusform>
            <numerusform>%n modificateurs sont actifs&#xa0;: chaos, toutes les règles qui peuvent l’être sont désactivées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message>
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] – Boardwright</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>À &amp;propos de Boardwright</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Main Tool Bar</source>
        <translation>Barre d’outils principale</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>What you typed in Source is not in the set yet: %1</source>
        <translation>Ce que vous avez saisi dans Texte source n’est pas encore dans la liste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Find &amp;Actions and Goals…</source>
        <translation>Rechercher des actions et des &amp;objectifs…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Go to &amp;Messages</source>
        <translation>Aller aux &amp;messages</translation>
    </message>
    <message>
        <source>Open the &amp;Sample</source>
        <translation>Ouvrir l’&amp;exemple</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>O&amp;bjectifs</translation>
    </message>
    <message>
        <source>Sort File as &amp;Shown</source>
        <translation>Trier le fichier comme &amp;affiché</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exporté</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>&amp;Export Board…</source>
        <translation>&amp;Exporter la grille…</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>&amp;Graines</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratoire</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxed</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%Ln assouplie</numerusform>
            <numerusform>%Ln assouplies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Measures</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 to %4)</source>
        <comment>a number, what it should be, and from what to what it may be</comment>
        <translation>%1 sur %2 (%3 à %4)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a measure, a line</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
</context>
<context>
    <name>boardwright::NameBar</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Fusionner dans</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Every goal gets the other name, as one step.</source>
        <translation>Tous les objectifs reçoivent l’autre nom, en une seule étape.</translation>
    </message>
    <message>
        <source>Enter adds it, Esc goes back.</source>
        <translation>Entrée l’ajoute, Échap revient en arrière.</translation>
    </message>
    <message>
        <source>There is no other one of this name.</source>
        <translation>Il n’y en a pas d’autre de ce nom.</translation>
    </message>
    <message>
        <source>It is there already.</source>
        <translation>Ce nom existe déjà.</translation>
    </message>
    <message>
        <source>It will be &quot;%1&quot;.</source>
        <translation>Le nom sera «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>boardwright::NameTableModel</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Un nom ne peut pas être vide.</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>the first remark, how many more</comment>
        <translation>%1 (+%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesEdit</name>
    <message>
        <source>Add a name</source>
        <translation>Ajouter un nom</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>inutilisé</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nouveau&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>Adds a category</source>
        <translation>Ajoute une catégorie</translation>
    </message>
    <message>
        <source>Adds a tag</source>
        <translation>Ajoute une étiquette</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Changes the name everywhere (F2)</source>
        <translation>Change le nom partout (F2)</translation>
    </message>
    <message>
        <source>&amp;Merge into…</source>
        <translation>&amp;Fusionner dans…</translation>
    </message>
    <message>
        <source>Makes one category of the selected ones and another</source>
        <translation>Réunit en une seule les catégories sélectionnées et une autre</translation>
    </message>
    <message>
        <source>Makes one tag of the selected ones and another</source>
        <translation>Réunit en une seule les étiquettes sélectionnées et une autre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Takes the tags from the set and from all goals</source>
        <translation>Retire les étiquettes de la liste et de tous les objectifs</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Déclarer</translation>
    </message>
    <message>
        <source>Gives a limit of 100 % to what goals carry without one</source>
        <translation>Donne une limite de 100&#x202f;% à ce que des objectifs portent sans limite</translation>
    </message>
    <message>
        <source>Puts tags that goals have into the list of tags</source>
        <translation>Met dans la liste des étiquettes celles que portent des objectifs</translation>
    </message>
    <message>
        <source>Show &amp;goals</source>
        <translation>Afficher les ob&amp;jectifs</translation>
    </message>
    <message>
        <source>Shows the goals that carry the category</source>
        <translation>Affiche les objectifs qui portent la catégorie</translation>
    </message>
    <message>
        <source>Shows the goals that have the tag</source>
        <translation>Affiche les objectifs qui portent l’étiquette</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Earlier in the list</source>
        <translation>Plus haut dans la liste</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>D&amp;escendre</translation>
    </message>
    <message>
        <source>Later in the list</source>
        <translation>Plus bas dans la liste</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter categories</source>
        <translation>Filtrer les catégories</translation>
    </message>
    <message>
        <source>Filter tags</source>
        <translation>Filtrer les étiquettes</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n categories</source>
        <translation>
            <numerusform>%1 sur %n catégorie</numerusform>
            <numerusform>%1 sur %n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tags</source>
        <translation>
            <numerusform>%1 sur %n étiquette</numerusform>
            <numerusform>%1 sur %n étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n catégorie</numerusform>
            <numerusform>%n catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n étiquette</numerusform>
            <numerusform>%n étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>No category matches</source>
        <translation>Aucune catégorie ne correspond</translation>
    </message>
    <message>
        <source>No tag matches</source>
        <translation>Aucune étiquette ne correspond</translation>
    </message>
    <message>
        <source>No name has all of these words in it.</source>
        <translation>Aucun nom ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Pas encore de catégories</translation>
    </message>
    <message>
        <source>Goals of one category share a limit: how much of the board, or of every line, they may fill.</source>
        <translation>Les objectifs d’une catégorie ont une limite commune&#xa0;: la part de la grille, ou de chaque ligne, qu’ils peuvent remplir.</translation>
    </message>
    <message>
        <source>Add a category</source>
        <translation>Ajouter une catégorie</translation>
    </message>
    <message>
        <source>No tags yet</source>
        <translation>Pas encore d’étiquettes</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board.</source>
        <translation>De tous les objectifs portant la même étiquette, un seul au plus figure sur une grille.</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>&amp;Fill down</source>
        <translation>Recopier vers le &amp;bas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Takes what is selected from the set and from all goals: board categories and line categories each for themselves</source>
        <translation>Retire la sélection de l’ensemble et de tous les objectifs : catégories de grille et de ligne séparément</translation>
    </message>
    <message>
        <source>Add other &amp;kind</source>
        <translation>Ajouter l’autre t&amp;ype</translation>
    </message>
    <message>
        <source>Limits the category on the board and in lines, of 100 % to begin with</source>
        <translation>Limite la catégorie sur la grille et dans les lignes, à 100 % pour commencer</translation>
    </message>
</context>
<context>
    <name>boardwright::NewGoalRow</name>
    <message>
        <source>New goal …</source>
        <translation>Nouvel objectif …</translation>
    </message>
    <message>
        <source>Type here to add a goal at the end (Enter or Tab in the last row leads here)</source>
        <translation>Saisir ici pour ajouter un objectif à la fin (Entrée ou Tab sur la dernière ligne mène ici)</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message>
        <source>&quot;%1&quot; is no whole number from 1. Write numbers such as 2-5 or 3, 6, 9.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre entier à partir de 1. Écrivez des nombres comme 2-5 ou 3, 6, 9.</translation>
    </message>
    <message numerus="yes">
        <source>These are more than %n numbers, which is the most. Write fewer, or a step: 10..50/10.</source>
        <translation>
            <numerusform>Il y a plus de %n nombre, ce qui est le maximum. Écrivez-en moins ou indiquez un pas&#xa0;: 10..50/10.</numerusform>
            <numerusform>Il y a plus de %n nombres, ce qui est le maximum. Écrivez-en moins ou indiquez un pas&#xa0;: 10..50/10.</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <comment>all zones</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no zone. Zones are E, M, L and N: %2; or write &quot;all&quot;.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une zone. Les zones sont E, M, L et N&#xa0;: %2&#x202f;; ou écrivez «&#x202f;toutes&#x202f;».</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>false</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no. Write TRUE or FALSE.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni oui ni non. Écrivez TRUE (oui) ou FALSE (non).</translation>
    </message>
    <message>
        <source>A weighting is a whole number from 1 to 100; &quot;%1&quot; is none.</source>
        <translation>Une pondération est un nombre entier de 1 à 100&#x202f;; «&#x202f;%1&#x202f;» n’en est pas une.</translation>
    </message>
    <message>
        <source>A limit is a whole number from 1; &quot;%1&quot; is none. Disable the goal to keep it off the board.</source>
        <translation>Une limite est un nombre entier à partir de 1&#x202f;; «&#x202f;%1&#x202f;» n’en est pas une. Pour écarter l’objectif de la grille, désactivez-le.</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Plage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Cases&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>These are %n categories; lockout.live takes at most 4 of each kind. Leave some out.</source>
        <translation>
            <numerusform>Il y a %n catégorie&#x202f;; lockout.live en accepte au plus 4 de chaque sorte. Retirez-en.</numerusform>
            <numerusform>Il y a %n catégories&#x202f;; lockout.live en accepte au plus 4 de chaque sorte. Retirez-en.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal has one tag at most; these are %n.</source>
        <translation>
            <numerusform>Un objectif porte une étiquette au plus&#x202f;; il y en a %n.</numerusform>
            <numerusform>Un objectif porte une étiquette au plus&#x202f;; il y en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a tag: tags are made of lower-case letters a to z, digits and underscores, such as boss_rush.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être une étiquette&#xa0;: les étiquettes se composent de minuscules de a à z, de chiffres et de tirets bas, par exemple boss_rush.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live takes at most %3. Shorten it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Raccourcissez-la.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n icons; lockout.live takes at most 12. Leave some out.</source>
        <translation>
            <numerusform>Il y a %n icône&#x202f;; lockout.live en accepte au plus 12. Retirez-en.</numerusform>
            <numerusform>Il y a %n icônes&#x202f;; lockout.live en accepte au plus 12. Retirez-en.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no icon. Icons are pictures, whose names end in .webp, or emoji.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une icône. Les icônes sont des images, dont le nom se termine par .webp, ou des émojis.</translation>
    </message>
    <message>
        <source>These are pictures and emoji; lockout.live takes one kind. Leave out the others.</source>
        <translation>Il y a à la fois des images et des émojis&#x202f;; lockout.live n’accepte qu’un seul type. Retirez les autres.</translation>
    </message>
    <message>
        <source>A goal needs a text. Disable or remove the goal if it is not wanted.</source>
        <translation>Un objectif a besoin d’un texte. Désactivez ou supprimez l’objectif s’il n’est pas souhaité.</translation>
    </message>
    <message>
        <source>This goal has %1 characters; lockout.live takes at most %2. Shorten it, or move some of it to the tooltip.</source>
        <translation>Cet objectif compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-le ou déplacez-en une partie dans l’infobulle.</translation>
    </message>
    <message>
        <source>This tooltip has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Cette infobulle compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>Rien n’a été saisi.</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message>
        <source>&amp;Add Goal</source>
        <translation>&amp;Ajouter un objectif</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>&amp;Effacer les cellules</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>Recopier vers le &amp;bas</translation>
    </message>
    <message>
        <source>D&amp;uplicate Goals</source>
        <translation>&amp;Dupliquer les objectifs</translation>
    </message>
    <message>
        <source>&amp;Remove Goals</source>
        <translation>&amp;Supprimer les objectifs</translation>
    </message>
    <message>
        <source>&amp;Move Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Desce&amp;ndre</translation>
    </message>
    <message>
        <source>Select Whole Rows</source>
        <translation>Sélectionner des lignes entières</translation>
    </message>
    <message>
        <source>Select Whole Columns</source>
        <translation>Sélectionner des colonnes entières</translation>
    </message>
    <message>
        <source>There is no goal above this one to fill down from.</source>
        <translation>Il n’y a pas d’objectif au-dessus de celui-ci à recopier vers le bas.</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>Affichez tous les objectifs dans l’ordre du fichier pour les déplacer.</translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation>Act&amp;iver</translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation>Désacti&amp;ver</translation>
    </message>
    <message>
        <source>Set &amp;Weighting…</source>
        <translation>Défini&amp;r la pondération…</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>Afficher sur la &amp;grille</translation>
    </message>
    <message>
        <source>Add &amp;Board Category</source>
        <translation>A&amp;jouter une catégorie de grille</translation>
    </message>
    <message>
        <source>Remove Board Category</source>
        <translation>Retirer une catégorie de grille</translation>
    </message>
    <message>
        <source>Add L&amp;ine Category</source>
        <translation>Ajouter une catégorie de &amp;ligne</translation>
    </message>
    <message>
        <source>Remove Line Category</source>
        <translation>Retirer une catégorie de ligne</translation>
    </message>
    <message>
        <source>Set Ta&amp;g</source>
        <translation>Définir l’é&amp;tiquette</translation>
    </message>
    <message>
        <source>No Tag</source>
        <translation>Aucune étiquette</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zones</translation>
    </message>
    <message>
        <source>&amp;Early</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>&amp;Mid</source>
        <translation>&amp;Milieu</translation>
    </message>
    <message>
        <source>&amp;Late</source>
        <translation>&amp;Tard</translation>
    </message>
    <message>
        <source>E&amp;ndgame</source>
        <translation>&amp;Fin de partie</translation>
    </message>
    <message>
        <source>&amp;All Zones</source>
        <translation>T&amp;outes les zones</translation>
    </message>
    <message>
        <source>Ope&amp;n Details</source>
        <translation>Ouvrir les détai&amp;ls</translation>
    </message>
    <message>
        <source>The clipboard holds no text to paste.</source>
        <translation>Le presse-papiers ne contient aucun texte à coller.</translation>
    </message>
    <message>
        <source>All but one cell was pasted. %1</source>
        <translation>Toutes les cellules sauf une ont été collées. %1</translation>
    </message>
    <message numerus="yes">
        <source>All but the %n selected cells were pasted. %1</source>
        <translation>
            <numerusform>Toutes les cellules sauf la %n sélectionnée ont été collées. %1</numerusform>
            <numerusform>Toutes les cellules sauf les %n sélectionnées ont été collées. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>disabled</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1. The boards that are made now ignore progression, so it is pale here</source>
        <translation>%1. Les grilles créées actuellement ne tiennent pas compte de la progression, d’où l’affichage en pâle ici</translation>
    </message>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>%n problème de plus</numerusform>
            <numerusform>%n problèmes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Apparaît</translation>
    </message>
    <message numerus="yes">
        <source>Stands on %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Figure sur %L1 grille sur %Ln.</numerusform>
            <numerusform>Figure sur %L1 grilles sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>La pondération seule donnerait %1.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1</source>
        <translation>Sinon écarté par : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes to %2 (%n goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 donne %2 (%n objectif)</numerusform>
            <numerusform>%1 donne %2 (%n objectifs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>Sur %Ln grille : pondération %1</numerusform>
            <numerusform>Sur %Ln grilles : pondération %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wish is a share of boards, from 0 to 100 %: &quot;6 %&quot;.</source>
        <translation>Un souhait est une part des grilles, de 0 à 100 % : « 6 % ».</translation>
    </message>
    <message>
        <source>Wish for one goal at a time: each changes what the others get.</source>
        <translation>Un souhait pour un seul objectif à la fois : chacun change ce que reçoivent les autres.</translation>
    </message>
    <message>
        <source>The share of boards that the goal stands on; the mark shows what weighting alone would give it. Type the share that you wish for, and its weighting is looked for.</source>
        <translation>La part des grilles où figure l’objectif ; le repère montre ce que la pondération seule donnerait. Tapez la part souhaitée, et sa pondération est recherchée.</translation>
    </message>
    <message>
        <source>%1. No board of this generator depends on it, so it is pale here</source>
        <translation>%1. Aucune grille de ce générateur n’en dépend, c’est pourquoi elle est pâle ici</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>Affichez tous les objectifs dans l’ordre du fichier pour les déplacer.</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesView</name>
    <message>
        <source>Filter goals, categories, tags</source>
        <translation>Filtrer les objectifs, catégories, étiquettes</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n goals</source>
        <translation>
            <numerusform>%1 sur %n objectif</numerusform>
            <numerusform>%1 sur %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n désactivé</numerusform>
            <numerusform>%n désactivés</numerusform>
        </translation>
    </message>
    <message>
        <source>No goals yet</source>
        <translation>Pas encore d’objectifs</translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation>Aucun objectif ne correspond</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Add a goal (Insert)</source>
        <translation>Ajouter un objectif (Inser)</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Ajouter un objectif</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Columns that say what a goal is</source>
        <translation>Colonnes qui disent ce qu’est un objectif</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibrer</translation>
    </message>
    <message>
        <source>Columns that say how often goals appear together</source>
        <translation>Colonnes qui disent à quelle fréquence des objectifs apparaissent ensemble</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Columns that say where on the board a goal stands</source>
        <translation>Colonnes qui disent où un objectif se trouve sur la grille</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>The numbers that are measured on boards</source>
        <translation>Les nombres mesurés sur des grilles</translation>
    </message>
    <message>
        <source>All</source>
        <comment>columns</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Toutes les colonnes</translation>
    </message>
    <message>
        <source>Find and Replace</source>
        <translation>Rechercher et remplacer</translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag, and all that is asked for beside them.</source>
        <translation>Aucun objectif ne contient tous ces mots, dans son texte, son infobulle, ses catégories ou son étiquette, tout en remplissant les autres conditions.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Begin a goal set here, or open one.</source>
        <translation>Commencez ici un ensemble d&apos;objectifs, ou ouvrez-en un.</translation>
    </message>
    <message>
        <source>Paste from a spreadsheet</source>
        <translation>Coller depuis un tableur</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Ouvrir une liste</translation>
    </message>
</context>
<context>
    <name>boardwright::OfferList</name>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
</context>
<context>
    <name>boardwright::OverlayBar</name>
    <message>
        <source>Overlay</source>
        <translation>Coloration</translation>
    </message>
    <message>
        <source>What the cells are coloured by</source>
        <translation>Ce qui détermine la couleur des cases</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Pas de coloration</translation>
    </message>
    <message>
        <source>At the edge: %1</source>
        <comment>a measure</comment>
        <translation>Au bord&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · before the last edit</source>
        <comment>what the numbers are of</comment>
        <translation>%1 · avant la dernière modification</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Cette grille</translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message>
        <source>%1: on average</source>
        <comment>a measure, over many boards</comment>
        <translation>%1 : en moyenne</translation>
    </message>
    <message>
        <source>%1: most often</source>
        <comment>a measure, over many boards</comment>
        <translation>%1 : le plus souvent</translation>
    </message>
    <message>
        <source>%1: share of boards</source>
        <comment>a measure, over many boards</comment>
        <translation>%1 : part des grilles</translation>
    </message>
    <message>
        <source>Where the chosen goal lands</source>
        <translation>Où tombe l’objectif choisi</translation>
    </message>
    <message>
        <source>Where the chosen category lands</source>
        <translation>Où tombe la catégorie choisie</translation>
    </message>
    <message>
        <source>%1: the mean of many boards</source>
        <translation>%1 : la moyenne de nombreuses grilles</translation>
    </message>
    <message>
        <source>%1: what most of many boards say</source>
        <translation>%1 : ce que disent la plupart de nombreuses grilles</translation>
    </message>
    <message>
        <source>%1: the share of many boards that have any</source>
        <translation>%1 : la part de nombreuses grilles où il y en a</translation>
    </message>
    <message>
        <source>The share of boards on which the goal that is chosen in the table stands here</source>
        <translation>La part des grilles où l’objectif choisi dans le tableau figure ici</translation>
    </message>
    <message>
        <source>The share of boards on which a goal stands here that carries the category chosen last, or else the first one of the chosen goal</source>
        <translation>La part des grilles où figure ici un objectif de la catégorie choisie en dernier, ou sinon de la première de l’objectif choisi</translation>
    </message>
    <message>
        <source>%1, on %2 of boards</source>
        <comment>a class, a share</comment>
        <translation>%1, sur %2 des grilles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal is chosen</source>
        <translation>Aucun objectif n’est choisi</translation>
    </message>
    <message>
        <source>The chosen row is no goal, or was not counted yet</source>
        <translation>La ligne choisie n’est pas un objectif, ou n’a pas encore été comptée</translation>
    </message>
    <message>
        <source>No category is chosen</source>
        <translation>Aucune catégorie n’est choisie</translation>
    </message>
    <message>
        <source>%1: no goal that was counted carries it</source>
        <translation>%1 : aucun objectif compté ne la porte</translation>
    </message>
    <message>
        <source>No boards are counted yet</source>
        <translation>Aucune grille n’est encore comptée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::ParameterGroup</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Gives everything here its usual value</source>
        <translation>Redonne à chaque réglage présent ici sa valeur habituelle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of settings, how many of them differ from the usual</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything here has its usual value</source>
        <translation>Tous les réglages présents ici ont leur valeur habituelle</translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message>
        <source>Forced positions</source>
        <translation>Positions imposées</translation>
    </message>
    <message numerus="yes">
        <source>This board has %n cells.</source>
        <translation>
            <numerusform>Cette grille a %n case.</numerusform>
            <numerusform>Cette grille a %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere. Pick the only cells where it may stand</source>
        <translation>Partout. Choisissez les seules cases où il peut se trouver</translation>
    </message>
    <message numerus="yes">
        <source>Only in %n cells</source>
        <translation>
            <numerusform>Seulement dans %n case</numerusform>
            <numerusform>Seulement dans %n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Presentation</name>
    <message>
        <source>&amp;Full-Screen Board</source>
        <translation>Grille en &amp;plein écran</translation>
    </message>
    <message>
        <source>The board alone on the whole screen (%1)</source>
        <translation>La grille seule sur tout l’écran (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %Ln</source>
        <translation>
            <numerusform>Tout corriger (%Ln)</numerusform>
            <numerusform>Tout corriger (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix %L1 of %L2</source>
        <translation>En corriger %L1 sur %L2</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Ne plus les accepter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ne plus accepter</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Set limit to %1 %</source>
        <translation>Mettre la limite à %1 %</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>Copier le &amp;texte</translation>
    </message>
    <message>
        <source>Nothing to worry about</source>
        <translation>Rien d’inquiétant</translation>
    </message>
    <message>
        <source>The set and this board are as they should be.</source>
        <translation>La liste et cette grille sont comme elles doivent être.</translation>
    </message>
    <message>
        <source>Show what is accepted, too</source>
        <translation>Afficher aussi ce qui est accepté</translation>
    </message>
    <message>
        <source>this board is not filled</source>
        <translation>cette grille n’est pas remplie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxations on this board</source>
        <translation>
            <numerusform>%Ln assouplissement sur cette grille</numerusform>
            <numerusform>%Ln assouplissements sur cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the set</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln dans la liste</numerusform>
            <numerusform>%Ln dans la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the file</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln dans le fichier</numerusform>
            <numerusform>%Ln dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln accepté</numerusform>
            <numerusform>%Ln acceptés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProfilesTable</name>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Give the selected values what the mode comes with (%1)</source>
        <translation>Donner aux valeurs choisies celles du mode (%1)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Minutes. What differs from the usual is bold.</source>
        <translation>Minutes. Ce qui diffère de l’habituel est en gras.</translation>
    </message>
</context>
<context>
    <name>boardwright::ProgressionPage</name>
    <message>
        <source>Lower values come earlier along the board</source>
        <translation>Les petites valeurs viennent plus tôt sur la grille</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
</context>
<context>
    <name>boardwright::PropertiesDialog</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Goal Set Properties</source>
        <translation>Propriétés de la liste d’objectifs</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>Capped</source>
        <translation>Plafonnée</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <translation>Dédiée</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Souple</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>&amp;Nom de la liste&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Largest size:</source>
        <translation>Taille &amp;maximale&#xa0;:</translation>
    </message>
    <message>
        <source>Game m&amp;ode:</source>
        <translation>Mo&amp;de de jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Any game mode and size.</source>
        <translation>Tout mode de jeu et toute taille.</translation>
    </message>
    <message>
        <source>Any game mode, up to a largest size.</source>
        <translation>Tout mode de jeu, jusqu’à une taille maximale.</translation>
    </message>
    <message>
        <source>One game mode in one size. Goals may be forced to positions of that board.</source>
        <translation>Un seul mode de jeu dans une seule taille. Des objectifs peuvent y être imposés à des positions de cette grille.</translation>
    </message>
    <message>
        <source>Any game mode and size, without the site&apos;s checks.</source>
        <translation>Tout mode de jeu et toute taille, sans les vérifications du site.</translation>
    </message>
    <message>
        <source>Schema &amp;mode:</source>
        <translation>&amp;Mode de schéma :</translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>No values. Write some, such as 2-5 or 3, 6, 9</source>
        <translation>Pas de valeurs. Écrivez-en, comme 2-5 ou 3, 6, 9</translation>
    </message>
    <message numerus="yes">
        <source>%n values: %1</source>
        <translation>
            <numerusform>%n valeur&#xa0;: %1</numerusform>
            <numerusform>%n valeurs&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message>
        <source>No value of a line counts</source>
        <translation>Aucune valeur d’une ligne ne compte</translation>
    </message>
    <message numerus="yes">
        <source>The %n highest values of a line count</source>
        <translation>
            <numerusform>La plus haute valeur (%n) d’une ligne compte</numerusform>
            <numerusform>Les %n plus hautes valeurs d’une ligne comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n lowest values of a line count</source>
        <translation>
            <numerusform>La plus basse valeur (%n) d’une ligne compte</numerusform>
            <numerusform>Les %n plus basses valeurs d’une ligne comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n lowest values of a line count</source>
        <translation>
            <numerusform>Toutes les valeurs d’une ligne sauf la plus basse (%n) comptent</numerusform>
            <numerusform>Toutes les valeurs d’une ligne sauf les %n plus basses comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n highest values of a line count</source>
        <translation>
            <numerusform>Toutes les valeurs d’une ligne sauf la plus haute (%n) comptent</numerusform>
            <numerusform>Toutes les valeurs d’une ligne sauf les %n plus hautes comptent</numerusform>
        </translation>
    </message>
    <message>
        <source>Means nothing, so all but the highest count: write &quot;min&quot; or &quot;max&quot;, a space and a number</source>
        <translation>Ne veut rien dire, donc toutes sauf la plus haute comptent : écrivez « min » ou « max », une espace et un nombre</translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message>
        <source>%1 to %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 à %2 %</translation>
    </message>
    <message>
        <source>no cell of this board</source>
        <translation>aucune case de cette grille</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of this board</source>
        <translation>
            <numerusform>%n case de cette grille</numerusform>
            <numerusform>%n cases de cette grille</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from one number to another</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>this goal</source>
        <translation>cet objectif</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a limit, a number of it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>relaxed on %1 of seeds</source>
        <comment>from one share to another</comment>
        <translation>assouplie sur %1 des graines</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what moved, from one number to another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>new: %1 on %2</source>
        <comment>a goal, a share</comment>
        <translation>nouveau : %1 sur %2</translation>
    </message>
    <message>
        <source>gone: %1 from %2</source>
        <comment>a goal, a share</comment>
        <translation>retiré : %1 de %2</translation>
    </message>
    <message>
        <source>not filled on %1 of seeds</source>
        <comment>from one share to another</comment>
        <translation>non remplie sur %1 des graines</translation>
    </message>
    <message>
        <source>%1 of boards differ, but no number for sure</source>
        <translation>%1 des grilles diffèrent, mais aucun nombre de façon sûre</translation>
    </message>
    <message>
        <source>no board can be made any more</source>
        <translation>aucune grille n’est plus possible</translation>
    </message>
    <message>
        <source>boards can be made now</source>
        <translation>des grilles sont possibles maintenant</translation>
    </message>
    <message>
        <source>no board can be made, before or now</source>
        <translation>aucune grille n’est possible, ni avant ni maintenant</translation>
    </message>
    <message>
        <source>no board changes</source>
        <translation>aucune grille ne change</translation>
    </message>
    <message>
        <source>counting boards…</source>
        <translation>comptage des grilles…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n steps done again</source>
        <translation>
            <numerusform>%n étape rétablie</numerusform>
            <numerusform>%n étapes rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps undone</source>
        <translation>
            <numerusform>%n étape annulée</numerusform>
            <numerusform>%n étapes annulées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of boards differ, over %L2 seeds</source>
        <translation>%1 des grilles diffèrent, sur %L2 graines</translation>
    </message>
    <message>
        <source>Nothing moved beyond chance</source>
        <translation>Rien n’a bougé au-delà du hasard</translation>
    </message>
    <message>
        <source>What moved, the surest first; *** is very sure, * rather sure:</source>
        <translation>Ce qui a bougé, le plus sûr d’abord ; *** est très sûr, * assez sûr :</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Since the pin</source>
        <translation>Depuis l’épinglage</translation>
    </message>
    <message>
        <source>no board can be filled, before or now</source>
        <translation>aucune grille ne peut être remplie, ni avant ni maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%n reworded goal(s) drawn anew</source>
        <translation>
            <numerusform>%n objectif reformulé est retiré au sort</numerusform>
            <numerusform>%n objectifs reformulés sont retirés au sort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %n goal(s) have another one, so their draws are new.</source>
        <translation>
            <numerusform>Les grilles tirent les objectifs d&apos;après leur texte. %n objectif a un autre texte, ses tirages sont donc nouveaux.</numerusform>
            <numerusform>Les grilles tirent les objectifs d&apos;après leur texte. %n objectifs ont un autre texte, leurs tirages sont donc nouveaux.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReceiptBar</name>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Refaire cette modification</translation>
    </message>
    <message>
        <source>Take this edit back</source>
        <translation>Revenir sur cette modification</translation>
    </message>
    <message>
        <source>What the last edit did</source>
        <translation>Effet de la dernière modification</translation>
    </message>
    <message>
        <source>Edit the goals: what that does to the boards is told here.</source>
        <translation>Modifiez les objectifs : l’effet sur les grilles s’affiche ici.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edit, what it did</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Pinned: what you change from now on is compared with the set and board of now.</source>
        <translation>Épinglé : ce que vous changez désormais est comparé à la liste et à la grille d’aujourd’hui.</translation>
    </message>
</context>
<context>
    <name>boardwright::RecentMenu</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Effacer cette liste</translation>
    </message>
</context>
<context>
    <name>boardwright::RecoveryOffer</name>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash; save now and then. %1</source>
        <translation>Le travail non enregistré ne peut pas être conservé en cas de plantage&#x202f;; enregistrez de temps en temps. %1</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Unsaved work from %1 on &quot;%2&quot; was found.</source>
        <translation>Du travail non enregistré du %1 sur «&#x202f;%2&#x202f;» a été trouvé.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found, but cannot be recovered. %2</source>
        <translation>Du travail non enregistré du %1 a été trouvé, mais ne peut pas être récupéré. %2</translation>
    </message>
    <message>
        <source>The unsaved work was discarded.</source>
        <translation>Le travail non enregistré a été abandonné.</translation>
    </message>
    <message>
        <source>The unsaved work on &quot;%1&quot; was discarded.</source>
        <translation>Le travail non enregistré sur «&#x202f;%1&#x202f;» a été abandonné.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message>
        <source>Match upper and lower case</source>
        <translation>Respecter les majuscules et les minuscules</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>Regular expression; in the replacement \1 is what the first group caught</source>
        <translation>Expression rationnelle&#x202f;; dans le texte de remplacement, \1 est ce que le premier groupe a trouvé</translation>
    </message>
    <message>
        <source>Selected goals only</source>
        <translation>Objectifs sélectionnés seulement</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>Infobulles</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Tous les textes</translation>
    </message>
    <message>
        <source>Where to replace</source>
        <translation>Où remplacer</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n goals</source>
        <translation>
            <numerusform>Remplacement dans %n objectif</numerusform>
            <numerusform>Remplacement dans %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was replaced, because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n’a été remplacé, à cause de la ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n goals</source>
        <translation>
            <numerusform>Remplacé dans %n objectif</numerusform>
            <numerusform>Remplacé dans %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Suivant (Entrée)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace what is found in the current cell</source>
        <translation>Remplacer ce qui est trouvé dans la cellule actuelle</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replace everything that is found</source>
        <translation>Remplacer tout ce qui est trouvé</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two things that were done</comment>
        <translation>%1 ; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n names of categories and tags changed everywhere, limits included</source>
        <translation>
            <numerusform>%n nom de catégorie ou d&apos;étiquette changé partout, limites comprises</numerusform>
            <numerusform>%n noms de catégories et d&apos;étiquettes changés partout, limites comprises</numerusform>
        </translation>
    </message>
    <message>
        <source>names of categories and tags change in all goals only</source>
        <translation>les noms de catégories et d&apos;étiquettes ne changent que dans tous les objectifs à la fois</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplayBar</name>
    <message>
        <source>Show the Board</source>
        <translation>Afficher la grille</translation>
    </message>
    <message>
        <source>Step %L1 of %L2: %3</source>
        <comment>of making the board</comment>
        <translation>Étape %L1 sur %L2 : %3</translation>
    </message>
</context>
<context>
    <name>boardwright::RowTypesTable</name>
    <message>
        <source>Row types</source>
        <translation>Types de ligne</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Take the thresholds of the selected row types away (%1)</source>
        <translation>Retirer les seuils des types de ligne choisis (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::SectionTable</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>D&amp;escendre</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
</context>
<context>
    <name>boardwright::SectionTableModel</name>
    <message>
        <source>What it means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedBar</name>
    <message>
        <source>&amp;Previous Seed</source>
        <translation>Graine &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <translation>Graine &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Random Seed</source>
        <translation>Graine &amp;aléatoire</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <translation>&amp;Copier la graine</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.
Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation>N’importe quel texte. La même graine, la même liste et la même taille donnent toujours la même grille.
Les graines sont propres à Boardwright&#x202f;; le site suit les mêmes règles, mais donne une autre grille.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>This seed was copied from version %1 of the generator; this is version %2, which may give another board.</source>
        <translation>Cette graine a été copiée de la version %1 du générateur ; celle-ci est la version %2, qui peut donner une autre grille.</translation>
    </message>
    <message>
        <source>A whole number, as players share them; any other text stands for one.
The same seed and list make the same board here as everywhere else.</source>
        <translation>Un nombre entier, tel que les joueurs se le transmettent ; tout autre texte en représente un.
La même graine et la même liste donnent ici la même grille que partout ailleurs.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedTableModel</name>
    <message>
        <source>%1 stands on cell %2</source>
        <comment>a goal, one or more numbers of cells</comment>
        <translation>%1 se trouve sur la case %2</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>Assouplissements</translation>
    </message>
    <message>
        <source>%1 on cell</source>
        <comment>a goal; below are numbers of cells</comment>
        <translation>%1 sur la case</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsExport</name>
    <message>
        <source>Export Seeds</source>
        <translation>Exporter les graines</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsForm</name>
    <message>
        <source>Wishes</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>From the Selection</source>
        <translation>Depuis la sélection</translation>
    </message>
    <message>
        <source>Wish for the goals that are selected in the table</source>
        <translation>Souhaiter les objectifs sélectionnés dans le tableau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take the chosen wish away (Del)</source>
        <translation>Retirer le souhait choisi (Suppr)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Première graine</translation>
    </message>
    <message>
        <source>How many seeds</source>
        <translation>Nombre de graines</translation>
    </message>
    <message>
        <source>Seeds searched</source>
        <translation>Graines parcourues</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>Graines à &amp;partir de</translation>
    </message>
    <message>
        <source>how &amp;many</source>
        <translation>&amp;combien</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>What was found stays</source>
        <translation>Ce qui a été trouvé reste</translation>
    </message>
    <message>
        <source>Look for seeds whose boards fulfil all wishes, of the set as it is now</source>
        <translation>Chercher des graines dont les grilles remplissent tous les souhaits, avec la liste telle qu&apos;elle est</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsGoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsPanel</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Contact Sheet</source>
        <translation>Planche-contact</translation>
    </message>
    <message>
        <source>Pages of the seeds</source>
        <translation>Pages des graines</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation>Ce que la recherche a trouvé</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>Copier les graines</translation>
    </message>
    <message>
        <source>Copy the selected seeds, or all, with their settings (%1)</source>
        <translation>Copier les graines sélectionnées, ou toutes, avec leurs réglages (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write what was found into a file</source>
        <translation>Écrire dans un fichier ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Seeds as &amp;JSON…</source>
        <translation>Graines en &amp;JSON…</translation>
    </message>
    <message>
        <source>Seeds as &amp;CSV…</source>
        <translation>Graines en &amp;CSV…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds…</source>
        <translation>
            <numerusform>%Ln trouvée parmi %1 graines sur %2…</numerusform>
            <numerusform>%Ln trouvées parmi %1 graines sur %2…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 seeds</source>
        <translation>
            <numerusform>%Ln trouvée parmi %1 graines</numerusform>
            <numerusform>%Ln trouvées parmi %1 graines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in the first %1 of %2 seeds, which is enough: wish for more</source>
        <translation>
            <numerusform>%Ln trouvée parmi les %1 premières graines sur %2, cela suffit : souhaitez davantage</numerusform>
            <numerusform>%Ln trouvées parmi les %1 premières graines sur %2, cela suffit : souhaitez davantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>%Ln trouvée parmi %1 graines sur %2, puis arrêt</numerusform>
            <numerusform>%Ln trouvées parmi %1 graines sur %2, puis arrêt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards were not whole</source>
        <translation>
            <numerusform>%Ln grille était incomplète</numerusform>
            <numerusform>%Ln grilles étaient incomplètes</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the set as it was, search again</source>
        <translation>De la liste telle qu&apos;elle était, relancez la recherche</translation>
    </message>
    <message>
        <source>No seed can be as wished</source>
        <translation>Aucune graine ne peut convenir</translation>
    </message>
    <message>
        <source>Which boards do you wish for?</source>
        <translation>Quelles grilles souhaitez-vous ?</translation>
    </message>
    <message>
        <source>Add wishes, then search: seeds whose boards fulfil all of them are listed here.</source>
        <translation>Ajoutez des souhaits, puis recherchez : les graines dont les grilles les remplissent tous sont listées ici.</translation>
    </message>
    <message>
        <source>No boards can be made of this set</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste</translation>
    </message>
    <message>
        <source>Problems tells why.</source>
        <translation>«&#x202f;Problèmes&#x202f;» dit pourquoi.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Rien n&apos;a encore été trouvé.</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Rien n&apos;a été trouvé</translation>
    </message>
    <message>
        <source>Wish for less, search more seeds, or see in Statistics how rare it is.</source>
        <translation>Souhaitez moins, cherchez parmi plus de graines, ou voyez dans Statistiques combien c&apos;est rare.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsTable</name>
    <message>
        <source>Seeds that were found</source>
        <translation>Graines trouvées</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsWishBar</name>
    <message>
        <source>Kind of wish</source>
        <translation>Type de souhait</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Goal on the board</source>
        <translation>Objectif sur la grille</translation>
    </message>
    <message>
        <source>Goal not on the board</source>
        <translation>Objectif absent de la grille</translation>
    </message>
    <message>
        <source>Goal in a line</source>
        <translation>Objectif sur une ligne</translation>
    </message>
    <message>
        <source>Two goals in one line</source>
        <translation>Deux objectifs sur une même ligne</translation>
    </message>
    <message>
        <source>Relaxations at most</source>
        <translation>Assouplissements au plus</translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation>Nombre de la grille</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add this wish: a board must fulfil all of them</source>
        <translation>Ajouter ce souhait : une grille doit les remplir tous</translation>
    </message>
    <message>
        <source>Other goal</source>
        <translation>Autre objectif</translation>
    </message>
    <message>
        <source>Most relaxations</source>
        <translation>Nombre maximal d&apos;assouplissements</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>Bound of the number</source>
        <translation>Limite du nombre</translation>
    </message>
</context>
<context>
    <name>boardwright::ShareDelegate</name>
    <message>
        <source>The share of boards that you wish for: its weighting is looked for.</source>
        <translation>La part des grilles souhaitée : sa pondération est recherchée.</translation>
    </message>
    <message>
        <source>Wanted share of boards</source>
        <translation>Part des grilles souhaitée</translation>
    </message>
</context>
<context>
    <name>boardwright::SideTabs</name>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Texte source</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a tab holds, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceNote</name>
    <message>
        <source>Go There</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Puts the cursor where the mistake is (F8)</source>
        <translation>Place le curseur à l’endroit de l’erreur (F8)</translation>
    </message>
    <message>
        <source>Discard Changes to the Text</source>
        <translation>Abandonner les modifications du texte</translation>
    </message>
    <message>
        <source>Shows the goal set as it is, without what was typed since</source>
        <translation>Affiche la liste d’objectifs telle qu’elle est, sans ce qui a été saisi depuis</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceSession</name>
    <message>
        <source>Edit the source</source>
        <translation>Modification du texte source</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceView</name>
    <message>
        <source>Source of the file</source>
        <translation>Texte source du fichier</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Rechercher le suivant</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rechercher le précédent</translation>
    </message>
    <message>
        <source>%1 Until it is mended, the goal set stays as it was before, and that is what is saved.</source>
        <comment>after a sentence about a mistake in the text</comment>
        <translation>%1 Tant que le texte n’est pas corrigé, la liste d’objectifs reste comme avant, et c’est elle qui est enregistrée.</translation>
    </message>
    <message>
        <source>Meanwhile the same lines were changed elsewhere: mending the text replaces those changes.</source>
        <translation>Entre-temps, les mêmes lignes ont été modifiées ailleurs&#xa0;: corriger le texte remplace ces modifications.</translation>
    </message>
    <message>
        <source>The file has very long lines. This is what they say, laid out to be read; it cannot be changed here.</source>
        <translation>Le fichier a des lignes très longues. Voici ce qu’elles disent, mis en forme pour la lecture&#x202f;; le texte ne peut pas être modifié ici.</translation>
    </message>
    <message>
        <source>The file holds characters that no text field can show. It can be read here, but not changed.</source>
        <translation>Le fichier contient des caractères qu’aucun champ de texte ne peut afficher. Il peut être lu ici, mais pas modifié.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Previous Problem</source>
        <translation>Problème précédent</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Fold All Goals</source>
        <translation>Replier tous les objectifs</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <translation>Tout déplier</translation>
    </message>
</context>
<context>
    <name>boardwright::StartPage</name>
    <message>
        <source>&amp;Give the Goals These Times</source>
        <translation>&amp;Donner ces temps aux objectifs</translation>
    </message>
    <message>
        <source>No goal says yet how long it takes. Start from difficulty tiers: a goal takes its tier times so many minutes, and goals of the same first category stay out of each other&apos;s lines.</source>
        <translation>Aucun objectif ne dit encore combien il dure. Partez de paliers de difficulté : un objectif prend son palier fois tant de minutes, et les objectifs de même première catégorie ne partagent pas de ligne.</translation>
    </message>
    <message>
        <source>The tier of a goal is its difficulty, or else its place among the goals, from 1 to 25</source>
        <translation>Le palier d’un objectif est sa difficulté, ou sinon sa place parmi les objectifs, de 1 à 25</translation>
    </message>
    <message>
        <source>Above what one value may be (see Profiles), goals of that category never share a line</source>
        <translation>Au-delà de ce que peut être une valeur (voir Profils), les objectifs de la catégorie ne partagent jamais une ligne</translation>
    </message>
    <message>
        <source>What goals save that have a further category in common</source>
        <translation>Ce que font gagner les objectifs qui ont une autre catégorie en commun</translation>
    </message>
    <message>
        <source>&amp;Minutes per tier</source>
        <translation>&amp;Minutes par palier</translation>
    </message>
    <message>
        <source>Synergy of the &amp;first category</source>
        <translation>Synergie de la &amp;première catégorie</translation>
    </message>
    <message>
        <source>Synergy of &amp;further ones</source>
        <translation>Synergie des &amp;autres</translation>
    </message>
    <message>
        <source>What the goals would get</source>
        <translation>Ce que recevraient les objectifs</translation>
    </message>
</context>
<context>
    <name>boardwright::Statistics</name>
    <message>
        <source>board category %1, at most %2</source>
        <translation>catégorie de grille %1, au plus %2</translation>
    </message>
    <message>
        <source>line category %1, at most %2</source>
        <translation>catégorie de ligne %1, au plus %2</translation>
    </message>
    <message>
        <source>exclusion group %1, at most %2</source>
        <translation>groupe d’exclusion %1, au plus %2</translation>
    </message>
    <message>
        <source>Board category</source>
        <translation>Catégorie de grille</translation>
    </message>
    <message>
        <source>Line category</source>
        <translation>Catégorie de ligne</translation>
    </message>
    <message>
        <source>Exclusion group</source>
        <translation>Groupe d’exclusion</translation>
    </message>
    <message>
        <source>Goals in the pool</source>
        <translation>Objectifs dans la réserve</translation>
    </message>
    <message>
        <source>Goals that came back to the pool</source>
        <translation>Objectifs revenus dans la réserve</translation>
    </message>
    <message>
        <source>Cells that were forced</source>
        <translation>Cases imposées</translation>
    </message>
    <message>
        <source>Cells filled by random choice</source>
        <translation>Cases remplies au hasard</translation>
    </message>
    <message>
        <source>Cells filled by search</source>
        <translation>Cases remplies par la recherche</translation>
    </message>
    <message>
        <source>Cells filled by relaxation</source>
        <translation>Cases remplies par assouplissement</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Phases of the search</source>
        <translation>Phases de la recherche</translation>
    </message>
    <message>
        <source>Goals that searches tried</source>
        <translation>Objectifs essayés par les recherches</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, how high it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s)</source>
        <translation>
            <numerusform>%Ln barre</numerusform>
            <numerusform>%Ln barres</numerusform>
        </translation>
    </message>
    <message>
        <source>highest at %1</source>
        <translation>la plus haute à %1</translation>
    </message>
    <message>
        <source>on average %1</source>
        <translation>en moyenne %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>% of boards</source>
        <translation>% des grilles</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 à %2&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s)</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>titles of a column and of the one beside it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (row number)</source>
        <comment>what bars are of: limits, lines, cells</comment>
        <translation>%1 (numéro de rangée)</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsExport</name>
    <message>
        <source>Export Statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsPanel</name>
    <message>
        <source>Summary of the statistics</source>
        <translation>Résumé des statistiques</translation>
    </message>
    <message>
        <source>Copy Rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copy the selected rows for a spreadsheet (%1)</source>
        <translation>Copier les lignes choisies pour un tableur (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write what was counted into a file</source>
        <translation>Écrire dans un fichier ce qui a été compté</translation>
    </message>
    <message>
        <source>All Sums as &amp;JSON…</source>
        <translation>Toutes les sommes en &amp;JSON…</translation>
    </message>
    <message>
        <source>Goals as &amp;CSV…</source>
        <translation>Objectifs en &amp;CSV…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Pages of the statistics</source>
        <translation>Pages des statistiques</translation>
    </message>
    <message>
        <source>Nothing is counted here</source>
        <translation>Rien n’est compté ici</translation>
    </message>
    <message>
        <source>The set or its kind of board has nothing of this.</source>
        <translation>La liste ou son type de grille n’a rien de tel.</translation>
    </message>
    <message>
        <source>No boards can be made of this set</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste</translation>
    </message>
    <message>
        <source>Problems tells why.</source>
        <translation>«&#x202f;Problèmes&#x202f;» dit pourquoi.</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Comptage des grilles…</translation>
    </message>
    <message>
        <source>They are made of the set as it is now.</source>
        <translation>Elles sont créées à partir de la liste telle qu’elle est.</translation>
    </message>
    <message>
        <source>Only the average of this is known</source>
        <translation>Seule la moyenne en est connue</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsSummary</name>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln board(s)</source>
        <translation>
            <numerusform>%L1 grille sur %Ln</numerusform>
            <numerusform>%L1 grilles sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds %L1 to %L2</source>
        <translation>graines %L1 à %L2</translation>
    </message>
    <message>
        <source>%1 could not be filled</source>
        <translation>%1 impossibles à remplir</translation>
    </message>
    <message>
        <source>none relaxed</source>
        <translation>aucune assouplie</translation>
    </message>
    <message>
        <source>%1 relaxed</source>
        <translation>%1 assouplies</translation>
    </message>
    <message>
        <source>%1 relaxations on average</source>
        <translation>%1 assouplissements en moyenne</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>Cell %1 (row %2, column %3)</source>
        <translation>Case %1 (ligne %2, colonne %3)</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Sur %L1 grille sur %Ln.</numerusform>
            <numerusform>Sur %L1 grilles sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the board, a value of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Goals shared with the next seed</source>
        <translation>Objectifs communs avec la graine suivante</translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>La pondération seule donnerait %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Apparaît</translation>
    </message>
    <message>
        <source>By weighting alone</source>
        <translation>Par la pondération seule</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>On boards</source>
        <comment>share of them</comment>
        <translation>Sur les grilles</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>of boards</comment>
        <translation>Part</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Share of boards that the goal stands on; the mark is where weighting alone would end the bar</source>
        <translation>Part des grilles où figure l’objectif&#xa0;; le repère montre où la pondération seule arrêterait la barre</translation>
    </message>
    <message>
        <source>Share of boards that weighting and uniform choice alone would give the goal</source>
        <translation>Part des grilles que la pondération et un choix uniforme donneraient seuls à l’objectif</translation>
    </message>
    <message>
        <source>Cells that the goal fills where it stands on the board, on average</source>
        <translation>Cases que l’objectif remplit en moyenne quand il figure sur la grille</translation>
    </message>
    <message>
        <source>Goals that the limit allows: on the board, or in the shortest line</source>
        <translation>Objectifs que la limite permet&#xa0;: sur la grille ou dans la ligne la plus courte</translation>
    </message>
    <message>
        <source>%1. On average over all boards.</source>
        <comment>what a number tells</comment>
        <translation>%1. En moyenne sur toutes les grilles.</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; is not 0</source>
        <translation>Part des grilles où «&#x202f;%1&#x202f;» n’est pas 0</translation>
    </message>
    <message>
        <source>%1. The most frequent one.</source>
        <comment>what a number tells</comment>
        <translation>%1. Le cas le plus fréquent.</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; is that</source>
        <translation>Part des grilles où c’est le cas de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Standard deviation from board to board</source>
        <translation>Écart type d’une grille à l’autre</translation>
    </message>
    <message>
        <source>Share of boards on which the number is not 0</source>
        <translation>Part des grilles où le nombre n’est pas 0</translation>
    </message>
</context>
<context>
    <name>boardwright::StatusLine</name>
    <message>
        <source>Making the board…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation>Grille à jour (%L1&#x202f;ms)</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Comptage des grilles…</translation>
    </message>
    <message>
        <source>Statistics: %L1 of %L2 seeds</source>
        <translation>Statistiques : %L1 graines sur %L2</translation>
    </message>
    <message>
        <source>%1 · saving…</source>
        <translation>%1 · enregistrement…</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · modifié</translation>
    </message>
</context>
<context>
    <name>boardwright::StepWords</name>
    <message>
        <source>Cell %1: &quot;%2&quot;</source>
        <comment>a goal is placed</comment>
        <translation>Case %1 : « %2 »</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot;, although no goal fits</source>
        <comment>a goal is placed</comment>
        <translation>Case %1 : « %2 », bien qu’aucun objectif ne convienne</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %n candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Case %1 : « %2 », pour %n candidat</numerusform>
            <numerusform>Case %1 : « %2 », pour %n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: no centre</source>
        <translation>La case %1 reste vide : pas de centre</translation>
    </message>
    <message>
        <source>Cell %1 stays blank</source>
        <translation>La case %1 reste blanche</translation>
    </message>
    <message>
        <source>Cell %1 becomes shiny</source>
        <translation>La case %1 devient brillante</translation>
    </message>
    <message>
        <source>Cell %1 loses its marks</source>
        <translation>La case %1 perd ses marques</translation>
    </message>
    <message>
        <source>forced positions</source>
        <comment>a stage of making a board</comment>
        <translation>positions imposées</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>a stage of making a board</comment>
        <translation>choix au hasard</translation>
    </message>
    <message>
        <source>search</source>
        <comment>a stage of making a board</comment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>search from a clean slate</source>
        <comment>a stage of making a board</comment>
        <translation>recherche à partir de zéro</translation>
    </message>
    <message>
        <source>relaxation</source>
        <comment>a stage of making a board</comment>
        <translation>relâchement</translation>
    </message>
    <message>
        <source>modifiers</source>
        <comment>a stage of making a board</comment>
        <translation>modificateurs</translation>
    </message>
    <message>
        <source>joining</source>
        <comment>a stage of making a board</comment>
        <translation>jonction</translation>
    </message>
    <message>
        <source>a board within</source>
        <comment>a stage of making a board</comment>
        <translation>une grille intérieure</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <comment>a stage</comment>
        <translation>%1, tentative %2</translation>
    </message>
    <message>
        <source>%1, attempt %2, phase %3</source>
        <comment>a stage</comment>
        <translation>%1, tentative %2, phase %3</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <comment>a stage</comment>
        <translation>Début : %1</translation>
    </message>
    <message>
        <source>End: %1</source>
        <comment>a stage</comment>
        <translation>Fin : %1</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are joined</source>
        <translation>Les cases %1 et %2 sont reliées</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is taken away</source>
        <translation>Case %1 : « %2 » est retiré</translation>
    </message>
    <message>
        <source>Cells %1 and %2 change places</source>
        <translation>Les cases %1 et %2 échangent leurs places</translation>
    </message>
    <message>
        <source>The route goes on to cell %1</source>
        <translation>Le parcours continue vers la case %1</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is tried and does not fit</source>
        <translation>Case %1 : « %2 » est essayé et ne convient pas</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits give way</source>
        <translation>
            <numerusform>Case %1 : %n limite cède</numerusform>
            <numerusform>Case %1 : %n limites cèdent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits hold again</source>
        <translation>
            <numerusform>Case %1 : %n limite est de nouveau respectée</numerusform>
            <numerusform>Case %1 : %n limites sont de nouveau respectées</numerusform>
        </translation>
    </message>
    <message>
        <source>it is on cell %1 already</source>
        <translation>il est déjà sur la case %1</translation>
    </message>
    <message>
        <source>it is in conflict with the goal on cell %1</source>
        <translation>il est en conflit avec l’objectif de la case %1</translation>
    </message>
    <message>
        <source>%1 would have too much in common</source>
        <comment>a line</comment>
        <translation>%1 aurait trop en commun</translation>
    </message>
    <message>
        <source>%1 would save %2 min, more than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 ferait gagner %2 min, plus que %3</translation>
    </message>
    <message>
        <source>%1 would save %2 min, less than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 ferait gagner %2 min, moins que %3</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsModel</name>
    <message>
        <source>The empty board</source>
        <translation>La grille vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a part of the board, what happens on it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens, why</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message>
        <source>The Empty Board</source>
        <translation>La grille vide</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>One Step On</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>The Finished Board</source>
        <translation>La grille terminée</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>À quelle vitesse les étapes sont lues</translation>
    </message>
    <message numerus="yes">
        <source>%n a second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n par seconde</numerusform>
            <numerusform>%n par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>steps</comment>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
</context>
<context>
    <name>boardwright::SynergyPage</name>
    <message>
        <source>Goals that are looked at</source>
        <translation>Objectifs considérés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation>Copier le tableau pour un tableur</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>S&amp;ynergy</source>
        <translation>S&amp;ynergie</translation>
    </message>
    <message>
        <source>Chosen goals</source>
        <translation>Objectifs choisis</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>Il n’y a pas de grille.</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation>De tous les objectifs portant la même étiquette, un seul au plus figure sur une grille</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>How many goals have it. A double click shows them</source>
        <translation>Combien d’objectifs la portent. Un double-clic les affiche</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>The goals that have it</source>
        <translation>Les objectifs qui la portent</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>What is wrong with the tag</source>
        <translation>Ce qui ne va pas avec l’étiquette</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n désactivé</numerusform>
            <numerusform>%n désactivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the list of tags, but %n goals have it.</source>
        <translation>
            <numerusform>Absente de la liste des étiquettes, mais %n objectif la porte.</numerusform>
            <numerusform>Absente de la liste des étiquettes, mais %n objectifs la portent.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag: tags are written with the letters a to z, digits and underscores.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une étiquette&#xa0;: les étiquettes s’écrivent avec les lettres a à z, des chiffres et des tirets bas.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tags</source>
        <translation>
            <numerusform>Collage de %n étiquette</numerusform>
            <numerusform>Collage de %n étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%n objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%n objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Fusionner %1 étiquettes dans «&#x202f;%2&#x202f;» (%n objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner %1 étiquettes dans «&#x202f;%2&#x202f;» (%n objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message>
        <source>Of all goals with the same tag at most one stands on a board.</source>
        <translation>De tous les objectifs portant la même étiquette, un seul au plus figure sur une grille.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>No other goal has this tag, so it does nothing yet.</source>
        <translation>Aucun autre objectif ne porte cette étiquette, qui n’a donc encore aucun effet.</translation>
    </message>
    <message>
        <source>Never on one board with %1.</source>
        <comment>goals that have the same tag</comment>
        <translation>Jamais sur une même grille que %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>boardwright::TextEditor</name>
    <message>
        <source>one, another</source>
        <translation>un nom, un autre</translation>
    </message>
    <message>
        <source>combat: 2, shop: 0.5</source>
        <translation>combat: 2, boutique: 0.5</translation>
    </message>
    <message>
        <source>1, 7, 13</source>
        <translation>1, 7, 13</translation>
    </message>
</context>
<context>
    <name>boardwright::ToolStrip</name>
    <message>
        <source>%1 %L2</source>
        <comment>the title of a panel, how many there are</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>&amp;Maximise Panel</source>
        <translation>&amp;Agrandir le panneau</translation>
    </message>
</context>
<context>
    <name>boardwright::TooltipEdit</name>
    <message>
        <source>Tooltip</source>
        <translation>Infobulle</translation>
    </message>
    <message>
        <source>%1   Too long for lockout.live</source>
        <translation>%1   Trop long pour lockout.live</translation>
    </message>
    <message>
        <source>%1   Shift+Enter begins a line</source>
        <translation>%1   Maj+Entrée commence une ligne</translation>
    </message>
</context>
<context>
    <name>boardwright::ValidationPage</name>
    <message>
        <source>Validation</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Rien à signaler ici.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>boardwright::WantedShare</name>
    <message>
        <source>%1: %2</source>
        <comment>a reason, its share of boards</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 is disabled: no weighting puts it on a board. Enable it first.</source>
        <translation>%1 est désactivé : aucune pondération ne le met sur une grille. Activez-le d’abord.</translation>
    </message>
    <message>
        <source>Looking for the weighting that gives %1 …</source>
        <translation>Recherche de la pondération qui donne %1…</translation>
    </message>
    <message>
        <source>No boards can be made of this set.</source>
        <translation>Aucune grille ne peut être faite de cette liste.</translation>
    </message>
    <message>
        <source>Weighting %1 brings %2 to %3 of boards (wanted: %4).</source>
        <translation>La pondération %1 amène %2 à %3 des grilles (souhaité : %4).</translation>
    </message>
    <message>
        <source>%1 stands on %2 of boards even with weighting 1: other rules need it there. Disable it to keep it off, or give its place to others.</source>
        <translation>%1 figure sur %2 des grilles même avec la pondération 1 : d’autres règles l’exigent. Désactivez-le pour l’écarter, ou donnez sa place à d’autres.</translation>
    </message>
    <message>
        <source>%1 comes to %2 at most, with weighting 100; %3 cannot be had by weighting.</source>
        <translation>%1 atteint au plus %2, avec la pondération 100 ; %3 ne peut pas être obtenu par la pondération.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1.</source>
        <translation>Sinon écarté par : %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WeightsTool</name>
    <message>
        <source>It ends after so many rounds at most</source>
        <translation>Cela s’arrête après ce nombre de tours au plus</translation>
    </message>
    <message>
        <source>Boards that are made in each round</source>
        <translation>Grilles faites à chaque tour</translation>
    </message>
    <message>
        <source>It ends once goals of one difficulty differ by no more lines than this</source>
        <translation>Cela s’arrête dès que les objectifs d’une même difficulté ne diffèrent pas de plus de lignes</translation>
    </message>
    <message>
        <source>&amp;Apply the Best</source>
        <translation>&amp;Appliquer le meilleur</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Tours</translation>
    </message>
    <message>
        <source>&amp;Boards a round</source>
        <translation>&amp;Grilles par tour</translation>
    </message>
    <message>
        <source>Good &amp;enough</source>
        <translation>Assez &amp;bon</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>É&amp;quilibrer</translation>
    </message>
    <message>
        <source>There will be a bar for each round</source>
        <translation>Il y aura une barre par tour</translation>
    </message>
</context>
<context>
    <name>boardwright::WhyPage</name>
    <message>
        <source>Why this goal</source>
        <translation>Pourquoi cet objectif</translation>
    </message>
</context>
<context>
    <name>boardwright::Wishes</name>
    <message>
        <source>any row</source>
        <translation>n&apos;importe quelle ligne</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>n&apos;importe quelle colonne</translation>
    </message>
    <message>
        <source>any diagonal</source>
        <translation>n&apos;importe quelle diagonale</translation>
    </message>
    <message>
        <source>any tier</source>
        <translation>n&apos;importe quel étage</translation>
    </message>
    <message>
        <source>any set</source>
        <translation>n&apos;importe quel groupe</translation>
    </message>
    <message>
        <source>%1 on the board</source>
        <translation>%1 sur la grille</translation>
    </message>
    <message>
        <source>%1 not on the board</source>
        <translation>%1 absent de la grille</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a goal, a line</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 and %2 in one line</source>
        <comment>two goals</comment>
        <translation>%1 et %2 sur une même ligne</translation>
    </message>
    <message>
        <source>No relaxations</source>
        <translation>Aucun assouplissement</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln relaxations</source>
        <translation>
            <numerusform>Au plus %Ln assouplissement</numerusform>
            <numerusform>Au plus %Ln assouplissements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a number of the board</comment>
        <translation>%1 : au plus %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a number of the board</comment>
        <translation>%1 : au moins %2</translation>
    </message>
    <message>
        <source>%1, spread over lines</source>
        <comment>a measure</comment>
        <translation>%1, écart entre les lignes</translation>
    </message>
    <message>
        <source>A goal that is wished for is not in the set any more. Take that wish away.</source>
        <translation>Un objectif souhaité n&apos;est plus dans la liste. Retirez ce souhait.</translation>
    </message>
    <message>
        <source>%1 is disabled, so it stands on no board. Enable it, or take its wish away.</source>
        <translation>%1 est désactivé et ne figure donc sur aucune grille. Activez-le, ou retirez son souhait.</translation>
    </message>
    <message>
        <source>%1 is to be on the board and not to be. Take one of the wishes away.</source>
        <translation>%1 doit être sur la grille et ne pas y être. Retirez un des souhaits.</translation>
    </message>
    <message>
        <source>This board has no such line: %1. Take that wish away, or choose another size.</source>
        <translation>Cette grille n&apos;a pas de telle ligne : %1. Retirez ce souhait, ou choisissez une autre taille.</translation>
    </message>
    <message>
        <source>This board has no lines, so no two goals stand in one.</source>
        <translation>Cette grille n&apos;a pas de lignes, donc deux objectifs ne peuvent pas partager la même.</translation>
    </message>
    <message>
        <source>%L1 goals are wished for, but this board has only %L2 cells.</source>
        <translation>%L1 objectifs sont souhaités, mais cette grille n&apos;a que %L2 cases.</translation>
    </message>
    <message>
        <source>The chosen generator does not tell the number &quot;%1&quot;. Take that wish away.</source>
        <translation>Le générateur choisi ne donne pas le nombre « %1 ». Retirez ce souhait.</translation>
    </message>
    <message>
        <source>%1 cannot be as high and as low as is wished. Take one of the wishes away.</source>
        <translation>%1 ne peut pas être à la fois aussi haut et aussi bas que souhaité. Retirez un des souhaits.</translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message>
        <source>(a removed goal)</source>
        <translation>(un objectif supprimé)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or take it from the goal.</source>
        <translation>%1 a la catégorie de grille «&#x202f;%2&#x202f;», qui n’a pas de limite. Ajoutez-la aux limites de grille ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or take it from the goal.</source>
        <translation>%1 a la catégorie de ligne «&#x202f;%2&#x202f;», qui n’a pas de limite. Ajoutez-la aux limites de ligne ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the list of tags. Add it there, or take it from the goal.</source>
        <translation>%1 porte l’étiquette «&#x202f;%2&#x202f;», qui n’est pas dans la liste des étiquettes. Ajoutez-la à cette liste ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 asks for a value but has no range. Give it a range, or take {{X}} out.</source>
        <translation>%1 demande une valeur, mais n’a pas de plage. Donnez-lui une plage ou retirez {{X}}.</translation>
    </message>
    <message>
        <source>%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.</source>
        <translation>%1 a une plage, mais n’affiche aucune valeur. Insérez {{X}} dans l’objectif ou videz la plage.</translation>
    </message>
    <message>
        <source>%1 may stand %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1 peut figurer %2 fois sur une grille, mais le nombre de ses valeurs différentes n’est que de %3. Abaissez la limite ou ajoutez des valeurs.</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings go from 1 to 100.</source>
        <translation>%1 a la pondération %2. Les pondérations vont de 1 à 100.</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The lowest is 1; disable the goal to keep it off the board.</source>
        <translation>%1 a la limite individuelle %2. La plus basse est 1&#x202f;; pour écarter l’objectif de la grille, désactivez-le.</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values are 1 or more.</source>
        <translation>%1 a la valeur %2 dans sa plage. Les valeurs sont d’au moins 1.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board has the positions 1 to %3.</source>
        <translation>%1 est imposé à la position %2, mais cette grille a les positions 1 à %3.</translation>
    </message>
    <message>
        <source>A goal has no text. Write one, or remove the row.</source>
        <translation>Un objectif n’a pas de texte. Écrivez-en un ou supprimez sa ligne.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live takes at most %3.</source>
        <translation>%1 compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus.</translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</source>
        <translation>
            <numerusform>La limite de grille de «&#x202f;%1&#x202f;» est de 0&#x202f;%&#xa0;: l’objectif de cette catégorie n’apparaît jamais (%n objectif). Relevez la limite ou désactivez-le.</numerusform>
            <numerusform>La limite de grille de «&#x202f;%1&#x202f;» est de 0&#x202f;%&#xa0;: les objectifs de cette catégorie n’apparaissent jamais (%n objectifs). Relevez la limite ou désactivez-les.</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal carries the line category &quot;%1&quot;.</source>
        <translation>Aucun objectif n’a la catégorie de ligne «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>No goal carries the board category &quot;%1&quot;.</source>
        <translation>Aucun objectif n’a la catégorie de grille «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; gave way for %3: %4 goals where %5 are allowed.</source>
        <translation>%1&#xa0;: la limite de grille «&#x202f;%2&#x202f;» a cédé pour %3 (objectifs&#xa0;: %4, permis&#xa0;: %5).</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; gave way in %3 for %4: %5 goals where %6 are allowed.</source>
        <translation>%1&#xa0;: la limite de ligne «&#x202f;%2&#x202f;» a cédé pour %4 (%3&#x202f;; objectifs&#xa0;: %5, permis&#xa0;: %6).</translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board: %n came back to fill it.</source>
        <translation>
            <numerusform>La pondération a laissé trop peu d’objectifs pour cette grille&#xa0;: %n est revenu la remplir.</numerusform>
            <numerusform>La pondération a laissé trop peu d’objectifs pour cette grille&#xa0;: %n sont revenus la remplir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave none for it.</source>
        <translation>La case %1 reste vide&#xa0;: les limites individuelles, les étiquettes, les positions imposées et les objectifs de ses lignes n’en laissent aucun pour elle.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %n case reste vide. Les objectifs de la réserve peuvent remplir au mieux %1 cases sur %2. Ajoutez ou activez des objectifs, relevez des limites individuelles ou choisissez une grille plus petite.</numerusform>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %n cases restent vides. Les objectifs de la réserve peuvent remplir au mieux %1 cases sur %2. Ajoutez ou activez des objectifs, relevez des limites individuelles ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the board was made.</source>
        <translation>Interrompu avant que la grille soit terminée.</translation>
    </message>
    <message>
        <source>The board has %1 cells instead of %2.</source>
        <translation>La grille a %1 cases au lieu de %2.</translation>
    </message>
    <message>
        <source>Cell %1 is empty.</source>
        <translation>La case %1 est vide.</translation>
    </message>
    <message>
        <source>Cell %1 holds a goal that the set does not have.</source>
        <translation>La case %1 contient un objectif absent de la liste.</translation>
    </message>
    <message>
        <source>Cell %1 holds %2, which is disabled.</source>
        <translation>La case %1 contient %2, mais cet objectif est désactivé.</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; stand on the board.</source>
        <translation>Deux objectifs portant l’étiquette «&#x202f;%1&#x202f;» figurent sur la grille.</translation>
    </message>
    <message>
        <source>%1 stands %2 times on the board; its limit is %3.</source>
        <translation>%1 figure %2 fois sur la grille&#x202f;; sa limite est %3.</translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which is not in its range.</source>
        <translation>%1 figure avec la valeur %2, qui n’est pas dans sa plage.</translation>
    </message>
    <message>
        <source>%1 stands twice with the value %2.</source>
        <translation>%1 figure deux fois avec la valeur %2.</translation>
    </message>
    <message>
        <source>%1 stands twice in %2.</source>
        <translation>%1 figure deux fois dans une même ligne (%2).</translation>
    </message>
    <message>
        <source>%1 stands on cell %2, outside of its forced positions.</source>
        <translation>%1 figure dans la case %2, hors de ses positions imposées.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rangée %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>diagonale %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>remarque</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for them. Add goals, or free some of these.</source>
        <translation>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %n case reste vide. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elle. Ajoutez des objectifs ou levez certaines de ces contraintes.</numerusform>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %n cases restent vides. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elles. Ajoutez des objectifs ou levez certaines de ces contraintes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1: progression gave way for %2: the cell is %3, the goal is %4.</source>
        <comment>the zones of a cell, the zones of a goal</comment>
        <translation>Case %1&#xa0;: la progression a cédé pour %2 (zones de la case&#xa0;: %3&#x202f;; zones de l’objectif&#xa0;: %4).</translation>
    </message>
    <message>
        <source>%1 goals of the group &quot;%2&quot; stand on the board; it allows %3.</source>
        <translation>Objectifs du groupe «&#x202f;%2&#x202f;» sur la grille&#xa0;: %1, permis&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which does not belong to the zones of its cell.</source>
        <translation>%1 figure avec la valeur %2, qui n’appartient pas aux zones de sa case.</translation>
    </message>
    <message>
        <source>%1 can never be placed: all its forced positions are outside of this board, which has the positions 1 to %2. Change them, or choose a larger board.</source>
        <translation>%1 ne peut jamais être placé&#xa0;: toutes ses positions imposées sont hors de cette grille, qui a les positions 1 à %2. Modifiez-les ou choisissez une grille plus grande.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking a limit: the one of its board category &quot;%2&quot; leaves no room on this board. Raise the limit, or disable the goal.</source>
        <translation>%1 ne peut jamais être placé sans enfreindre une limite&#xa0;: celle de sa catégorie de grille «&#x202f;%2&#x202f;» ne laisse aucune place sur cette grille. Relevez la limite ou désactivez l’objectif.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: none of its forced positions is in its zones (%2). Change its positions or its zones.</source>
        <translation>%1 ne peut jamais être placé sans enfreindre la progression&#xa0;: aucune de ses positions imposées n’est dans ses zones (%2). Modifiez ses positions ou ses zones.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: this board has no cell in its zones (%2). Add a zone, or choose a larger board.</source>
        <translation>%1 ne peut jamais être placé sans enfreindre la progression&#xa0;: cette grille n’a aucune case dans ses zones (%2). Ajoutez une zone ou choisissez une grille plus grande.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. Settings are: %2.</source>
        <translation>Il n’y a pas de réglage «&#x202f;%1&#x202f;». Réglages existants&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not possible for the setting &quot;%1&quot;.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas possible pour le réglage «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not possible for the setting &quot;%1&quot;. Possible is: %3.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas possible pour le réglage «&#x202f;%1&#x202f;». Valeurs possibles&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells belong to the zone &quot;%1&quot; alone, but the goals that carry it can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%n case appartient à la seule zone «&#x202f;%1&#x202f;», mais les objectifs de cette zone ne peuvent en remplir que %2. Attribuez la zone à davantage d’objectifs ou choisissez une grille plus petite.</numerusform>
            <numerusform>%n cases appartiennent à la seule zone «&#x202f;%1&#x202f;», mais les objectifs de cette zone ne peuvent en remplir que %2. Attribuez la zone à davantage d’objectifs ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges; %n goals have some.</source>
        <translation>
            <numerusform>%1 ne tient compte ni des zones ni des plages progressives&#x202f;; %n objectif en a.</numerusform>
            <numerusform>%1 ne tient compte ni des zones ni des plages progressives&#x202f;; %n objectifs en ont.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 line categories; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 a %2 catégories de ligne&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>%1 has %2 board categories; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 a %2 catégories de grille&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1 a deux fois la catégorie de ligne «&#x202f;%2&#x202f;»&#x202f;; elle ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1 a deux fois la catégorie de grille «&#x202f;%2&#x202f;»&#x202f;; elle ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>La catégorie de ligne «&#x202f;%1&#x202f;» a deux limites&#x202f;; la dernière compte. Retirez l’autre.</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>La catégorie de grille «&#x202f;%1&#x202f;» a deux limites&#x202f;; la dernière compte. Retirez l’autre.</translation>
    </message>
    <message>
        <source>The line limit of &quot;%1&quot; is %2 %. Limits go from 0 to 100 %.</source>
        <translation>La limite de ligne de «&#x202f;%1&#x202f;» est de %2&#x202f;%. Les limites vont de 0 à 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The board limit of &quot;%1&quot; is %2 %. Limits go from 0 to 100 %.</source>
        <translation>La limite de grille de «&#x202f;%1&#x202f;» est de %2&#x202f;%. Les limites vont de 0 à 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The set has %1 tags; lockout.live takes at most %2. Remove some.</source>
        <translation>La liste a %1 étiquettes&#x202f;; lockout.live en accepte %2 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live takes at most %3. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be written with lower-case letters a to z, digits and underscores only. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» ne devrait contenir que des minuscules de a à z, des chiffres et des tirets bas. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be written &quot;%2&quot;: tags have lower-case letters a to z, digits and underscores only. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» devrait s’écrire «&#x202f;%2&#x202f;»&#xa0;: les étiquettes ne contiennent que des minuscules de a à z, des chiffres et des tirets bas. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; stands twice in the list of tags. Remove one of them.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» figure deux fois dans la liste des étiquettes. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>No goal has the tag &quot;%1&quot;.</source>
        <translation>Aucun objectif ne porte l’étiquette «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is the only goal with the tag &quot;%2&quot;, so the tag keeps nothing apart. Give it to another goal, or remove it.</source>
        <translation>%1 est le seul objectif portant l’étiquette «&#x202f;%2&#x202f;», qui n’exclut donc rien. Attribuez-la à un autre objectif ou retirez-la.</translation>
    </message>
    <message>
        <source>The name of the game has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Le nom du jeu compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The name of the set has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Le nom de la liste compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The set is capped but does not say to which size. Choose a largest size, or another schema mode.</source>
        <translation>La liste est plafonnée («&#x202f;capped&#x202f;»), mais n’indique pas à quelle taille. Choisissez une taille maximale ou un autre mode de schéma.</translation>
    </message>
    <message>
        <source>The set is dedicated but does not say to which game mode and size. Choose both, or another schema mode.</source>
        <translation>La liste est dédiée («&#x202f;dedicated&#x202f;»), mais n’indique pas à quel mode de jeu et à quelle taille. Choisissez les deux ou un autre mode de schéma.</translation>
    </message>
    <message>
        <source>%1 holds {{X}} %2 times; lockout.live takes it once. Keep one of them.</source>
        <translation>%1 contient {{X}} %2 fois&#x202f;; lockout.live ne l’accepte qu’une fois. N’en gardez qu’un.</translation>
    </message>
    <message>
        <source>%1 can read the same as the goal in row %2: it has that text and a value in common. Reword it, change its range, or remove one of the two.</source>
        <translation>%1 peut se lire comme l’objectif de la ligne %2&#xa0;: le texte et une valeur leur sont communs. Reformulez-le, modifiez sa plage ou supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>The tooltip of %1 has %2 characters; lockout.live takes at most %3. Shorten it.</source>
        <translation>L’infobulle de %1 compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>%1 has %2 icons; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 a %2 icônes&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>%1 has the icon &quot;%2&quot;, which is neither a picture (its name ends in .webp) nor an emoji. Correct or remove it.</source>
        <translation>%1 a l’icône «&#x202f;%2&#x202f;», qui n’est ni une image (dont le nom se termine par .webp) ni un émoji. Corrigez-la ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 has pictures and emoji as icons; lockout.live takes one kind. Remove those of the other.</source>
        <translation>%1 a pour icônes à la fois des images et des émojis&#x202f;; lockout.live n’accepte qu’un seul type. Retirez les icônes de l’autre type.</translation>
    </message>
    <message>
        <source>%1 has %2 values in its range; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 a %2 valeurs dans sa plage&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>The range of %1 does not ascend: %2 comes after %3. Sort it from low to high.</source>
        <translation>La plage de %1 n’est pas croissante&#xa0;: %2 vient après %3. Triez-la par ordre croissant.</translation>
    </message>
    <message>
        <source>The values of %1 go from %2 to %3, more than three times as far: on one board it is easy, on another hard. Narrow the range, or make two goals of it.</source>
        <translation>Les valeurs de %1 vont de %2 à %3, soit plus du triple&#xa0;: l’objectif est facile sur une grille, difficile sur une autre. Resserrez la plage ou faites-en deux objectifs.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2. Positions count from 1.</source>
        <translation>%1 est imposé à la position %2. Les positions se comptent à partir de 1.</translation>
    </message>
    <message>
        <source>%1 lists the forced position %2 twice. Remove one of them.</source>
        <translation>%1 indique deux fois la position imposée %2. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>%1 has forced positions; lockout.live takes them only in a dedicated or relaxed set. Change the schema mode of the set, or remove them.</source>
        <translation>%1 a des positions imposées&#x202f;; lockout.live ne les accepte que dans une liste dédiée («&#x202f;dedicated&#x202f;») ou souple («&#x202f;relaxed&#x202f;»). Changez le mode de schéma de la liste ou retirez-les.</translation>
    </message>
    <message>
        <source>(a removed row)</source>
        <translation>(une ligne supprimée)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a row of a table in quotation marks</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a table</comment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, field</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of goal</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of row</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 à %2 par pas de %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3; possible is %4.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» vaut %3&#x202f;; valeurs possibles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 is %2; possible is %3.</source>
        <translation>%1 vaut %2&#x202f;; valeurs possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation>%1 a la valeur «&#x202f;%2&#x202f;», qui est inconnue. Valeurs connues&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; possible are %3 at most. Shorten it.</source>
        <translation>%1 compte %2 caractères&#x202f;; le maximum est de %3. Raccourcissez le texte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %n rows that are not there. Take them out.</source>
        <translation>
            <numerusform>%1 renvoie à %n ligne qui n’existe pas. Retirez ce renvoi.</numerusform>
            <numerusform>%1 renvoie à %n lignes qui n’existent pas. Retirez ces renvois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; stands there twice. Rename or remove one of them.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» y figure deux fois. Renommez ou supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>tier %1</source>
        <translation>étage %1</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>série %1</translation>
    </message>
    <message>
        <source>The set is dedicated to the game mode &quot;%1&quot;, which is unknown; it opens with a board of the usual mode. Known are: %2.</source>
        <translation>La liste est dédiée au mode de jeu «&#x202f;%1&#x202f;», qui est inconnu&#x202f;; elle s’ouvre avec une grille du mode habituel. Modes connus&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The set is dedicated to the size &quot;%2&quot;, which the game mode &quot;%1&quot; does not have; it opens in the usual size. Choose another size.</source>
        <translation>La liste est dédiée à la taille «&#x202f;%2&#x202f;», que le mode de jeu «&#x202f;%1&#x202f;» n’a pas&#x202f;; elle s’ouvre dans la taille habituelle. Choisissez une autre taille.</translation>
    </message>
    <message>
        <source>The board has %1 shiny cells instead of %2.</source>
        <translation>La grille a %1 cases brillantes au lieu de %2.</translation>
    </message>
    <message>
        <source>The board has %1 cells left out as its centre instead of %2.</source>
        <translation>La grille a %1 cases omises comme centre au lieu de %2.</translation>
    </message>
    <message>
        <source>The board has %1 blank cells instead of %2.</source>
        <translation>La grille a %1 cases laissées vides au lieu de %2.</translation>
    </message>
    <message>
        <source>%1 should have taken the value %2 first.</source>
        <translation>%1 aurait dû prendre d’abord la valeur %2.</translation>
    </message>
    <message>
        <source>Cell %1 has marks that the modifiers do not ask for, or lacks one.</source>
        <translation>La case %1 porte des marques que les modificateurs ne demandent pas, ou il lui en manque une.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n goals to fill this board.</source>
        <translation>
            <numerusform>Ajoutez %n objectif pour remplir cette grille.</numerusform>
            <numerusform>Ajoutez %n objectifs pour remplir cette grille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n more goals to fill this board: those that are enabled can fill %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Ajoutez encore %n objectif pour remplir cette grille : ceux qui sont actifs peuvent remplir %1 de ses %2 cases. Ou augmentez les limites individuelles, ou choisissez une grille plus petite.</numerusform>
            <numerusform>Ajoutez encore %n objectifs pour remplir cette grille : ceux qui sont actifs peuvent remplir %1 de ses %2 cases. Ou augmentez les limites individuelles, ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; has no effect while &quot;%2&quot; is &quot;%3&quot;. Leave it out, or change &quot;%2&quot;.</source>
        <translation>Le réglage « %1 » est sans effet tant que « %2 » vaut « %3 ». Omettez-le, ou changez « %2 ».</translation>
    </message>
    <message>
        <source>%1 cells are to stay empty, but the board has only %2. Leave fewer empty, or choose a larger board.</source>
        <translation>%1 cases doivent rester vides, mais la grille n&apos;en a que %2. Laissez-en moins de vides, ou choisissez une grille plus grande.</translation>
    </message>
    <message>
        <source>This board has no middle cell that could stay empty. Choose odd numbers of rows and columns.</source>
        <translation>Cette grille n&apos;a pas de case au milieu : aucune ne reste vide. Choisissez un nombre impair de lignes et de colonnes.</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWords</name>
    <message>
        <source>early</source>
        <comment>a progression zone</comment>
        <translation>début</translation>
    </message>
    <message>
        <source>mid</source>
        <comment>a progression zone</comment>
        <translation>milieu</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a progression zone</comment>
        <translation>tard</translation>
    </message>
    <message>
        <source>endgame</source>
        <comment>a progression zone</comment>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between zones</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for goal sets with a live board preview</source>
        <translation>Éditeur de listes d’objectifs avec aperçu immédiat de la grille</translation>
    </message>
    <message>
        <source>The goal set to open; a sample when left out</source>
        <translation>La liste d’objectifs à ouvrir&#x202f;; à défaut, un exemple</translation>
    </message>
    <message>
        <source>The seed of the first board</source>
        <translation>La graine de la première grille</translation>
    </message>
    <message>
        <source>Save a picture of the window, print the board and quit</source>
        <translation>Enregistrer une image de la fenêtre, afficher la grille et quitter</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>The picture cannot be saved as %1.</source>
        <translation>L’image ne peut pas être enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>La sortie n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation>Les graines sont propres à Boardwright&#x202f;; le site suit les mêmes règles, mais donne une autre grille.</translation>
    </message>
    <message>
        <source>Decimal seeds are shared: the program they come from makes the same boards of the same list.</source>
        <translation>Les graines décimales sont partagées : le programme dont elles viennent fait les mêmes grilles de la même liste.</translation>
    </message>
</context>
</TS>
