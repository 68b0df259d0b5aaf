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
        <source>An editor for goal sets with a live board preview.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Un éditeur de listes d’objectifs avec aperçu immédiat de la grille.

Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>boardwright::AdvancedPage</name>
    <message>
        <source>chance in percent of entering a board&apos;s pool</source>
        <translation>la probabilité en pour cent d’entrer dans la réserve d’une grille</translation>
    </message>
    <message>
        <source>times on one board, each time with a different value</source>
        <translation>fois sur une même grille, chaque fois avec une autre valeur</translation>
    </message>
    <message>
        <source>the only cells where it may appear; empty: anywhere</source>
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
            <numerusform>Avec %Ln objectif de plus en «&#x202f;%1&#x202f;» (%2)&#xa0;: %3.</numerusform>
            <numerusform>Avec %Ln objectifs de plus en «&#x202f;%1&#x202f;» (%2)&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln of its goals fewer (%1): %2.</source>
        <comment>how many, their names, a share of boards</comment>
        <translation>
            <numerusform>Avec %Ln de ses objectifs en moins (%1)&#xa0;: %2.</numerusform>
            <numerusform>Avec %Ln de ses objectifs en moins (%1)&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some limit is then still relaxed on %1.</source>
        <comment>a share of boards</comment>
        <translation>Une limite est alors encore assouplie sur %1.</translation>
    </message>
    <message>
        <source>It is not relaxed on any of %1 other boards.</source>
        <translation>Elle n’est assouplie sur aucune des %1 autres grilles.</translation>
    </message>
    <message>
        <source>It is relaxed on %1 of %2 boards.</source>
        <comment>a share, a number</comment>
        <translation>Elle est assouplie sur %1 de %2 grilles.</translation>
    </message>
    <message>
        <source>A limit of %1 % reduces this to %2.</source>
        <comment>a share of boards</comment>
        <translation>Une limite de %1&#xa0;% réduit cela à %2.</translation>
    </message>
    <message>
        <source>No small change reduces this to a quarter.</source>
        <translation>Aucun petit changement ne réduit cela au quart.</translation>
    </message>
    <message>
        <source>Looking for a change that would help…</source>
        <translation>Recherche d’un changement utile…</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedChanges</name>
    <message>
        <source>Short list: %1</source>
        <comment>a change</comment>
        <translation>Liste courte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing that affects balanced boards has changed.</source>
        <translation>Rien de ce qui influe sur les grilles équilibrées n’a changé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
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
        <source>Minutes. Values that differ from the default are bold.</source>
        <translation>Minutes. Les valeurs différentes de celles par défaut sont en gras.</translation>
    </message>
    <message>
        <source>Remove the thresholds of the selected row types (%1)</source>
        <translation>Retirer les seuils des types de ligne choisis (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message>
        <source>Goals use this row type, but it never counts without a threshold</source>
        <translation>Des objectifs utilisent ce type de ligne, mais sans seuil il ne compte jamais</translation>
    </message>
    <message>
        <source>A row type needs a name without commas or colons.</source>
        <translation>Un type de ligne doit avoir un nom sans virgule ni deux-points.</translation>
    </message>
    <message>
        <source>Row type &quot;%1&quot; already exists.</source>
        <translation>Le type de ligne «&#x202f;%1&#x202f;» existe déjà.</translation>
    </message>
    <message>
        <source>Rename row type &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Renommer le type de ligne «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Threshold of &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Seuil de «&#x202f;%1&#x202f;»</translation>
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
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de %2 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the thresholds of %Ln row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Retirer les seuils de %Ln type de ligne</numerusform>
            <numerusform>Retirer les seuils de %Ln types de ligne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedStartModel</name>
    <message>
        <source>Start from tiers</source>
        <comment>the name of an undo step</comment>
        <translation>Partir des paliers</translation>
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
        <source>This board has no such line.</source>
        <translation>Cette grille n’a pas cette ligne.</translation>
    </message>
    <message>
        <source>This line has no goals.</source>
        <translation>Cette ligne n’a pas d’objectifs.</translation>
    </message>
    <message>
        <source>%1 is not full; its goals save %2 min.</source>
        <comment>a line, minutes</comment>
        <translation>%1 n’est pas pleine&#x202f;; ses objectifs font gagner %2 min.</translation>
    </message>
    <message>
        <source>The goals in %1 have too much in common.</source>
        <comment>a line</comment>
        <translation>Les objectifs de %1 ont trop en commun.</translation>
    </message>
    <message>
        <source>%1 takes %2 of %3 min because it saves %4 min; %5 to %6 min is allowed.</source>
        <comment>a line, then minutes</comment>
        <translation>%1 prend %2 min sur %3, car elle fait gagner %4 min&#x202f;; %5 à %6 min sont permises.</translation>
    </message>
    <message>
        <source>Choose a line, or two to five goals in the table or on the board (Ctrl+click).</source>
        <translation>Choisissez une ligne, ou deux à cinq objectifs dans le tableau ou sur la grille (Ctrl+clic).</translation>
    </message>
    <message>
        <source>One of these goals has no time or belongs to the list for a different game length.</source>
        <translation>L’un de ces objectifs n’a pas de temps ou appartient à la liste d’une autre durée de partie.</translation>
    </message>
    <message>
        <source>These goals have too much in common to share a line.</source>
        <translation>Ces objectifs ont trop en commun pour partager une ligne.</translation>
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
        <source>They conflict: no blackout board has both, because a single value can be at most %1.</source>
        <comment>a number</comment>
        <translation>Ils sont en conflit&#xa0;: aucune grille blackout n’a les deux, car une valeur peut être de %1 au plus.</translation>
    </message>
    <message>
        <source>A blackout board can contain all of them.</source>
        <translation>Une grille blackout peut les contenir tous.</translation>
    </message>
    <message>
        <source>all but the highest</source>
        <translation>toutes sauf la plus haute</translation>
    </message>
    <message>
        <source>A single value of a category can be at most %1.</source>
        <translation>Une valeur d’une catégorie peut être de %1 au plus.</translation>
    </message>
    <message>
        <source>%1 (row type)</source>
        <comment>a row type</comment>
        <translation>%1 (type de ligne)</translation>
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
        <source>Row types count only for whole lines: the amount below the threshold is saved.</source>
        <translation>Les types de ligne ne comptent que pour des lignes entières&#xa0;: ce qui reste sous le seuil est gagné.</translation>
    </message>
    <message>
        <source>its cell&apos;s target is %1</source>
        <comment>minutes</comment>
        <translation>cible de sa case&#xa0;: %1</translation>
    </message>
    <message>
        <source>A goal quicker than its cell&apos;s target saves time; a slower one costs time.</source>
        <translation>Un objectif plus rapide que la cible de sa case fait gagner du temps&#x202f;; un plus lent en coûte.</translation>
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
        <source>In common</source>
        <translation>En commun</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptées</translation>
    </message>
    <message>
        <source>Values counted</source>
        <translation>Valeurs comptées</translation>
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
        <source>None of %Ln boards could be made.</source>
        <translation>
            <numerusform>%Ln grille n’a pas pu être créée.</numerusform>
            <numerusform>Aucune de %Ln grilles n’a pu être créée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %Ln boards: %1 of their lines have two goals with the same first category.</source>
        <translation>
            <numerusform>Essayé sur %Ln grille&#xa0;: %1 de ses lignes ont deux objectifs de même première catégorie.</numerusform>
            <numerusform>Essayé sur %Ln grilles&#xa0;: %1 de leurs lignes ont deux objectifs de même première catégorie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards could not be made.</source>
        <translation>
            <numerusform>%Ln grille n’a pas pu être créée.</numerusform>
            <numerusform>%Ln grilles n’ont pas pu être créées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message>
        <source>Never on a board: %1.</source>
        <comment>goals</comment>
        <translation>Jamais sur une grille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rare goals get a higher balance and are tried earlier; frequent goals get a lower one.</source>
        <translation>Les objectifs rares reçoivent un équilibrage plus élevé et sont essayés plus tôt, les fréquents un plus bas.</translation>
    </message>
    <message>
        <source>Running round %L1 of at most %L2.</source>
        <translation>Tour %L1 sur %L2 au plus en cours.</translation>
    </message>
    <message>
        <source>Best so far: round %L1. Goals of one difficulty differ by %2 lines.</source>
        <translation>Le meilleur jusqu’ici&#xa0;: tour %L1. Les objectifs d’une même difficulté diffèrent de %2 lignes.</translation>
    </message>
    <message>
        <source>The goals already have these weights.</source>
        <translation>Les objectifs ont déjà ces valeurs.</translation>
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
        <translation>Tour %L1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Balance %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Équilibrer %Ln objectif</numerusform>
            <numerusform>Équilibrer %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds completed.</source>
        <translation>
            <numerusform>%Ln tour terminé.</numerusform>
            <numerusform>%Ln tours terminés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes the balance of %Ln goals.</source>
        <translation>
            <numerusform>Il change l’équilibrage de %Ln objectif.</numerusform>
            <numerusform>Il change l’équilibrage de %Ln objectifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance of %Ln goals changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>l’équilibre de %Ln objectif modifié</numerusform>
            <numerusform>l’équilibre de %Ln objectifs modifié</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing boards before and after on other seeds…</source>
        <translation>Comparaison des grilles avant et après sur d’autres graines…</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeightsWords</name>
    <message>
        <source>Deviation</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>lines</source>
        <comment>the unit of a deviation</comment>
        <translation>lignes</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>Graines sans grille</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>des graines</translation>
    </message>
    <message>
        <source>Goals on no board</source>
        <translation>Objectifs sur aucune grille</translation>
    </message>
    <message>
        <source>goals</source>
        <comment>the unit of a number</comment>
        <translation>objectifs</translation>
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
        <translation>C’est du JSON, mais pas une liste d’objectifs combinée&#xa0;: «&#x202f;%1&#x202f;» manque.</translation>
    </message>
    <message>
        <source>&quot;combined&quot; in &quot;info&quot; is not the text &quot;true&quot;, so the site makes no boards from this list. Write &quot;combined&quot;: &quot;true&quot;.</source>
        <translation>«&#x202f;combined&#x202f;» dans «&#x202f;info&#x202f;» n’est pas le texte «&#x202f;true&#x202f;»&#xa0;: le site ne crée pas de grille à partir de cette liste. Écrivez &quot;combined&quot;: &quot;true&quot;.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; lacks difficulty %2, which the site requires. An empty list [ ] is enough.</source>
        <translation>Il manque à la liste «&#x202f;%1&#x202f;» la difficulté %2, exigée par le site. Une liste vide [ ] suffit.</translation>
    </message>
    <message>
        <source>This table lacks the column &quot;%1&quot; where a goal sheet has it.</source>
        <translation>Ce tableau n’a pas de colonne «&#x202f;%1&#x202f;» là où une feuille d’objectifs l’a.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a number. It is ignored.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient «&#x202f;%2&#x202f;», qui n’est pas un nombre et est ignoré.</translation>
    </message>
    <message>
        <source>Cell %1 has a goal of %2 minutes, but needs %3 to %4 minutes.</source>
        <translation>La case %1 a un objectif de %2 minutes, alors qu’il en faut %3 à %4.</translation>
    </message>
    <message>
        <source>Two goals with the id &quot;%1&quot; are on the board.</source>
        <translation>Deux objectifs d’identifiant «&#x202f;%1&#x202f;» sont sur la grille.</translation>
    </message>
    <message>
        <source>The goals in %1 save %2 minutes together; %3 to %4 minutes is allowed.</source>
        <translation>Les objectifs de %1 font gagner %2 minutes ensemble&#x202f;; %3 à %4 minutes sont permises.</translation>
    </message>
    <message>
        <source>The goals in cells %1 and %2 have too much in common.</source>
        <translation>Les objectifs des cases %1 et %2 ont trop en commun.</translation>
    </message>
    <message>
        <source>%1 has no time, so it never appears on a balanced board. Enter how many minutes it takes.</source>
        <translation>%1 n’a pas de temps et n’apparaît donc jamais sur une grille équilibrée. Indiquez combien de minutes il prend.</translation>
    </message>
    <message>
        <source>%1 has the same id &quot;%2&quot; as goal %3, so only one of them can be on a board. Give it an id of its own.</source>
        <translation>%1 a le même identifiant «&#x202f;%2&#x202f;» que l’objectif %3&#xa0;: une grille ne peut contenir que l’un des deux. Donnez-lui un identifiant propre.</translation>
    </message>
    <message>
        <source>%1 has difficulty %2, which no cell has, so it never appears. Difficulties go from 1 to 25.</source>
        <translation>%1 a la difficulté %2, qu’aucune case n’a&#xa0;: il n’apparaît jamais. Les difficultés vont de 1 à 25.</translation>
    </message>
    <message>
        <source>No goal takes %2 to %3 minutes, so the cell of difficulty %1 is empty on every board. Add such goals, or raise the last offset.</source>
        <translation>Aucun objectif ne prend %2 à %3 minutes, donc la case de difficulté %1 reste vide sur toute grille. Ajoutez de tels objectifs, ou augmentez le dernier écart.</translation>
    </message>
    <message>
        <source>The highest synergy is %1 minutes. Even a line that saves nothing exceeds it, so no board is possible. Set it to 0 or more.</source>
        <translation>La synergie maximale est de %1 minutes. Même une ligne qui ne gagne rien la dépasse&#xa0;: aucune grille n’est possible. Mettez 0 ou plus.</translation>
    </message>
    <message>
        <source>The first offset (%1 minutes) is above the last offset (%2 minutes), so no goal is ever tried. Lower it.</source>
        <translation>Le premier écart (%1 minutes) dépasse le dernier (%2 minutes)&#xa0;: aucun objectif n’est jamais essayé. Diminuez-le.</translation>
    </message>
    <message>
        <source>The filter &quot;%2&quot; of &quot;%1&quot; is not valid, so all values but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number.</source>
        <translation>Le filtre «&#x202f;%2&#x202f;» de «&#x202f;%1&#x202f;» n’est pas valide&#xa0;: toutes les valeurs sauf la plus haute comptent. Écrivez «&#x202f;min&#x202f;» ou «&#x202f;max&#x202f;», une espace et un nombre.</translation>
    </message>
    <message>
        <source>The seed is not a number; it stands for seed %1.</source>
        <translation>La graine n’est pas un nombre&#x202f;; elle représente la graine %1.</translation>
    </message>
    <message>
        <source>The last attempt had no goal for cell %1, which has difficulty %2 and needs %3 to %4 minutes.</source>
        <translation>La dernière tentative n’avait pas d’objectif pour la case %1, de difficulté %2, à laquelle il faut %3 à %4 minutes.</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>that filled the board</comment>
        <translation>tentative %1</translation>
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
        <source>%Ln goals with a duplicate id</source>
        <translation>
            <numerusform>%Ln objectif avec un identifiant en double</numerusform>
            <numerusform>%Ln objectifs avec un identifiant en double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25</source>
        <translation>
            <numerusform>%Ln difficulté hors de 1 à 25</numerusform>
            <numerusform>%Ln difficultés hors de 1 à 25</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without goals</source>
        <translation>
            <numerusform>%Ln difficulté sans objectif</numerusform>
            <numerusform>%Ln difficultés sans objectif</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synergy bounds that cannot be met</source>
        <translation>
            <numerusform>%Ln borne de synergie impossible à respecter</numerusform>
            <numerusform>%Ln bornes de synergie impossibles à respecter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln first offsets above the last offset</source>
        <translation>
            <numerusform>%Ln premier écart supérieur au dernier</numerusform>
            <numerusform>%Ln premiers écarts supérieurs au dernier</numerusform>
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
        <source>%Ln invalid filters</source>
        <translation>
            <numerusform>%Ln filtre non valide</numerusform>
            <numerusform>%Ln filtres non valides</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal has a time: see Balanced &gt; Start.</source>
        <translation>Aucun objectif n’a de temps&#xa0;: voir Équilibré &gt; Début.</translation>
    </message>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %Ln goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</source>
        <translation>
            <numerusform>La liste «&#x202f;%1&#x202f;» a %Ln objectif de difficulté %2, qu’aucune case n’a&#xa0;: il n’apparaît jamais. Les difficultés vont de 1 à 25.</numerusform>
            <numerusform>La liste «&#x202f;%1&#x202f;» a %Ln objectifs de difficulté %2, qu’aucune case n’a&#xa0;: ils n’apparaissent jamais. Les difficultés vont de 1 à 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</source>
        <translation>
            <numerusform>%Ln objectif a le type de ligne «&#x202f;%1&#x202f;», sans seuil, qui ne compte donc jamais. Donnez-lui-en un.</numerusform>
            <numerusform>%Ln objectifs ont le type de ligne «&#x202f;%1&#x202f;», sans seuil, qui ne compte donc jamais. Donnez-lui-en un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %Ln goals were tried in all.</source>
        <translation>
            <numerusform>La tentative %1 sur %2 a rempli toutes les cases&#x202f;; %Ln objectif essayé en tout.</numerusform>
            <numerusform>La tentative %1 sur %2 a rempli toutes les cases&#x202f;; %Ln objectifs essayés en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</source>
        <translation>
            <numerusform>%Ln tentative n’a pas rempli la grille. Essayez une autre graine&#x202f;; si la plupart échouent, élargissez les écarts ou les bornes de synergie.</numerusform>
            <numerusform>Aucune des %Ln tentatives n’a rempli la grille. Essayez une autre graine&#x202f;; si la plupart échouent, élargissez les écarts ou les bornes de synergie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BingosyncWords</name>
    <message>
        <source>The site cannot make boards: tier %1 has no goals. Give at least one goal this tier, or choose the kind Randomized, which has no tiers.</source>
        <translation>Le site ne peut pas faire de grilles : le palier %1 n&apos;a pas d&apos;objectifs. Donnez ce palier à au moins un objectif, ou choisissez le type « Aléatoire », qui n&apos;a pas de paliers.</translation>
    </message>
    <message>
        <source>The site cannot make this board: every goal for row %1, column %2 has a type that is used already.</source>
        <translation>Le site ne peut pas faire cette grille : chaque objectif pour la ligne %1, colonne %2 a un type déjà utilisé.</translation>
    </message>
    <message>
        <source>The site cannot make this board: it would draw goals without end.</source>
        <translation>Le site ne peut pas faire cette grille : il tirerait des objectifs sans fin.</translation>
    </message>
    <message>
        <source>The site cannot make this board: synergies make too many copies of goals.</source>
        <translation>Le site ne peut pas faire cette grille : les synergies font trop de copies d&apos;objectifs.</translation>
    </message>
    <message>
        <source>The site cannot make this board: the list says nothing of the types of &quot;%1&quot;, which stands beside a goal with types.</source>
        <translation>Le site ne peut pas faire cette grille : la liste ne dit rien des types de « %1 », qui est à côté d&apos;un objectif avec types.</translation>
    </message>
    <message>
        <source>%1 has no tier from 1 to %2, so it is on no board.</source>
        <comment>a goal</comment>
        <translation>%1 n&apos;a pas de palier de 1 à %2 et n&apos;est donc sur aucune grille.</translation>
    </message>
    <message>
        <source>An element of the list is neither a text nor an object with a goal, so the site could not read it either.</source>
        <translation>Un élément de la liste n&apos;est ni un texte ni un objet avec un objectif ; le site ne pourrait pas le lire non plus.</translation>
    </message>
    <message>
        <source>The types &quot;%1&quot; are one text, not a list. The site compares them letter by letter, and so does this set.</source>
        <translation>Les types « %1 » sont un texte, pas une liste. Le site les compare lettre par lettre, et cet ensemble aussi.</translation>
    </message>
    <message>
        <source>Tier %1 has no goal but %2, so the goal is on every board that has the tier.</source>
        <comment>tier, goal</comment>
        <translation>Le palier %1 n&apos;a pas d&apos;autre objectif que %2, qui est donc sur chaque grille qui a ce palier.</translation>
    </message>
    <message>
        <source>The first type of the goal in cell %1 was used before.</source>
        <translation>Le premier type de l&apos;objectif de la case %1 avait déjà servi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a tier</source>
        <translation>
            <numerusform>%Ln objectif sans palier</numerusform>
            <numerusform>%Ln objectifs sans palier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers of one goal</source>
        <translation>
            <numerusform>%Ln palier d&apos;un objectif</numerusform>
            <numerusform>%Ln paliers d&apos;un objectif</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was not opened from a script, or what changed has no place in it. Export it as JSON.</source>
        <translation>La liste n’a pas été ouverte depuis un script, ou la modification n’y a pas de place. Exportez-la en JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) before the first tier were left out, because the site does not look at them.</source>
        <translation>
            <numerusform>%Ln objectif avant le premier palier a été laissé de côté, car le site ne le regarde pas.</numerusform>
            <numerusform>%Ln objectifs avant le premier palier ont été laissés de côté, car le site ne les regarde pas.</numerusform>
        </translation>
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
        <source>Compare with the current set and board until you unpin them (%1)</source>
        <translation>Comparer à la liste et à la grille actuelles, jusqu’à ce que vous les détachiez (%1)</translation>
    </message>
    <message>
        <source>The board is hidden while you play, because it shows the solution.</source>
        <translation>La grille est masquée pendant que vous jouez, car elle montre la solution.</translation>
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
        <source>No board can be made from this set.</source>
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
        <translation>Avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Forced to this position</source>
        <translation>Imposé dans cette case</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>There is no board for this seed.</source>
        <translation>Il n’y a pas de grille pour cette graine.</translation>
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
        <source>The generator does not record how it made this board.</source>
        <translation>Le générateur n’enregistre pas comment il a créé cette grille.</translation>
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
        <source>Without a board there are no steps.</source>
        <translation>Sans grille, il n’y a pas d’étapes.</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>Il n’y a pas de grille.</translation>
    </message>
    <message>
        <source>Finding out how this board was made…</source>
        <translation>Analyse de la création de cette grille…</translation>
    </message>
    <message>
        <source>Choose a cell on the board to see how it got its goal, or a goal in the table to see why it is not here.</source>
        <translation>Choisissez une case de la grille pour voir comment elle a reçu son objectif, ou un objectif du tableau pour voir pourquoi il n’est pas ici.</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>La grille est masquée</translation>
    </message>
    <message>
        <source>The board is hidden.</source>
        <translation>La grille est masquée.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Double-click to open its board</source>
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
    <message>
        <source>Making the board…</source>
        <translation>Création de la grille…</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardsDialog</name>
    <message>
        <source>Boards in %1</source>
        <comment>a file</comment>
        <translation>Grilles de %1</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>%1 of %2 boards made again</source>
        <comment>numbers</comment>
        <translation>%1 grilles refaites sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards are as in the file</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 grille sur %Ln est comme dans le fichier</numerusform>
            <numerusform>%1 grilles sur %Ln sont comme dans le fichier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CalculatePanel</name>
    <message>
        <source>&amp;Calculate</source>
        <translation>&amp;Calculer</translation>
    </message>
    <message>
        <source>What to do with each number</source>
        <translation>Ce qu&apos;il faut faire de chaque nombre</translation>
    </message>
    <message>
        <source>No selected cell has a number that can be changed.</source>
        <translation>Aucune cellule sélectionnée ne contient de nombre modifiable.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number, what becomes of it</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers: %1</source>
        <comment>what becomes of them</comment>
        <translation>
            <numerusform>%Ln nombre : %1</numerusform>
            <numerusform>%Ln nombres : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between changes of numbers</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>boardwright::Calculation</name>
    <message>
        <source>Write %1, %2, %3, %4 or %5.</source>
        <comment>calculations</comment>
        <translation>Écrivez %1, %2, %3, %4 ou %5.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>On ne peut pas diviser par 0.</translation>
    </message>
    <message>
        <source>Row %1: %2 is too low.</source>
        <translation>Ligne %1 : %2 est trop bas.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <comment>the number of a row, what is wrong in it</comment>
        <translation>Ligne %1 : %2</translation>
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
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems with the category</source>
        <translation>Problèmes de la catégorie</translation>
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
        <source>At most %1 % of every line, but always at least one goal</source>
        <translation>Au plus %1&#xa0;% de chaque ligne, mais toujours au moins un objectif</translation>
    </message>
    <message>
        <source>%1 % of the enabled goals have it</source>
        <translation>%1&#xa0;% des objectifs activés l’ont</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>goals of cells</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Lines of %1 cells</source>
        <translation>Lignes de %1 cases</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>board %1 %</source>
        <translation>grille %1&#x202f;%</translation>
    </message>
    <message>
        <source>line %1 %</source>
        <translation>ligne %1&#x202f;%</translation>
    </message>
    <message>
        <source>&quot;%1&quot; keeps its limits: %2.</source>
        <translation>«&#x202f;%1&#x202f;» garde ses limites&#xa0;: %2.</translation>
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
        <source>Share of boards on which the limit, alone or with other limits, keeps at least one goal of the pool off the board. Goals kept out by tags or exclusion groups do not count</source>
        <translation>Part des grilles dont la limite, seule ou avec d’autres, écarte au moins un objectif de la réserve. Les objectifs écartés par des étiquettes ou des groupes d’exclusion ne comptent pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average over %Ln board(s)</source>
        <translation>
            <numerusform>%1 objectifs en moyenne sur %Ln grille</numerusform>
            <numerusform>%1 objectifs en moyenne sur %Ln grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with the most, on average over %Ln board(s)</source>
        <translation>
            <numerusform>%1 objectifs dans la ligne qui en a le plus, en moyenne sur %Ln grille</numerusform>
            <numerusform>%1 objectifs dans la ligne qui en a le plus, en moyenne sur %Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: on %L2 boards, %3 on average</source>
        <comment>what a limit does, how often, how much</comment>
        <translation>%1&#xa0;: sur %L2 grilles, %3 en moyenne</translation>
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
        <source>Where the category is limited: on the whole board, or in every line</source>
        <translation>Où la catégorie est limitée&#xa0;: sur toute la grille ou dans chaque ligne</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Largest share of the board, or of every line (but always at least one cell), that goals with this category can fill. The mark shows what share of all enabled goals have the category. If it is to the right of the bar, the limit holds some back</source>
        <translation>Part maximale de la grille, ou de chaque ligne (mais toujours au moins une case), que les objectifs de cette catégorie peuvent occuper. Le repère montre la part des objectifs activés qui ont la catégorie. S’il est à droite de la barre, la limite en retient</translation>
    </message>
    <message>
        <source>Number of goals the limit allows on the current board. Pale: too few goals have the category for the limit to matter</source>
        <translation>Nombre d’objectifs que la limite permet sur la grille actuelle. Pâle&#xa0;: trop peu d’objectifs ont la catégorie pour que la limite compte</translation>
    </message>
    <message>
        <source>Goals of the category on the board, or in the line with the most, compared with what the limit allows; mean over many boards</source>
        <translation>Objectifs de la catégorie sur la grille, ou dans la ligne qui en a le plus, par rapport à ce que la limite permet&#x202f;; moyenne sur de nombreuses grilles</translation>
    </message>
    <message>
        <source>Number of goals that have it as a category of this kind. Double-click to show them</source>
        <translation>Nombre d’objectifs qui l’ont comme catégorie de ce type. Double-cliquez pour les afficher</translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells</source>
        <translation>
            <numerusform>Une grille de %Ln case</numerusform>
            <numerusform>Une grille de %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln enabled goals have it: too few to reach the limit</source>
        <translation>
            <numerusform>%Ln objectif activé l’a&#xa0;: trop peu pour atteindre la limite</numerusform>
            <numerusform>%Ln objectifs activés l’ont&#xa0;: trop peu pour atteindre la limite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln désactivé</numerusform>
            <numerusform>%Ln désactivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>Pas de limite de grille, mais %Ln objectif l’a.</numerusform>
            <numerusform>Pas de limite de grille, mais %Ln objectifs l’ont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>Pas de limite de ligne, mais %Ln objectif l’a.</numerusform>
            <numerusform>Pas de limite de ligne, mais %Ln objectifs l’ont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%Ln objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%Ln objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Fusionner %1 catégories dans «&#x202f;%2&#x202f;» (%Ln objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner %1 catégories dans «&#x202f;%2&#x202f;» (%Ln objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln categories</source>
        <translation>
            <numerusform>Duplication de %Ln catégorie</numerusform>
            <numerusform>Duplication de %Ln catégories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesPage</name>
    <message>
        <source>Board categories</source>
        <translation>Catégories de grille</translation>
    </message>
    <message>
        <source>limited on the whole board</source>
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
        <source>&amp;Where This Goal Appears</source>
        <translation>&amp;Où apparaît cet objectif</translation>
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
        <source>Since Last Save</source>
        <translation>Depuis le dernier enregistrement</translation>
    </message>
    <message>
        <source>Compare with the last opened or saved version</source>
        <translation>Comparer avec la dernière version ouverte ou enregistrée</translation>
    </message>
    <message>
        <source>With a File…</source>
        <translation>Avec un fichier…</translation>
    </message>
    <message>
        <source>Compare with a goal set or goal list in a file</source>
        <translation>Comparer avec une liste d’objectifs d’un fichier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy all changes, one per line</source>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckList</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListEditor</name>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListModel</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a category, how many goals carry it</comment>
        <translation>%1  (%2)</translation>
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
    <name>boardwright::ClaimMatrixModel</name>
    <message>
        <source>No claim takes: %1.</source>
        <comment>gems</comment>
        <translation>Aucune affirmation ne prend : %1.</translation>
    </message>
    <message>
        <source>No claim uses: %1.</source>
        <comment>portals</comment>
        <translation>Aucune affirmation n’utilise : %1.</translation>
    </message>
    <message>
        <source>Claims can be added only between portals of the zone.</source>
        <translation>On ne peut ajouter des affirmations qu’entre des portails de la zone.</translation>
    </message>
    <message>
        <source>Only a single plain claim is removed this way. Press Delete to remove all claims of the cell.</source>
        <translation>Ceci ne supprime qu’une seule affirmation simple. Suppr supprime toutes les affirmations de la case.</translation>
    </message>
    <message>
        <source>from &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>de « %1 »</translation>
    </message>
    <message>
        <source>to &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>vers « %1 »</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>states</comment>
        <translation>exige %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>states</comment>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>players can go that way, whatever the state</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proved or asserted, a claim</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>It takes a gem that the zone does not have, so it has no effect.</source>
        <translation>Elle prend une gemme que la zone n’a pas, et reste donc sans effet.</translation>
    </message>
    <message>
        <source>The zone has no such portal, so this has no effect.</source>
        <translation>La zone n’a pas ce portail, ceci reste donc sans effet.</translation>
    </message>
    <message>
        <source>No claim. Double-click to add one.</source>
        <translation>Aucune affirmation. Double-cliquez pour en ajouter une.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>portals</comment>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a portal</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>a portal</comment>
        <translation>Vers %1</translation>
    </message>
    <message>
        <source>Claims of portals that the zone does not have</source>
        <translation>Affirmations sur des portails que la zone n’a pas</translation>
    </message>
    <message>
        <source>No claim uses this portal.</source>
        <translation>Aucune affirmation n’utilise ce portail.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims name portals that the zone does not have.</source>
        <translation>
            <numerusform>%Ln affirmation nomme des portails que la zone n’a pas.</numerusform>
            <numerusform>%Ln affirmations nomment des portails que la zone n’a pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims take gems that the zone does not have.</source>
        <translation>
            <numerusform>%Ln affirmation prend des gemmes que la zone n’a pas.</numerusform>
            <numerusform>%Ln affirmations prennent des gemmes que la zone n’a pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln portals count.</source>
        <translation>
            <numerusform>Seul le premier %Ln portail compte.</numerusform>
            <numerusform>Seuls les %Ln premiers portails comptent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln claims to &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Ajouter %Ln affirmation à « %1 »</numerusform>
            <numerusform>Ajouter %Ln affirmations à « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln claims from &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Supprimer %Ln affirmation de « %1 »</numerusform>
            <numerusform>Supprimer %Ln affirmations de « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take no gems in %Ln claims</source>
        <translation>
            <numerusform>Ne prendre aucune gemme dans %Ln affirmation</numerusform>
            <numerusform>Ne prendre aucune gemme dans %Ln affirmations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all gems in %Ln claims</source>
        <translation>
            <numerusform>Prendre toutes les gemmes dans %Ln affirmation</numerusform>
            <numerusform>Prendre toutes les gemmes dans %Ln affirmations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixPage</name>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Space adds or removes a claim. ✓: proved</source>
        <translation>Espace ajoute ou supprime une affirmation. ✓ : prouvée</translation>
    </message>
    <message>
        <source>Claim matrix</source>
        <translation>Matrice des affirmations</translation>
    </message>
    <message>
        <source>&amp;Add Claim</source>
        <translation>&amp;Ajouter une affirmation</translation>
    </message>
    <message>
        <source>Add a claim that needs and takes nothing (%1)</source>
        <translation>Ajouter une affirmation qui n’exige et ne prend rien (%1)</translation>
    </message>
    <message>
        <source>&amp;Remove Claims</source>
        <translation>&amp;Supprimer les affirmations</translation>
    </message>
    <message>
        <source>Remove all claims of the selected cells (%1)</source>
        <translation>Supprimer toutes les affirmations des cases sélectionnées (%1)</translation>
    </message>
    <message>
        <source>Take &amp;Gems</source>
        <translation>Prendre les &amp;gemmes</translation>
    </message>
    <message>
        <source>Let the claims of the selected cells take all gems of the zone, or none</source>
        <translation>Faire prendre aux affirmations des cases sélectionnées toutes les gemmes de la zone, ou aucune</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>&amp;Montrer dans le tableau</translation>
    </message>
    <message>
        <source>Show the claims of the selected cells in their table</source>
        <translation>Montrer les affirmations des cases sélectionnées dans leur tableau</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no zones yet. Add them in the table of zones.</source>
        <translation>Il n’y a pas encore de zones. Ajoutez-les dans le tableau des zones.</translation>
    </message>
    <message>
        <source>This zone has no portals. Add them in the table of zones.</source>
        <translation>Cette zone n’a pas de portail. Ajoutez-les dans le tableau des zones.</translation>
    </message>
</context>
<context>
    <name>boardwright::ColumnChoice</name>
    <message>
        <source>&amp;Default Columns</source>
        <translation>Colonnes par &amp;défaut</translation>
    </message>
</context>
<context>
    <name>boardwright::CommandPalette</name>
    <message>
        <source>Find actions and goals</source>
        <translation>Rechercher des actions et des objectifs</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
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
    <name>boardwright::ComparePanel</name>
    <message>
        <source>Read Again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Read the file again and compare it with this set</source>
        <translation>Relire le fichier et le comparer à cette liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Terminer la comparaison</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Each row is a difference from the file to this set. Enter goes to its place.</source>
        <translation>Chaque ligne est une différence entre le fichier et cette liste. Entrée mène à son emplacement.</translation>
    </message>
    <message>
        <source>This is not in a table of this set.</source>
        <translation>Ceci ne figure dans aucun tableau de cette liste.</translation>
    </message>
    <message>
        <source>%1, as read at %2</source>
        <comment>a file, a time of day</comment>
        <translation>%1, lu à %2</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <comment>a file</comment>
        <translation>Comparaison avec %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences from %1</source>
        <comment>to this set; a file</comment>
        <translation>
            <numerusform>%Ln différence par rapport à %1</numerusform>
            <numerusform>%Ln différences par rapport à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes from reading it</source>
        <translation>
            <numerusform>%Ln remarque à la lecture</numerusform>
            <numerusform>%Ln remarques à la lecture</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>The file and this set are equal in every field.</source>
        <translation>Le fichier et cette liste sont égaux dans tous les champs.</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message>
        <source>Contact sheet</source>
        <translation>Planche-contact</translation>
    </message>
    <message>
        <source>Seed %1: making its board</source>
        <translation>Graine %1&#xa0;: sa grille est en cours de création</translation>
    </message>
    <message>
        <source>Seed %1: no board can be made</source>
        <translation>Graine %1&#xa0;: aucune grille possible</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln cells highlighted</source>
        <translation>
            <numerusform>Graine %1&#xa0;: %Ln case en évidence</numerusform>
            <numerusform>Graine %1&#xa0;: %Ln cases en évidence</numerusform>
        </translation>
    </message>
    <message>
        <source>no board</source>
        <translation>pas de grille</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>a board</comment>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>%L1 highlighted</source>
        <comment>so many cells</comment>
        <translation>%L1 en évidence</translation>
    </message>
    <message>
        <source>no seed</source>
        <comment>the seed is empty</comment>
        <translation>sans graine</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>a board, by gates</comment>
        <translation>refusée</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheetPage</name>
    <message>
        <source>From the current seed</source>
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
        <source>Selection in the tables</source>
        <translation>Sélection dans les tableaux</translation>
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
        <source>What to highlight</source>
        <translation>Ce qui est mis en évidence</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>High&amp;light</source>
        <translation>&amp;Mettre en évidence</translation>
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
        <source>lockout.live accepts at most %Ln characters.</source>
        <translation>
            <numerusform>lockout.live accepte %Ln caractère au plus.</numerusform>
            <numerusform>lockout.live accepte %Ln caractères au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Criteria</name>
    <message>
        <source>any row</source>
        <translation>n’importe quelle rangée</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>n’importe quelle colonne</translation>
    </message>
    <message>
        <source>any diagonal</source>
        <translation>n’importe quelle diagonale</translation>
    </message>
    <message>
        <source>any tier</source>
        <translation>n’importe quel étage</translation>
    </message>
    <message>
        <source>any set</source>
        <translation>n’importe quelle série</translation>
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
        <translation>%1&#xa0;: au plus %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a number of the board</comment>
        <translation>%1&#xa0;: au moins %2</translation>
    </message>
    <message>
        <source>%1, spread across lines</source>
        <comment>a measure</comment>
        <translation>%1, écart entre les lignes</translation>
    </message>
    <message>
        <source>A goal in a criterion is no longer in the set. Remove that criterion.</source>
        <translation>Un objectif d’un critère n’est plus dans la liste. Retirez ce critère.</translation>
    </message>
    <message>
        <source>%1 is disabled, so it is on no board. Enable it, or remove its criterion.</source>
        <translation>%1 est désactivé et ne figure donc sur aucune grille. Activez-le ou retirez son critère.</translation>
    </message>
    <message>
        <source>%1 cannot be both on the board and not on it. Remove one of the criteria.</source>
        <translation>%1 ne peut pas être à la fois sur la grille et absent de celle-ci. Retirez un des critères.</translation>
    </message>
    <message>
        <source>This board has no such line: %1. Remove that criterion, or choose another size.</source>
        <translation>Cette grille n’a pas cette ligne&#xa0;: %1. Retirez ce critère ou choisissez une autre taille.</translation>
    </message>
    <message>
        <source>This board has no lines, so no two goals can share one.</source>
        <translation>Cette grille n’a pas de lignes, donc deux objectifs ne peuvent pas partager la même.</translation>
    </message>
    <message>
        <source>The criteria require %L1 goals, but this board has only %L2 cells.</source>
        <translation>Les critères exigent %L1 objectifs, mais cette grille n’a que %L2 cases.</translation>
    </message>
    <message>
        <source>The chosen generator has no statistic &quot;%1&quot;. Remove that criterion.</source>
        <translation>Le générateur choisi n’a pas de statistique «&#x202f;%1&#x202f;». Retirez ce critère.</translation>
    </message>
    <message>
        <source>%1 cannot meet both its lower and its upper bound. Remove one of the criteria.</source>
        <translation>%1 ne peut pas respecter à la fois ses bornes inférieure et supérieure. Retirez un des critères.</translation>
    </message>
</context>
<context>
    <name>boardwright::CuratedWishesModel</name>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>non satisfait</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 à %2 %</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Each wish is added to those above it</source>
        <translation>Chaque souhait s’ajoute à ceux du dessus</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Suffisant</translation>
    </message>
    <message>
        <source>As many worlds that can be won are enough to choose from</source>
        <translation>Il suffit de choisir parmi autant de mondes gagnables</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>Worlds chosen of those that were made for this</source>
        <translation>Mondes choisis parmi ceux qui ont été créés pour cela</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Appearances of the rarest and of the most frequent zone, compared with the mean</source>
        <translation>Fréquence de la zone la plus rare et de la plus fréquente, par rapport à la moyenne</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Pairs of zones that are together 0.8 to 1.25 times as often as by chance</source>
        <translation>Paires de zones réunies 0,8 à 1,25 fois aussi souvent que par hasard</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Possible joins that appear at least half and at most twice as often as on average</source>
        <translation>Liaisons possibles qui apparaissent au moins moitié moins et au plus deux fois plus souvent que la moyenne</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>Utiles</translation>
    </message>
    <message>
        <source>Zones of a world that its shortest walk enters; half of the worlds have more</source>
        <translation>Zones d’un monde où passe son plus court parcours ; la moitié des mondes en a davantage</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Gagnables</translation>
    </message>
    <message>
        <source>Exits at the start</source>
        <translation>Sorties au départ</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>Zones utiles</translation>
    </message>
    <message>
        <source>Even zones</source>
        <translation>Zones équilibrées</translation>
    </message>
    <message>
        <source>Even pairs</source>
        <translation>Paires équilibrées</translation>
    </message>
    <message>
        <source>Even joins</source>
        <translation>Liaisons équilibrées</translation>
    </message>
    <message>
        <source>All worlds can be won</source>
        <translation>Tous les mondes sont gagnables</translation>
    </message>
    <message>
        <source>The first zone of each world has at least three portals</source>
        <translation>La première zone de chaque monde a au moins trois portails</translation>
    </message>
    <message>
        <source>The shortest walk enters at least 70 % of the zones of each world</source>
        <translation>Le plus court parcours passe par au moins 70 % des zones de chaque monde</translation>
    </message>
    <message>
        <source>Zones appear equally often, those with gems and plain ones by themselves</source>
        <translation>Les zones apparaissent aussi souvent les unes que les autres, séparément avec gemmes et simples</translation>
    </message>
    <message>
        <source>Any two zones appear together equally often</source>
        <translation>Deux zones quelconques apparaissent ensemble aussi souvent que d’autres</translation>
    </message>
    <message>
        <source>Possible joins of two portals appear equally often</source>
        <translation>Les liaisons possibles de deux portails apparaissent aussi souvent les unes que les autres</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationButton</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Best…</source>
        <translation>Meilleures…</translation>
    </message>
    <message>
        <source>Select the best of the boards found</source>
        <translation>Sélectionner les meilleures des grilles trouvées</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Grilles</translation>
    </message>
    <message>
        <source>Choose &amp;by</source>
        <translation>Choisir &amp;selon</translation>
    </message>
    <message>
        <source>Goals appear equally often</source>
        <translation>Objectifs aussi fréquents les uns que les autres</translation>
    </message>
    <message>
        <source>Least: %1</source>
        <comment>the title of a gate</comment>
        <translation>Le moins : %1</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>the title of a gate</comment>
        <translation>Le plus : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar is of, its height</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>% of worlds made</source>
        <translation>% des mondes créés</translation>
    </message>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>non satisfait</translation>
    </message>
    <message>
        <source>% of the mean</source>
        <translation>% de la moyenne</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a number</comment>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Portals of the zone</source>
        <translation>Portails de la zone</translation>
    </message>
    <message>
        <source>% on the walk</source>
        <translation>% sur le parcours</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Round %L1: zones appear %2 to %3 as often as on average</source>
        <comment>two shares</comment>
        <translation>Tour %L1 : les zones apparaissent à %2 à %3 de la moyenne</translation>
    </message>
    <message>
        <source>Together, compared with chance</source>
        <translation>Ensemble, par rapport au hasard</translation>
    </message>
    <message>
        <source>% of pairs</source>
        <translation>% des paires</translation>
    </message>
    <message>
        <source>Appearances, compared with the mean</source>
        <translation>Apparitions, par rapport à la moyenne</translation>
    </message>
    <message>
        <source>% of possible joins</source>
        <translation>% des liaisons possibles</translation>
    </message>
    <message>
        <source>Yield of wishes</source>
        <translation>Rendement des souhaits</translation>
    </message>
    <message>
        <source>Appearances of zones</source>
        <translation>Apparitions des zones</translation>
    </message>
    <message>
        <source>Pairs of zones</source>
        <translation>Paires de zones</translation>
    </message>
    <message>
        <source>Appearances of joins</source>
        <translation>Apparitions des liaisons</translation>
    </message>
    <message>
        <source>Relevance of zones with gems</source>
        <translation>Utilité des zones avec gemmes</translation>
    </message>
    <message>
        <source>Relevance of plain zones</source>
        <translation>Utilité des zones simples</translation>
    </message>
    <message>
        <source>Deviation of zones by round</source>
        <translation>Écart des zones par tour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart, the wish that it shows</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals: the shortest walk enters %1 of these zones, %2 are needed</source>
        <translation>
            <numerusform>%Ln portail : le plus court parcours passe par %1 de ces zones, %2 sont nécessaires</numerusform>
            <numerusform>%Ln portails : le plus court parcours passe par %1 de ces zones, %2 sont nécessaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CurationTool</name>
    <message>
        <source>Worlds to choose</source>
        <translation>Mondes à choisir</translation>
    </message>
    <message>
        <source>Seeds to try, from 1: worlds to choose from</source>
        <translation>Graines à essayer, à partir de 1 : les mondes parmi lesquels choisir</translation>
    </message>
    <message>
        <source>W&amp;ishes</source>
        <translation>Souha&amp;its</translation>
    </message>
    <message>
        <source>What worlds are chosen for</source>
        <translation>Ce selon quoi les mondes sont choisis</translation>
    </message>
    <message>
        <source>Zone &amp;Weights</source>
        <translation>Poi&amp;ds des zones</translation>
    </message>
    <message>
        <source>Weights of zones with which they appear evenly by themselves</source>
        <translation>Poids avec lesquels les zones apparaissent d’elles-mêmes à égalité</translation>
    </message>
    <message>
        <source>&amp;Search for Weights</source>
        <translation>&amp;Rechercher les poids</translation>
    </message>
    <message>
        <source>&amp;Apply Weights</source>
        <translation>&amp;Appliquer les poids</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>A row will appear for each wish</source>
        <translation>Une ligne apparaîtra pour chaque souhait</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Make the worlds and choose some of them</source>
        <translation>Créer les mondes et en choisir une partie</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>Copier les graines</translation>
    </message>
    <message>
        <source>Copy the seeds of the worlds that were chosen, one per line</source>
        <translation>Copier les graines des mondes choisis, une par ligne</translation>
    </message>
    <message>
        <source>W&amp;orlds</source>
        <translation>M&amp;ondes</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Grain&amp;es</translation>
    </message>
    <message>
        <source>Give the zones the weights that were found</source>
        <translation>Donner aux zones les poids trouvés</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>C&amp;urate</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>The chart will appear with the worlds</source>
        <translation>Le graphique apparaîtra avec les mondes</translation>
    </message>
</context>
<context>
    <name>boardwright::DefinitionPage</name>
    <message>
        <source>Enabled</source>
        <translation>Activé</translation>
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
    <message>
        <source>A goal without text</source>
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
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
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
        <source>Could not open %1: %2</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This file is formatted differently from lockout.live&apos;s own files. It stays as it is until you change something; it is then saved in the site&apos;s format.</source>
        <translation>Le format de ce fichier diffère de celui des fichiers de lockout.live. Il reste tel quel jusqu’à votre première modification&#x202f;; il est alors enregistré au format du site.</translation>
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
        <source>Text With an Error</source>
        <translation>Texte comportant une erreur</translation>
    </message>
    <message>
        <source>It will be lost.</source>
        <translation>Il sera perdu.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <translation>«&#x202f;%1&#x202f;» contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1 now holds what was exported. Save to write the goal set into it again.</source>
        <translation>%1 contient maintenant ce qui a été exporté. Enregistrer y écrit de nouveau la liste d’objectifs.</translation>
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
        <source>This file now also contains Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
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
        <source>&quot;%1&quot; was changed by another program. Saving will overwrite those changes.</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié par un autre programme. L’enregistrement écrasera ces modifications.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>%1 goal set</source>
        <comment>file name: what it is made of</comment>
        <translation>%1 liste d’objectifs</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>C’est une grille : ouvrez-la avec Fichier &gt; Ouvrir une grille….</translation>
    </message>
    <message>
        <source>Goal sets and goal lists (%1)</source>
        <translation>Listes d&apos;objectifs (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses are listed in Problems.</source>
        <translation>
            <numerusform>%Ln réparation ou supposition est listée dans Problèmes.</numerusform>
            <numerusform>%Ln réparations et suppositions sont listées dans Problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import &amp;Options…</source>
        <translation>&amp;Options d&apos;importation…</translation>
    </message>
    <message>
        <source>Show the &amp;Line</source>
        <translation>Afficher la &amp;ligne</translation>
    </message>
    <message>
        <source>Read from %1 as &quot;%2&quot;. Saving asks for a name for the new goal set.</source>
        <comment>such as &quot;the clipboard&quot;, what kind of list it is</comment>
        <translation>Lu depuis %1 comme «&#x202f;%2&#x202f;». L&apos;enregistrement demande un nom pour la nouvelle liste.</translation>
    </message>
    <message>
        <source>%1 was read as &quot;%2&quot;. The file itself stays unchanged; saving asks for a name for the new goal set.</source>
        <comment>a file, what kind of file it is</comment>
        <translation>%1 a été lu comme «&#x202f;%2&#x202f;». Le fichier lui-même reste inchangé&#x202f;; l&apos;enregistrement demande un nom pour la nouvelle liste.</translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message>
        <source>&quot;%1&quot; is not on this computer. Download it first, then drop the file.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas sur cet ordinateur. Téléchargez-le d’abord, puis déposez le fichier.</translation>
    </message>
    <message>
        <source>This is neither a file nor a text. To open a goal set or a goal list, drop its file or its text.</source>
        <translation>Ceci n&apos;est ni un fichier ni un texte. Pour ouvrir une liste d&apos;objectifs, déposez son fichier ou son texte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a goal set (%2). Goal sets and goal lists are text files: JSON, JavaScript, CSV or plain text.</source>
        <comment>%2: a kind of file, such as &quot;PNG image&quot;</comment>
        <translation>«&#x202f;%1&#x202f;» n&apos;est pas une liste d&apos;objectifs (%2). Les listes d&apos;objectifs sont des fichiers texte&#xa0;: JSON, JavaScript, CSV ou texte brut.</translation>
    </message>
    <message numerus="yes">
        <source>You dropped %Ln files. A window shows one goal set, so drop one file.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>Vous déposez %Ln fichier. Une fenêtre affiche une seule liste d’objectifs&#xa0;: n’en déposez qu’un.</numerusform>
            <numerusform>Vous déposez %Ln fichiers. Une fenêtre affiche une seule liste d’objectifs&#xa0;: n’en déposez qu’un.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::EditMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Rechercher le sui&amp;vant</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Rechercher le précé&amp;dent</translation>
    </message>
    <message>
        <source>Find and &amp;Replace…</source>
        <translation>Rechercher et re&amp;mplacer…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>Pondération %1 pour «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>Activation de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>Désactivation de «&#x202f;%1&#x202f;»</translation>
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
    <message>
        <source>Remove &quot;%1&quot; from %2</source>
        <comment>a row, a table</comment>
        <translation>Suppression de «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Enregistrement de l’aperçu</translation>
    </message>
    <message>
        <source>Forget the saved preview</source>
        <translation>Oubli de l’aperçu enregistré</translation>
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
        <source>Unaccept a warning</source>
        <translation>Ne plus accepter un avertissement</translation>
    </message>
    <message>
        <source>New goal</source>
        <translation>Nouvel objectif</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 columns, but there are only %1 from here on.</source>
        <translation>Rien n’a été collé&#xa0;: le presse-papiers contient %2 colonnes, mais il n’y en a que %1 à partir d’ici.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
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
        <translation>Positions %1 pour %2</translation>
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
        <translation>N’importe quelle position pour %1</translation>
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
    <message>
        <source>%1 already has %2 categories, the most that lockout.live accepts. Remove one first.</source>
        <translation>%1 a déjà %2 catégories, le maximum que lockout.live accepte. Retirez-en d’abord une.</translation>
    </message>
    <message>
        <source>Declare category &quot;%1&quot;</source>
        <translation>Déclaration de la catégorie «&#x202f;%1&#x202f;»</translation>
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
    <message>
        <source>Rename category &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommage de la catégorie «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Merge category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusion de la catégorie «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Remove category &quot;%1&quot;</source>
        <translation>Suppression de la catégorie «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Add tag &quot;%1&quot;</source>
        <translation>Ajout de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rename tag &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommage de l’étiquette «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Merge tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusion de l’étiquette «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Remove tag &quot;%1&quot;</source>
        <translation>Suppression de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Move tag &quot;%1&quot;</source>
        <translation>Déplacement de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>Duplication de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Suppression de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>Déplacement de «&#x202f;%1&#x202f;»</translation>
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
        <source>Discard new goal</source>
        <translation>Abandon du nouvel objectif</translation>
    </message>
    <message>
        <source>Not a valid regular expression; character %1: %2</source>
        <comment>a number, why</comment>
        <translation>Expression rationnelle non valide&#x202f;; caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This regular expression takes too long to match.</source>
        <translation>La recherche avec cette expression rationnelle prend trop de temps.</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>the number of a row, the title of a column, a sentence</comment>
        <translation>Ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Un nom ne peut pas être vide.</translation>
    </message>
    <message>
        <source>Nothing was replaced because of the name &quot;%1&quot;: %2</source>
        <comment>a category or tag, a sentence</comment>
        <translation>Rien n’a été remplacé, à cause du nom «&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n’a été remplacé, à cause de la ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 rows, but there are only %1 from here on.</source>
        <translation>Rien n’a été collé : le presse-papiers contient %2 lignes, mais il n’y en a que %1 à partir d’ici.</translation>
    </message>
    <message>
        <source>All but one cell was pasted. %1</source>
        <translation>Toutes les cellules sauf une ont été collées. %1</translation>
    </message>
    <message>
        <source>%1 (board kept)</source>
        <comment>an undo step</comment>
        <translation>%1 (grille conservée)</translation>
    </message>
    <message>
        <source>Keep the board for &quot;%1&quot;</source>
        <translation>Conservation de la grille pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Nothing was pasted: the titles name only columns to the left of this one.</source>
        <translation>Rien n’a été collé&#xa0;: les titres ne désignent que des colonnes à gauche de celle-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unaccept %Ln warnings</source>
        <translation>
            <numerusform>Ne plus accepter %Ln avertissement</numerusform>
            <numerusform>Ne plus accepter %Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %Ln goals</source>
        <translation>
            <numerusform>Reformulation de %Ln objectif</numerusform>
            <numerusform>Reformulation de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %Ln goals</source>
        <translation>
            <numerusform>Pondération %1 pour %Ln objectif</numerusform>
            <numerusform>Pondération %1 pour %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %Ln goals</source>
        <translation>
            <numerusform>Activation de %Ln objectif</numerusform>
            <numerusform>Activation de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %Ln goals</source>
        <translation>
            <numerusform>Désactivation de %Ln objectif</numerusform>
            <numerusform>Désactivation de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %Ln goals</source>
        <translation>
            <numerusform>Ajout de la catégorie %1 à %Ln objectif</numerusform>
            <numerusform>Ajout de la catégorie %1 à %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %Ln goals</source>
        <translation>
            <numerusform>Retrait de la catégorie %1 de %Ln objectif</numerusform>
            <numerusform>Retrait de la catégorie %1 de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln goals from %1</source>
        <translation>
            <numerusform>Importer %Ln objectif depuis %1</numerusform>
            <numerusform>Importer %Ln objectifs depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Remplacer les objectifs par %Ln objectif, depuis %1</numerusform>
            <numerusform>Remplacer les objectifs par %Ln objectifs, depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the board for %Ln goals</source>
        <translation>
            <numerusform>Conservation de la grille pour %Ln objectif</numerusform>
            <numerusform>Conservation de la grille pour %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows</source>
        <translation>
            <numerusform>%1 de %Ln ligne</numerusform>
            <numerusform>%1 de %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln categories</source>
        <translation>
            <numerusform>Déclaration de %Ln catégorie</numerusform>
            <numerusform>Déclaration de %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln categories</source>
        <translation>
            <numerusform>Suppression de %Ln catégorie</numerusform>
            <numerusform>Suppression de %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %Ln categories</source>
        <translation>
            <numerusform>Limite de %1&#xa0;% pour %Ln catégorie</numerusform>
            <numerusform>Limites de %1&#xa0;% pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %Ln categories</source>
        <translation>
            <numerusform>Pas de limites pour %Ln catégorie</numerusform>
            <numerusform>Pas de limites pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %Ln categories</source>
        <translation>
            <numerusform>Aucune limite de grille pour %Ln catégorie</numerusform>
            <numerusform>Aucune limite de grille pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %Ln categories</source>
        <translation>
            <numerusform>Aucune limite de ligne pour %Ln catégorie</numerusform>
            <numerusform>Aucune limite de ligne pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Limite de grille de %1&#x202f;% pour %Ln catégorie</numerusform>
            <numerusform>Limite de grille de %1&#x202f;% pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Limite de ligne de %1&#x202f;% pour %Ln catégorie</numerusform>
            <numerusform>Limite de ligne de %1&#x202f;% pour %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Fusion de %Ln catégorie dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Fusion de %Ln catégories dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln tags</source>
        <translation>
            <numerusform>Ajout de %Ln étiquette</numerusform>
            <numerusform>Ajout de %Ln étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Fusion de %Ln étiquette dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Fusion de %Ln étiquettes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln tags</source>
        <translation>
            <numerusform>Suppression de %Ln étiquette</numerusform>
            <numerusform>Suppression de %Ln étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tags</source>
        <translation>
            <numerusform>Déplacement de %Ln étiquette</numerusform>
            <numerusform>Déplacement de %Ln étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals</source>
        <translation>
            <numerusform>Ajout de %Ln objectif</numerusform>
            <numerusform>Ajout de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln goals</source>
        <translation>
            <numerusform>Duplication de %Ln objectif</numerusform>
            <numerusform>Duplication de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln goals</source>
        <translation>
            <numerusform>Suppression de %Ln objectif</numerusform>
            <numerusform>Suppression de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln goals</source>
        <translation>
            <numerusform>Déplacement de %Ln objectif</numerusform>
            <numerusform>Déplacement de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rows to %1</source>
        <translation>
            <numerusform>Ajout de %Ln ligne à «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Ajout de %Ln lignes à «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rows from %1</source>
        <translation>
            <numerusform>Suppression de %Ln ligne dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Suppression de %Ln lignes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows of %1</source>
        <translation>
            <numerusform>Déplacement de %Ln ligne dans «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Déplacement de %Ln lignes dans «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln cells</source>
        <translation>
            <numerusform>Effacement de %Ln cellule</numerusform>
            <numerusform>Effacement de %Ln cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln cells</source>
        <translation>
            <numerusform>Remplissage de %Ln cellule</numerusform>
            <numerusform>Remplissage de %Ln cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %Ln rows</source>
        <translation>
            <numerusform>Collage dans %Ln ligne</numerusform>
            <numerusform>Collage dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln goals</source>
        <translation>
            <numerusform>Collage de %Ln objectif</numerusform>
            <numerusform>Collage de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced</source>
        <translation>
            <numerusform>%Ln objectif remplacé</numerusform>
            <numerusform>%Ln objectifs remplacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %Ln cells were pasted. %1</source>
        <translation>
            <numerusform>Toutes les cellules sauf %Ln ont été collées. %1</numerusform>
            <numerusform>Toutes les cellules sauf %Ln ont été collées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n&apos;a été modifié à cause de la ligne %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells</source>
        <translation>
            <numerusform>Calculer %Ln cellule</numerusform>
            <numerusform>Calculer %Ln cellules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ExportDialog</name>
    <message>
        <source>Overlay: %1</source>
        <translation>Coloration&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in each cell</source>
        <comment>a number</comment>
        <translation>%1 dans chaque case</translation>
    </message>
    <message>
        <source>at the edges: %1</source>
        <comment>what the numbers of lines are</comment>
        <translation>au bord&#xa0;: %1</translation>
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
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>Goal set: %1</source>
        <translation>Liste d’objectifs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Board: picture (PNG)</source>
        <translation>Grille&#xa0;: image (PNG)</translation>
    </message>
    <message>
        <source>Board: drawing (SVG)</source>
        <translation>Grille&#xa0;: dessin (SVG)</translation>
    </message>
    <message>
        <source>Board: text</source>
        <translation>Grille&#xa0;: texte</translation>
    </message>
    <message>
        <source>Board: JSON</source>
        <translation>Grille&#xa0;: JSON</translation>
    </message>
    <message>
        <source>There is no complete board to export.</source>
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
        <translation>Avec la c&amp;oloration</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>Text of the board</source>
        <translation>Texte de la grille</translation>
    </message>
    <message>
        <source>The board as shown here.</source>
        <translation>La grille telle qu’on la voit ici.</translation>
    </message>
    <message>
        <source>The board for programs, as boardwright-cli writes it.</source>
        <translation>La grille pour des programmes, telle que la produit boardwright-cli.</translation>
    </message>
    <message>
        <source>The board as text, for a chat or a terminal.</source>
        <translation>La grille sous forme de texte, pour une messagerie ou un terminal.</translation>
    </message>
    <message>
        <source>Nothing of the set is lost.</source>
        <translation>Rien de la liste n’est perdu.</translation>
    </message>
    <message>
        <source>&amp;What is lost:</source>
        <translation>Ce &amp;qui est perdu&#xa0;:</translation>
    </message>
    <message>
        <source>%1 board %2</source>
        <comment>file name: of a set, a seed</comment>
        <translation>%1 grille %2</translation>
    </message>
</context>
<context>
    <name>boardwright::ExtentCellEdit</name>
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
    <name>boardwright::FieldCells</name>
    <message>
        <source>names of rows, separated by commas</source>
        <translation>des noms de lignes, séparés par des virgules</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not allowed. Allowed: %3.</source>
        <comment>label of a field, what was typed, what is allowed</comment>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’est pas permis. Valeurs permises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label of a field, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>text of at most %Ln characters</source>
        <translation>
            <numerusform>un texte de %Ln caractère au plus</numerusform>
            <numerusform>un texte de %Ln caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>names with numbers from %1, such as &quot;combat: 2, shop: 0.5&quot;</source>
        <comment>%1: as 0 to 10</comment>
        <translation>des noms avec des nombres de %1, par exemple «&#x202f;combat: 2, boutique: 0.5&#x202f;»</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChanges</name>
    <message>
        <source>Board limit</source>
        <translation>Limite de grille</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>Limite de ligne</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a check box</comment>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a check box</comment>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a limit</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Schema mode</source>
        <translation>Mode de schéma</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>Plus grande taille</translation>
    </message>
    <message>
        <source>Game mode</source>
        <translation>Mode de jeu</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Strict</source>
        <comment>schema mode</comment>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>Capped</source>
        <comment>schema mode</comment>
        <translation>Plafonnée</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <comment>schema mode</comment>
        <translation>Dédiée</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>schema mode</comment>
        <translation>Souple</translation>
    </message>
    <message>
        <source>Goal set</source>
        <translation>Liste d’objectifs</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>a goal</comment>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>a goal</comment>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Added to %1</source>
        <comment>a table</comment>
        <translation>Ajouté à : %1</translation>
    </message>
    <message>
        <source>Removed from %1</source>
        <comment>a table</comment>
        <translation>Supprimé de : %1</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a row among all</comment>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChangesModel</name>
    <message>
        <source>Of what</source>
        <translation>De quoi</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldTableModel</name>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <comment>a table</comment>
        <translation>Collage dans «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n’a été remplacé, à cause de la ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Remplacer dans %Ln cellule de %1</numerusform>
            <numerusform>Remplacer dans %Ln cellules de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %Ln values of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Réinitialiser %Ln valeur de «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Réinitialiser %Ln valeurs de «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n&apos;a été modifié à cause de la ligne %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Calculer %Ln cellule de %1</numerusform>
            <numerusform>Calculer %Ln cellules de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a gate, which number of it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::Fields</name>
    <message>
        <source>Constrained</source>
        <translation>Sous contraintes</translation>
    </message>
    <message>
        <source>Goals limited by categories, tags, copies and zones, as on lockout.live</source>
        <translation>Des objectifs limités par catégories, étiquettes, occurrences et zones, comme sur lockout.live</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Largest number of goals of the group on one board</source>
        <translation>Nombre maximal d’objectifs du groupe sur une grille</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Exclusion groups of the goal. Each group allows only so many of its goals on one board</source>
        <translation>Groupes d’exclusion de l’objectif. Chaque groupe ne permet qu’un certain nombre de ses objectifs sur une grille</translation>
    </message>
    <message>
        <source>Exclusion groups</source>
        <translation>Groupes d’exclusion</translation>
    </message>
    <message>
        <source>Like tags, but a group can allow more than one goal, and a goal can be in several groups</source>
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
        <source>Limits relaxed on this board</source>
        <translation>Limites assouplies sur cette grille</translation>
    </message>
    <message>
        <source>Exclusive cells</source>
        <translation>Cases exclusives</translation>
    </message>
    <message>
        <source>Cells in a single progression zone; only goals of that zone can fill them</source>
        <translation>Cases d’une seule zone de progression, que seuls les objectifs de cette zone peuvent remplir</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Goals sharing a line category with another goal in their line</source>
        <translation>Objectifs qui partagent une catégorie de ligne avec un autre objectif de leur ligne</translation>
    </message>
    <message>
        <source>Candidates on the empty board</source>
        <translation>Candidats sur la grille vide</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Progression zones that contain the cell. With only one, the cell is exclusive</source>
        <translation>Zones de progression qui contiennent la case&#x202f;; s’il n’y en a qu’une, la case est exclusive</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>How often the goal is on the board</source>
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
        <source>Game mode of the board. It sets the shape, the lines and the progression</source>
        <translation>Mode de jeu de la grille. Il détermine sa forme, ses lignes et sa progression</translation>
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
        <source>Number of rows, and of columns, of the grid</source>
        <translation>Nombre de rangées et de colonnes de la grille</translation>
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
        <source>Cells of the list, three per set</source>
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
        <source>Line categories are not limited. A goal still appears only once in a line</source>
        <translation>Les catégories de ligne ne sont pas limitées&#x202f;; un objectif ne figure toujours qu’une fois par ligne</translation>
    </message>
    <message>
        <source>No weighting</source>
        <translation>Sans pondération</translation>
    </message>
    <message>
        <source>Every enabled goal enters the pool, whatever its weighting</source>
        <translation>Tous les objectifs activés entrent dans la réserve, quelle que soit leur pondération</translation>
    </message>
    <message>
        <source>No progression</source>
        <translation>Sans progression</translation>
    </message>
    <message>
        <source>Goals can be anywhere, whatever their zones</source>
        <translation>Les objectifs se placent partout, quelles que soient leurs zones</translation>
    </message>
    <message>
        <source>No centre</source>
        <translation>Sans centre</translation>
    </message>
    <message>
        <source>The middle cell stays empty. Only for grids with odd numbers of rows and columns</source>
        <translation>La case centrale reste vide&#x202f;; seulement dans les grilles aux nombres impairs de rangées et de colonnes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Which values of their ranges goals take, where their cells allow it</source>
        <translation>Quelles valeurs de leurs plages les objectifs prennent, dans la mesure où leurs cases le permettent</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Cases vides</translation>
    </message>
    <message>
        <source>Cells left empty, drawn from those without a forced goal</source>
        <translation>Cases laissées vides, tirées au sort parmi celles sans objectif imposé</translation>
    </message>
    <message>
        <source>Shiny cells</source>
        <translation>Cases brillantes</translation>
    </message>
    <message>
        <source>Cells that count for more, spread over the board. Automatic picks a number that suits the board</source>
        <translation>Cases qui comptent davantage, réparties sur la grille. «&#x202f;Automatique&#x202f;» choisit un nombre adapté à la grille</translation>
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
        <source>Tied</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Tightest rule</source>
        <translation>Règle la plus stricte</translation>
    </message>
    <message>
        <source>The kind of rule that by itself keeps the most goals out of this cell</source>
        <translation>Le type de règle qui écarte à lui seul le plus d’objectifs de cette case</translation>
    </message>
    <message>
        <source>Relaxations here</source>
        <translation>Assouplissements ici</translation>
    </message>
    <message>
        <source>Limits relaxed at this cell</source>
        <translation>Limites assouplies à cette case</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Goals counted by the limit on the board, or in the line with the most</source>
        <translation>Objectifs comptés par la limite sur la grille, ou dans la ligne qui en a le plus</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Whether the limit is reached, or in how many lines</source>
        <translation>Si la limite est atteinte, ou dans combien de lignes</translation>
    </message>
    <message>
        <source>Goals kept out</source>
        <translation>Objectifs écartés</translation>
    </message>
    <message>
        <source>Pool goals that the limit keeps off the board</source>
        <translation>Objectifs de la réserve que la limite écarte</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>Écarté par</translation>
    </message>
    <message>
        <source>Why the goal is not on the board: the first rule that keeps it out of every cell</source>
        <translation>Pourquoi l’objectif n’est pas sur la grille&#xa0;: la première règle qui l’écarte de toutes les cases</translation>
    </message>
    <message>
        <source>lockout.live goal set</source>
        <translation>Liste d’objectifs de lockout.live</translation>
    </message>
    <message>
        <source>The file that lockout.live imports, without Boardwright&apos;s own data.</source>
        <translation>Le fichier que lockout.live importe, sans les données propres à Boardwright.</translation>
    </message>
    <message>
        <source>Plain list of goals</source>
        <translation>Simple liste d’objectifs</translation>
    </message>
    <message>
        <source>One goal per line, for chats, documents and sites that accept a list.</source>
        <translation>Un objectif par ligne, pour les messageries, les documents et les sites qui acceptent une liste.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Lines that take equally long: goals chosen by time, with little synergy in a line</source>
        <translation>Des lignes d’égale durée&#xa0;: objectifs choisis selon leurs temps, avec peu de synergie par ligne</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>How many attempts the board took</source>
        <translation>Nombre de tentatives qu’a demandées la grille</translation>
    </message>
    <message>
        <source>Candidates tried</source>
        <translation>Candidats essayés</translation>
    </message>
    <message>
        <source>Goals tried in any cell, over all attempts</source>
        <translation>Objectifs essayés dans une case, toutes tentatives confondues</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>Minutes saved when the goals of a line are done together</source>
        <translation>Minutes gagnées quand les objectifs d’une ligne sont faits ensemble</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Target minutes for a line: the targets of its cells plus the baseline, minus the synergy</source>
        <translation>Durée visée d’une ligne en minutes&#xa0;: cibles de ses cases plus temps de base, moins la synergie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>The cell&apos;s number in the magic square, in which every line adds up to 65</source>
        <translation>Nombre de la case dans le carré magique, dont toutes les lignes font 65</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>Temps visé</translation>
    </message>
    <message>
        <source>The cell&apos;s target time in minutes</source>
        <translation>Temps visé par la case, en minutes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Minutes that the goal in this cell takes</source>
        <translation>Minutes que prend l’objectif de cette case</translation>
    </message>
    <message>
        <source>Under target</source>
        <translation>Sous le temps visé</translation>
    </message>
    <message>
        <source>Minutes by which the goal is quicker than the cell&apos;s target; below 0: slower</source>
        <translation>Minutes dont l’objectif est plus rapide que la cible de la case&#x202f;; sous 0&#xa0;: plus lent</translation>
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
        <source>Number of attempts at a board before its seed is given up</source>
        <translation>Nombre de tentatives avant que la graine d’une grille soit abandonnée</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Goals with the same id never share a board. If empty, the id is derived from the goal</source>
        <translation>Les objectifs de même identifiant ne partagent jamais une grille. S’il est vide, il est tiré de l’objectif</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The game length that the goal and its time are meant for</source>
        <translation>La durée de partie pour laquelle l’objectif et son temps sont prévus</translation>
    </message>
    <message>
        <source>Part of the time, in minutes, due to the skill required</source>
        <translation>Part du temps, en minutes, due à l’habileté requise</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibrage</translation>
    </message>
    <message>
        <source>The higher the balance, the earlier the goal is tried in a cell. Typical values are -2 to 2</source>
        <translation>Plus il est élevé, plus tôt l’objectif est essayé dans une case&#x202f;; d’habitude de -2 à 2</translation>
    </message>
    <message>
        <source>Difficulty of the goal in its list. A goal outside 1 to 25 never appears</source>
        <translation>Difficulté de l’objectif dans sa liste. Hors de 1 à 25, il n’apparaît jamais</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Minutes that each category saves when other goals in the line share it</source>
        <translation>Minutes que chaque catégorie fait gagner quand d’autres objectifs de la ligne la partagent</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Sous-types</translation>
    </message>
    <message>
        <source>Minutes saved only when another goal in the line has the category as a type</source>
        <translation>Minutes gagnées seulement si un autre objectif de la ligne a la catégorie comme type</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Types de ligne</translation>
    </message>
    <message>
        <source>The goal&apos;s cost for each row type. A line below the threshold saves the difference</source>
        <translation>Coût de l’objectif pour chaque type de ligne. Une ligne sous le seuil gagne la différence</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>Nom japonais</translation>
    </message>
    <message>
        <source>Name of the goal in Japanese; used in list files only</source>
        <translation>Nom de l’objectif en japonais&#x202f;; seulement dans les fichiers de liste</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>The type that the filter applies to</source>
        <translation>Le type que le filtre concerne</translation>
    </message>
    <message>
        <source>The list that it applies to</source>
        <translation>La liste qu’il concerne</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>&quot;min 2&quot; counts the two lowest values, &quot;max -1&quot; all but the lowest. Without a filter, all but the highest count</source>
        <translation>«&#x202f;min 2&#x202f;» compte les deux valeurs les plus basses, «&#x202f;max -1&#x202f;» toutes sauf la plus basse&#x202f;; sans filtre, toutes sauf la plus haute comptent</translation>
    </message>
    <message>
        <source>Thresholds. A line whose goals cost less than the threshold of a row type saves the difference</source>
        <translation>Seuils. Une ligne dont les objectifs coûtent moins que le seuil d’un type de ligne gagne la différence</translation>
    </message>
    <message>
        <source>Row types, short</source>
        <translation>Types de ligne, court</translation>
    </message>
    <message>
        <source>Thresholds of the short list</source>
        <translation>Seuils de la liste courte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Version of the list, as stated in its file</source>
        <translation>Version de la liste, d’après son fichier</translation>
    </message>
    <message>
        <source>Lowest synergy</source>
        <translation>Synergie minimale</translation>
    </message>
    <message>
        <source>Fewest minutes that the goals of a line may save together</source>
        <translation>Minutes que les objectifs d’une ligne doivent au moins faire gagner ensemble</translation>
    </message>
    <message>
        <source>Highest synergy</source>
        <translation>Synergie maximale</translation>
    </message>
    <message>
        <source>Most minutes that the goals of a line may save together</source>
        <translation>Minutes que les objectifs d’une ligne peuvent au plus faire gagner ensemble</translation>
    </message>
    <message>
        <source>Highest single value</source>
        <translation>Valeur unique maximale</translation>
    </message>
    <message>
        <source>Lines in which a single value of a category saves more are rejected</source>
        <translation>Les lignes où une seule valeur d’une catégorie fait gagner plus sont rejetées</translation>
    </message>
    <message>
        <source>First offset</source>
        <translation>Premier écart</translation>
    </message>
    <message>
        <source>Initial deviation, in minutes, allowed from the cell&apos;s target time</source>
        <translation>Écart initial permis par rapport au temps visé par la case, en minutes</translation>
    </message>
    <message>
        <source>Last offset</source>
        <translation>Dernier écart</translation>
    </message>
    <message>
        <source>Largest deviation allowed. The offset grows by a minute each time no goal fits</source>
        <translation>Écart maximal permis. L’écart croît d’une minute tant qu’aucun objectif ne convient</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Temps de base</translation>
    </message>
    <message>
        <source>Minutes that every line takes in any case. Boards do not depend on it</source>
        <translation>Minutes que toute ligne prend de toute façon&#x202f;; les grilles n’en dépendent pas</translation>
    </message>
    <message>
        <source>Time per difficulty</source>
        <translation>Temps par difficulté</translation>
    </message>
    <message>
        <source>Target minutes per level of difficulty: a cell of difficulty 4 has a target of four times this</source>
        <translation>Minutes visées par niveau de difficulté&#xa0;: une case de difficulté 4 vise quatre fois ce temps</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Minutes assigned to a forbidden line or pair</source>
        <translation>Minutes attribuées à une ligne ou à une paire interdite</translation>
    </message>
    <message>
        <source>Use balance</source>
        <translation>Tenir compte de l’équilibrage</translation>
    </message>
    <message>
        <source>Goals with a higher balance are tried earlier; otherwise all goals are treated alike</source>
        <translation>Les objectifs d’équilibrage plus élevé sont essayés plus tôt&#x202f;; sinon, tous sont traités de la même façon</translation>
    </message>
    <message>
        <source>How goals are chosen for balanced boards in this mode</source>
        <translation>Comment sont choisis les objectifs des grilles équilibrées de ce mode</translation>
    </message>
    <message>
        <source>Profile: normal</source>
        <translation>Profil&#xa0;: normal</translation>
    </message>
    <message>
        <source>Profile: blackout</source>
        <translation>Profil&#xa0;: blackout</translation>
    </message>
    <message>
        <source>Profile: short</source>
        <translation>Profil&#xa0;: court</translation>
    </message>
    <message>
        <source>Profile: short blackout</source>
        <translation>Profil&#xa0;: blackout court</translation>
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
        <source>Which values of a category count in a line, if not the default</source>
        <translation>Quelles valeurs d’une catégorie comptent dans une ligne, si ce ne sont pas celles par défaut</translation>
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
        <source>The combined list read by Ocarina of Time bingo tools: goals with times, by difficulty.</source>
        <translation>La liste combinée que lisent les outils du bingo d’Ocarina of Time&#xa0;: des objectifs avec leurs temps, par difficulté.</translation>
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
        <source>Enabled</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Whether the goal is used at all</source>
        <translation>Indique si l’objectif est utilisé</translation>
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
        <source>Board categories: limited on the whole board</source>
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
        <source>Chance in percent, rolled once per board, that the goal enters the pool from which the board is filled. The column Appears shows the share of boards it ends up on</source>
        <translation>Probabilité en pour cent, tirée une fois par grille, que l’objectif entre dans la réserve dont la grille est remplie. La colonne «&#x202f;Apparaît&#x202f;» montre la part des grilles où il figure finalement</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>How often the goal can appear on one board, each time with a different value</source>
        <translation>Combien de fois l’objectif peut figurer sur une grille, chaque fois avec une autre valeur</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>Une grille contient au plus un objectif par étiquette</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>The only cells where the goal may appear, counted from the top left; empty: anywhere</source>
        <translation>Les seules cases où l’objectif peut se trouver, comptées depuis le coin supérieur gauche&#x202f;; vide&#xa0;: partout</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressif</translation>
    </message>
    <message>
        <source>Whether lower values come earlier on the board. Bingo ignores it</source>
        <translation>Indique si les petites valeurs viennent plus tôt sur la grille. Le mode Bingo n’en tient pas compte</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>Infobulle</translation>
    </message>
    <message>
        <source>What players read when they want details</source>
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
        <source>Time per line</source>
        <translation>Temps par ligne</translation>
    </message>
    <message>
        <source>Baseline plus 65 x time per difficulty</source>
        <translation>Temps de base plus 65 × temps par difficulté</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>With the highest synergy allowed in a line</source>
        <translation>Avec la plus grande synergie permise dans une ligne</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>With the lowest synergy allowed in a line</source>
        <translation>Avec la plus petite synergie permise dans une ligne</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Number of goals that state a cost for it</source>
        <translation>Nombre d’objectifs qui indiquent un coût pour ce type</translation>
    </message>
    <message>
        <source>Row type</source>
        <translation>Type de ligne</translation>
    </message>
    <message>
        <source>Something a whole line can save, such as never needing a certain tool</source>
        <translation>Ce qu’une ligne entière peut économiser, comme un outil dont elle n’a pas besoin</translation>
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
        <source>Minutes that the goal takes. A goal without a time never appears on a balanced board</source>
        <translation>Minutes que prend l’objectif. Un objectif sans temps n’apparaît jamais sur une grille équilibrée</translation>
    </message>
    <message>
        <source>Boards are judged by</source>
        <translation>Les grilles sont jugées selon</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Boards with less are rejected</source>
        <translation>Les grilles qui ont moins sont rejetées</translation>
    </message>
    <message>
        <source>Boards with more are rejected</source>
        <translation>Les grilles qui ont plus sont rejetées</translation>
    </message>
    <message>
        <source>Longest line (min)</source>
        <translation>Ligne la plus longue (min)</translation>
    </message>
    <message>
        <source>Shortest line (min)</source>
        <translation>Ligne la plus courte (min)</translation>
    </message>
    <message>
        <source>Difference between lines (min)</source>
        <translation>Écart entre les lignes (min)</translation>
    </message>
    <message>
        <source>Highest synergy of a line (min)</source>
        <translation>Plus forte synergie d’une ligne (min)</translation>
    </message>
    <message>
        <source>Balance of goals</source>
        <translation>Équilibrage des objectifs</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Critères d’acceptation</translation>
    </message>
    <message>
        <source>Repeats in a line</source>
        <translation>Répétitions dans une ligne</translation>
    </message>
    <message>
        <source>Weightings</source>
        <translation>Pondérations</translation>
    </message>
    <message>
        <source>Board limits</source>
        <translation>Limites de grille</translation>
    </message>
    <message>
        <source>Line limits</source>
        <translation>Limites de ligne</translation>
    </message>
    <message>
        <source>On a cell</source>
        <translation>Sur une case</translation>
    </message>
    <message>
        <source>In a region</source>
        <translation>Dans une zone</translation>
    </message>
    <message>
        <source>Near another</source>
        <translation>Près d’un autre</translation>
    </message>
    <message>
        <source>For each nearby</source>
        <translation>Pour chacun à proximité</translation>
    </message>
    <message>
        <source>Exact number nearby</source>
        <translation>Nombre exact à proximité</translation>
    </message>
    <message>
        <source>Near its twin</source>
        <translation>Près de son jumeau</translation>
    </message>
    <message>
        <source>Mirrored in a row</source>
        <translation>En miroir sur une rangée</translation>
    </message>
    <message>
        <source>One for itself nearby</source>
        <translation>Un pour soi à proximité</translation>
    </message>
    <message>
        <source>Pairs away from edges</source>
        <translation>Paires loin des bords</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Edge without corners</source>
        <translation>Bord sans les coins</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>Moitié gauche</translation>
    </message>
    <message>
        <source>Right half</source>
        <translation>Moitié droite</translation>
    </message>
    <message>
        <source>Top half</source>
        <translation>Moitié haute</translation>
    </message>
    <message>
        <source>Bottom half</source>
        <translation>Moitié basse</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>En haut à droite</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>En bas à droite</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>En bas à gauche</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, that the rule is for. A piece of any of them is meant</source>
        <translation>Catégories, ou sortes de pièces, concernées par la règle. Toute pièce de l’une d’elles est visée</translation>
    </message>
    <message>
        <source>Goals that the rule is for</source>
        <translation>Objectifs concernés par la règle</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Where each of them should be. “Others” are those named there, or else these pieces themselves</source>
        <translation>Où chacune devrait se trouver. Les « autres » sont ceux nommés là, sinon ces pièces elles-mêmes</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>A part of the board. Halves and quarters lie around the row and column given</source>
        <translation>Une partie de la grille. Moitiés et quarts entourent la rangée et la colonne données</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>À l’extérieur</translation>
    </message>
    <message>
        <source>Outside of the region instead</source>
        <translation>À l’extérieur de la zone plutôt</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Column of the cell, from the left; or what left, right and mirrored refer to</source>
        <translation>Colonne de la case, depuis la gauche ; ou repère pour gauche, droite et miroir</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Row of the cell, from the top; or what top and bottom refer to</source>
        <translation>Rangée de la case, depuis le haut ; ou repère pour haut et bas</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, whose distance counts. Empty: the pieces that the rule is for</source>
        <translation>Catégories, ou sortes de pièces, dont la distance compte. Vide : les pièces concernées par la règle</translation>
    </message>
    <message>
        <source>Other goals</source>
        <translation>Autres objectifs</translation>
    </message>
    <message>
        <source>Goals whose distance counts</source>
        <translation>Objectifs dont la distance compte</translation>
    </message>
    <message>
        <source>Nearer than</source>
        <translation>Plus près que</translation>
    </message>
    <message>
        <source>Distance in cells from centre to centre: 1.1 are the 4 neighbours, 1.5 all 8</source>
        <translation>Distance en cases de centre à centre : 1,1 pour les 4 voisines, 1,5 pour les 8</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How many there should be; how many do not count; or how wide the margin is</source>
        <translation>Combien il en faut ; combien ne comptent pas ; ou la largeur de la marge</translation>
    </message>
    <message>
        <source>And one of</source>
        <translation>Et l’un de</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, of which at least one must be as near</source>
        <translation>Catégories, ou sortes de pièces, dont une au moins doit être aussi près</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>What each piece that it is met for is worth. Below 0: to be avoided</source>
        <translation>Ce que vaut chaque pièce pour laquelle elle est respectée. Sous 0 : à éviter</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Where goals should be on the board. Goals are exchanged as far as the limits allow it</source>
        <translation>Où les objectifs devraient se trouver. Ils sont échangés dans la mesure où les limites le permettent</translation>
    </message>
    <message>
        <source>Exclusion group</source>
        <translation>Groupe d’exclusion</translation>
    </message>
    <message>
        <source>exclusion group %1, at most %2</source>
        <translation>groupe d’exclusion %1, au plus %2</translation>
    </message>
    <message>
        <source>Boards outside of the bounds are rejected</source>
        <translation>Les grilles hors des bornes sont rejetées</translation>
    </message>
    <message>
        <source>Bounds for every board. A board outside of them is rejected, and the next seed derived from its seed is tried</source>
        <translation>Bornes de chaque grille. Une grille hors de ces bornes est rejetée, et la graine suivante, dérivée de la sienne, est essayée</translation>
    </message>
    <message>
        <source>Goals in the pool</source>
        <translation>Objectifs dans la réserve</translation>
    </message>
    <message>
        <source>Goals returned to the pool</source>
        <translation>Objectifs revenus dans la réserve</translation>
    </message>
    <message>
        <source>Cells forced</source>
        <translation>Cases imposées</translation>
    </message>
    <message>
        <source>Cells by random choice</source>
        <translation>Cases remplies au hasard</translation>
    </message>
    <message>
        <source>Cells by search</source>
        <translation>Cases remplies par la recherche</translation>
    </message>
    <message>
        <source>Cells by relaxation</source>
        <translation>Cases remplies par assouplissement</translation>
    </message>
    <message>
        <source>Search phases</source>
        <translation>Phases de la recherche</translation>
    </message>
    <message>
        <source>Goals tried</source>
        <translation>Objectifs essayés par les recherches</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Exigée</translation>
    </message>
    <message>
        <source>A board passes its check if all its pieces keep the required rules</source>
        <translation>Une grille passe son contrôle si toutes ses pièces respectent les règles exigées</translation>
    </message>
    <message>
        <source>Arranging passes</source>
        <translation>Passes d’arrangement</translation>
    </message>
    <message>
        <source>How often goals are exchanged, within all limits, to meet the rules of Placement. 0: they stay where they are</source>
        <translation>Combien de fois les objectifs sont échangés, dans toutes les limites, pour respecter les règles de placement. 0 : ils restent en place</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>XP</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Révélée</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Regarde</translation>
    </message>
    <message>
        <source>Layered</source>
        <translation>En couches</translation>
    </message>
    <message>
        <source>Pieces placed layer by layer, each where the placement rules want it</source>
        <translation>Des pièces placées couche par couche, chacune où les règles de placement la veulent</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Non respectée</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Respectée</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Bonheur</translation>
    </message>
    <message>
        <source>Points of all placement rules</source>
        <translation>Points de toutes les règles de placement</translation>
    </message>
    <message>
        <source>Share of the highest happiness</source>
        <translation>Bonheur par rapport au maximum</translation>
    </message>
    <message>
        <source>The points as a share of what they would be if no rule were in the way of another</source>
        <translation>Les points, en part de ce qu’ils seraient si aucune règle n’en gênait une autre</translation>
    </message>
    <message>
        <source>Rules not met</source>
        <translation>Règles non respectées</translation>
    </message>
    <message>
        <source>Pieces that are not where a placement rule wants them, counted once per rule</source>
        <translation>Pièces qui ne sont pas où une règle de placement les veut, comptées pour chaque règle</translation>
    </message>
    <message>
        <source>Happiness of the cell</source>
        <translation>Bonheur de la case</translation>
    </message>
    <message>
        <source>Rule met</source>
        <translation>Règle respectée</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Extra passes</source>
        <translation>Passes supplémentaires</translation>
    </message>
    <message>
        <source>Boards of highest happiness</source>
        <translation>Grilles de bonheur maximal</translation>
    </message>
    <message>
        <source>Boards that pass the check</source>
        <translation>Grilles qui passent le contrôle</translation>
    </message>
    <message>
        <source>Points of rules</source>
        <translation>Points des règles</translation>
    </message>
    <message>
        <source>By change</source>
        <translation>Par changement</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Grille entière</translation>
    </message>
    <message>
        <source>Rows and columns of the board</source>
        <translation>Lignes et colonnes de la grille</translation>
    </message>
    <message>
        <source>How often the pieces of a layer are exchanged with what is not fixed yet</source>
        <translation>Combien de fois les pièces d’une couche sont échangées avec ce qui n’est pas encore fixé</translation>
    </message>
    <message>
        <source>At most 20 more, until the layer has its highest possible score</source>
        <translation>Au plus 20 de plus, jusqu’à ce que la couche ait son plus haut score possible</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>The boards are the same. Scoring the whole board for each exchange is slow</source>
        <translation>Les grilles sont les mêmes. Évaluer toute la grille à chaque échange est lent</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>What people call it</source>
        <translation>Comment on l’appelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Espèce</translation>
    </message>
    <message>
        <source>What rules and files call it, such as “guard”</source>
        <translation>Comment les règles et les fichiers l’appellent, par exemple « guard »</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tells pieces of one kind apart: rules may name “guard” or “guard 1”</source>
        <translation>Distingue les pièces d’une même espèce : les règles peuvent nommer « guard » ou « guard 1 »</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Layers are placed one after the other; pieces of earlier ones stay where they are</source>
        <translation>Les couches sont placées l’une après l’autre ; les pièces des précédentes restent en place</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How many of them are on a board</source>
        <translation>Combien il y en a sur une grille</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>What the board shows of it</source>
        <translation>Ce que la grille en montre</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>Sa force</translation>
    </message>
    <message>
        <source>Experience that it is worth</source>
        <translation>Expérience qu’elle rapporte</translation>
    </message>
    <message>
        <source>Hit points that it takes or has</source>
        <translation>Points de vie qu’elle coûte ou possède</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Ce qu’elle contient</translation>
    </message>
    <message>
        <source>Contents XP</source>
        <translation>XP du contenu</translation>
    </message>
    <message>
        <source>Experience that its contents are worth</source>
        <translation>Expérience que son contenu rapporte</translation>
    </message>
    <message>
        <source>Seen from the beginning</source>
        <translation>Visible dès le début</translation>
    </message>
    <message>
        <source>Without cover</source>
        <translation>Sans couvercle</translation>
    </message>
    <message>
        <source>Nothing lies on its cell</source>
        <translation>Rien ne recouvre sa case</translation>
    </message>
    <message>
        <source>What is placed on the board, layer by layer. Placement says where each should be</source>
        <translation>Ce qui est placé sur la grille, couche par couche. Placement dit où chacune doit être</translation>
    </message>
    <message>
        <source>XP by level</source>
        <translation>XP par niveau</translation>
    </message>
    <message>
        <source>Experience that each level costs, from level 0, separated by spaces. The last one goes on</source>
        <translation>Expérience que coûte chaque niveau, à partir du niveau 0, séparée par des espaces. La dernière se répète</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>How many levels there are to reach</source>
        <translation>Combien de niveaux il y a à atteindre</translation>
    </message>
    <message>
        <source>HP at first</source>
        <translation>PV au début</translation>
    </message>
    <message>
        <source>Most HP</source>
        <translation>PV maximaux</translation>
    </message>
    <message>
        <source>Hit points that no level exceeds</source>
        <translation>Points de vie qu’aucun niveau ne dépasse</translation>
    </message>
    <message>
        <source>First cover</source>
        <translation>Premier couvercle</translation>
    </message>
    <message>
        <source>Number of the first picture of a cover</source>
        <translation>Numéro de la première image d’un couvercle</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Couvercles</translation>
    </message>
    <message>
        <source>How many pictures there are, beside the two of the top corners. 0: no covers</source>
        <translation>Combien d’images il y a, outre les deux des coins supérieurs. 0 : aucun couvercle</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What a run on the board is played with: levels, hit points and covers. The board says what there is to win</source>
        <translation>Avec quoi on joue une partie sur la grille : niveaux, points de vie et couvercles. La grille dit ce qu’il y a à gagner</translation>
    </message>
    <message>
        <source>Required rules not met</source>
        <translation>Règles exigées non respectées</translation>
    </message>
    <message>
        <source>The same for the placement rules that are required. At 0, the board passes its check</source>
        <translation>De même pour les règles de placement exigées. À 0, la grille réussit son contrôle</translation>
    </message>
    <message>
        <source>Points that the placement rules give for what is on it</source>
        <translation>Points que les règles de placement donnent pour ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Whether the chosen rule is satisfied here</source>
        <translation>Si la règle choisie est respectée ici</translation>
    </message>
    <message>
        <source>Happiness before</source>
        <translation>Bonheur avant</translation>
    </message>
    <message>
        <source>Points of all placement rules before goals were exchanged to raise them</source>
        <translation>Points de toutes les règles de placement avant que des objectifs soient échangés pour les augmenter</translation>
    </message>
    <message>
        <source>Decimal seeds are shared: the original program makes the same boards from the same list.</source>
        <translation>Les graines décimales sont partagées : le programme d’origine fait les mêmes grilles avec la même liste.</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright.</source>
        <translation>Les graines sont propres à Boardwright.</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright: the site follows the same rules but gives a different board.</source>
        <translation>Les graines sont propres à Boardwright : le site suit les mêmes règles mais donne une autre grille.</translation>
    </message>
    <message>
        <source>Highest possible happiness</source>
        <translation>Bonheur maximal possible</translation>
    </message>
    <message>
        <source>What the points would be if no rule were in the way of another</source>
        <translation>Ce que seraient les points si aucune règle n’en gênait une autre</translation>
    </message>
    <message>
        <source>Passes the check</source>
        <translation>Réussit le contrôle</translation>
    </message>
    <message>
        <source>Whether all pieces keep the required rules</source>
        <translation>Si toutes les pièces respectent les règles exigées</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Cases vides</translation>
    </message>
    <message>
        <source>Cells without a piece</source>
        <translation>Cases sans pièce</translation>
    </message>
    <message>
        <source>XP on the board</source>
        <translation>XP sur la grille</translation>
    </message>
    <message>
        <source>Experience of all pieces and of what they hold</source>
        <translation>Expérience de toutes les pièces et de ce qu’elles contiennent</translation>
    </message>
    <message>
        <source>XP to the highest level</source>
        <translation>XP jusqu’au plus haut niveau</translation>
    </message>
    <message>
        <source>Experience that all levels cost together</source>
        <translation>Expérience que coûtent tous les niveaux réunis</translation>
    </message>
    <message>
        <source>XP to spare</source>
        <translation>XP en trop</translation>
    </message>
    <message>
        <source>Experience on the board beyond that. Below 0: the highest level is out of reach</source>
        <translation>Expérience de la grille au-delà. Au-dessous de 0 : le plus haut niveau est hors d’atteinte</translation>
    </message>
    <message>
        <source>HP of the pieces</source>
        <translation>PV des pièces</translation>
    </message>
    <message>
        <source>Hit points of all pieces</source>
        <translation>Points de vie de toutes les pièces</translation>
    </message>
    <message>
        <source>HP by level</source>
        <translation>PV par niveau</translation>
    </message>
    <message>
        <source>Hit points that each level gives, from level 1</source>
        <translation>Points de vie que donne chaque niveau, à partir du niveau 1</translation>
    </message>
    <message>
        <source>HP of a run</source>
        <translation>PV d’une partie</translation>
    </message>
    <message>
        <source>Hit points that a run begins with and those of all its levels</source>
        <translation>Points de vie du début d’une partie et de tous ses niveaux</translation>
    </message>
    <message>
        <source>Highest possible</source>
        <translation>Maximum possible</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>Après la couche %1</translation>
    </message>
    <message>
        <source>Score of the layer</source>
        <translation>Score de la couche</translation>
    </message>
    <message>
        <source>Points after the layer of the piece, as a share of the most that were possible then</source>
        <translation>Points après la couche de la pièce, en part du maximum alors possible</translation>
    </message>
    <message>
        <source>HP of a new run</source>
        <translation>PV au début</translation>
    </message>
    <message>
        <source>Hit points that a run begins with</source>
        <translation>Points de vie avec lesquels une partie commence</translation>
    </message>
    <message>
        <source>Hit points that reaching level 1 gives; each even level gives one more</source>
        <translation>Points de vie que donne le niveau 1 ; chaque niveau pair en donne un de plus</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Le nôtre</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Gemmes</translation>
    </message>
    <message>
        <source>How many gems a world has, such as 3, 7 or 14. Players collect all of them</source>
        <translation>Nombre de gemmes d’un monde, comme 3, 7 ou 14. Les joueurs les ramassent toutes</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Procédé</translation>
    </message>
    <message>
        <source>Old joins each zone to any earlier one, New to where players can be. Ours also keeps a way on, and joins the last portals so that all gems can be taken</source>
        <translation>L’ancien relie chaque zone à une précédente quelconque, le nouveau là où les joueurs peuvent être. Le nôtre garde aussi une issue et relie les derniers portails de façon que toutes les gemmes puissent être prises</translation>
    </message>
    <message>
        <source>How many worlds are made at most until one of them can be won</source>
        <translation>Combien de mondes sont faits au plus jusqu’à ce que l’un puisse être gagné</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>What the zone is called</source>
        <translation>Le nom de la zone</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portails</translation>
    </message>
    <message>
        <source>The ways into the zone and out of it. Each is joined to a portal of another zone</source>
        <translation>Les accès à la zone et ses sorties. Chacun est relié à un portail d’une autre zone</translation>
    </message>
    <message>
        <source>What players collect there. A zone without gems is a plain one</source>
        <translation>Ce que les joueurs y ramassent. Une zone sans gemme est une zone simple</translation>
    </message>
    <message>
        <source>Asserted</source>
        <translation>Affirmée</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Prouvée</translation>
    </message>
    <message>
        <source>The zone that the claim is about</source>
        <translation>La zone dont parle l’affirmation</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The portal by which players enter</source>
        <translation>Le portail par lequel les joueurs entrent</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>The portal by which they can leave. It may be the same</source>
        <translation>Le portail par lequel ils peuvent sortir. Ce peut être le même</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Exige</translation>
    </message>
    <message>
        <source>States that must be set for it, such as “key”; “!key” must not be set</source>
        <translation>États qui doivent être actifs, comme « clé » ; « !clé » ne doit pas l’être</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>States that it sets, such as “key”; it unsets “!key”</source>
        <translation>États qu’elle active, comme « clé » ; elle désactive « !clé »</translation>
    </message>
    <message>
        <source>Gems that players can take on the way</source>
        <translation>Gemmes que les joueurs peuvent prendre en chemin</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Fondement</translation>
    </message>
    <message>
        <source>Proved: a way through the zone was found. Asserted: the author says so</source>
        <translation>Prouvée : un chemin à travers la zone a été trouvé. Affirmée : l’auteur le dit</translation>
    </message>
    <message>
        <source>Zones of worlds</source>
        <translation>Zones des mondes</translation>
    </message>
    <message>
        <source>The zones that worlds are made of. Claims say how players get through them</source>
        <translation>Les zones dont les mondes sont faits. Les affirmations disent comment les joueurs les traversent</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Affirmations</translation>
    </message>
    <message>
        <source>Ways through a zone: from which portal to which, in which state, and what is taken</source>
        <translation>Chemins à travers une zone : de quel portail à quel autre, dans quel état, et ce qui est pris</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Non atteinte</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>Not on the walk</source>
        <translation>Hors du parcours</translation>
    </message>
    <message>
        <source>On the walk</source>
        <translation>Sur le parcours</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaire</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>Zones utiles</translation>
    </message>
    <message>
        <source>Share of the zones that the shortest winning walk enters</source>
        <translation>Part des zones où passe le plus court parcours gagnant</translation>
    </message>
    <message>
        <source>Shortest walk</source>
        <translation>Plus court parcours</translation>
    </message>
    <message>
        <source>The fewest claims that collect all gems and lead back to the start</source>
        <translation>Le moins d’affirmations qui ramassent toutes les gemmes et ramènent au départ</translation>
    </message>
    <message>
        <source>Zones of the world</source>
        <translation>Zones du monde</translation>
    </message>
    <message>
        <source>How many zones the world is made of</source>
        <translation>De combien de zones le monde est fait</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>How often the shortest walk enters the zone</source>
        <translation>Combien de fois le plus court parcours entre dans la zone</translation>
    </message>
    <message>
        <source>Use of the zone</source>
        <translation>Utilité de la zone</translation>
    </message>
    <message>
        <source>Whether players need the zone. From a dead end nobody comes back to the start. Without a needed zone the world cannot be won</source>
        <translation>Si les joueurs ont besoin de la zone. D’une impasse, personne ne revient au départ. Sans une zone nécessaire, le monde ne peut pas être gagné</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>Mondes gagnables</translation>
    </message>
    <message>
        <source>Boards of zones</source>
        <translation>Grilles des zones</translation>
    </message>
    <message>
        <source>Make a board of the set&apos;s goals for each zone. Gems that are goals are on it</source>
        <translation>Faire pour chaque zone une grille des objectifs du jeu. Les gemmes qui sont des objectifs y figurent</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>How likely the zone is drawn, beside others with gems or without. 0: never</source>
        <translation>Probabilité de tirer la zone, comparée aux autres avec ou sans gemmes. 0 : jamais</translation>
    </message>
    <message>
        <source>Settings of the zone&apos;s board that differ from the usual, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;</source>
        <translation>Réglages de la grille de la zone qui diffèrent des réglages habituels, comme « size=4x4 » ou « mode=ascend size=5 »</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Mondes</translation>
    </message>
    <message>
        <source>Zones joined at their portals, so that all gems can be collected on the way back to the start</source>
        <translation>Des zones reliées par leurs portails, de sorte que l’on puisse ramasser toutes les gemmes et revenir au départ</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Temps total</translation>
    </message>
    <message>
        <source>Minutes that all goals of the board take, one by one</source>
        <translation>Minutes que prennent tous les objectifs de la grille, un par un</translation>
    </message>
    <message>
        <source>Adjacent pairs</source>
        <translation>Paires voisines</translation>
    </message>
    <message>
        <source>Pairs of adjacent cells whose goals share a board or line category</source>
        <translation>Paires de cases voisines dont les objectifs partagent une catégorie de grille ou de ligne</translation>
    </message>
    <message>
        <source>Early goals</source>
        <translation>Objectifs de début</translation>
    </message>
    <message>
        <source>Goals in the line that can be done in the early zone</source>
        <translation>Objectifs de la ligne faisables dans la zone de début</translation>
    </message>
    <message>
        <source>Early goals in a line</source>
        <translation>Objectifs de début dans une ligne</translation>
    </message>
    <message>
        <source>Goals shared with the seed before</source>
        <translation>Objectifs en commun avec la graine précédente</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Le plus petit</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Which number the bounds are for, where a board has one for each line, cell or limit</source>
        <translation>Le nombre que visent les bornes, quand une grille en a un par ligne, par case ou par limite</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>Tous les objectifs à égalité</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>Une catégorie</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>Grilles assouplies</translation>
    </message>
    <message>
        <source>A number of the board</source>
        <translation>Un nombre de la grille</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>What the boards should be like on average</source>
        <translation>Ce que les grilles doivent être en moyenne</translation>
    </message>
    <message>
        <source>Each of these goals should appear on this share of boards</source>
        <translation>Chacun de ces objectifs doit figurer sur cette part des grilles</translation>
    </message>
    <message>
        <source>Its goals should take this share of the cells</source>
        <translation>Ses objectifs doivent occuper cette part des cases</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Part (%)</translation>
    </message>
    <message>
        <source>Goals: of boards. A category: of cells. Relaxed boards: at most. All goals alike need none</source>
        <translation>Objectifs : des grilles. Une catégorie : des cases. Grilles assouplies : au plus. Tous à égalité : inutile</translation>
    </message>
    <message>
        <source>The number that should be within the bounds</source>
        <translation>Le nombre qui doit rester entre les bornes</translation>
    </message>
    <message>
        <source>As many boards as possible have this much</source>
        <translation>Le plus de grilles possible en ont au moins autant</translation>
    </message>
    <message>
        <source>As many boards as possible have no more than this</source>
        <translation>Le plus de grilles possible n’en ont pas davantage</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importance</translation>
    </message>
    <message>
        <source>How many times this target counts when settings are compared</source>
        <translation>Combien de fois compte cette cible quand on compare des réglages</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>What boards should be like on average. Lab &gt; Tune looks for weightings, or other settings, with which they are</source>
        <translation>Ce que les grilles doivent être en moyenne. Laboratoire &gt; Accorder cherche les pondérations, ou d’autres réglages, qui y parviennent</translation>
    </message>
    <message>
        <source>Weights of zones</source>
        <translation>Poids des zones</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Brouillard</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Fog and warps</source>
        <translation>Brouillard et raccourcis</translation>
    </message>
    <message>
        <source>Mechanic</source>
        <translation>Mécanique</translation>
    </message>
    <message>
        <source>Sight in fog</source>
        <translation>Vue dans le brouillard</translation>
    </message>
    <message>
        <source>Topologies tried</source>
        <translation>Topologies essayées</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>One way on</source>
        <translation>Une seule issue</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Deep fork</source>
        <translation>Bifurcation profonde</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Fork ratio</source>
        <translation>Part de bifurcations</translation>
    </message>
    <message>
        <source>Share of the route&apos;s cells with two or more ways on</source>
        <translation>Part des cases du parcours qui ont deux issues ou plus</translation>
    </message>
    <message>
        <source>Mean fork depth</source>
        <translation>Profondeur moyenne des bifurcations</translation>
    </message>
    <message>
        <source>Deep fork ratio</source>
        <translation>Part de bifurcations profondes</translation>
    </message>
    <message>
        <source>Share of the forks whose wrong turns lead three cells or more on average</source>
        <translation>Part des bifurcations dont les mauvais choix mènent en moyenne à trois cases ou plus</translation>
    </message>
    <message>
        <source>Other solutions seen</source>
        <translation>Autres solutions vues</translation>
    </message>
    <message>
        <source>Wrong turns of the route after which all cells were visited nonetheless</source>
        <translation>Mauvais choix du parcours après lesquels toutes les cases ont quand même été visitées</translation>
    </message>
    <message>
        <source>Open cells</source>
        <translation>Cases ouvertes</translation>
    </message>
    <message>
        <source>Cells that the route visits</source>
        <translation>Cases que visite le parcours</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Cells that were turned into walls</source>
        <translation>Cases devenues des murs</translation>
    </message>
    <message>
        <source>Depth of wrong turns</source>
        <translation>Profondeur des mauvais choix</translation>
    </message>
    <message>
        <source>At forks: how many cells a wrong turn leads on, on average</source>
        <translation>Aux bifurcations&#xa0;: nombre moyen de cases où mène un mauvais choix</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Bifurcations</translation>
    </message>
    <message>
        <source>Where the route has two or more ways on, and where wrong turns lead far</source>
        <translation>Où le parcours a deux issues ou plus, et où les mauvais choix mènent loin</translation>
    </message>
    <message>
        <source>Topologies</source>
        <translation>Topologies</translation>
    </message>
    <message>
        <source>Rejected topologies</source>
        <translation>Topologies rejetées</translation>
    </message>
    <message>
        <source>Boards made</source>
        <translation>Grilles créées</translation>
    </message>
    <message>
        <source>Rejected: no room for warps</source>
        <translation>Rejetées&#xa0;: pas de place pour les raccourcis</translation>
    </message>
    <message>
        <source>Rejected: in parts</source>
        <translation>Rejetées&#xa0;: en plusieurs morceaux</translation>
    </message>
    <message>
        <source>Rejected: colours do not alternate</source>
        <translation>Rejetées&#xa0;: couleurs qui n’alternent pas</translation>
    </message>
    <message>
        <source>Rejected: too many dead ends</source>
        <translation>Rejetées&#xa0;: trop d’impasses</translation>
    </message>
    <message>
        <source>Rejected: no cell to start at</source>
        <translation>Rejetées&#xa0;: aucune case de départ</translation>
    </message>
    <message>
        <source>Rejected: all starts failed</source>
        <translation>Rejetées&#xa0;: échec de tous les départs</translation>
    </message>
    <message>
        <source>Rejected: search given up</source>
        <translation>Rejetées&#xa0;: recherche abandonnée</translation>
    </message>
    <message>
        <source>Rejected: no route exists</source>
        <translation>Rejetées&#xa0;: aucun parcours n’existe</translation>
    </message>
    <message>
        <source>Rejected: too few forks</source>
        <translation>Rejetées&#xa0;: trop peu de bifurcations</translation>
    </message>
    <message>
        <source>Rejected: forks too shallow</source>
        <translation>Rejetées&#xa0;: bifurcations trop peu profondes</translation>
    </message>
    <message>
        <source>Topologies short of walls</source>
        <translation>Topologies qui manquent de murs</translation>
    </message>
    <message>
        <source>Boards without the mechanic drawn</source>
        <translation>Grilles sans la mécanique tirée</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Départs</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Pas de la recherche</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parité</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybride</translation>
    </message>
    <message>
        <source>As in the tier</source>
        <translation>Comme dans le palier</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>How difficult the board is</source>
        <translation>Difficulté de la grille</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Recherche du parcours</translation>
    </message>
    <message>
        <source>Plain tries starts one after the other. Parity first rules out boards and starts that cannot have a route. Hybrid also steps back when all starts fail</source>
        <translation>«&#x202f;Simple&#x202f;» essaie les départs l’un après l’autre. «&#x202f;Parité&#x202f;» écarte d’abord les grilles et les départs qui ne peuvent pas avoir de parcours. «&#x202f;Hybride&#x202f;» revient aussi en arrière quand tous les départs échouent</translation>
    </message>
    <message>
        <source>Wrong turns count</source>
        <translation>Compter les mauvais choix</translation>
    </message>
    <message>
        <source>How far a wrong turn is followed: until no step is left, or until the rest can no longer be visited for sure</source>
        <translation>Jusqu’où suivre un mauvais choix&#xa0;: jusqu’à ce qu’aucun pas ne soit possible, ou jusqu’à ce que le reste ne puisse à coup sûr plus être visité</translation>
    </message>
    <message>
        <source>Put goals of the set on the cells, early ones where the route starts</source>
        <translation>Placer des objectifs de la liste sur les cases, ceux du début là où commence le parcours</translation>
    </message>
    <message>
        <source>Sculpted</source>
        <translation>Sculpté</translation>
    </message>
    <message>
        <source>Eroded grids with a route through every cell, and goals along it</source>
        <translation>Des grilles érodées avec un parcours par toutes les cases, et des objectifs le long de celui-ci</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>3 x 4</source>
        <translation>3 × 4</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>4 x 5</source>
        <translation>4 × 5</translation>
    </message>
    <message>
        <source>5 x 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>5 x 6</source>
        <translation>5 × 6</translation>
    </message>
    <message>
        <source>6 x 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>6 x 7</source>
        <translation>6 × 7</translation>
    </message>
    <message>
        <source>7 x 8</source>
        <translation>7 × 8</translation>
    </message>
    <message>
        <source>8 x 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Smallest size</source>
        <translation>Plus petite taille</translation>
    </message>
    <message>
        <source>The smallest board of the tier: columns and rows</source>
        <translation>La plus petite grille du palier&#xa0;: colonnes et rangées</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>Plus grande taille</translation>
    </message>
    <message>
        <source>The largest board of the tier: columns and rows</source>
        <translation>La plus grande grille du palier&#xa0;: colonnes et rangées</translation>
    </message>
    <message>
        <source>Walls from (%)</source>
        <translation>Murs, min. (%)</translation>
    </message>
    <message>
        <source>The smallest share of cells that become walls</source>
        <translation>Plus petite part des cases qui deviennent des murs</translation>
    </message>
    <message>
        <source>Walls to (%)</source>
        <translation>Murs, max. (%)</translation>
    </message>
    <message>
        <source>The largest share of cells that become walls</source>
        <translation>Plus grande part des cases qui deviennent des murs</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>How often a wall goes where no other wall is beside it</source>
        <translation>À quelle fréquence un mur est placé là où aucun autre n’est à côté</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Regroupement</translation>
    </message>
    <message>
        <source>How often a wall goes beside another wall</source>
        <translation>À quelle fréquence un mur est placé à côté d’un autre</translation>
    </message>
    <message>
        <source>Edge nibble</source>
        <translation>Grignotage du bord</translation>
    </message>
    <message>
        <source>How often a wall goes to the outline of the board, inwards from its edge</source>
        <translation>À quelle fréquence un mur est placé sur le contour de la grille, du bord vers l’intérieur</translation>
    </message>
    <message>
        <source>From corners</source>
        <translation>Depuis les coins</translation>
    </message>
    <message>
        <source>How often a route starts in a corner of the grid</source>
        <translation>À quelle fréquence un parcours commence dans un coin de la grille</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>Depuis le bord</translation>
    </message>
    <message>
        <source>How often a route starts at the grid&apos;s edge</source>
        <translation>À quelle fréquence un parcours commence au bord de la grille</translation>
    </message>
    <message>
        <source>From inside</source>
        <translation>Depuis l’intérieur</translation>
    </message>
    <message>
        <source>How often a route starts away from the grid&apos;s edge</source>
        <translation>À quelle fréquence un parcours commence loin du bord de la grille</translation>
    </message>
    <message>
        <source>From fewest ways</source>
        <translation>Depuis le moins d’issues</translation>
    </message>
    <message>
        <source>How often a route starts where the fewest ways lead on</source>
        <translation>À quelle fréquence un parcours commence là où il y a le moins d’issues</translation>
    </message>
    <message>
        <source>How often a board has neither fog nor warps</source>
        <translation>À quelle fréquence une grille n’a ni brouillard ni raccourcis</translation>
    </message>
    <message>
        <source>How often a board has fog, but no warps</source>
        <translation>À quelle fréquence une grille a du brouillard, mais pas de raccourcis</translation>
    </message>
    <message>
        <source>How often a board has warps, but no fog</source>
        <translation>À quelle fréquence une grille a des raccourcis, mais pas de brouillard</translation>
    </message>
    <message>
        <source>How often a board has both fog and warps</source>
        <translation>À quelle fréquence une grille a à la fois du brouillard et des raccourcis</translation>
    </message>
    <message>
        <source>How many steps from the head of the route cells can be seen in fog</source>
        <translation>À combien de pas de la tête du parcours on voit les cases dans le brouillard</translation>
    </message>
    <message>
        <source>Pairs of warps</source>
        <translation>Paires de raccourcis</translation>
    </message>
    <message>
        <source>How many pairs of warps a board with warps has</source>
        <translation>Combien de paires de raccourcis a une grille avec raccourcis</translation>
    </message>
    <message>
        <source>Span of warps</source>
        <translation>Portée des raccourcis</translation>
    </message>
    <message>
        <source>How far apart the ends of a warp are at least: rows and columns together</source>
        <translation>Distance minimale entre les deux bouts d’un raccourci&#xa0;: rangées et colonnes ensemble</translation>
    </message>
    <message>
        <source>Least fork ratio (%)</source>
        <translation>Part minimale de bifurcations (%)</translation>
    </message>
    <message>
        <source>Boards with a smaller share of forks along the route are rejected</source>
        <translation>Les grilles avec une plus petite part de bifurcations le long du parcours sont rejetées</translation>
    </message>
    <message>
        <source>Least fork depth</source>
        <translation>Profondeur minimale des bifurcations</translation>
    </message>
    <message>
        <source>Boards whose wrong turns lead less far on average are rejected</source>
        <translation>Les grilles dont les mauvais choix mènent moins loin en moyenne sont rejetées</translation>
    </message>
    <message>
        <source>Solutions for hints</source>
        <translation>Solutions pour les indices</translation>
    </message>
    <message>
        <source>How many solutions a hint looks at</source>
        <translation>Combien de solutions un indice examine</translation>
    </message>
    <message>
        <source>Fork ratio from (%)</source>
        <translation>Bifurcations visées, min. (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of forks</source>
        <translation>L’accordage cherche des grilles avec au moins cette part de bifurcations</translation>
    </message>
    <message>
        <source>Fork ratio to (%)</source>
        <translation>Bifurcations visées, max. (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of forks</source>
        <translation>L’accordage cherche des grilles avec au plus cette part de bifurcations</translation>
    </message>
    <message>
        <source>Fork depth from</source>
        <translation>Profondeur visée, min.</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at least so far on average</source>
        <translation>L’accordage cherche des grilles dont les mauvais choix mènent en moyenne au moins aussi loin</translation>
    </message>
    <message>
        <source>Fork depth to</source>
        <translation>Profondeur visée, max.</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at most so far on average</source>
        <translation>L’accordage cherche des grilles dont les mauvais choix mènent en moyenne au plus aussi loin</translation>
    </message>
    <message>
        <source>Deep forks from (%)</source>
        <translation>Bifurcations profondes visées, min. (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of deep forks among forks</source>
        <translation>L’accordage cherche des grilles dont au moins cette part des bifurcations sont profondes</translation>
    </message>
    <message>
        <source>Deep forks to (%)</source>
        <translation>Bifurcations profondes visées, max. (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of deep forks among forks</source>
        <translation>L’accordage cherche des grilles dont au plus cette part des bifurcations sont profondes</translation>
    </message>
    <message>
        <source>How sculpted boards of a tier are made, in place of Boardwright&apos;s own numbers</source>
        <translation>Comment sont faites les grilles sculptées d’un palier, à la place des nombres propres à Boardwright</translation>
    </message>
    <message>
        <source>Until stuck</source>
        <translation>Jusqu’au blocage</translation>
    </message>
    <message>
        <source>Until provably dead</source>
        <translation>Jusqu’à l’impasse certaine</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Difficulty tiers</source>
        <translation>Paliers de difficulté</translation>
    </message>
    <message>
        <source>Bingosync: randomized list</source>
        <translation>Bingosync&#xa0;: liste aléatoire</translation>
    </message>
    <message>
        <source>A list of goals for a custom room of the type Randomized. A range becomes a goal for each value.</source>
        <translation>Une liste d&apos;objectifs pour un salon personnalisé du type Randomized. Une plage devient un objectif par valeur.</translation>
    </message>
    <message>
        <source>Bingosync: SRL v5 list</source>
        <translation>Bingosync&#xa0;: liste SRL v5</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, for a custom room of the type SRL v5.</source>
        <translation>25 paliers d&apos;objectifs avec types, pour un salon personnalisé du type SRL v5.</translation>
    </message>
    <message>
        <source>Bingosync: Isaac list</source>
        <translation>Bingosync&#xa0;: liste Isaac</translation>
    </message>
    <message>
        <source>Four tiers of goals with types, for a custom room of the type Isaac. A board has 10, 10, 4 and 1 goals of them.</source>
        <translation>Quatre paliers d&apos;objectifs avec types, pour un salon personnalisé du type Isaac. Une grille en a 10, 10, 4 et 1.</translation>
    </message>
    <message>
        <source>Classic list (JavaScript)</source>
        <translation>Liste classique (JavaScript)</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, as the classic bingo pages read them.</source>
        <translation>25 paliers d&apos;objectifs avec types, comme les lisent les pages de bingo classiques.</translation>
    </message>
    <message>
        <source>PlayBingo: SRL v5 list</source>
        <translation>PlayBingo&#xa0;: liste SRL v5</translation>
    </message>
    <message>
        <source>The classic list without its first line, for PlayBingo&apos;s box &quot;SRL v5&quot;.</source>
        <translation>La liste classique sans sa première ligne, pour le champ «&#x202f;SRL v5&#x202f;» de PlayBingo.</translation>
    </message>
    <message>
        <source>PlayBingo: list</source>
        <translation>PlayBingo&#xa0;: liste</translation>
    </message>
    <message>
        <source>Goals with description, categories and difficulty, for PlayBingo&apos;s box &quot;List&quot;.</source>
        <translation>Objectifs avec description, catégories et difficulté, pour le champ «&#x202f;List&#x202f;» de PlayBingo.</translation>
    </message>
    <message>
        <source>Bingosync: fixed board</source>
        <translation>Bingosync&#xa0;: grille fixe</translation>
    </message>
    <message>
        <source>This board of 25 goals, for a custom room of the type Fixed Board.</source>
        <translation>Cette grille de 25 objectifs, pour un salon personnalisé du type Fixed Board.</translation>
    </message>
    <message>
        <source>Caravan: board</source>
        <translation>Caravan&#xa0;: grille</translation>
    </message>
    <message>
        <source>This board of 36 goals, for Caravan.</source>
        <translation>Cette grille de 36 objectifs, pour Caravan.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>All columns of all goals as comma-separated values, for spreadsheets.</source>
        <translation>Toutes les colonnes de tous les objectifs en valeurs séparées par des virgules, pour les tableurs.</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>Tableau (TSV)</translation>
    </message>
    <message>
        <source>All columns of all goals as tab-separated values, for programs and the clipboard.</source>
        <translation>Toutes les colonnes de tous les objectifs en valeurs séparées par des tabulations, pour les programmes et le presse-papiers.</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, the rest cannot all be visited.</source>
        <translation>Mauvais choix&#xa0;: %1. Ensuite, le reste ne peut plus être entièrement visité.</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, no step is left.</source>
        <translation>Mauvais choix&#xa0;: %1. Ensuite, aucun pas n&apos;est plus possible.</translation>
    </message>
    <message>
        <source>Another solution goes on with %1.</source>
        <translation>Une autre solution continue par %1.</translation>
    </message>
    <message>
        <source>How many cells a wrong turn leads on before it ends, on average</source>
        <translation>Nombre moyen de cases parcourues après un mauvais choix avant qu&apos;il ne s&apos;arrête</translation>
    </message>
    <message>
        <source>The winning walk goes on to its next gem: %1.</source>
        <translation>Le parcours gagnant continue vers la prochaine gemme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The winning walk goes back to the start: %1.</source>
        <translation>Le parcours gagnant revient au départ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Draws From</source>
        <translation>Tiré d’après</translation>
    </message>
    <message>
        <source>The text that boards draw this goal by, as it was before it was reworded. Clear it to draw by the goal itself; boards then change</source>
        <translation>Le texte d’après lequel les grilles tirent cet objectif, celui d’avant la reformulation. S’il est vide, l’objectif lui-même sert au tirage&#xa0;; les grilles changent alors</translation>
    </message>
    <message>
        <source>Rank of Draws</source>
        <translation>Rang du tirage</translation>
    </message>
    <message>
        <source>The place among goals that are drawn by the same text, from 0</source>
        <translation>La place parmi les objectifs tirés d’après le même texte, à partir de 0</translation>
    </message>
    <message>
        <source>Kept draws</source>
        <translation>Tirages conservés</translation>
    </message>
    <message>
        <source>Enabled goals that zones, forced positions and board limits allow here. The funnel of a cell counts later: the goals of the pool that fitted when the cell was filled</source>
        <translation>Objectifs activés que les zones, les positions imposées et les limites de grille autorisent ici. L’entonnoir d’une case compte plus tard : les objectifs de la réserve qui convenaient quand la case a été remplie</translation>
    </message>
    <message>
        <source>Goals that still fit</source>
        <translation>Objectifs qui iraient encore</translation>
    </message>
    <message>
        <source>Goals of the pool that the full board left out and that could be here as well without breaking a rule. The funnel of a cell counts earlier: when the cell was filled</source>
        <translation>Objectifs de la réserve absents de la grille pleine et qui pourraient s’ajouter ici sans enfreindre de règle. L’entonnoir d’une case compte plus tôt : quand la case a été remplie</translation>
    </message>
    <message>
        <source>Goals that still fit a cell</source>
        <translation>Objectifs qui iraient encore dans une case</translation>
    </message>
    <message>
        <source>Sprite</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Its picture in the game, if that is not the one of its kind</source>
        <translation>Son image dans le jeu, si ce n’est pas celle de son espèce</translation>
    </message>
    <message>
        <source>HP in turn</source>
        <translation>PV à tour de rôle</translation>
    </message>
    <message>
        <source>Hit points of the first such piece on a board, the second and so on, separated by spaces, again and again; in place of HP</source>
        <translation>Points de vie de la première de ces pièces sur une grille, de la deuxième et ainsi de suite, séparés par des espaces, toujours à nouveau ; à la place des PV</translation>
    </message>
    <message>
        <source>Positions listed</source>
        <translation>Positions énumérées</translation>
    </message>
    <message>
        <source>Files with boards list where all pieces of its kind are</source>
        <translation>Les fichiers de grilles énumèrent où sont toutes les pièces de son espèce</translation>
    </message>
    <message>
        <source>How many shapes were sculpted until one passed. After fifty, a board without fog and warps is tried fifty times more if these were drawn; else there is no board</source>
        <translation>Combien de formes ont été sculptées avant d’en accepter une. Après cinquante, une grille sans brouillard ni raccourcis est essayée cinquante fois de plus si ceux-ci avaient été tirés&#xa0;; sinon il n’y a pas de grille</translation>
    </message>
    <message>
        <source>Kind of category</source>
        <translation>Type de catégorie</translation>
    </message>
    <message>
        <source>Limit (%)</source>
        <translation>Limite (%)</translation>
    </message>
    <message>
        <source>Appears (%)</source>
        <translation>Apparaît (%)</translation>
    </message>
    <message>
        <source>Bingosync</source>
        <translation>Bingosync</translation>
    </message>
    <message>
        <source>The very boards that Bingosync makes of this list, for each seed of a room</source>
        <translation>Les grilles mêmes que Bingosync fait de cette liste, pour chaque graine d&apos;un salon</translation>
    </message>
    <message>
        <source>Bingosync: list as the site has it</source>
        <translation>Bingosync : liste telle que le site l&apos;a</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with their tiers and types, for the boards that the site itself makes.</source>
        <translation>Les objectifs dans l&apos;ordre de la liste, avec paliers et types, pour les grilles que le site fait lui-même.</translation>
    </message>
    <message>
        <source>Clash of the board</source>
        <translation>Conflit de la grille</translation>
    </message>
    <message>
        <source>How much goals share types with goals of their lines that the site placed before</source>
        <translation>Combien des objectifs partagent des types avec ceux de leurs lignes que le site a placés avant</translation>
    </message>
    <message>
        <source>Clash</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>How much the goal shares types with goals of its lines that the site placed before. The site promises 0 and does not say when it is more</source>
        <translation>Combien l&apos;objectif partage de types avec ceux de ses lignes que le site a placés avant. Le site promet 0 et ne dit pas quand c&apos;est plus</translation>
    </message>
    <message>
        <source>Lines with a shared type</source>
        <translation>Lignes avec un type partagé</translation>
    </message>
    <message>
        <source>Rows, columns and diagonals in which two goals share a type</source>
        <translation>Lignes, colonnes et diagonales où deux objectifs partagent un type</translation>
    </message>
    <message>
        <source>Pairs with a shared type</source>
        <translation>Paires avec un type partagé</translation>
    </message>
    <message>
        <source>Pairs of goals in the line that share a type</source>
        <translation>Paires d&apos;objectifs de la ligne qui partagent un type</translation>
    </message>
    <message>
        <source>Repeated goals</source>
        <translation>Objectifs répétés</translation>
    </message>
    <message>
        <source>Cells with a goal that stands in an earlier cell, too</source>
        <translation>Cases dont l&apos;objectif est aussi dans une case précédente</translation>
    </message>
    <message>
        <source>Sum of tiers</source>
        <translation>Somme des paliers</translation>
    </message>
    <message>
        <source>Of the goals in the line. Where each tier has one cell, it is 65 in every line</source>
        <translation>Des objectifs de la ligne. Où chaque palier a une case, elle est de 65 sur chaque ligne</translation>
    </message>
    <message>
        <source>Tiers of goals</source>
        <translation>Paliers des objectifs</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Which tiers a board has: all, the easier half, or the harder half</source>
        <translation>Les paliers qu&apos;a une grille : tous, la moitié facile ou la moitié difficile</translation>
    </message>
    <message>
        <source>SRL v5</source>
        <translation>SRL v5</translation>
    </message>
    <message>
        <source>SRL v5 blackout</source>
        <translation>SRL v5, blackout</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Isaac</source>
        <translation>Isaac</translation>
    </message>
    <message>
        <source>synerGen</source>
        <translation>synerGen</translation>
    </message>
    <message>
        <source>v8</source>
        <translation>v8</translation>
    </message>
    <message>
        <source>v8 with subtypes</source>
        <translation>v8 avec sous-types</translation>
    </message>
    <message>
        <source>ALttP</source>
        <translation>ALttP</translation>
    </message>
    <message>
        <source>LADX</source>
        <translation>LADX</translation>
    </message>
    <message>
        <source>Which of its generators the site uses for this list</source>
        <translation>Lequel de ses générateurs le site utilise pour cette liste</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25, or 1 to 4 in lists for Isaac. 0: it has no tier</source>
        <translation>La difficulté de l&apos;objectif : de 1 à 25, ou de 1 à 4 dans les listes pour Isaac. 0 : il n&apos;a pas de palier</translation>
    </message>
    <message>
        <source>What the goal is about. Goals of equal types are kept out of one line where the site can; the first type counts most</source>
        <translation>Ce dont il s&apos;agit. Des objectifs de même type ne sont pas sur une même ligne quand le site le peut ; le premier type compte le plus</translation>
    </message>
    <message>
        <source>Types that count only beside the types of other goals; v8 with subtypes</source>
        <translation>Types qui ne comptent qu&apos;à côté des types d&apos;autres objectifs ; v8 avec sous-types</translation>
    </message>
    <message>
        <source>A board has one goal of a group at most; LADX</source>
        <translation>Une grille a au plus un objectif d&apos;un groupe ; LADX</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>What other goals of the list call this one; synerGen</source>
        <translation>Comment d&apos;autres objectifs de la liste appellent celui-ci ; synerGen</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Exclut</translation>
    </message>
    <message>
        <source>Keys of goals that do not come after this one; synerGen</source>
        <translation>Clés d&apos;objectifs qui ne viennent pas après celui-ci ; synerGen</translation>
    </message>
    <message>
        <source>Keys of goals, and names of groups, that this goal makes more likely; synerGen</source>
        <translation>Clés d&apos;objectifs et noms de groupes que cet objectif rend plus probables ; synerGen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>What the goal takes of the highest score of a board; synerGen</source>
        <translation>Ce que l&apos;objectif prend du score maximal d&apos;une grille ; synerGen</translation>
    </message>
    <message>
        <source>Without types</source>
        <translation>Sans types</translation>
    </message>
    <message>
        <source>The list says nothing of types, not even that there are none. Beside a goal with types, boards of the kind v8 cannot be made</source>
        <translation>La liste ne dit rien des types, pas même qu&apos;il n&apos;y en a pas. À côté d&apos;un objectif avec types, les grilles du genre v8 sont impossibles</translation>
    </message>
    <message>
        <source>Bare types</source>
        <translation>Types sans guillemets</translation>
    </message>
    <message>
        <source>Which of the types the list writes without quotation marks, such as numbers: 1 is the first</source>
        <translation>Les types que la liste écrit sans guillemets, comme des nombres : 1 est le premier</translation>
    </message>
    <message>
        <source>Bare subtypes</source>
        <translation>Sous-types sans guillemets</translation>
    </message>
    <message>
        <source>Which of the subtypes the list writes without quotation marks</source>
        <translation>Les sous-types que la liste écrit sans guillemets</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>One of the types of goals</source>
        <translation>Un des types d&apos;objectifs</translation>
    </message>
    <message>
        <source>How many goals of the type a board has; synerGen</source>
        <translation>Combien d&apos;objectifs du type une grille a au plus ; synerGen</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Score maximal</translation>
    </message>
    <message>
        <source>The most that the scores of a board&apos;s goals add up to; synerGen</source>
        <translation>Le plus que les scores des objectifs d&apos;une grille peuvent totaliser ; synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says of each goal</source>
        <translation>Ce que la liste du site dit de chaque objectif</translation>
    </message>
    <message>
        <source>How many goals of a type a board has at most; synerGen</source>
        <translation>Combien d&apos;objectifs d&apos;un type une grille a au plus ; synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says once</source>
        <translation>Ce que la liste du site dit une fois</translation>
    </message>
    <message>
        <source>Seeds are those of the site: a room with this seed and list gets this board.</source>
        <translation>Les graines sont celles du site : un salon avec cette graine et cette liste a cette grille.</translation>
    </message>
    <message>
        <source>A line has four such goals at most where the site can; v8</source>
        <translation>Une ligne a au plus quatre tels objectifs quand le site le peut ; v8</translation>
    </message>
    <message>
        <source>Clash of the cell</source>
        <translation>Conflit de la case</translation>
    </message>
    <message>
        <source>Game mode of the board. In a blackout, no two goals may have much in common. &quot;Short blackout, normal list&quot; is what Bingosync makes of a short blackout</source>
        <translation>Mode de jeu de la grille. En blackout, deux objectifs ne peuvent avoir beaucoup en commun. «&#xa0;Blackout court, liste normale&#xa0;» est ce que Bingosync fait d&apos;un blackout court</translation>
    </message>
    <message>
        <source>Short blackout, normal list</source>
        <translation>Blackout court, liste normale</translation>
    </message>
    <message>
        <source>The share of boards you want. The weighting that gives it is searched for.</source>
        <translation>La part des grilles voulue. La pondération correspondante est recherchée.</translation>
    </message>
    <message>
        <source>PlayBingo: list as the site has it</source>
        <translation>PlayBingo : liste telle que le site l’a</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with difficulties, categories, tags and the settings of the generator, for the boards that the site itself makes.</source>
        <translation>Les objectifs dans l’ordre de la liste, avec difficultés, catégories, étiquettes et réglages du générateur, pour les grilles que le site fait lui-même.</translation>
    </message>
    <message>
        <source>Sum of difficulties</source>
        <translation>Somme des difficultés</translation>
    </message>
    <message>
        <source>Of the goals in the line. With the layout SRL v5 it is 65 in every line</source>
        <translation>Des objectifs de la ligne. Avec la disposition SRL v5, elle vaut 65 dans chaque ligne</translation>
    </message>
    <message>
        <source>Difficulties of goals</source>
        <translation>Difficultés des objectifs</translation>
    </message>
    <message>
        <source>Those of the list</source>
        <translation>Ceux de la liste</translation>
    </message>
    <message>
        <source>Synergize categories</source>
        <translation>Renforcer les catégories</translation>
    </message>
    <message>
        <source>Keep maxima of categories</source>
        <translation>Respecter les maximums des catégories</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>What each goal of a board does to those that may follow</source>
        <translation>Ce que chaque objectif d’une grille change pour ceux qui peuvent suivre</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Boards use only goals that pass the filters of the list</source>
        <translation>Les grilles n’utilisent que les objectifs qui passent les filtres de la liste</translation>
    </message>
    <message>
        <source>PlayBingo</source>
        <translation>PlayBingo</translation>
    </message>
    <message>
        <source>The very boards that PlayBingo makes of this list, for each seed of a room</source>
        <translation>Les grilles mêmes que PlayBingo fait de cette liste, pour chaque graine d’un salon</translation>
    </message>
    <message>
        <source>What the site calls the goal; cells of a custom layout name it by that</source>
        <translation>Le nom que le site donne à l’objectif ; les cases d’une disposition personnalisée le désignent ainsi</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25 for the layout SRL v5, 1 to 4 for Isaac</source>
        <translation>La difficulté de l’objectif : 1 à 25 pour la disposition SRL v5, 1 à 4 pour Isaac</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>What the goal is about. The line rule keeps goals of equal categories out of one line where the site can; the first category counts most</source>
        <translation>Le sujet de l’objectif. La règle des lignes évite les objectifs de mêmes catégories dans une ligne là où le site le peut ; la première catégorie compte le plus</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>What filters tell goals by</source>
        <translation>Ce à quoi les filtres reconnaissent les objectifs</translation>
    </message>
    <message>
        <source>What the site calls it; without one, the name is its id</source>
        <translation>Le nom que le site lui donne ; sans identifiant, c’est le nom qui en tient lieu</translation>
    </message>
    <message>
        <source>What goals and filters call it</source>
        <translation>Le nom que lui donnent objectifs et filtres</translation>
    </message>
    <message>
        <source>How many of its goals a board has if the site keeps maxima; 0 or less: any number</source>
        <translation>Le nombre de ses objectifs sur une grille si le site respecte les maximums ; 0 ou moins : sans limite</translation>
    </message>
    <message>
        <source>One of the categories</source>
        <translation>Une des catégories</translation>
    </message>
    <message>
        <source>One of the tags</source>
        <translation>Une des étiquettes</translation>
    </message>
    <message>
        <source>None of the tags</source>
        <translation>Aucune des étiquettes</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>What a goal has to have, so that boards may use it</source>
        <translation>Ce qu’un objectif doit avoir pour que les grilles puissent l’utiliser</translation>
    </message>
    <message>
        <source>The lowest difficulty of goals that pass</source>
        <translation>La plus basse difficulté des objectifs qui passent</translation>
    </message>
    <message>
        <source>The highest difficulty of goals that pass</source>
        <translation>La plus haute difficulté des objectifs qui passent</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Parmi</translation>
    </message>
    <message>
        <source>The categories or tags</source>
        <translation>Les catégories ou étiquettes</translation>
    </message>
    <message>
        <source>Any goal</source>
        <translation>N’importe quel objectif</translation>
    </message>
    <message>
        <source>This goal</source>
        <translation>Cet objectif</translation>
    </message>
    <message>
        <source>What may stand in the cell; cells are listed row by row</source>
        <translation>Ce qui peut occuper la case ; les cases sont listées rangée par rangée</translation>
    </message>
    <message>
        <source>The difficulty that its goal has</source>
        <translation>La difficulté de son objectif</translation>
    </message>
    <message>
        <source>The category that its goal has</source>
        <translation>La catégorie de son objectif</translation>
    </message>
    <message>
        <source>The id of the goal that stands there</source>
        <translation>L’identifiant de l’objectif qui s’y trouve</translation>
    </message>
    <message>
        <source>How many goals of the difficulty a board has</source>
        <translation>Le nombre d’objectifs de cette difficulté sur une grille</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>How many cells a row of the custom layout has</source>
        <translation>Le nombre de cases d’une rangée de la disposition personnalisée</translation>
    </message>
    <message>
        <source>What the site does after each goal, in order: synergize makes goals of its categories more likely, board-type-max keeps the maxima of categories</source>
        <translation>Ce que le site fait après chaque objectif, dans l’ordre : synergize rend plus probables les objectifs de ses catégories, board-type-max respecte les maximums des catégories</translation>
    </message>
    <message>
        <source>The categories of the site&apos;s list</source>
        <translation>Les catégories de la liste du site</translation>
    </message>
    <message>
        <source>The tags of the site&apos;s list</source>
        <translation>Les étiquettes de la liste du site</translation>
    </message>
    <message>
        <source>Boards use the goals that pass all of these</source>
        <translation>Les grilles utilisent les objectifs qui passent tous ces filtres</translation>
    </message>
    <message>
        <source>Custom layout</source>
        <translation>Disposition personnalisée</translation>
    </message>
    <message>
        <source>The cells of the custom layout, row by row</source>
        <translation>Les cases de la disposition personnalisée, rangée par rangée</translation>
    </message>
    <message>
        <source>Difficulties</source>
        <translation>Difficultés</translation>
    </message>
    <message>
        <source>How many goals of each difficulty a board of the difficulty distribution has</source>
        <translation>Le nombre d’objectifs de chaque difficulté sur une grille à répartition des difficultés</translation>
    </message>
    <message>
        <source>The settings of the site&apos;s generator</source>
        <translation>Les réglages du générateur du site</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Difficulty distribution</source>
        <translation>Répartition des difficultés</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisée</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Which goals may stand in which cells of a board</source>
        <translation>Quels objectifs peuvent occuper quelles cases d’une grille</translation>
    </message>
    <message>
        <source>Line rule</source>
        <translation>Règle des lignes</translation>
    </message>
    <message>
        <source>Each cell gets a goal that shares as few categories with its lines as there is</source>
        <translation>Chaque case reçoit un objectif qui partage le moins possible de catégories avec ses lignes</translation>
    </message>
    <message>
        <source>Copies of goals</source>
        <translation>Exemplaires d’objectifs</translation>
    </message>
    <message>
        <source>How often the list has the goal: twice makes it more likely, and 0 leaves it out. A goal with a key stands once</source>
        <translation>Combien de fois la liste contient l’objectif : deux fois le rend plus probable, 0 l’omet. Un objectif avec une clé figure une fois</translation>
    </message>
    <message>
        <source>Bingosync: list in its own JavaScript</source>
        <translation>Bingosync : liste dans son propre JavaScript</translation>
    </message>
    <message>
        <source>The script that the list was opened from. All but the goals that changed keeps its text.</source>
        <translation>Le script d’où la liste a été ouverte. Tout sauf les objectifs modifiés garde son texte.</translation>
    </message>
    <message>
        <source>Types of goals</source>
        <translation>Types des objectifs</translation>
    </message>
    <message>
        <source>Categories of goals</source>
        <translation>Catégories des objectifs</translation>
    </message>
</context>
<context>
    <name>boardwright::FileBoards</name>
    <message>
        <source>Being made…</source>
        <comment>a board</comment>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Made again</source>
        <comment>of a board, compared with the file</comment>
        <translation>Refaite</translation>
    </message>
</context>
<context>
    <name>boardwright::FileChanges</name>
    <message>
        <source>Could not reload %1: %2</source>
        <translation>Impossible de recharger %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have unsaved changes. Reloading can be undone.</source>
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
    <name>boardwright::FileComparison</name>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>In this set</source>
        <translation>Dans cette liste</translation>
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
    <message>
        <source>Open &amp;Board…</source>
        <translation>Ouvrir une &amp;grille…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import from C&amp;lipboard…</source>
        <translation>Importer du presse-&amp;papiers…</translation>
    </message>
    <message>
        <source>Cop&amp;y For</source>
        <translation>Cop&amp;ier pour</translation>
    </message>
    <message>
        <source>Prin&amp;t Board…</source>
        <translation>I&amp;mprimer la grille…</translation>
    </message>
    <message>
        <source>Compare with &amp;File…</source>
        <translation>Comparer avec un &amp;fichier…</translation>
    </message>
    <message>
        <source>List every difference from the set in a file</source>
        <translation>Lister toutes les différences avec la liste d’un fichier</translation>
    </message>
    <message>
        <source>Con&amp;vert to a Boardwright Set…</source>
        <translation>Con&amp;vertir en ensemble Boardwright…</translation>
    </message>
    <message>
        <source>Make categories and difficulties of the list&apos;s types and tiers, for boards of your own</source>
        <translation>Transformer les types et les paliers de la liste en catégories et en difficultés, pour vos propres grilles</translation>
    </message>
    <message>
        <source>The Site&apos;s &amp;Form: List, Kind, Seed</source>
        <translation>&amp;Formulaire du site : liste, type, graine</translation>
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
        <source>text in double quotes</source>
        <translation>du texte entre guillemets droits doubles</translation>
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
        <source>expected a value</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>expected a key in double quotes (and no comma before a closing brace)</source>
        <translation>une clé entre guillemets droits doubles est attendue (et pas de virgule avant une accolade fermante)</translation>
    </message>
    <message>
        <source>expected a colon between a key and its value</source>
        <translation>un deux-points est attendu entre une clé et sa valeur</translation>
    </message>
    <message>
        <source>expected a comma or a closing brace }</source>
        <translation>une virgule ou une accolade fermante } est attendue</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket ]</source>
        <translation>une virgule ou un crochet fermant ] est attendu</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket after a number</source>
        <translation>une virgule, un crochet fermant ou une accolade fermante est attendu après un nombre</translation>
    </message>
    <message>
        <source>expected the end of the file: the goal set has already ended</source>
        <translation>plus rien n’est attendu&#x202f;: la liste d’objectifs est déjà terminée</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>le fichier se termine trop tôt&#x202f;; une partie manque peut-être</translation>
    </message>
    <message>
        <source>texts must be in double quotes (&quot;)</source>
        <translation>les textes s’écrivent entre guillemets droits doubles (&quot;)</translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation>un chiffre est attendu</translation>
    </message>
    <message>
        <source>numbers must not have leading zeros</source>
        <translation>les nombres ne doivent pas avoir de zéros initiaux</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>un caractère de contrôle dans un texte doit s’écrire sous forme échappée, comme \n ou \t</translation>
    </message>
    <message>
        <source>expected one of &quot; \ / b f n r t u after a backslash</source>
        <translation>après une barre oblique inverse, l’un des caractères &quot; \ / b f n r t u est attendu</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>quatre chiffres hexadécimaux sont attendus après \u</translation>
    </message>
    <message>
        <source>incomplete character: \u surrogates come in pairs</source>
        <translation>caractère incomplet&#xa0;: les demi-codets \u vont par paires</translation>
    </message>
    <message>
        <source>control characters are not allowed here</source>
        <translation>les caractères de contrôle ne sont pas permis ici</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; remove them</source>
        <translation>les commentaires ne sont pas permis en JSON et doivent être retirés</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Ce n’est pas du JSON valide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>Ce n’est pas du JSON valide&#xa0;: on trouve ici %1, mais %2.</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep here. This is not a goal set, or it is damaged.</source>
        <translation>Ici, les crochets et accolades sont imbriqués sur plus de %1 niveaux. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>The file contains more than %1 values. This is not a goal set, or it is damaged.</source>
        <translation>Le fichier contient plus de %1 valeurs. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>Ce n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8 dans le programme dont il provient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but is %3.</source>
        <translation>«&#x202f;%1&#x202f;» devrait être %2, mais c’est %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but is %4.</source>
        <translation>«&#x202f;%1&#x202f;» devrait être un nombre entier de %2 à %3, mais c’est %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>«&#x202f;%1&#x202f;» a la valeur «&#x202f;%2&#x202f;», qui est inconnue. Valeurs connues&#xa0;: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>C’est du JSON, mais pas une liste d’objectifs de lockout.live&#xa0;: «&#x202f;%1&#x202f;» manque.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; appears twice in one object. The last one counts; remove the other.</source>
        <translation>La clé «&#x202f;%1&#x202f;» figure deux fois dans le même objet. La dernière compte&#x202f;; retirez l’autre.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; does not exist.</source>
        <translation>Le fichier «&#x202f;%1&#x202f;» n’existe pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier. Choisissez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file but a device, a pipe or a socket.</source>
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
        <source>The file is larger than %1. This is not a goal set, or it is damaged.</source>
        <translation>Le fichier dépasse %1. Ce n’est pas une liste d’objectifs, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>Arrêté avant la fin de la lecture du fichier.</translation>
    </message>
    <message>
        <source>This goal set uses a format older than version numbers. After your first change it is saved as version 3.</source>
        <translation>Cette liste d’objectifs est au format qui n’avait pas encore de version. Dès la première modification, elle est enregistrée en version 3.</translation>
    </message>
    <message>
        <source>This goal set uses the format of version %1. After your first change it is saved as version 3.</source>
        <translation>Cette liste d’objectifs est au format de la version %1. Dès la première modification, elle est enregistrée en version 3.</translation>
    </message>
    <message>
        <source>The file is damaged: part of it is missing or was changed.</source>
        <translation>Le fichier est endommagé&#xa0;: une partie manque ou a été modifiée.</translation>
    </message>
    <message>
        <source>This is JSON, but not output of &quot;simulate&quot;: &quot;%1&quot; is missing.</source>
        <translation>C’est du JSON, mais pas une sortie de «&#x202f;simulate&#x202f;»&#xa0;: «&#x202f;%1&#x202f;» manque.</translation>
    </message>
    <message>
        <source>These statistics are damaged: &quot;%1&quot; does not match the rest. Simulate these seeds again.</source>
        <translation>Ces statistiques sont endommagées&#xa0;: «&#x202f;%1&#x202f;» ne concorde pas avec le reste. Simulez ces graines à nouveau.</translation>
    </message>
    <message>
        <source>These statistics do not belong together: %1 is %2 in the first file, but %3 here. Simulate all seeds with the same set, settings and version.</source>
        <translation>Ces statistiques ne vont pas ensemble&#xa0;: %1 vaut %2 dans le premier fichier, mais %3 ici. Simulez toutes les graines avec la même liste, les mêmes réglages et la même version.</translation>
    </message>
    <message>
        <source>Seeds %1 to %2 are already counted. Leave this file out, or simulate other seeds.</source>
        <translation>Les graines %1 à %2 sont déjà comptées. Omettez ce fichier ou simulez d’autres graines.</translation>
    </message>
    <message>
        <source>Statistics count at most %1 boards.</source>
        <translation>Les statistiques comptent au plus %1 grilles.</translation>
    </message>
    <message>
        <source>The quotation mark opened here is never closed.</source>
        <translation>Le guillemet ouvert ici n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The table has more than %1 rows, columns or cells, which is the most that can be read.</source>
        <translation>Le tableau a plus de %1 lignes, colonnes ou cellules, le maximum qui peut être lu.</translation>
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
        <source>unused values</source>
        <translation>valeurs inutilisées</translation>
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
        <source>line synergy</source>
        <translation>synergie des lignes</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>the tier</source>
        <translation>palier</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>examinés</translation>
    </message>
    <message>
        <source>first type not used before</source>
        <translation>premier type pas encore utilisé</translation>
    </message>
    <message>
        <source>no shared type</source>
        <translation>aucun type commun</translation>
    </message>
    <message>
        <source>not on the board yet</source>
        <translation>pas encore sur la grille</translation>
    </message>
    <message>
        <source>least clash</source>
        <translation>conflit minimal</translation>
    </message>
    <message>
        <source>not fixed in another cell</source>
        <translation>non fixé dans une autre case</translation>
    </message>
    <message>
        <source>room in its categories</source>
        <translation>place dans ses catégories</translation>
    </message>
    <message>
        <source>picked by the seed</source>
        <translation>choisi par la graine</translation>
    </message>
    <message>
        <source>goals for the cell</source>
        <translation>objectifs pour la case</translation>
    </message>
    <message>
        <source>not barred</source>
        <translation>non exclus</translation>
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
        <source>Replace with</source>
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
        <source>Keep &quot;%1&quot; only once in %2</source>
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
        <source>Keep the tag &quot;%1&quot; only once</source>
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
        <source>Clear the range of %1</source>
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
        <source>Keep each position of %1 only once</source>
        <translation>Ne garder qu’une fois chaque position de %1</translation>
    </message>
    <message>
        <source>Remove invalid values from %1</source>
        <comment>a field</comment>
        <translation>Retirer de «&#x202f;%1&#x202f;» les valeurs non valides</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>field, value</comment>
        <translation>Régler «&#x202f;%1&#x202f;» sur %2</translation>
    </message>
    <message>
        <source>Make the set Dedicated (%1, %2)</source>
        <comment>game mode, size</comment>
        <translation>Rendre la liste dédiée (%1, %2)</translation>
    </message>
    <message>
        <source>Merge the category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusionner la catégorie «&#x202f;%1&#x202f;» avec «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Merge the tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Fusionner l&apos;étiquette «&#x202f;%1&#x202f;» avec «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; at its commas</source>
        <translation>Séparer «&#x202f;%1&#x202f;» à ses virgules</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <comment>goal, goal</comment>
        <translation>Fusionner %1 avec %2</translation>
    </message>
</context>
<context>
    <name>boardwright::FunnelStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what it did</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <source>Initial state</source>
        <translation>État initial</translation>
    </message>
    <message>
        <source>As opened</source>
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
        <source>No changes yet</source>
        <translation>Aucune modification pour l’instant</translation>
    </message>
    <message>
        <source>Each change is listed here so that you can go back to it.</source>
        <translation>Chaque modification figure ici, pour pouvoir y revenir.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportChoicesBar</name>
    <message>
        <source>&amp;Difficulty from tiers</source>
        <translation>&amp;Difficulté d&apos;après les paliers</translation>
    </message>
    <message>
        <source>&amp;Zones from tiers</source>
        <translation>&amp;Zones d&apos;après les paliers</translation>
    </message>
    <message>
        <source>&amp;Types become:</source>
        <translation>Les &amp;types deviennent&#xa0;:</translation>
    </message>
    <message>
        <source>The tier of a goal becomes its difficulty, from 1 to 25.</source>
        <translation>Le palier d&apos;un objectif devient sa difficulté, de 1 à 25.</translation>
    </message>
    <message>
        <source>The first quarter of the tiers becomes the early zone, the last quarter the endgame zone.</source>
        <translation>Le premier quart des paliers devient la zone de début, le dernier quart la zone de fin.</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>Catégories de ligne</translation>
    </message>
    <message>
        <source>At most one goal of a type is in a line of five, as on the site.</source>
        <translation>Une ligne de cinq contient au plus un objectif d&apos;un type, comme sur le site.</translation>
    </message>
    <message>
        <source>Board categories</source>
        <translation>Catégories de grille</translation>
    </message>
    <message>
        <source>Types are counted over the whole board.</source>
        <translation>Les types sont comptés sur toute la grille.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>The first type of a goal becomes its tag.</source>
        <translation>Le premier type d&apos;un objectif devient son étiquette.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Types are left out.</source>
        <translation>Les types sont laissés de côté.</translation>
    </message>
    <message>
        <source>&amp;List:</source>
        <translation>&amp;Liste&#x202f;:</translation>
    </message>
    <message>
        <source>The list to read, of those in the file.</source>
        <translation>La liste à lire, parmi celles du fichier.</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>&amp;Comme :</translation>
    </message>
    <message>
        <source>A Boardwright set</source>
        <translation>Un ensemble Boardwright</translation>
    </message>
    <message>
        <source>Tiers and types become difficulty, zones, categories or tags, for boards of your own.</source>
        <translation>Paliers et types deviennent difficulté, zones, catégories ou étiquettes, pour vos propres grilles.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>C&apos;est une grille&#xa0;: utilisez Fichier &gt; Ouvrir une grille… pour l&apos;ouvrir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers</source>
        <translation>
            <numerusform>%Ln palier</numerusform>
            <numerusform>%Ln paliers</numerusform>
        </translation>
    </message>
    <message>
        <source>with types</source>
        <translation>avec types</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>rien n&apos;a dû être réparé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses</source>
        <translation>
            <numerusform>%Ln réparation ou supposition</numerusform>
            <numerusform>%Ln réparations et suppositions</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a summary</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Repairs and guesses:</source>
        <translation>Réparations et suppositions&#xa0;:</translation>
    </message>
    <message>
        <source>This cannot be imported</source>
        <translation>Ceci ne peut pas être importé</translation>
    </message>
    <message>
        <source>Seed %1, %2</source>
        <comment>%2: a generator</comment>
        <translation>Graine %1, %2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <comment>a file, or &quot;the clipboard&quot;</comment>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>No goals could be read.</source>
        <translation>Aucun objectif n&apos;a pu être lu.</translation>
    </message>
    <message>
        <source>Text of the list</source>
        <translation>Texte de la liste</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>&amp;Objectifs</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>Repairs and guesses</source>
        <translation>Réparations et suppositions</translation>
    </message>
    <message>
        <source>A board of these goals</source>
        <translation>Une grille de ces objectifs</translation>
    </message>
    <message>
        <source>&amp;Append</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Adds these goals to the open goal set.</source>
        <translation>Ajoute ces objectifs à la liste ouverte.</translation>
    </message>
    <message>
        <source>&amp;Replace the Goals</source>
        <translation>&amp;Remplacer les objectifs</translation>
    </message>
    <message>
        <source>Puts these goals in place of those of the open goal set, which keeps everything else.</source>
        <translation>Met ces objectifs à la place de ceux de la liste ouverte, qui garde tout le reste.</translation>
    </message>
    <message>
        <source>As a &amp;New Goal Set</source>
        <translation>Comme &amp;nouvelle liste</translation>
    </message>
    <message>
        <source>Opens these goals as a goal set of their own.</source>
        <translation>Ouvre ces objectifs comme une liste à part.</translation>
    </message>
    <message>
        <source>This board cannot be made.</source>
        <translation>Cette grille n’est pas possible.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportWords</name>
    <message>
        <source>Curly quotation marks were read as straight ones.</source>
        <translation>Les guillemets typographiques ont été lus comme des guillemets droits.</translation>
    </message>
    <message>
        <source>Single quotation marks were read as double ones, which JSON needs.</source>
        <translation>Les guillemets simples ont été lus comme des guillemets doubles, qu&apos;exige JSON.</translation>
    </message>
    <message>
        <source>The key %1 was read as if it were in quotes.</source>
        <translation>La clé %1 a été lue comme si elle était entre guillemets.</translation>
    </message>
    <message>
        <source>A comma before a closing bracket was ignored.</source>
        <translation>Une virgule avant un crochet fermant a été ignorée.</translation>
    </message>
    <message>
        <source>A missing comma was added before this.</source>
        <translation>Une virgule manquante a été ajoutée avant ceci.</translation>
    </message>
    <message>
        <source>A comment was left out.</source>
        <translation>Un commentaire a été laissé de côté.</translation>
    </message>
    <message>
        <source>An empty place in a list was left out.</source>
        <translation>Une place vide dans une liste a été laissée de côté.</translation>
    </message>
    <message>
        <source>%1 was found where %2 is missing; the brackets were matched.</source>
        <translation>%1 a été trouvé là où il manque %2&#x202f;; les crochets ont été équilibrés.</translation>
    </message>
    <message>
        <source>Several values were read as one list: brackets around them are missing.</source>
        <translation>Plusieurs valeurs ont été lues comme une seule liste&#xa0;: il manque des crochets autour d&apos;elles.</translation>
    </message>
    <message>
        <source>%1 is not a valid way to write a character here. Check what was read for it.</source>
        <translation>%1 n&apos;est pas une façon valable d&apos;écrire un caractère ici. Vérifiez ce qui a été lu à sa place.</translation>
    </message>
    <message>
        <source>The number %1 is not written as JSON wants it; it was read all the same.</source>
        <translation>Le nombre %1 n&apos;est pas écrit comme JSON le veut&#x202f;; il a été lu quand même.</translation>
    </message>
    <message>
        <source>A quotation mark within a text was taken as part of the text.</source>
        <translation>Un guillemet à l&apos;intérieur d&apos;un texte a été lu comme faisant partie du texte.</translation>
    </message>
    <message>
        <source>%1 after the end of the list was ignored.</source>
        <translation>%1 après la fin de la liste a été ignoré.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. It was read as %1; check that letters with accents are right.</source>
        <translation>Le fichier n&apos;est pas en UTF-8. Il a été lu comme %1&#x202f;; vérifiez les lettres accentuées.</translation>
    </message>
    <message>
        <source>A list within a list was read as part of the list around it.</source>
        <translation>Une liste dans une liste a été lue comme faisant partie de celle qui l&apos;entoure.</translation>
    </message>
    <message>
        <source>A goal between the tiers was added to the tier before it.</source>
        <translation>Un objectif entre les paliers a été ajouté au palier précédent.</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of %Ln goal(s) was not used.</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;» de %Ln objectif n&apos;a pas été utilisé.</numerusform>
            <numerusform>«&#x202f;%1&#x202f;» de %Ln objectifs n&apos;a pas été utilisé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; was not used: %2.</source>
        <translation>La valeur de «&#x202f;%1&#x202f;» n&apos;a pas été utilisée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A goal without text was left out.</source>
        <translation>Un objectif sans texte a été laissé de côté.</translation>
    </message>
    <message>
        <source>The difficulty %1 was not used: it must be from 1 to %2.</source>
        <translation>La difficulté %1 n&apos;a pas été utilisée&#xa0;: elle doit aller de 1 à %2.</translation>
    </message>
    <message>
        <source>Tier %1 appears twice; its goals were put together.</source>
        <translation>Le palier %1 apparaît deux fois&#x202f;; ses objectifs ont été réunis.</translation>
    </message>
    <message>
        <source>Only the goals were read. The rest of the script was not run.</source>
        <translation>Seuls les objectifs ont été lus. Le reste du script n&apos;a pas été exécuté.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was not used.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» n&apos;a pas été utilisée.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été lue comme «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used.</source>
        <translation>Dans la colonne «&#x202f;%1&#x202f;», la cellule «&#x202f;%2&#x202f;» n&apos;a pas été utilisée.</translation>
    </message>
    <message numerus="yes">
        <source>The bullets or numbers of %Ln line(s) were removed.</source>
        <translation>
            <numerusform>La puce ou le numéro de %Ln ligne a été retiré.</numerusform>
            <numerusform>Les puces ou numéros de %Ln lignes ont été retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) begin with a bullet or a number, which stays part of the goal.</source>
        <translation>
            <numerusform>%Ln ligne commence par une puce ou un numéro, qui reste dans l&apos;objectif.</numerusform>
            <numerusform>%Ln lignes commencent par une puce ou un numéro, qui reste dans l&apos;objectif.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) such as &quot;%1&quot; may be headings. They became goals.</source>
        <translation>
            <numerusform>%Ln ligne, «&#x202f;%1&#x202f;», est peut-être un titre. Elle est devenue un objectif.</numerusform>
            <numerusform>%Ln lignes telles que «&#x202f;%1&#x202f;» sont peut-être des titres. Elles sont devenues des objectifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of JSON became goals as they stand.</source>
        <translation>
            <numerusform>%Ln ligne de JSON est devenue un objectif telle quelle.</numerusform>
            <numerusform>%Ln lignes de JSON sont devenues des objectifs telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines have different numbers of cells, so each line became a goal with all of its cells.</source>
        <translation>Les lignes n&apos;ont pas le même nombre de cellules&#x202f;; chaque ligne est donc devenue un objectif avec toutes ses cellules.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) with an empty cell in the column &quot;%1&quot; were given what stands above it.</source>
        <translation>
            <numerusform>%Ln objectif dont la cellule est vide dans la colonne «&#x202f;%1&#x202f;» a reçu ce qui se trouve au-dessus.</numerusform>
            <numerusform>%Ln objectifs dont la cellule est vide dans la colonne «&#x202f;%1&#x202f;» ont reçu ce qui se trouve au-dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more change(s) are not listed.</source>
        <translation>
            <numerusform>%Ln autre changement n&apos;est pas listé.</numerusform>
            <numerusform>%Ln autres changements ne sont pas listés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a text, number or list. Scripts are not run; write the value itself.</source>
        <translation>%1 n&apos;est ni un texte, ni un nombre, ni une liste. Les scripts ne sont pas exécutés&#x202f;; écrivez la valeur elle-même.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark on its line.</source>
        <translation>Le texte qui commence ici n&apos;a pas de guillemet fermant sur sa ligne.</translation>
    </message>
    <message>
        <source>The file contains no goals.</source>
        <translation>Le fichier ne contient aucun objectif.</translation>
    </message>
    <message>
        <source>The file contains %1 goals; at most %2 can be read. Split it into several sets.</source>
        <translation>Le fichier contient %1 objectifs&#x202f;; on peut en lire au plus %2. Répartissez-les en plusieurs listes.</translation>
    </message>
    <message>
        <source>This format needs at least %2 goals, but the set has %1. Add goals, or choose another format.</source>
        <translation>Ce format exige au moins %2 objectifs, mais la liste en a %1. Ajoutez des objectifs ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>No goal belongs to tier %1, and each tier needs one. Give a goal this difficulty, or leave some goals without a difficulty.</source>
        <translation>Aucun objectif n&apos;appartient au palier %1, et chaque palier en exige un. Donnez cette difficulté à un objectif, ou laissez des objectifs sans difficulté.</translation>
    </message>
    <message>
        <source>Tier %1 has %2 goals, but needs %3. Change the difficulty of some goals, or leave some without one.</source>
        <translation>Le palier %1 a %2 objectifs, mais il en faut %3. Changez la difficulté de certains objectifs, ou laissez-en sans difficulté.</translation>
    </message>
    <message>
        <source>This format needs a board of %2 cells, but this one has %1. Choose another size.</source>
        <translation>Ce format exige une grille de %2 cases, mais celle-ci en a %1. Choisissez une autre taille.</translation>
    </message>
    <message>
        <source>Cell %1 is empty, but this format needs a goal in every cell.</source>
        <translation>La case %1 est vide, mais ce format exige un objectif dans chaque case.</translation>
    </message>
    <message>
        <source>The goal in cell %1 has %2 characters; this format allows %3.</source>
        <translation>L&apos;objectif de la case %1 a %2 caractères&#x202f;; ce format en autorise %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in curly quotation marks</source>
        <translation>
            <numerusform>%Ln texte entre guillemets typographiques</numerusform>
            <numerusform>%Ln textes entre guillemets typographiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in single quotation marks</source>
        <translation>
            <numerusform>%Ln texte entre guillemets simples</numerusform>
            <numerusform>%Ln textes entre guillemets simples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys without quotes</source>
        <translation>
            <numerusform>%Ln clé sans guillemets</numerusform>
            <numerusform>%Ln clés sans guillemets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commas before a closing bracket</source>
        <translation>
            <numerusform>%Ln virgule avant un crochet fermant</numerusform>
            <numerusform>%Ln virgules avant un crochet fermant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing commas</source>
        <translation>
            <numerusform>%Ln virgule manquante</numerusform>
            <numerusform>%Ln virgules manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments left out</source>
        <translation>
            <numerusform>%Ln commentaire laissé de côté</numerusform>
            <numerusform>%Ln commentaires laissés de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty places in lists</source>
        <translation>
            <numerusform>%Ln place vide dans les listes</numerusform>
            <numerusform>%Ln places vides dans les listes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brackets of the wrong kind</source>
        <translation>
            <numerusform>%Ln crochet du mauvais type</numerusform>
            <numerusform>%Ln crochets du mauvais type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters that are not written as they should be</source>
        <translation>
            <numerusform>%Ln caractère mal écrit</numerusform>
            <numerusform>%Ln caractères mal écrits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quotation marks within a text</source>
        <translation>
            <numerusform>%Ln guillemet à l&apos;intérieur d&apos;un texte</numerusform>
            <numerusform>%Ln guillemets à l&apos;intérieur d&apos;un texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists within a list</source>
        <translation>
            <numerusform>%Ln liste dans une liste</numerusform>
            <numerusform>%Ln listes dans une liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals between the tiers</source>
        <translation>
            <numerusform>%Ln objectif entre les paliers</numerusform>
            <numerusform>%Ln objectifs entre les paliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that were not used</source>
        <translation>
            <numerusform>%Ln clé non utilisée</numerusform>
            <numerusform>%Ln clés non utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that were not used</source>
        <translation>
            <numerusform>%Ln valeur non utilisée</numerusform>
            <numerusform>%Ln valeurs non utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text were left out</source>
        <translation>
            <numerusform>%Ln objectif sans texte a été laissé de côté</numerusform>
            <numerusform>%Ln objectifs sans texte ont été laissés de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25 were not used</source>
        <translation>
            <numerusform>%Ln difficulté hors de 1-25 n&apos;a pas été utilisée</numerusform>
            <numerusform>%Ln difficultés hors de 1-25 n&apos;ont pas été utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that were not used</source>
        <translation>
            <numerusform>%Ln colonne non utilisée</numerusform>
            <numerusform>%Ln colonnes non utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns whose meaning was guessed</source>
        <translation>
            <numerusform>%Ln colonne dont le sens a été deviné</numerusform>
            <numerusform>%Ln colonnes dont le sens a été deviné</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that were not used</source>
        <translation>
            <numerusform>%Ln cellule non utilisée</numerusform>
            <numerusform>%Ln cellules non utilisées</numerusform>
        </translation>
    </message>
    <message>
        <source>With a goal for each value, the file would be larger than %1. Shorten the ranges of some goals.</source>
        <translation>Avec un objectif pour chaque valeur, le fichier dépasserait %1. Raccourcissez les plages de certains objectifs.</translation>
    </message>
    <message>
        <source>This script assigns no list that can be read.</source>
        <translation>Ce script n’affecte aucune liste lisible.</translation>
    </message>
    <message>
        <source>%1 is not a text, number or list, so the entry with it was left out. Scripts are not run; write the value itself.</source>
        <translation>%1 n&apos;est ni un texte, ni un nombre, ni une liste&#x202f;; l&apos;entrée qui le contient a été laissée de côté. Les scripts ne sont pas exécutés&#x202f;; écrivez la valeur elle-même.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) have &quot;%1&quot; twice. The last one counts, as in a browser.</source>
        <translation>
            <numerusform>%Ln objectif a deux fois «&#x202f;%1&#x202f;». Le dernier compte, comme dans un navigateur.</numerusform>
            <numerusform>%Ln objectifs ont deux fois «&#x202f;%1&#x202f;». Le dernier compte, comme dans un navigateur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 tiers became difficulties from 1 to %2, some of them the same.</source>
        <translation>Les %1 niveaux sont devenus des difficultés de 1 à %2, certaines identiques.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; before the tiers is not a goal and was left out.</source>
        <translation>«&#x202f;%1&#x202f;» avant les niveaux n&apos;est pas un objectif et a été laissé de côté.</translation>
    </message>
    <message>
        <source>The file has several lists. &quot;%1&quot; was read, with %2 goals. The others: %3.</source>
        <translation>Le fichier contient plusieurs listes. «&#x202f;%1&#x202f;» a été lue, avec %2 objectifs. Les autres&#x202f;: %3.</translation>
    </message>
    <message>
        <source>The file has no list &quot;%1&quot;.</source>
        <translation>Le fichier ne contient pas de liste «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>The names of %Ln group(s) of goals were read as their types.</source>
        <translation>
            <numerusform>Le nom de %Ln groupe d&apos;objectifs a été lu comme leur type.</numerusform>
            <numerusform>Les noms de %Ln groupes d&apos;objectifs ont été lus comme leurs types.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; beside the goals was not used.</source>
        <translation>«&#x202f;%1&#x202f;» à côté des objectifs n&apos;a pas été utilisé.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln goal(s), &quot;%1&quot; was read as {{X}}, the value of a range.</source>
        <translation>
            <numerusform>Dans %Ln objectif, «&#x202f;%1&#x202f;» a été lu comme {{X}}, la valeur d&apos;une plage.</numerusform>
            <numerusform>Dans %Ln objectifs, «&#x202f;%1&#x202f;» a été lu comme {{X}}, la valeur d&apos;une plage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spaces around %Ln line(s) were removed.</source>
        <translation>
            <numerusform>Les espaces autour de %Ln ligne ont été supprimés.</numerusform>
            <numerusform>Les espaces autour de %Ln lignes ont été supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was read as a card: %Ln cell(s) became goals.</source>
        <translation>
            <numerusform>Le tableau a été lu comme une carte&#x202f;: %Ln cellule est devenue un objectif.</numerusform>
            <numerusform>Le tableau a été lu comme une carte&#x202f;: %Ln cellules sont devenues des objectifs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is in another file: %1. Open that one.</source>
        <translation>La liste est dans un autre fichier&#x202f;: %1. Ouvrez celui-là.</translation>
    </message>
    <message>
        <source>This is %1, which is not read. Save the list as JSON, as a table (CSV), or as a text with a goal a line.</source>
        <translation>C&apos;est du %1, qui n&apos;est pas lu. Enregistrez la liste en JSON, en tableau (CSV) ou en texte avec un objectif par ligne.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries of a script that were left out</source>
        <translation>
            <numerusform>%Ln entrée d&apos;un script laissée de côté</numerusform>
            <numerusform>%Ln entrées d&apos;un script laissées de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln élément à côté des objectifs non utilisé</numerusform>
            <numerusform>%Ln éléments à côté des objectifs non utilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines outside of the table</source>
        <translation>
            <numerusform>%Ln ligne hors du tableau</numerusform>
            <numerusform>%Ln lignes hors du tableau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of goals were read as tiers, from the easiest to the hardest.</source>
        <translation>
            <numerusform>%Ln groupe d&apos;objectifs a été lu comme niveau, du plus facile au plus difficile.</numerusform>
            <numerusform>%Ln groupes d&apos;objectifs ont été lus comme niveaux, du plus facile au plus difficile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit %2 of the type &quot;%1&quot; was not used, because no goal of the set has it as a category.</source>
        <translation>La limite %2 du type «&#x202f;%1&#x202f;» n&apos;a pas été utilisée, car aucun objectif de la liste ne l&apos;a pour catégorie.</translation>
    </message>
    <message>
        <source>The line &quot;%1&quot; is not a goal and was left out.</source>
        <translation>La ligne «&#x202f;%1&#x202f;» n&apos;est pas un objectif et a été laissée de côté.</translation>
    </message>
    <message>
        <source>The goal set would have %1 goals. At most %2 can be opened again, so nothing was added. Split it into several sets.</source>
        <translation>La liste aurait %1 objectifs. On peut en rouvrir au plus %2, donc rien n’a été ajouté. Répartissez-les en plusieurs listes.</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used. Allowed: %3.</source>
        <translation>Dans la colonne «&#x202f;%1&#x202f;», la cellule «&#x202f;%2&#x202f;» n’a pas été utilisée. Valeurs permises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>This JSON holds no list of goals that is read. A list may be one of texts, or of objects with a &quot;name&quot;. It may stand in a list of tiers, under &quot;goals&quot;, or under the names of categories.</source>
        <translation>Ce JSON ne contient aucune liste d’objectifs qui puisse être lue. Une liste peut être faite de textes, ou d’objets avec un « name ». Elle peut se trouver dans une liste de niveaux, sous « goals », ou sous les noms de catégories.</translation>
    </message>
    <message>
        <source>Each line ends with a comma and a word such as &quot;%1&quot;. It stayed in the goal. To give the words a column of their own, put a line of titles, such as &quot;goal,types&quot;, above the list.</source>
        <translation>Chaque ligne se termine par une virgule et un mot comme « %1 ». Il est resté dans l’objectif. Pour donner aux mots leur propre colonne, placez une ligne de titres, comme « goal,types », au-dessus de la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain markup, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln objectif, « %1 », contient un balisage, qui est resté dans le texte.</numerusform>
            <numerusform>%Ln objectifs comme « %1 » contiennent un balisage, qui est resté dans le texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; beside the goals was not used. It holds %Ln goal(s).</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;» à côté des objectifs n&apos;a pas été utilisé. On y trouve %Ln objectif.</numerusform>
            <numerusform>«&#x202f;%1&#x202f;» à côté des objectifs n&apos;a pas été utilisé. On y trouve %Ln objectifs.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was read as the name of the list, and was not used.</source>
        <translation>«&#x202f;%1&#x202f;» a été lu comme le nom de la liste et n&apos;a pas été utilisé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln liste à côté des objectifs qui n&apos;a pas été utilisée</numerusform>
            <numerusform>%Ln listes à côté des objectifs qui n&apos;ont pas été utilisées</numerusform>
        </translation>
    </message>
    <message>
        <source>The objects in this list have no text of a goal. It is looked for under &quot;name&quot;, &quot;goal&quot;, &quot;text&quot; and the like. Their keys are: %1.</source>
        <translation>Les objets de cette liste n&apos;ont pas de texte d&apos;objectif. Il est cherché sous «&#x202f;name&#x202f;», «&#x202f;goal&#x202f;», «&#x202f;text&#x202f;» et les clés semblables. Leurs clés sont&#x202f;: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should hold the text of a goal, but it holds this: %2</source>
        <translation>«&#x202f;%1&#x202f;» devrait contenir le texte d&apos;un objectif, mais contient&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain &quot;|&quot;. All parts stayed in the text.</source>
        <translation>
            <numerusform>%Ln objectif tel que « %1 » contient « | ». Toutes les parties sont restées dans le texte.</numerusform>
            <numerusform>%Ln objectifs tels que « %1 » contiennent « | ». Toutes les parties sont restées dans le texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain a placeholder without values, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln objectif tel que « %1 » contient un marqueur sans valeurs, resté dans le texte.</numerusform>
            <numerusform>%Ln objectifs tels que « %1 » contiennent un marqueur sans valeurs, resté dans le texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; are web addresses.</source>
        <translation>
            <numerusform>%Ln objectif tel que « %1 » est une adresse web.</numerusform>
            <numerusform>%Ln objectifs tels que « %1 » sont des adresses web.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; have no text, so their keys became their texts.</source>
        <translation>
            <numerusform>%Ln objectif tel que « %1 » n&apos;a pas de texte : sa clé est devenue son texte.</numerusform>
            <numerusform>%Ln objectifs tels que « %1 » n&apos;ont pas de texte : leurs clés sont devenues leurs textes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) say &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</source>
        <translation>
            <numerusform>%Ln objectif a « %1 », lu comme « %2 ». Les sites l&apos;ignorent.</numerusform>
            <numerusform>%Ln objectifs ont « %1 », lu comme « %2 ». Les sites l&apos;ignorent.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a web page or XML, which is not read. Copy the goals themselves.</source>
        <translation>C&apos;est une page web ou du XML, ce qui n&apos;est pas lu. Copiez les objectifs eux-mêmes.</translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
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
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <comment>a cell, its goal</comment>
        <translation>Case %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, cell %2: %3</source>
        <comment>a part of the board, a cell, its goal</comment>
        <translation>%1, case %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>A modifier leaves it empty.</source>
        <translation>Un modificateur la laisse vide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ruled out by: %1.</source>
        <comment>filters and in how many cells</comment>
        <translation>Exclu par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In cell %1: ruled out by %2.</source>
        <comment>a filter</comment>
        <translation>Dans la case %1&#xa0;: exclu par %2.</translation>
    </message>
    <message>
        <source>In cell %1 it would break no rule; another goal was drawn.</source>
        <translation>Dans la case %1, il n’enfreindrait aucune règle&#x202f;; un autre objectif a été tiré.</translation>
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
        <source>chosen</source>
        <comment>the end of a funnel</comment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>no candidate left: limits relaxed</source>
        <comment>the end of a funnel</comment>
        <translation>plus de candidat&#xa0;: limites assouplies</translation>
    </message>
    <message>
        <source>Filled by %1, in step %L2 of %L3.</source>
        <comment>a stage</comment>
        <translation>Remplie par&#xa0;: %1, à l’étape %L2 sur %L3.</translation>
    </message>
    <message>
        <source>It was placed in cell %1 and moved here later.</source>
        <translation>Il a été placé sur la case %1, puis déplacé ici.</translation>
    </message>
    <message>
        <source>Tried here but not kept: %1.</source>
        <comment>goals</comment>
        <translation>Essayés ici et non retenus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is on this board</source>
        <comment>a goal</comment>
        <translation>%1 est sur cette grille</translation>
    </message>
    <message>
        <source>Found in: %1.</source>
        <comment>cells</comment>
        <translation>Se trouve dans&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is not on this board</source>
        <comment>a goal</comment>
        <translation>%1 n’est pas sur cette grille</translation>
    </message>
    <message>
        <source>Cell %1 has %2 instead.</source>
        <translation>La case %1 contient %2 à la place.</translation>
    </message>
    <message>
        <source>%1 ±%2</source>
        <comment>a filter, minutes</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a number, a goal, why it was not kept</comment>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Tried here but not kept, in this order:</source>
        <translation>Essayés ici et non retenus, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>Not in the pool.</source>
        <translation>Absent de la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates: none fitted, so the limits were widened</source>
        <translation>
            <numerusform>%Ln candidat&#xa0;: aucun ne convenait, les limites ont donc été élargies</numerusform>
            <numerusform>%Ln candidats&#xa0;: aucun ne convenait, les limites ont donc été élargies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates at first</source>
        <translation>
            <numerusform>%Ln candidat au départ</numerusform>
            <numerusform>%Ln candidats au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates removed</source>
        <translation>
            <numerusform>%Ln candidat écarté</numerusform>
            <numerusform>%Ln candidats écartés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln cells it would break no rule.</source>
        <translation>
            <numerusform>Dans %Ln case, il n’enfreindrait aucune règle.</numerusform>
            <numerusform>Dans %Ln cases, il n’enfreindrait aucune règle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 dans %Ln case</numerusform>
            <numerusform>%1 dans %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %Ln goals here without success.</source>
        <translation>
            <numerusform>Des tentatives précédentes ont essayé ici %Ln objectif sans succès.</numerusform>
            <numerusform>Des tentatives précédentes ont essayé ici %Ln objectifs sans succès.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals were candidates when this cell was filled. One of them was chosen</source>
        <translation>
            <numerusform>%Ln objectif était candidat quand cette case a été remplie. Il a été choisi</numerusform>
            <numerusform>%Ln objectifs étaient candidats quand cette case a été remplie. L’un d’eux a été choisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %Ln times on the way; previously here: %1.</source>
        <translation>
            <numerusform>Vidée %Ln fois en chemin&#x202f;; auparavant ici&#xa0;: %1.</numerusform>
            <numerusform>Vidée %Ln fois en chemin&#x202f;; auparavant ici&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values of the wrong type in the file</source>
        <translation>
            <numerusform>%Ln valeur du mauvais type dans le fichier</numerusform>
            <numerusform>%Ln valeurs du mauvais type dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range in the file</source>
        <translation>
            <numerusform>%Ln nombre hors limites dans le fichier</numerusform>
            <numerusform>%Ln nombres hors limites dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown words in the file</source>
        <translation>
            <numerusform>%Ln mot inconnu dans le fichier</numerusform>
            <numerusform>%Ln mots inconnus dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate keys in the file</source>
        <translation>
            <numerusform>%Ln clé en double dans le fichier</numerusform>
            <numerusform>%Ln clés en double dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories without a limit</source>
        <translation>
            <numerusform>%Ln catégorie de grille sans limite</numerusform>
            <numerusform>%Ln catégories de grille sans limite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories without a limit</source>
        <translation>
            <numerusform>%Ln catégorie de ligne sans limite</numerusform>
            <numerusform>%Ln catégories de ligne sans limite</numerusform>
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
        <source>%Ln goals with a category listed twice</source>
        <translation>
            <numerusform>%Ln objectif avec une catégorie indiquée deux fois</numerusform>
            <numerusform>%Ln objectifs avec une catégorie indiquée deux fois</numerusform>
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
        <source>%Ln categories that no goal has</source>
        <translation>
            <numerusform>%Ln catégorie qu’aucun objectif n’a</numerusform>
            <numerusform>%Ln catégories qu’aucun objectif n’a</numerusform>
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
        <source>%Ln goals whose tag is not in the tag list</source>
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
        <source>%Ln tags with characters that lockout.live does not accept</source>
        <translation>
            <numerusform>%Ln étiquette avec des caractères que lockout.live n’accepte pas</numerusform>
            <numerusform>%Ln étiquettes avec des caractères que lockout.live n’accepte pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags listed twice</source>
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
        <source>%Ln goals that can read the same as another goal</source>
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
        <source>%Ln icons that are neither pictures nor emoji</source>
        <translation>
            <numerusform>%Ln icône qui n’est ni une image ni un émoji</numerusform>
            <numerusform>%Ln icônes qui ne sont ni une image ni un émoji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with both pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln objectif avec à la fois des images et des émojis comme icônes</numerusform>
            <numerusform>%Ln objectifs avec à la fois des images et des émojis comme icônes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} but without a range</source>
        <translation>
            <numerusform>%Ln objectif avec {{X}}, mais sans plage</numerusform>
            <numerusform>%Ln objectifs avec {{X}}, mais sans plage</numerusform>
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
        <source>%Ln ranges not in ascending order</source>
        <translation>
            <numerusform>%Ln plage non triée par ordre croissant</numerusform>
            <numerusform>%Ln plages non triées par ordre croissant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges whose maximum is over three times their minimum</source>
        <translation>
            <numerusform>%Ln plage dont le maximum dépasse le triple du minimum</numerusform>
            <numerusform>%Ln plages dont le maximum dépasse le triple du minimum</numerusform>
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
        <source>%Ln weightings outside 1-100</source>
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
        <source>%Ln goals with forced positions in a set that does not allow them</source>
        <translation>
            <numerusform>%Ln objectif avec des positions imposées dans une liste qui n’en accepte pas</numerusform>
            <numerusform>%Ln objectifs avec des positions imposées dans une liste qui n’en accepte pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside this board</source>
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
        <source>%Ln goals whose board limit leaves no room on this board</source>
        <translation>
            <numerusform>%Ln objectif dont la limite de grille ne laisse pas de place sur cette grille</numerusform>
            <numerusform>%Ln objectifs dont la limite de grille ne laisse pas de place sur cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with no cell in their zones</source>
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
        <source>%Ln numbers out of range</source>
        <translation>
            <numerusform>%Ln nombre hors limites</numerusform>
            <numerusform>%Ln nombres hors limites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown options</source>
        <translation>
            <numerusform>%Ln option inconnue</numerusform>
            <numerusform>%Ln options inconnues</numerusform>
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
        <source>%Ln references to rows that no longer exist</source>
        <translation>
            <numerusform>%Ln renvoi à des lignes disparues</numerusform>
            <numerusform>%Ln renvois à des lignes disparues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate names</source>
        <translation>
            <numerusform>%Ln nom en double</numerusform>
            <numerusform>%Ln noms en double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits relaxed</source>
        <translation>
            <numerusform>%Ln limite de grille assouplie</numerusform>
            <numerusform>%Ln limites de grille assouplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line limits relaxed</source>
        <translation>
            <numerusform>%Ln limite de ligne assouplie</numerusform>
            <numerusform>%Ln limites de ligne assouplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression relaxed</source>
        <translation>
            <numerusform>Progression assouplie %Ln fois</numerusform>
            <numerusform>Progression assouplie %Ln fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal can fill</source>
        <translation>
            <numerusform>%Ln case qu’aucun objectif ne peut remplir</numerusform>
            <numerusform>%Ln cases qu’aucun objectif ne peut remplir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of the same kind</source>
        <translation>
            <numerusform>%Ln problème d’un même type</numerusform>
            <numerusform>%Ln problèmes d’un même type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gates that no board can pass</source>
        <translation>
            <numerusform>%Ln condition qu’aucune grille ne peut remplir</numerusform>
            <numerusform>%Ln conditions qu’aucune grille ne peut remplir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placement rules for nothing</source>
        <translation>
            <numerusform>%Ln règle de placement sans objet</numerusform>
            <numerusform>%Ln règles de placement sans objet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown names in placement rules</source>
        <translation>
            <numerusform>%Ln nom inconnu dans les règles de placement</numerusform>
            <numerusform>%Ln noms inconnus dans les règles de placement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets that want nothing</source>
        <translation>
            <numerusform>%Ln cible qui ne demande rien</numerusform>
            <numerusform>%Ln cibles qui ne demandent rien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that are hardly different</source>
        <translation>
            <numerusform>%Ln catégorie qui ne diffère guère d&apos;une autre</numerusform>
            <numerusform>%Ln catégories qui ne diffèrent guère d&apos;une autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with a comma</source>
        <translation>
            <numerusform>%Ln catégorie avec une virgule</numerusform>
            <numerusform>%Ln catégories avec une virgule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are hardly different</source>
        <translation>
            <numerusform>%Ln étiquette qui ne diffère guère d&apos;une autre</numerusform>
            <numerusform>%Ln étiquettes qui ne diffèrent guère d&apos;une autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are hardly different from another</source>
        <translation>
            <numerusform>%Ln objectif qui ne diffère guère d&apos;un autre</numerusform>
            <numerusform>%Ln objectifs qui ne diffèrent guère d&apos;un autre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LabPanel</name>
    <message>
        <source>Tune</source>
        <translation>Accorder</translation>
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
    <message>
        <source>Yield</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Sélection</translation>
    </message>
</context>
<context>
    <name>boardwright::LayeredWords</name>
    <message>
        <source>Layered boards need pieces. Add some to the table Pieces.</source>
        <translation>Les grilles en couches ont besoin de pièces. Ajoutez-en au tableau Pièces.</translation>
    </message>
    <message>
        <source>Up to this piece there are %1 pieces, but a board of this size has %2 cells. Lower a count, or make the board larger.</source>
        <translation>Jusqu’à cette pièce, il y a %1 pièces, mais une grille de cette taille a %2 cases. Réduisez un nombre ou agrandissez la grille.</translation>
    </message>
    <message>
        <source>This piece has no kind, so no rule can name it.</source>
        <translation>Cette pièce n’a pas d’espèce : aucune règle ne peut la nommer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be whole numbers with spaces between them, such as &quot;0 4 5 7&quot;.</source>
        <translation>« %1 » doit être des nombres entiers séparés par des espaces, par exemple « 0 4 5 7 ».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the board %2 times, but should be %3 times.</source>
        <translation>« %1 » est %2 fois sur la grille, mais devrait y être %3 fois.</translation>
    </message>
    <message>
        <source>Cell %1 has something that is not a piece of the set.</source>
        <translation>La case %1 contient quelque chose qui n’est pas une pièce du jeu.</translation>
    </message>
    <message>
        <source>happiness %1 of %2</source>
        <comment>points of the board, most possible</comment>
        <translation>bonheur %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces without a kind</source>
        <translation>
            <numerusform>%Ln pièce sans espèce</numerusform>
            <numerusform>%Ln pièces sans espèce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layers, with a happiness of %1 of at most %2.</source>
        <translation>
            <numerusform>%Ln couche, avec un bonheur de %1 sur %2 au plus.</numerusform>
            <numerusform>%Ln couches, avec un bonheur de %1 sur %2 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces do not meet placement rule %1.</source>
        <translation>
            <numerusform>%Ln pièce ne respecte pas la règle de placement %1.</numerusform>
            <numerusform>%Ln pièces ne respectent pas la règle de placement %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>happiness %1, the most possible</source>
        <comment>points of the board</comment>
        <translation>bonheur %1, le maximum possible</translation>
    </message>
    <message>
        <source>not every piece meets every rule</source>
        <translation>toutes les pièces ne respectent pas toutes les règles</translation>
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
    <name>boardwright::LinkWords</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
</context>
<context>
    <name>boardwright::ListChangeWords</name>
    <message>
        <source>&quot;%1&quot; is a new goal</source>
        <translation>«&#x202f;%1&#x202f;» est un nouvel objectif</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed</source>
        <comment>a goal</comment>
        <translation>«&#x202f;%1&#x202f;» a été supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is new</source>
        <translation>« %1 » : nom %2 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 was removed</source>
        <translation>« %1 » : nom %2 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is now %3</source>
        <translation>« %1 » : nom %2 devient %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is new</source>
        <translation>« %1 » : nom japonais %2 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 was removed</source>
        <translation>« %1 » : nom japonais %2 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is now %3</source>
        <translation>« %1 » : nom japonais %2 devient %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is new</source>
        <translation>« %1 » : habileté %2 ajoutée</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 was removed</source>
        <translation>« %1 » : habileté %2 supprimée</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is now %3</source>
        <translation>« %1 » : habileté %2 devient %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is new</source>
        <translation>« %1 » : durée %2 ajoutée</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 was removed</source>
        <translation>« %1 » : durée %2 supprimée</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is now %3</source>
        <translation>« %1 » : durée %2 devient %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is new</source>
        <translation>« %1 » : poids %2 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 was removed</source>
        <translation>« %1 » : poids %2 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is now %3</source>
        <translation>« %1 » : poids %2 devient %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is new</source>
        <translation>« %1 » : type « %2 » %3 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 was removed</source>
        <translation>« %1 » : type « %2 » %3 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is now %4</source>
        <translation>« %1 » : type « %2 » %3 devient %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is new</source>
        <translation>« %1 » : sous-type « %2 » %3 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 was removed</source>
        <translation>« %1 » : sous-type « %2 » %3 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is now %4</source>
        <translation>« %1 » : sous-type « %2 » %3 devient %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is new</source>
        <translation>« %1 » : type de ligne « %2 » %3 ajouté</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 was removed</source>
        <translation>« %1 » : type de ligne « %2 » %3 supprimé</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is now %4</source>
        <translation>« %1 » : type de ligne « %2 » %3 devient %4</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; is new</source>
        <translation>Le seuil %2 de « %1 » est nouveau</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; was removed</source>
        <translation>Le seuil %2 de « %1 » a été supprimé</translation>
    </message>
    <message>
        <source>The threshold of &quot;%1&quot; was %2 and is now %3</source>
        <translation>Le seuil de « %1 » était %2 et devient %3</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; is new</source>
        <translation>Le filtre %2 de « %1 » est nouveau</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; was removed</source>
        <translation>Le filtre %2 de « %1 » a été supprimé</translation>
    </message>
    <message>
        <source>The filter of &quot;%1&quot; was %2 and is now %3</source>
        <translation>Le filtre de « %1 » était %2 et devient %3</translation>
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
        <source>The sign for the value in %Ln goal(s), such as #, which is read again as {{X}}</source>
        <translation>
            <numerusform>Le signe de la valeur dans %Ln objectif, comme #, qui est relu comme {{X}}</numerusform>
            <numerusform>Le signe de la valeur dans %Ln objectifs, comme #, qui est relu comme {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>La pondération de %Ln objectif</numerusform>
            <numerusform>Les pondérations de %Ln objectifs</numerusform>
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
            <numerusform>L’étiquette de %Ln objectif</numerusform>
            <numerusform>Les étiquettes de %Ln objectifs</numerusform>
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
            <numerusform>Les limites de %Ln objectifs</numerusform>
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
        <source>The progressive range of %Ln goal(s)</source>
        <translation>
            <numerusform>La plage progressive de %Ln objectif</numerusform>
            <numerusform>Les plages progressives de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>L’infobulle de %Ln objectif</numerusform>
            <numerusform>Les infobulles de %Ln objectifs</numerusform>
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
        <source>%Ln disabled goal(s), left out entirely</source>
        <translation>
            <numerusform>%Ln objectif désactivé, omis en entier</numerusform>
            <numerusform>%Ln objectifs désactivés, omis en entier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data for %Ln goal(s)</source>
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
        <source>Boardwright&apos;s own data for the set</source>
        <translation>Les données propres à Boardwright de la liste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out entirely</source>
        <translation>
            <numerusform>%Ln objectif sans temps, omis en entier</numerusform>
            <numerusform>%Ln objectifs sans temps, omis en entier</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema mode of the set</source>
        <translation>Le mode de schéma de la liste</translation>
    </message>
    <message numerus="yes">
        <source>The range of %Ln goal(s), which becomes a goal for each value</source>
        <translation>
            <numerusform>La plage de %Ln objectif, qui devient un objectif par valeur</numerusform>
            <numerusform>La plage de %Ln objectifs, qui devient un objectif par valeur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of %Ln goal(s) that are too long</source>
        <translation>
            <numerusform>La fin de %Ln objectif trop long</numerusform>
            <numerusform>La fin de %Ln objectifs trop longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without text, left out entirely</source>
        <translation>
            <numerusform>%Ln objectif sans texte, entièrement omis</numerusform>
            <numerusform>%Ln objectifs sans texte, entièrement omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a difficulty get a tier by their place in the list</source>
        <translation>
            <numerusform>%Ln objectif sans difficulté reçoit un palier selon sa place dans la liste</numerusform>
            <numerusform>%Ln objectifs sans difficulté reçoivent un palier selon leur place dans la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exact difficulty of %Ln goal(s), which becomes one of the few tiers</source>
        <translation>
            <numerusform>La difficulté exacte de %Ln objectif, qui devient l&apos;un des quelques paliers</numerusform>
            <numerusform>La difficulté exacte de %Ln objectifs, qui devient l&apos;un des quelques paliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a category get a type of their own</source>
        <translation>
            <numerusform>%Ln objectif sans catégorie reçoit un type à lui</numerusform>
            <numerusform>%Ln objectifs sans catégorie reçoivent chacun un type à eux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether the categories of %Ln goal(s) are of boards or of lines</source>
        <translation>
            <numerusform>Si les catégories de %Ln objectif sont de grille ou de ligne</numerusform>
            <numerusform>Si les catégories de %Ln objectifs sont de grille ou de ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White space around %Ln goal(s), and control characters in them</source>
        <translation>
            <numerusform>Les espaces autour de %Ln objectif et ses caractères de contrôle</numerusform>
            <numerusform>Les espaces autour de %Ln objectifs et leurs caractères de contrôle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys in the file of %Ln goal(s) that Boardwright does not use</source>
        <translation>
            <numerusform>Les clés de %Ln objectif dans le fichier que Boardwright n&apos;utilise pas</numerusform>
            <numerusform>Les clés de %Ln objectifs dans le fichier que Boardwright n&apos;utilise pas</numerusform>
        </translation>
    </message>
    <message>
        <source>The declared tags that no goal has</source>
        <translation>Les étiquettes déclarées qu&apos;aucun objectif ne porte</translation>
    </message>
    <message>
        <source>Keys in the file of the set that Boardwright does not use</source>
        <translation>Les clés du fichier de la liste que Boardwright n&apos;utilise pas</translation>
    </message>
    <message>
        <source>Opening the file in Boardwright, which reads at most %1 goals: with a goal for each value, it has more</source>
        <translation>L’ouverture du fichier dans Boardwright, qui lit au plus %1 objectifs : avec un objectif par valeur, il en contient davantage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a tier, or without copies, left out entirely</source>
        <translation>
            <numerusform>%Ln objectif sans palier ou sans exemplaire, omis en entier</numerusform>
            <numerusform>%Ln objectifs sans palier ou sans exemplaire, omis en entier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message>
        <source>All limits kept</source>
        <translation>Toutes les limites respectées</translation>
    </message>
    <message>
        <source>Some cells could not be filled</source>
        <translation>Certaines cases n’ont pas pu être remplies</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>random choice, attempt %1</source>
        <comment>stage that finished the board</comment>
        <translation>tirage au sort, tentative %1</translation>
    </message>
    <message>
        <source>search from an empty board, attempt %1, phase %2</source>
        <translation>recherche depuis une grille vide, tentative %1, phase %2</translation>
    </message>
    <message>
        <source>search, attempt %1, phase %2</source>
        <comment>stage that finished the board</comment>
        <translation>recherche, tentative %1, phase %2</translation>
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
    <message>
        <source>Attempt %1 of %2: random choice filled every cell; no search was needed.</source>
        <translation>Tentative %1 sur %2&#xa0;: le tirage au sort a rempli toutes les cases, sans recherche.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the board from empty.</source>
        <translation>Tentative %1&#xa0;: le tirage au sort s’est trouvé bloqué&#x202f;; à la phase %2, la recherche a rempli la grille vide.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the rest.</source>
        <translation>Tentative %1&#xa0;: le tirage au sort s’est trouvé bloqué&#x202f;; à la phase %2, la recherche a rempli le reste.</translation>
    </message>
    <message>
        <source>The search stopped early, in phase %1 of %2: it had tried everything, and no board from this pool keeps every limit.</source>
        <translation>La recherche s’est arrêtée avant la fin, à la phase %1 sur %2&#xa0;: elle avait tout essayé, et aucune grille tirée de cette réserve ne respecte toutes les limites.</translation>
    </message>
    <message>
        <source>The search stopped early, after phase %1 of %2: it was making almost no progress.</source>
        <translation>La recherche s’est arrêtée avant la fin, après la phase %1 sur %2&#xa0;: elle n’avançait presque plus.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 line categories have a cap of 1; %3 % of goals have one.</source>
        <translation>Mode contraint&#xa0;: %1 catégories de ligne sur %2 n’admettent qu’un objectif par ligne&#x202f;; %3&#xa0;% des objectifs en ont une.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 board categories have a tight limit; %3 % of goals have one.</source>
        <translation>Mode contraint&#xa0;: %1 catégories de grille sur %2 ont une limite étroite&#x202f;; %3&#xa0;% des objectifs en ont une.</translation>
    </message>
    <message>
        <source>Cells: %1.</source>
        <comment>how many were filled by whom</comment>
        <translation>Cases&#xa0;: %1.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>The board of the seed &quot;%1&quot;: those before it did not pass the gates.</source>
        <translation>La grille de la graine « %1 » : les précédentes n’ont pas rempli les conditions.</translation>
    </message>
    <message>
        <source>happiness %1</source>
        <comment>points of the placement rules</comment>
        <translation>bonheur %1</translation>
    </message>
    <message>
        <source>Goals were exchanged to meet the placement rules: happiness %1 before, %2 after.</source>
        <translation>Des objectifs ont été échangés pour respecter les règles de placement : bonheur %1 avant, %2 après.</translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln of at most %1 goals.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>Elle a essayé %Ln objectif, sur %1 au plus.</numerusform>
            <numerusform>Elle a essayé %Ln objectifs, sur %1 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%Ln case par assouplissement, tentative %1</numerusform>
            <numerusform>%Ln cases par assouplissement, tentative %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempts</source>
        <translation>
            <numerusform>%Ln tentative</numerusform>
            <numerusform>%Ln tentatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers</source>
        <translation>
            <numerusform>%Ln modificateur</numerusform>
            <numerusform>%Ln modificateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Tentative %1&#xa0;: il a fallu assouplir des limites pour remplir %Ln case.</numerusform>
            <numerusform>Tentative %1&#xa0;: il a fallu assouplir des limites pour remplir %Ln cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: after a search (phases: %2), %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Tentative %1&#xa0;: après une recherche (phases&#xa0;: %2), il a fallu assouplir des limites pour remplir %Ln case.</numerusform>
            <numerusform>Tentative %1&#xa0;: après une recherche (phases&#xa0;: %2), il a fallu assouplir des limites pour remplir %Ln cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>Après %Ln tentative, des cases sont encore vides. Objectifs essayés par les recherches&#xa0;: %1&#x202f;; phases de la dernière tentative&#xa0;: %2.</numerusform>
            <numerusform>Après %Ln tentatives, des cases sont encore vides. Objectifs essayés par les recherches&#xa0;: %1&#x202f;; phases de la dernière tentative&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on. Chaos: every rule that can be switched off is off.</source>
        <translation>
            <numerusform>%Ln modificateur est actif. Chaos&#xa0;: toutes les règles qui peuvent l’être sont désactivées.</numerusform>
            <numerusform>%Ln modificateurs sont actifs. Chaos&#xa0;: toutes les règles qui peuvent l’être sont désactivées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on.</source>
        <translation>
            <numerusform>%Ln modificateur est actif.</numerusform>
            <numerusform>%Ln modificateurs sont actifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits relaxed</source>
        <translation>
            <numerusform>%Ln limite assouplie</numerusform>
            <numerusform>%Ln limites assouplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %Ln goals</source>
        <translation>
            <numerusform>réserve de %Ln objectif</numerusform>
            <numerusform>réserve de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln imposée</numerusform>
            <numerusform>%Ln imposées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln par tirage au sort</numerusform>
            <numerusform>%Ln par tirage au sort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln par recherche</numerusform>
            <numerusform>%Ln par recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln par assouplissement</numerusform>
            <numerusform>%Ln par assouplissement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals returned to the pool</source>
        <translation>
            <numerusform>%Ln objectif remis dans la réserve</numerusform>
            <numerusform>%Ln objectifs remis dans la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool had %Ln goals.</source>
        <translation>
            <numerusform>La réserve comptait %Ln objectif.</numerusform>
            <numerusform>La réserve comptait %Ln objectifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting had left out %Ln of them; they returned because the others could not fill the board.</source>
        <translation>
            <numerusform>La pondération avait écarté %Ln d’entre eux&#x202f;; il est revenu, car les autres ne pouvaient pas remplir la grille.</numerusform>
            <numerusform>La pondération avait écarté %Ln d’entre eux&#x202f;; ils sont revenus, car les autres ne pouvaient pas remplir la grille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected by gates</source>
        <comment>a board</comment>
        <translation>Refusé par les critères</translation>
    </message>
    <message>
        <source>No cell could be filled</source>
        <translation>Aucune case n’a pu être remplie</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <comment>how many were filled by whom</comment>
        <translation>cases : %1</translation>
    </message>
    <message>
        <source>The last of the boards that did not pass the gates is shown.</source>
        <translation>La dernière des grilles refusées par les critères est affichée.</translation>
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
        <source>Your changes in Source are not applied yet: %1</source>
        <translation>Vos modifications dans Texte source ne sont pas encore appliquées&#xa0;: %1</translation>
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
    <message>
        <source>Open a &amp;Sample</source>
        <translation>Ouvrir un &amp;exemple</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>Export &amp;Table as CSV…</source>
        <translation>Exporter le &amp;tableau en CSV…</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
    <message>
        <source>Show All Messages</source>
        <translation>Afficher tous les messages</translation>
    </message>
    <message numerus="yes">
        <source>Show All Messages (%Ln more)</source>
        <translation>
            <numerusform>Afficher tous les messages (encore %Ln)</numerusform>
            <numerusform>Afficher tous les messages (encore %Ln)</numerusform>
        </translation>
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
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>Rejetées : %1</translation>
    </message>
    <message>
        <source>Boards of the seeds tried before this one that the gate rejected</source>
        <translation>Grilles des graines essayées avant celle-ci que ce critère a rejetées</translation>
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
    <name>boardwright::MetricsView</name>
    <message>
        <source>Metrics and their targets</source>
        <translation>Mesures et leurs cibles</translation>
    </message>
    <message>
        <source>Bars will appear once there are puzzles</source>
        <translation>Les barres apparaîtront dès qu’il y aura des casse-têtes</translation>
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
        <source>All goals get the other name in one step.</source>
        <translation>Tous les objectifs reçoivent l’autre nom, en une seule étape.</translation>
    </message>
    <message>
        <source>Enter adds it, Esc cancels.</source>
        <translation>Entrée l’ajoute, Échap annule.</translation>
    </message>
    <message>
        <source>No other entry has this name.</source>
        <translation>Aucune autre entrée n’a ce nom.</translation>
    </message>
    <message>
        <source>This name already exists.</source>
        <translation>Ce nom existe déjà.</translation>
    </message>
    <message>
        <source>The name will be &quot;%1&quot;.</source>
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
    <name>boardwright::NamesDialog</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Names of the New Goal Set</source>
        <translation>Noms de la nouvelle liste d’objectifs</translation>
    </message>
    <message>
        <source>lockout.live shows these names. Both may stay empty; File &gt; Properties… has them, too.</source>
        <translation>lockout.live affiche ces noms. Les deux peuvent rester vides ; Fichier &gt; Propriétés… les contient aussi.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Leave Empty</source>
        <translation>&amp;Laisser vides</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>&amp;Nom de la liste&#xa0;:</translation>
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
        <source>Merges the selected categories into another one</source>
        <translation>Fusionne les catégories sélectionnées dans une autre</translation>
    </message>
    <message>
        <source>Merges the selected tags into another one</source>
        <translation>Fusionne les étiquettes sélectionnées dans une autre</translation>
    </message>
    <message>
        <source>Removes the tags from the set and from all goals</source>
        <translation>Retire les étiquettes de la liste et de tous les objectifs</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Déclarer</translation>
    </message>
    <message>
        <source>Gives a limit of 100 % to categories that goals have but that have no limit</source>
        <translation>Donne une limite de 100&#xa0;% aux catégories d’objectifs qui n’ont pas de limite</translation>
    </message>
    <message>
        <source>Adds tags that goals have to the tag list</source>
        <translation>Met dans la liste des étiquettes celles que portent des objectifs</translation>
    </message>
    <message>
        <source>Show &amp;goals</source>
        <translation>Afficher les ob&amp;jectifs</translation>
    </message>
    <message>
        <source>Shows the goals that have the category</source>
        <translation>Affiche les objectifs qui ont la catégorie</translation>
    </message>
    <message>
        <source>Shows the goals that have the tag</source>
        <translation>Affiche les objectifs qui portent l’étiquette</translation>
    </message>
    <message>
        <source>Earlier in the list</source>
        <translation>Plus haut dans la liste</translation>
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
        <source>No category matches</source>
        <translation>Aucune catégorie ne correspond</translation>
    </message>
    <message>
        <source>No tag matches</source>
        <translation>Aucune étiquette ne correspond</translation>
    </message>
    <message>
        <source>No name contains all of these words.</source>
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
        <source>Goals in a category share a limit on how much of the board, or of every line, they can fill.</source>
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
        <source>At most one goal per tag appears on a board.</source>
        <translation>Une grille contient au plus un objectif par étiquette.</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Removes the selection from the set and from all goals; board and line categories separately</source>
        <translation>Retire la sélection de la liste et de tous les objectifs&#x202f;; catégories de grille et de ligne séparément</translation>
    </message>
    <message>
        <source>Add other &amp;kind</source>
        <translation>Ajouter l’autre t&amp;ype</translation>
    </message>
    <message>
        <source>Limits the category both on the board and in lines, to 100 % at first</source>
        <translation>Limite la catégorie sur la grille et dans les lignes, à 100&#xa0;% pour commencer</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln categories</source>
        <translation>
            <numerusform>%1 sur %Ln catégorie</numerusform>
            <numerusform>%1 sur %Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tags</source>
        <translation>
            <numerusform>%1 sur %Ln étiquette</numerusform>
            <numerusform>%1 sur %Ln étiquettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln catégorie</numerusform>
            <numerusform>%Ln catégories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags</source>
        <translation>
            <numerusform>%Ln étiquette</numerusform>
            <numerusform>%Ln étiquettes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::NewGoalRow</name>
    <message>
        <source>New goal…</source>
        <translation>Nouvel objectif …</translation>
    </message>
    <message>
        <source>Type here to add a goal at the end (Enter or Tab in the last row leads here)</source>
        <translation>Saisir ici pour ajouter un objectif à la fin (Entrée ou Tab sur la dernière ligne mène ici)</translation>
    </message>
</context>
<context>
    <name>boardwright::NewNumbersButton</name>
    <message>
        <source>New &amp;Numbers…</source>
        <translation>Nouveaux &amp;nombres…</translation>
    </message>
    <message>
        <source>List what would be written, old and new</source>
        <translation>Lister ce qui serait écrit, ancien et nouveau</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>Nouveaux nombres</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message>
        <source>&quot;%1&quot; must be a whole number of at least 1. Write numbers such as 2-5 or 3, 6, 9.</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nombre entier d’au moins 1. Écrivez des nombres comme 2-5 ou 3, 6, 9.</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all zones</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone. Zones are E, M, L and N: %2; or write &quot;all&quot;.</source>
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
        <source>A weighting must be a whole number from 1 to 100; &quot;%1&quot; is not.</source>
        <translation>Une pondération doit être un nombre entier de 1 à 100&#x202f;; «&#x202f;%1&#x202f;» ne convient pas.</translation>
    </message>
    <message>
        <source>A limit must be a whole number of at least 1; &quot;%1&quot; is not. Disable the goal to keep it off the board.</source>
        <translation>Une limite doit être un nombre entier d’au moins 1&#x202f;; «&#x202f;%1&#x202f;» ne convient pas. Pour écarter l’objectif de la grille, désactivez-le.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid tag. Tags consist of lower-case letters a to z, digits and underscores, such as boss_rush.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une étiquette valide. Les étiquettes se composent de minuscules de a à z, de chiffres et de tirets bas, par exemple boss_rush.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an icon. An icon is an emoji or a picture whose name ends in .webp.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une icône. Une icône est un émoji ou une image dont le nom se termine par .webp.</translation>
    </message>
    <message>
        <source>lockout.live accepts either pictures or emoji, not both. Remove one kind.</source>
        <translation>lockout.live accepte soit des images, soit des émojis, pas les deux. Retirez l’un des deux types.</translation>
    </message>
    <message>
        <source>A goal needs text. Disable or remove the goal if you do not want it.</source>
        <translation>Un objectif a besoin d’un texte. Désactivez ou supprimez l’objectif s’il n’est pas souhaité.</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>Rien n’a été saisi.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.</source>
        <translation>
            <numerusform>%Ln nombre est permis au plus. Écrivez-en moins ou indiquez un pas&#xa0;: 10..50/10.</numerusform>
            <numerusform>%Ln nombres sont permis au plus. Écrivez-en moins ou indiquez un pas&#xa0;: 10..50/10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepte au plus 4 catégories de chaque type&#x202f;; il y en a %Ln. Retirez-en.</numerusform>
            <numerusform>lockout.live accepte au plus 4 catégories de chaque type&#x202f;; il y en a %Ln. Retirez-en.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal can have at most one tag; here are %Ln.</source>
        <translation>
            <numerusform>Un objectif porte une étiquette au plus&#x202f;; il y en a %Ln.</numerusform>
            <numerusform>Un objectif porte une étiquette au plus&#x202f;; il y en a %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 12 icons; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepte au plus 12 icônes&#x202f;; il y en a %Ln. Retirez-en.</numerusform>
            <numerusform>lockout.live accepte au plus 12 icônes&#x202f;; il y en a %Ln. Retirez-en.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal has %L1 characters; lockout.live accepts at most %L2. Shorten it, or move part of it to the tooltip.</source>
        <translation>Cet objectif compte %L1 caractères&#x202f;; lockout.live en accepte %L2 au plus. Raccourcissez-le ou déplacez-en une partie dans l’infobulle.</translation>
    </message>
    <message>
        <source>This tooltip has %L1 characters; lockout.live accepts at most %L2. Shorten it.</source>
        <translation>Cette infobulle compte %L1 caractères&#x202f;; lockout.live en accepte %L2 au plus. Raccourcissez-la.</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message>
        <source>&amp;Add Goal</source>
        <translation>&amp;Ajouter un objectif</translation>
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
        <source>The clipboard contains no text to paste.</source>
        <translation>Le presse-papiers ne contient aucun texte à coller.</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <comment>titles of columns</comment>
        <translation>Non collé&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of columns</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced: as many were selected as the clipboard contains.</source>
        <translation>
            <numerusform>%Ln objectif remplacé&#xa0;: la sélection en comptait autant que le presse-papiers.</numerusform>
            <numerusform>%Ln objectifs remplacés&#xa0;: la sélection en comptait autant que le presse-papiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals added below row %1.</source>
        <translation>
            <numerusform>%Ln objectif ajouté sous la ligne %1.</numerusform>
            <numerusform>%Ln objectifs ajoutés sous la ligne %1.</numerusform>
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
        <source>%1. Pale because the current boards ignore progression</source>
        <translation>%1. En pâle, car les grilles actuelles ne tiennent pas compte de la progression</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Apparaît</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Sur %L1 grille sur %Ln.</numerusform>
            <numerusform>Sur %L1 grilles sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>La pondération seule donnerait %1.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1</source>
        <translation>Sinon écarté par&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>Sur %Ln grille&#xa0;: pondération %1</numerusform>
            <numerusform>Sur %Ln grilles&#xa0;: pondération %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of boards that the goal is on. The mark shows what weighting alone would give. Type the share you want to find the weighting that gives it.</source>
        <translation>Part des grilles où figure l’objectif. Le repère montre ce que la pondération seule donnerait. Saisissez la part voulue pour trouver la pondération correspondante.</translation>
    </message>
    <message>
        <source>%1. Pale because boards of this generator do not depend on it</source>
        <translation>%1. En pâle, car les grilles de ce générateur n’en dépendent pas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problems</source>
        <translation>
            <numerusform>%Ln problème de plus</numerusform>
            <numerusform>%Ln problèmes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 (%Ln goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 donne %2 (%Ln objectif)</numerusform>
            <numerusform>%1 donne %2 (%Ln objectifs)</numerusform>
        </translation>
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
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
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
        <source>Columns that define a goal</source>
        <translation>Colonnes qui définissent un objectif</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibrer</translation>
    </message>
    <message>
        <source>Columns that control how often goals appear</source>
        <translation>Colonnes qui déterminent la fréquence des objectifs</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Columns that control where goals appear on the board</source>
        <translation>Colonnes qui déterminent où les objectifs figurent sur la grille</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Statistics measured on boards</source>
        <translation>Statistiques mesurées sur des grilles</translation>
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
        <source>No goal contains all of these words in its text, tooltip, categories or tag and matches the other filters.</source>
        <translation>Aucun objectif ne contient tous ces mots dans son texte, son infobulle, ses catégories ou son étiquette en répondant aux autres filtres.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Start a goal set here, or open one.</source>
        <translation>Commencez ici une liste d’objectifs, ou ouvrez-en une.</translation>
    </message>
    <message>
        <source>Paste from a spreadsheet</source>
        <translation>Coller depuis un tableur</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Ouvrir une liste</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln goals</source>
        <translation>
            <numerusform>%1 sur %Ln objectif</numerusform>
            <numerusform>%1 sur %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln désactivé</numerusform>
            <numerusform>%Ln désactivés</numerusform>
        </translation>
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
        <source>What the cell colours show</source>
        <translation>Ce que montrent les couleurs des cases</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Pas de coloration</translation>
    </message>
    <message>
        <source>At the edges: %1</source>
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
    <message>
        <source>&quot;%1&quot; is off: there is nothing to show of it</source>
        <comment>an overlay</comment>
        <translation>« %1 » est désactivé : il n’y a rien à en montrer</translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message>
        <source>%1: average</source>
        <comment>a measure, over many boards</comment>
        <translation>%1&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>%1: most frequent</source>
        <comment>a measure, over many boards</comment>
        <translation>%1&#xa0;: le plus souvent</translation>
    </message>
    <message>
        <source>%1: share of boards</source>
        <comment>a measure, over many boards</comment>
        <translation>%1&#xa0;: part des grilles</translation>
    </message>
    <message>
        <source>Where the chosen goal appears</source>
        <translation>Où apparaît l’objectif choisi</translation>
    </message>
    <message>
        <source>Where the chosen category appears</source>
        <translation>Où apparaît la catégorie choisie</translation>
    </message>
    <message>
        <source>%1: mean over many boards</source>
        <translation>%1&#xa0;: moyenne de nombreuses grilles</translation>
    </message>
    <message>
        <source>%1: most frequent value over many boards</source>
        <translation>%1&#xa0;: valeur la plus fréquente sur de nombreuses grilles</translation>
    </message>
    <message>
        <source>%1: share of many boards with at least one</source>
        <translation>%1&#xa0;: part de nombreuses grilles où il y en a au moins un</translation>
    </message>
    <message>
        <source>Share of boards on which the goal chosen in the table is in this cell</source>
        <translation>Part des grilles où l’objectif choisi dans le tableau figure dans cette case</translation>
    </message>
    <message>
        <source>Share of boards on which this cell has a goal of the category chosen last, or of the first category of the chosen goal</source>
        <translation>Part des grilles où cette case contient un objectif de la dernière catégorie choisie, ou de la première catégorie de l’objectif choisi</translation>
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
        <source>No goal chosen</source>
        <translation>Aucun objectif choisi</translation>
    </message>
    <message>
        <source>The chosen row is not a goal, or is not counted yet</source>
        <translation>La ligne choisie n’est pas un objectif, ou n’a pas encore été comptée</translation>
    </message>
    <message>
        <source>No category chosen</source>
        <translation>Aucune catégorie choisie</translation>
    </message>
    <message>
        <source>%1: no counted goal has it</source>
        <translation>%1&#xa0;: aucun objectif compté ne l’a</translation>
    </message>
    <message>
        <source>No boards counted yet</source>
        <translation>Aucune grille n’est encore comptée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Select a row of the table &quot;%1&quot;</source>
        <translation>Sélectionnez une ligne du tableau « %1 »</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTierRows</name>
    <message>
        <source>Add Boardwright&apos;s tiers</source>
        <comment>the name of an undo step</comment>
        <translation>Ajouter les paliers de Boardwright</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTiersBar</name>
    <message>
        <source>Add a row with Boardwright&apos;s own numbers for each tier that has none</source>
        <translation>Ajouter une ligne avec les nombres de Boardwright pour chaque palier qui n’en a pas</translation>
    </message>
    <message>
        <source>Add Boardwright&apos;s &amp;Tiers</source>
        <translation>Ajouter les pa&amp;liers de Boardwright</translation>
    </message>
</context>
<context>
    <name>boardwright::ParameterGroup</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Resets everything here to its default</source>
        <translation>Remet tous les réglages d’ici à leur valeur par défaut</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of settings, how many of them differ from the usual</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything here is at its default</source>
        <translation>Tous les réglages d’ici ont leur valeur par défaut</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayBingoWords</name>
    <message>
        <source>The layout has no cells. List its cells, or the difficulties of its goals.</source>
        <translation>La disposition n’a pas de cases. Listez ses cases, ou les difficultés de ses objectifs.</translation>
    </message>
    <message>
        <source>The layout has %1 cells; boards have at most %2.</source>
        <translation>La disposition a %1 cases ; les grilles en ont au plus %2.</translation>
    </message>
    <message>
        <source>The layout has %1 cells, which are no whole rows of %2.</source>
        <translation>La disposition a %1 cases, ce qui ne fait pas des rangées entières de %2.</translation>
    </message>
    <message>
        <source>The site cannot make boards: the layout has %2 cells, and %1 goals pass the filters.</source>
        <translation>Le site ne peut pas faire de grilles : la disposition a %2 cases, et %1 objectifs passent les filtres.</translation>
    </message>
    <message>
        <source>The site cannot make boards: %2 goals have difficulty %1, and the layout has %3 cells for them.</source>
        <translation>Le site ne peut pas faire de grilles : %2 objectifs ont la difficulté %1, et la disposition a %3 cases pour eux.</translation>
    </message>
    <message>
        <source>Boards of all seeds have only %1 different sets of goals, because the site takes the goals of each difficulty by the seed&apos;s remainder. The line rule gives more.</source>
        <translation>Les grilles de toutes les graines n’ont que %1 ensembles d’objectifs différents, car le site prend les objectifs de chaque difficulté selon le reste de la graine. La règle des lignes en donne davantage.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing in the list, or is not what the site has there.</source>
        <translation>« %1 » manque dans la liste, ou n’est pas ce que le site a à cet endroit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of the site.</source>
        <translation>« %1 » n’est pas un réglage du site.</translation>
    </message>
    <message>
        <source>The site cannot make this board: no goal fits row %1, column %2.</source>
        <translation>Le site ne peut pas faire cette grille : aucun objectif ne convient à la rangée %1, colonne %2.</translation>
    </message>
    <message>
        <source>The goal of cell %1 is none that the layout has there.</source>
        <translation>L’objectif de la case %1 n’est pas de ceux que la disposition y met.</translation>
    </message>
    <message>
        <source>The board has more goals of category &quot;%1&quot; than its maximum.</source>
        <translation>La grille a plus d’objectifs de la catégorie « %1 » que son maximum.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties with too few goals</source>
        <translation>
            <numerusform>%Ln difficulté avec trop peu d’objectifs</numerusform>
            <numerusform>%Ln difficultés avec trop peu d’objectifs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PlayPage</name>
    <message>
        <source>The seed of the board, as the number of a level of its tier</source>
        <translation>La graine de la grille, comme numéro d’un niveau de son palier</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>&amp;Undo Step</source>
        <translation>An&amp;nuler le pas</translation>
    </message>
    <message>
        <source>Take back the last step (Backspace or Ctrl+Z)</source>
        <translation>Revenir sur le dernier pas (Retour arrière ou Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take &amp;Warp</source>
        <translation>Prendre le ra&amp;ccourci</translation>
    </message>
    <message>
        <source>Go through the warp at the end of the route (W)</source>
        <translation>Passer par le raccourci au bout du parcours (W)</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>Indic&amp;e</translation>
    </message>
    <message>
        <source>Show a step that leads to a solution (H)</source>
        <translation>Montrer un pas qui mène à une solution (H)</translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation>Ré&amp;soudre</translation>
    </message>
    <message>
        <source>Show a solution step by step</source>
        <translation>Montrer une solution pas à pas</translation>
    </message>
    <message>
        <source>Start &amp;Over</source>
        <translation>Reco&amp;mmencer</translation>
    </message>
    <message>
        <source>Begin this puzzle again (Home)</source>
        <translation>Reprendre ce casse-tête au début (Début)</translation>
    </message>
    <message>
        <source>–</source>
        <comment>the seed is not the number of a level</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cells that the route visits</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>boardwright::PlaySession</name>
    <message>
        <source>This board has no complete route, so there is no puzzle.</source>
        <translation>Cette grille n’a pas de parcours complet&#xa0;: il n’y a donc pas de casse-tête.</translation>
    </message>
    <message>
        <source>Your route could not be completed, so the solution starts at the input pin.</source>
        <translation>Votre parcours ne pouvait pas être achevé&#xa0;: la solution part donc de l’entrée.</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayWords</name>
    <message>
        <source>%1, level %2</source>
        <comment>a tier of difficulty, a number</comment>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <comment>a tier of difficulty, any text</comment>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, and visit all %3 cells.</source>
        <translation>Partez de la rangée %1, colonne %2, et visitez les %3 cases.</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, visit all %3 cells, and end at row %4, column %5.</source>
        <translation>Partez de la rangée %1, colonne %2, visitez les %3 cases et arrivez à la rangée %4, colonne %5.</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3 of %4 cells</source>
        <translation>Rangée %1, colonne %2, %3 cases sur %4</translation>
    </message>
    <message>
        <source>Warp to row %1, column %2, %3 of %4 cells</source>
        <translation>Raccourci vers la rangée %1, colonne %2, %3 cases sur %4</translation>
    </message>
    <message>
        <source>Back at row %1, column %2, %3 of %4 cells</source>
        <translation>Retour à la rangée %1, colonne %2, %3 cases sur %4</translation>
    </message>
    <message>
        <source>The output pin must be the last cell.</source>
        <translation>La sortie doit être la dernière case.</translation>
    </message>
    <message>
        <source>There is a wall.</source>
        <translation>Il y a un mur.</translation>
    </message>
    <message>
        <source>This is the edge of the board.</source>
        <translation>C’est le bord de la grille.</translation>
    </message>
    <message>
        <source>You have already visited that cell.</source>
        <translation>Vous avez déjà visité cette case.</translation>
    </message>
    <message>
        <source>That cell is not next to the end of your route.</source>
        <translation>Cette case n’est pas à côté du bout de votre parcours.</translation>
    </message>
    <message>
        <source>There is no warp here.</source>
        <translation>Il n’y a pas de raccourci ici.</translation>
    </message>
    <message>
        <source>You are at the start.</source>
        <translation>Vous êtes au départ.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Start over to play it again.</source>
        <translation>Le casse-tête est résolu. Recommencez pour y rejouer.</translation>
    </message>
    <message>
        <source>Dead end: the route cannot be completed from here.</source>
        <translation>Impasse&#xa0;: le parcours ne peut pas être achevé d’ici.</translation>
    </message>
    <message>
        <source>Only the output pin is left.</source>
        <translation>Il ne reste que la sortie.</translation>
    </message>
    <message>
        <source>Go to row %1, column %2.</source>
        <translation>Allez à la rangée %1, colonne %2.</translation>
    </message>
    <message>
        <source>Take the warp to row %1, column %2.</source>
        <translation>Prenez le raccourci vers la rangée %1, colonne %2.</translation>
    </message>
    <message>
        <source>It is not known whether the route can be completed from here.</source>
        <translation>On ne sait pas si le parcours peut être achevé d’ici.</translation>
    </message>
    <message>
        <source>The route cannot be completed from here. How far to go back is not known.</source>
        <translation>Le parcours ne peut pas être achevé d’ici. On ne sait pas jusqu’où revenir.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>through the warp</source>
        <translation>par le raccourci</translation>
    </message>
    <message>
        <source>There is nowhere to go from here.</source>
        <translation>D’ici, on ne peut aller nulle part.</translation>
    </message>
    <message>
        <source>You can go %1.</source>
        <comment>a list such as: up, left, and through the warp</comment>
        <translation>Vous pouvez aller %1.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Voici la solution.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <comment>minutes and seconds</comment>
        <translation>Résolu en %1.</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>Solution montrée</translation>
    </message>
    <message>
        <source>Solved by hand</source>
        <translation>Résolu à la main</translation>
    </message>
    <message>
        <source>Mechanic: %1</source>
        <translation>Mécanique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cells: %1</source>
        <translation>Cases&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>Steps taken back: %1</source>
        <translation>Pas annulés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>Indices&#xa0;: %1</translation>
    </message>
    <message>
        <source>The wrong turn was to row %1, column %2.</source>
        <translation>Le mauvais choix menait à la ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>in the fog</source>
        <comment>a cell</comment>
        <translation>dans le brouillard</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a cell</comment>
        <translation>mur</translation>
    </message>
    <message>
        <source>input pin</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output pin</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>the end of your route</source>
        <comment>a cell</comment>
        <translation>la fin de votre parcours</translation>
    </message>
    <message>
        <source>visited as cell %1</source>
        <comment>its place along the route</comment>
        <translation>visitée en position %1</translation>
    </message>
    <message>
        <source>not visited</source>
        <comment>a cell</comment>
        <translation>non visitée</translation>
    </message>
    <message>
        <source>warp to row %1, column %2</source>
        <translation>raccourci vers la ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>warp</source>
        <comment>a cell</comment>
        <translation>raccourci</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <comment>what is seen in a cell</comment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>You can go here.</source>
        <translation>Vous pouvez aller ici.</translation>
    </message>
    <message numerus="yes">
        <source>Take back %Ln steps.</source>
        <translation>
            <numerusform>Revenez de %Ln pas en arrière.</numerusform>
            <numerusform>Revenez de %Ln pas en arrière.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message>
        <source>Forced positions</source>
        <translation>Positions imposées</translation>
    </message>
    <message>
        <source>Anywhere. Choose the only cells where it may appear</source>
        <translation>Partout. Choisissez les seules cases où il peut se trouver</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln cells.</source>
        <translation>
            <numerusform>Cette grille a %Ln case.</numerusform>
            <numerusform>Cette grille a %Ln cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in %Ln cells</source>
        <translation>
            <numerusform>Seulement dans %Ln case</numerusform>
            <numerusform>Seulement dans %Ln cases</numerusform>
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
        <source>Show only the board, on the whole screen (%1)</source>
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
        <source>Unaccept all</source>
        <translation>Ne plus les accepter</translation>
    </message>
    <message>
        <source>Unaccept</source>
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
        <translation>Mettre la limite à %1&#xa0;%</translation>
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
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>The set and this board are fine.</source>
        <translation>La liste et cette grille sont en ordre.</translation>
    </message>
    <message>
        <source>Also show accepted warnings</source>
        <translation>Afficher aussi les avertissements acceptés</translation>
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
    <message>
        <source>no complete board for this seed</source>
        <translation>pas de grille complète pour cette graine</translation>
    </message>
</context>
<context>
    <name>boardwright::ProgressionPage</name>
    <message>
        <source>Lower values come earlier on the board</source>
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
        <source>One game mode in one size. Goals can have forced positions on that board.</source>
        <translation>Un seul mode de jeu dans une seule taille. Les objectifs peuvent y avoir des positions imposées.</translation>
    </message>
    <message>
        <source>Any game mode and size, without the site&apos;s checks.</source>
        <translation>Tout mode de jeu et toute taille, sans les vérifications du site.</translation>
    </message>
    <message>
        <source>Schema &amp;mode:</source>
        <translation>&amp;Mode de schéma&#xa0;:</translation>
    </message>
</context>
<context>
    <name>boardwright::PuzzleView</name>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Arrow keys move along the board, W takes a warp, Backspace takes back a step, H gives a hint, L says where you can go, and Home starts over.</source>
        <translation>Les flèches parcourent la grille, W prend un raccourci, Retour arrière annule un pas, H donne un indice, L dit où vous pouvez aller et Début recommence.</translation>
    </message>
</context>
<context>
    <name>boardwright::QualityPage</name>
    <message>
        <source>What rejects topologies</source>
        <translation>Ce qui rejette les topologies</translation>
    </message>
    <message>
        <source>A row will appear for each test</source>
        <translation>Une ligne apparaîtra pour chaque test</translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>No values. Enter some, such as 2-5 or 3, 6, 9</source>
        <translation>Pas de valeurs. Écrivez-en, comme 2-5 ou 3, 6, 9</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln valeur&#xa0;: %1</numerusform>
            <numerusform>%Ln valeurs&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingSign</name>
    <message>
        <source>&quot;%1&quot; was not opened.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message>
        <source>No value of a line counts</source>
        <translation>Aucune valeur d’une ligne ne compte</translation>
    </message>
    <message>
        <source>Not valid, so all but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number</source>
        <translation>Non valide, donc toutes sauf la plus haute comptent. Écrivez «&#x202f;min&#x202f;» ou «&#x202f;max&#x202f;», une espace et un nombre</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln highest values of a line count</source>
        <translation>
            <numerusform>La plus haute valeur (%Ln) d’une ligne compte</numerusform>
            <numerusform>Les %Ln plus hautes valeurs d’une ligne comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln lowest values of a line count</source>
        <translation>
            <numerusform>La plus basse valeur (%Ln) d’une ligne compte</numerusform>
            <numerusform>Les %Ln plus basses valeurs d’une ligne comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln lowest values of a line count</source>
        <translation>
            <numerusform>Toutes les valeurs d’une ligne sauf la plus basse (%Ln) comptent</numerusform>
            <numerusform>Toutes les valeurs d’une ligne sauf les %Ln plus basses comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln highest values of a line count</source>
        <translation>
            <numerusform>Toutes les valeurs d’une ligne sauf la plus haute (%Ln) comptent</numerusform>
            <numerusform>Toutes les valeurs d’une ligne sauf les %Ln plus hautes comptent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message>
        <source>%1 → %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 → %2&#xa0;%</translation>
    </message>
    <message>
        <source>no cell changed on this board</source>
        <translation>aucune case changée sur cette grille</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one number to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>this goal</source>
        <translation>cet objectif</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a limit, a number of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>relaxed boards: %1</source>
        <comment>from one share to another</comment>
        <translation>grilles assouplies&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what moved, from one number to another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>new: %1 (%2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>nouveau&#xa0;: %1 (%2 des grilles)</translation>
    </message>
    <message>
        <source>removed: %1 (was on %2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>supprimé&#xa0;: %1 (était sur %2 des grilles)</translation>
    </message>
    <message>
        <source>%1 of boards differ; no statistic changed significantly</source>
        <translation>%1 des grilles diffèrent&#x202f;; aucune statistique n’a changé de façon significative</translation>
    </message>
    <message>
        <source>boards can no longer be made</source>
        <translation>les grilles ne peuvent plus être créées</translation>
    </message>
    <message>
        <source>boards can now be made</source>
        <translation>les grilles peuvent maintenant être créées</translation>
    </message>
    <message>
        <source>no board can be made, before or after</source>
        <translation>aucune grille ne peut être créée, ni avant ni après</translation>
    </message>
    <message>
        <source>no board changed</source>
        <translation>aucune grille n’a changé</translation>
    </message>
    <message>
        <source>counting boards…</source>
        <translation>comptage des grilles…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>No significant change</source>
        <translation>Aucun changement significatif</translation>
    </message>
    <message>
        <source>Significant changes, strongest evidence first:</source>
        <translation>Changements significatifs, les mieux établis d’abord&#xa0;:</translation>
    </message>
    <message>
        <source>Since pinning</source>
        <translation>Depuis l’épinglage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) changed on this board</source>
        <translation>
            <numerusform>%Ln case changée sur cette grille</numerusform>
            <numerusform>%Ln cases changées sur cette grille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reworded goal(s) redrawn</source>
        <translation>
            <numerusform>%Ln objectif reformulé tiré à nouveau</numerusform>
            <numerusform>%Ln objectifs reformulés tirés à nouveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln boards: %1</source>
        <comment>of how many seeds, what changed there</comment>
        <translation>
            <numerusform>sur %Ln grille : %1</numerusform>
            <numerusform>sur %Ln grilles : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps redone</source>
        <translation>
            <numerusform>%Ln étape rétablie</numerusform>
            <numerusform>%Ln étapes rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps undone</source>
        <translation>
            <numerusform>%Ln étape annulée</numerusform>
            <numerusform>%Ln étapes annulées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the boards of %Ln seeds, the same before and after:</source>
        <translation>
            <numerusform>Parmi les grilles de %Ln graine, la même avant et après :</numerusform>
            <numerusform>Parmi les grilles de %Ln graines, les mêmes avant et après :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of boards differ</source>
        <translation>%1 des grilles diffèrent</translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %Ln goal(s) were reworded, so they are drawn anew.</source>
        <translation>
            <numerusform>Les grilles tirent les objectifs d’après leur texte. %Ln objectif a été reformulé et est donc tiré à nouveau.</numerusform>
            <numerusform>Les grilles tirent les objectifs d’après leur texte. %Ln objectifs ont été reformulés et sont donc tirés à nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no board for this seed, before or after</source>
        <translation>pas de grille pour cette graine, ni avant ni après</translation>
    </message>
    <message>
        <source>this seed has a board now</source>
        <translation>cette graine a maintenant une grille</translation>
    </message>
    <message>
        <source>this seed has no board any more</source>
        <translation>cette graine n’a plus de grille</translation>
    </message>
    <message>
        <source>this board has another shape</source>
        <translation>cette grille a une autre forme</translation>
    </message>
    <message>
        <source>another route on this board</source>
        <translation>un autre parcours sur cette grille</translation>
    </message>
    <message>
        <source>seeds without a board: %1</source>
        <comment>from one share to another</comment>
        <translation>graines sans grille : %1</translation>
    </message>
    <message>
        <source>only the words of goals differ, on %1 of boards</source>
        <comment>a share</comment>
        <translation>seul le texte d’objectifs diffère, sur %1 des grilles</translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s), but not for this one</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>des grilles peuvent maintenant être créées pour %1 de %Ln graine, mais pas pour celle-ci</numerusform>
            <numerusform>des grilles peuvent maintenant être créées pour %1 de %Ln graines, mais pas pour celle-ci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s)</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>des grilles peuvent maintenant être créées pour %1 de %Ln graine</numerusform>
            <numerusform>des grilles peuvent maintenant être créées pour %1 de %Ln graines</numerusform>
        </translation>
    </message>
    <message>
        <source>no seed has a board, before or after</source>
        <translation>aucune graine n’a de grille, ni avant ni après</translation>
    </message>
    <message numerus="yes">
        <source>this board has another shape, with %Ln changed cell(s)</source>
        <translation>
            <numerusform>cette grille a une autre forme, avec %Ln case modifiée</numerusform>
            <numerusform>cette grille a une autre forme, avec %Ln cases modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds whose boards gates reject: %1</source>
        <comment>from one share to another</comment>
        <translation>graines dont des critères rejettent les grilles : %1</translation>
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
        <source>Redo this edit</source>
        <translation>Rétablir cette modification</translation>
    </message>
    <message>
        <source>Undo this edit</source>
        <translation>Annuler cette modification</translation>
    </message>
    <message>
        <source>Effect of the last edit</source>
        <translation>Effet de la dernière modification</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edit, what it did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pinned: your changes are compared with the set and board as they were when pinned.</source>
        <translation>Épinglé&#xa0;: vos changements sont comparés à la liste et à la grille au moment de l’épinglage.</translation>
    </message>
    <message>
        <source>Keep the Board</source>
        <translation>Garder la grille</translation>
    </message>
    <message>
        <source>Draw the reworded goals by the text that they had, so that no board changes but for the words</source>
        <translation>Tirer les objectifs reformulés d’après leur ancien texte, pour que rien d’autre que les mots ne change sur les grilles</translation>
    </message>
    <message>
        <source>What an edit changes is shown here.</source>
        <translation>Ce qu’une modification change s’affiche ici.</translation>
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
        <source>Unsaved work cannot be backed up in case of a crash. Save regularly. %1</source>
        <translation>Le travail non enregistré ne peut pas être sauvegardé en cas de plantage. Enregistrez régulièrement. %1</translation>
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
    <name>boardwright::RemadeWords</name>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>Differs from the file, from %1 on</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>Diffère du fichier à partir de %1</translation>
    </message>
    <message>
        <source>This is no board: it needs &quot;generator&quot;, &quot;seed&quot; and &quot;cells&quot;. Use a board that was exported as JSON.</source>
        <translation>Ce n’est pas une grille : il faut « generator », « seed » et « cells ». Utilisez une grille exportée en JSON.</translation>
    </message>
    <message>
        <source>There is no generator &quot;%1&quot;. The board may be made by a newer version of Boardwright.</source>
        <translation>Il n’y a pas de générateur « %1 ». La grille vient peut-être d’une version plus récente de Boardwright.</translation>
    </message>
    <message>
        <source>This set has no such boards: %1</source>
        <comment>a sentence</comment>
        <translation>Cette liste ne donne pas de telles grilles : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message>
        <source>Match case</source>
        <translation>Respecter les majuscules et les minuscules</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>Regular expression; in the replacement, \1 stands for the first group</source>
        <translation>Expression rationnelle&#x202f;; dans le texte de remplacement, \1 représente le premier groupe</translation>
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
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Rien n’a été remplacé, à cause de la ligne %1&#xa0;: %2</translation>
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
        <source>Replace the match in the current cell</source>
        <translation>Remplacer le résultat dans la cellule actuelle</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Remplacer tous les résultats</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two things that were done</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>category and tag names can only be changed in all goals at once</source>
        <translation>les noms de catégories et d’étiquettes ne peuvent être changés que dans tous les objectifs à la fois</translation>
    </message>
    <message>
        <source>Selected rows only</source>
        <translation>Lignes sélectionnées seulement</translation>
    </message>
    <message>
        <source>These cells cannot be edited.</source>
        <translation>Ces cellules ne peuvent pas être modifiées.</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln goals</source>
        <translation>
            <numerusform>Remplacement dans %Ln objectif</numerusform>
            <numerusform>Remplacement dans %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln goals</source>
        <translation>
            <numerusform>Remplacé dans %Ln objectif</numerusform>
            <numerusform>Remplacé dans %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names of categories and tags changed everywhere, including limits</source>
        <translation>
            <numerusform>%Ln nom de catégorie ou d’étiquette changé partout, limites comprises</numerusform>
            <numerusform>%Ln noms de catégories et d’étiquettes changés partout, limites comprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln cells</source>
        <translation>
            <numerusform>Remplacé dans %Ln cellule</numerusform>
            <numerusform>Remplacé dans %Ln cellules</numerusform>
        </translation>
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
        <translation>Étape %L1 sur %L2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>boardwright::ResultView</name>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>C&amp;opier comme image</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Copy the result as lines of text</source>
        <translation>Copier le résultat en lignes de texte</translation>
    </message>
    <message>
        <source>Copy a picture of the board with the result</source>
        <translation>Copier une image de la grille avec le résultat</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Le résultat a été copié comme texte.</translation>
    </message>
    <message>
        <source>The result was copied as a picture.</source>
        <translation>Le résultat a été copié comme image.</translation>
    </message>
</context>
<context>
    <name>boardwright::RoomWords</name>
    <message>
        <source>&quot;%1&quot; is no seed of a room. Seeds of the site are whole numbers from 0 to %2.</source>
        <translation>« %1 » n&apos;est pas une graine de salon. Les graines du site sont des nombres entiers de 0 à %2.</translation>
    </message>
    <message>
        <source>The site cannot make this board: fewer than %1 goals may stand together.</source>
        <translation>Le site ne peut pas faire cette grille : moins de %1 objectifs peuvent être ensemble.</translation>
    </message>
    <message>
        <source>The goal in cell %1 shares types with goals of its lines (clash %2). The site does not say so.</source>
        <translation>L&apos;objectif de la case %1 partage des types avec ceux de ses lignes (conflit %2). Le site ne le dit pas.</translation>
    </message>
    <message>
        <source>The goal in cell %1 stands in cell %2, too.</source>
        <translation>L&apos;objectif de la case %1 se trouve aussi dans la case %2.</translation>
    </message>
    <message>
        <source>Cell %1 has no goal of the list.</source>
        <translation>La case %1 n&apos;a pas d&apos;objectif de la liste.</translation>
    </message>
    <message>
        <source>The tiers of the cells are not those of the site&apos;s boards.</source>
        <translation>Les paliers des cases ne sont pas ceux des grilles du site.</translation>
    </message>
    <message>
        <source>In cell %1, &quot;%2&quot; would clash less.</source>
        <translation>Dans la case %1, « %2 » serait moins en conflit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands beside a goal that rules it out.</source>
        <translation>« %1 » est à côté d&apos;un objectif qui l&apos;exclut.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals share types with goals of their lines</source>
        <translation>
            <numerusform>%Ln objectif partage des types avec ceux de ses lignes</numerusform>
            <numerusform>%Ln objectifs partagent des types avec ceux de leurs lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells repeat a goal</source>
        <translation>
            <numerusform>%Ln case répète un objectif</numerusform>
            <numerusform>%Ln cases répètent un objectif</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedPanel</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own numbers are used for all tiers. A row for a tier replaces them.</source>
        <translation>Les nombres de Boardwright servent pour tous les paliers. Une ligne pour un palier les remplace.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajustement</translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedWords</name>
    <message>
        <source>This tier has a row above, so this one has no effect.</source>
        <translation>Ce palier a déjà une ligne plus haut&#xa0;: celle-ci est donc sans effet.</translation>
    </message>
    <message>
        <source>The largest size, %2, is smaller than the smallest, %1. All boards are %1.</source>
        <translation>La plus grande taille, %2, est inférieure à la plus petite, %1. Toutes les grilles sont de %1.</translation>
    </message>
    <message>
        <source>The range ends at %2, before it begins at %1. It is taken as %1 alone.</source>
        <translation>La plage finit à %2, avant de commencer à %1. Seul %1 compte.</translation>
    </message>
    <message>
        <source>These weights are all 0, so each of them counts as 1.</source>
        <translation>Ces poids sont tous nuls&#xa0;: chacun compte donc pour 1.</translation>
    </message>
    <message>
        <source>The target ends at %1, but boards below %2 are rejected. Raise the target, or lower what is rejected.</source>
        <translation>La cible finit à %1, mais les grilles au-dessous de %2 sont rejetées. Relevez la cible ou abaissez le seuil de rejet.</translation>
    </message>
    <message>
        <source>No two cells of the smallest board are %1 apart: at most %2. Its boards have no warps.</source>
        <translation>Deux cases de la plus petite grille ne sont jamais à %1 l’une de l’autre&#xa0;: au plus à %2. Les grilles de cette taille n’ont pas de raccourcis.</translation>
    </message>
    <message>
        <source>So many walls leave no cells. Boards keep two cells open.</source>
        <translation>Tant de murs ne laissent aucune case. Les grilles gardent deux cases ouvertes.</translation>
    </message>
    <message>
        <source>None of %1 topologies passed: %2 have no route that was found, %3 have too few or too shallow forks. Lower what the tier rejects, or change its walls.</source>
        <translation>Aucune des %1 topologies n’a convenu&#xa0;: pour %2, aucun parcours n’a été trouvé&#x202f;; %3 ont des bifurcations trop rares ou trop peu profondes. Abaissez les seuils de rejet du palier ou changez ses murs.</translation>
    </message>
    <message>
        <source>Only %1 of %2 open cells hang together.</source>
        <translation>Seules %1 cases ouvertes sur %2 sont reliées.</translation>
    </message>
    <message>
        <source>The route visits %1 cells, but should visit each of %2 once.</source>
        <translation>Le parcours visite %1 cases, mais devrait visiter chacune des %2 une fois.</translation>
    </message>
    <message>
        <source>Step %1 of the route leads to a cell that is not beside the one before.</source>
        <translation>Le pas %1 du parcours mène à une case qui n’est pas à côté de la précédente.</translation>
    </message>
    <message>
        <source>topology %1</source>
        <comment>a board that passed</comment>
        <translation>topologie %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers that are listed twice</source>
        <translation>
            <numerusform>%Ln palier indiqué deux fois</numerusform>
            <numerusform>%Ln paliers indiqués deux fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers whose largest size is below the smallest</source>
        <translation>
            <numerusform>%Ln palier dont la plus grande taille est inférieure à la plus petite</numerusform>
            <numerusform>%Ln paliers dont la plus grande taille est inférieure à la plus petite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that end before they begin</source>
        <translation>
            <numerusform>%Ln plage qui finit avant de commencer</numerusform>
            <numerusform>%Ln plages qui finissent avant de commencer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of weights that are all 0</source>
        <translation>
            <numerusform>%Ln groupe de poids tous nuls</numerusform>
            <numerusform>%Ln groupes de poids tous nuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets below what is rejected</source>
        <translation>
            <numerusform>%Ln cible au-dessous du seuil de rejet</numerusform>
            <numerusform>%Ln cibles au-dessous du seuil de rejet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with warps that are too long</source>
        <translation>
            <numerusform>%Ln palier aux raccourcis trop longs</numerusform>
            <numerusform>%Ln paliers aux raccourcis trop longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with too many walls</source>
        <translation>
            <numerusform>%Ln palier avec trop de murs</numerusform>
            <numerusform>%Ln paliers avec trop de murs</numerusform>
        </translation>
    </message>
    <message>
        <source>walls</source>
        <comment>a stage of making a board</comment>
        <translation>murs</translation>
    </message>
    <message>
        <source>route</source>
        <comment>a stage of making a board</comment>
        <translation>parcours</translation>
    </message>
    <message numerus="yes">
        <source>Topology %1 passed. Routes were begun %Ln times.</source>
        <translation>
            <numerusform>La topologie %1 a convenu. Un parcours a été commencé %Ln fois.</numerusform>
            <numerusform>La topologie %1 a convenu. Des parcours ont été commencés %Ln fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mechanic that was drawn was given up after %Ln topologies. This is a standard board.</source>
        <translation>
            <numerusform>La mécanique tirée a été abandonnée après %Ln topologie. Ceci est une grille standard.</numerusform>
            <numerusform>La mécanique tirée a été abandonnée après %Ln topologies. Ceci est une grille standard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells is no sculpted board.</source>
        <translation>
            <numerusform>Une grille de %Ln case n’est pas une grille sculptée.</numerusform>
            <numerusform>Une grille de %Ln cases n’est pas une grille sculptée.</numerusform>
        </translation>
    </message>
    <message>
        <source>No topology passed</source>
        <translation>Aucune topologie n’a été retenue</translation>
    </message>
</context>
<context>
    <name>boardwright::SectionGroupModel</name>
    <message>
        <source>Default: yes</source>
        <translation>Par défaut&#xa0;: oui</translation>
    </message>
    <message>
        <source>Default: no</source>
        <translation>Par défaut&#xa0;: non</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <comment>a value</comment>
        <translation>Par défaut&#xa0;: %1</translation>
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
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>This seed was copied from generator version %1. This is version %2, which may give a different board.</source>
        <translation>Cette graine a été copiée de la version %1 du générateur&#x202f;; celle-ci est la version %2, qui peut donner une autre grille.</translation>
    </message>
    <message>
        <source>A whole number, as shared among players; any other text stands for a number.
The same seed and list make the same board here as anywhere else.</source>
        <translation>Un nombre entier, tel que les joueurs se le transmettent&#x202f;; tout autre texte en représente un.
La même graine et la même liste donnent ici la même grille que partout ailleurs.</translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.</source>
        <translation>N’importe quel texte. La même graine, la même liste et la même taille donnent toujours la même grille.</translation>
    </message>
    <message>
        <source>The seed of a room: a whole number from 0 to %1.</source>
        <translation>La graine d&apos;un salon : un nombre entier de 0 à %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedTableModel</name>
    <message>
        <source>%1 is in cell %2</source>
        <comment>a goal, one or more numbers of cells</comment>
        <translation>%1 est dans la case %2</translation>
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
        <source>%1 in cell</source>
        <comment>a goal; below are numbers of cells</comment>
        <translation>%1 dans la case</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsCriterionBar</name>
    <message>
        <source>Kind of criterion</source>
        <translation>Type de critère</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
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
        <source>Maximum relaxations</source>
        <translation>Assouplissements (au plus)</translation>
    </message>
    <message>
        <source>Board statistic</source>
        <translation>Statistique de la grille</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add this criterion. A board must meet all criteria</source>
        <translation>Ajouter ce critère. Une grille doit remplir tous les critères</translation>
    </message>
    <message>
        <source>Other goal</source>
        <translation>Autre objectif</translation>
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
        <source>Limit of the statistic</source>
        <translation>Borne de la statistique</translation>
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
        <source>Criteria</source>
        <translation>Critères</translation>
    </message>
    <message>
        <source>From the Selection</source>
        <translation>Depuis la sélection</translation>
    </message>
    <message>
        <source>Add criteria for the goals selected in the table</source>
        <translation>Ajouter des critères pour les objectifs sélectionnés dans le tableau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the chosen criterion (Del)</source>
        <translation>Retirer le critère choisi (Suppr)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Première graine</translation>
    </message>
    <message>
        <source>Number of seeds</source>
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
        <source>Results found so far are kept</source>
        <translation>Les résultats déjà trouvés sont conservés</translation>
    </message>
    <message>
        <source>Search for seeds whose boards meet all criteria, using the current set</source>
        <translation>Chercher des graines dont les grilles remplissent tous les critères, avec la liste actuelle</translation>
    </message>
    <message>
        <source>Every Seed</source>
        <translation>Toutes les graines</translation>
    </message>
    <message>
        <source>Search every seed that a room of the site draws, from 1 to %1</source>
        <translation>Rechercher parmi toutes les graines qu’un salon du site tire, de 1 à %1</translation>
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
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
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
        <source>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</source>
        <translation>
            <numerusform>Arrêt à %Ln trouvée parmi les %1 premières graines sur %2&#x202f;; ajoutez des critères pour affiner la recherche</numerusform>
            <numerusform>Arrêt à %Ln trouvées parmi les %1 premières graines sur %2&#x202f;; ajoutez des critères pour affiner la recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>%Ln trouvée parmi %1 graines sur %2, puis arrêt</numerusform>
            <numerusform>%Ln trouvées parmi %1 graines sur %2, puis arrêt</numerusform>
        </translation>
    </message>
    <message>
        <source>No seed can meet these criteria</source>
        <translation>Aucune graine ne peut remplir ces critères</translation>
    </message>
    <message>
        <source>Which boards are you looking for?</source>
        <translation>Quelles grilles cherchez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Add criteria, then search. Seeds whose boards meet all of them are listed here.</source>
        <translation>Ajoutez des critères, puis lancez la recherche. Les graines dont les grilles les remplissent tous sont listées ici.</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>Voir «&#x202f;Problèmes&#x202f;» pour la raison.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Rien trouvé pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Remove criteria, search more seeds, or check in Statistics how rare such boards are.</source>
        <translation>Retirez des critères, cherchez parmi plus de graines, ou vérifiez dans Statistiques combien ces grilles sont rares.</translation>
    </message>
    <message>
        <source>Write the selected seeds to a file, or all</source>
        <translation>Écrire les graines sélectionnées dans un fichier, ou toutes</translation>
    </message>
    <message>
        <source>Choosing the best boards…</source>
        <translation>Choix des meilleures grilles…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionnée</numerusform>
            <numerusform>%Ln sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seeds have no board</source>
        <translation>
            <numerusform>%Ln graine n’a pas de grille</numerusform>
            <numerusform>%Ln graines n’ont pas de grille</numerusform>
        </translation>
    </message>
    <message>
        <source>No boards could be made</source>
        <translation>Aucune grille n&apos;a pu être faite</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsTable</name>
    <message>
        <source>Seeds found</source>
        <translation>Graines trouvées</translation>
    </message>
</context>
<context>
    <name>boardwright::SheetVerb</name>
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
        <translation>&amp;Vider les cellules</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>Recopier vers le &amp;bas</translation>
    </message>
    <message>
        <source>Mo&amp;ve Up</source>
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
        <source>Calculat&amp;e…</source>
        <translation>Calc&amp;uler…</translation>
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
    <name>boardwright::SourceEdit</name>
    <message>
        <source>The copied text is too long to paste: more than %1 characters or %2 lines. Open it as a file instead.</source>
        <translation>Le texte copié est trop long pour être collé&#xa0;: plus de %1 caractères ou %2 lignes. L’ouvrir plutôt comme fichier.</translation>
    </message>
    <message>
        <source>The copied text has a line of more than %1 characters, which is too long to edit. Open it as a file instead.</source>
        <translation>Le texte copié a une ligne de plus de %1 caractères, trop longue pour être modifiée. L’ouvrir plutôt comme fichier.</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceNote</name>
    <message>
        <source>Go There</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Moves the cursor to the error (F8)</source>
        <translation>Place le curseur à l’endroit de l’erreur (F8)</translation>
    </message>
    <message>
        <source>Discard Changes to the Text</source>
        <translation>Abandonner les modifications du texte</translation>
    </message>
    <message>
        <source>Shows the goal set without the text typed since</source>
        <translation>Affiche la liste d’objectifs sans le texte saisi depuis</translation>
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
        <source>%1 Until this is fixed, the goal set keeps its previous state, and that is what is saved.</source>
        <comment>after a sentence about a mistake in the text</comment>
        <translation>%1 Tant que ce n’est pas corrigé, la liste d’objectifs garde son état précédent, et c’est lui qui est enregistré.</translation>
    </message>
    <message>
        <source>The same lines were changed elsewhere in the meantime. Fixing the text will overwrite those changes.</source>
        <translation>Les mêmes lignes ont été modifiées ailleurs entre-temps. Corriger le texte écrasera ces modifications.</translation>
    </message>
    <message>
        <source>The file has very long lines. They are shown reformatted for reading and cannot be edited here.</source>
        <translation>Le fichier a des lignes très longues. Elles sont remises en forme pour la lecture et ne peuvent pas être modifiées ici.</translation>
    </message>
    <message>
        <source>The file contains characters that a text field cannot show. It can be read here but not edited.</source>
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
    <name>boardwright::Spreadsheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this table.</source>
        <translation>Rien ne peut être remplacé dans ce tableau.</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Co&amp;lonnes</translation>
    </message>
</context>
<context>
    <name>boardwright::StartPage</name>
    <message>
        <source>&amp;Give the Goals These Times</source>
        <translation>&amp;Donner ces temps aux objectifs</translation>
    </message>
    <message>
        <source>No goal has a time yet. Start from difficulty tiers: time = tier x minutes, and goals with the same first category never share a line.</source>
        <translation>Aucun objectif n’a encore de temps. Partez de paliers de difficulté&#xa0;: temps = palier × minutes, et les objectifs de même première catégorie ne partagent jamais une ligne.</translation>
    </message>
    <message>
        <source>The tier of a goal is its difficulty or, if it has none, its position among the goals, scaled to 1-25</source>
        <translation>Le palier d’un objectif est sa difficulté ou, à défaut, sa place parmi les objectifs, ramenée à 1–25</translation>
    </message>
    <message>
        <source>If above the highest single value (see Profiles), goals of that category never share a line</source>
        <translation>Au-delà de la valeur unique maximale (voir Profils), les objectifs de la catégorie ne partagent jamais une ligne</translation>
    </message>
    <message>
        <source>Minutes saved by goals that share a further category</source>
        <translation>Minutes que font gagner les objectifs ayant une autre catégorie en commun</translation>
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
        <source>Synergy of &amp;further categories</source>
        <translation>Synergie des &amp;autres catégories</translation>
    </message>
    <message>
        <source>Preview of the values</source>
        <translation>Aperçu des valeurs</translation>
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
        <source>Board category</source>
        <translation>Catégorie de grille</translation>
    </message>
    <message>
        <source>Line category</source>
        <translation>Catégorie de ligne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Étages</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Without progress</source>
        <translation>Sans progression</translation>
    </message>
    <message>
        <source>Progress %1 % to %2 %</source>
        <translation>Progression de %1 % à %2 %</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>Rejetées : %1</translation>
    </message>
    <message>
        <source>%1 %2, at most %3</source>
        <comment>an unknown kind of limit, its name</comment>
        <translation>%1 %2, au plus %3</translation>
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
        <source>peak at %1</source>
        <translation>maximum à %1</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>moyenne %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
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
        <source>Write the statistics to a file</source>
        <translation>Écrire les statistiques dans un fichier</translation>
    </message>
    <message>
        <source>All Totals as &amp;JSON…</source>
        <translation>Tous les totaux en &amp;JSON…</translation>
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
        <source>Nothing to count here</source>
        <translation>Rien à compter ici</translation>
    </message>
    <message>
        <source>This set, or this kind of board, has none of these.</source>
        <translation>Cette liste, ou ce type de grille, n’en a aucun.</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>Voir «&#x202f;Problèmes&#x202f;» pour la raison.</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Comptage des grilles…</translation>
    </message>
    <message>
        <source>They are made from the current set.</source>
        <translation>Elles sont créées à partir de la liste actuelle.</translation>
    </message>
    <message>
        <source>Only the average is known</source>
        <translation>Seule la moyenne est connue</translation>
    </message>
    <message numerus="yes">
        <source>None of the first %Ln seeds has a board</source>
        <translation>
            <numerusform>La première graine (%Ln) n’a pas de grille</numerusform>
            <numerusform>Aucune des %Ln premières graines n’a de grille</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting has stopped. See Problems for the reason.</source>
        <translation>Le comptage est arrêté. Voir « Problèmes » pour la raison.</translation>
    </message>
    <message>
        <source>Before the last change: %1</source>
        <comment>statistics</comment>
        <translation>Avant la dernière modification : %1</translation>
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
    <message>
        <source>%1 without a board</source>
        <comment>a share of seeds</comment>
        <translation>%1 sans grille</translation>
    </message>
    <message>
        <source>%1 rejected by gates</source>
        <comment>a share of seeds</comment>
        <translation>%1 rejetées par les critères</translation>
    </message>
    <message>
        <source>every seed that a room draws, so the numbers are exact</source>
        <translation>chaque graine qu&apos;un salon tire, les nombres sont donc exacts</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
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
        <source>Weighting alone</source>
        <translation>Pondération seule</translation>
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
        <source>Share of boards that the goal is on. The mark shows the share that weighting alone would give</source>
        <translation>Part des grilles où figure l’objectif. Le repère montre la part que la pondération seule donnerait</translation>
    </message>
    <message>
        <source>Share of boards that weighting and uniform choice alone would give the goal</source>
        <translation>Part des grilles que la pondération et un choix uniforme donneraient seuls à l’objectif</translation>
    </message>
    <message>
        <source>Average number of cells that the goal fills on boards that contain it</source>
        <translation>Nombre moyen de cases que l’objectif remplit sur les grilles qui le contiennent</translation>
    </message>
    <message>
        <source>Number of goals that the limit allows on the board, or in the shortest line</source>
        <translation>Objectifs que la limite permet&#xa0;: sur la grille ou dans la ligne la plus courte</translation>
    </message>
    <message>
        <source>%1. Average over all boards.</source>
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
        <source>Share of boards on which &quot;%1&quot; has that value</source>
        <translation>Part des grilles où «&#x202f;%1&#x202f;» a cette valeur</translation>
    </message>
    <message>
        <source>Standard deviation from board to board</source>
        <translation>Écart type d’une grille à l’autre</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>counts</comment>
        <translation>%L1 sur %L2.</translation>
    </message>
    <message>
        <source>Share of boards on which the statistic is not 0; of a gate: share of all boards made that it rejected</source>
        <translation>Part des grilles où la statistique n’est pas nulle ; pour un critère : part de toutes les grilles créées qu’il a rejetées</translation>
    </message>
    <message>
        <source>Line %L1</source>
        <translation>Ligne %L1</translation>
    </message>
</context>
<context>
    <name>boardwright::StatusLine</name>
    <message>
        <source>Making the board…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Comptage des grilles…</translation>
    </message>
    <message>
        <source>Statistics: %L1 of %L2 seeds</source>
        <translation>Statistiques&#xa0;: %L1 graines sur %L2</translation>
    </message>
    <message>
        <source>%1 · saving…</source>
        <translation>%1 · enregistrement…</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · modifié</translation>
    </message>
    <message>
        <source>Board up to date (%1 ms)</source>
        <translation>Grille à jour (%1&#x202f;ms)</translation>
    </message>
    <message>
        <source>No board can be made</source>
        <translation>Aucune grille n’est possible</translation>
    </message>
    <message>
        <source>No complete board for this seed</source>
        <translation>Pas de grille complète pour cette graine</translation>
    </message>
    <message>
        <source>Statistics: none of %L1 seeds has a board</source>
        <translation>Statistiques : aucune des %L1 graines n’a de grille</translation>
    </message>
</context>
<context>
    <name>boardwright::StepWords</name>
    <message>
        <source>Cell %1: &quot;%2&quot;</source>
        <comment>a goal is placed</comment>
        <translation>Case %1&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot;, although no goal fits</source>
        <comment>a goal is placed</comment>
        <translation>Case %1&#xa0;: «&#x202f;%2&#x202f;», bien qu’aucun objectif ne convienne</translation>
    </message>
    <message>
        <source>Cell %1 stays empty: no centre</source>
        <translation>La case %1 reste vide&#xa0;: pas de centre</translation>
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
        <source>Cell %1 is no longer shiny or blank</source>
        <translation>La case %1 n’est plus brillante ni vide</translation>
    </message>
    <message>
        <source>forced positions</source>
        <comment>a stage of making a board</comment>
        <translation>positions imposées</translation>
    </message>
    <message>
        <source>random choice</source>
        <comment>a stage of making a board</comment>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>search</source>
        <comment>a stage of making a board</comment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>search from an empty board</source>
        <comment>a stage of making a board</comment>
        <translation>recherche depuis une grille vide</translation>
    </message>
    <message>
        <source>relaxation</source>
        <comment>a stage of making a board</comment>
        <translation>assouplissement</translation>
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
        <source>inner board</source>
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
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message>
        <source>End: %1</source>
        <comment>a stage</comment>
        <translation>Fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are joined</source>
        <translation>Les cases %1 et %2 sont reliées</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is removed</source>
        <translation>Case %1&#xa0;: «&#x202f;%2&#x202f;» est retiré</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are swapped</source>
        <translation>Les cases %1 et %2 sont échangées</translation>
    </message>
    <message>
        <source>The route continues to cell %1</source>
        <translation>Le parcours continue vers la case %1</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is tried but does not fit</source>
        <translation>Case %1&#xa0;: «&#x202f;%2&#x202f;» est essayé et ne convient pas</translation>
    </message>
    <message>
        <source>it is already in cell %1</source>
        <translation>il est déjà dans la case %1</translation>
    </message>
    <message>
        <source>it conflicts with the goal in cell %1</source>
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
    <message>
        <source>Cells %1 and %2 are joined by a warp</source>
        <translation>Un raccourci relie les cases %1 et %2</translation>
    </message>
    <message>
        <source>A wall is placed between cells %1 and %2</source>
        <translation>Un mur est placé entre les cases %1 et %2</translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <comment>a stage</comment>
        <translation>%1, couche %2</translation>
    </message>
    <message>
        <source>%1, pass %2</source>
        <comment>a stage</comment>
        <translation>%1, passe %2</translation>
    </message>
    <message>
        <source>Cell %1 is no longer a wall</source>
        <translation>La case %1 n’est plus un mur</translation>
    </message>
    <message>
        <source>The wall between cells %1 and %2 is removed</source>
        <translation>Le mur entre les cases %1 et %2 est retiré</translation>
    </message>
    <message>
        <source>Cell %1 becomes a wall</source>
        <translation>La case %1 devient un mur</translation>
    </message>
    <message>
        <source>arranging</source>
        <comment>a stage of making a board</comment>
        <translation>disposition</translation>
    </message>
    <message>
        <source>The route continues to cell %1: &quot;%2&quot;</source>
        <translation>Le parcours continue vers la case %1 : « %2 »</translation>
    </message>
    <message>
        <source>judging</source>
        <comment>a stage of making a board</comment>
        <translation>évaluation</translation>
    </message>
    <message>
        <source>The board is rejected</source>
        <translation>La grille est rejetée</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at most %4 is allowed</source>
        <comment>%2: title of a gate</comment>
        <translation>Graine %1 rejetée : %2 vaut %3, au plus %4 est permis</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at least %4 is needed</source>
        <comment>%2: title of a gate</comment>
        <translation>Graine %1 rejetée : %2 vaut %3, il faut au moins %4</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %Ln candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Case %1&#xa0;: «&#x202f;%2&#x202f;», %Ln candidat possible</numerusform>
            <numerusform>Case %1&#xa0;: «&#x202f;%2&#x202f;», un des %Ln candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits are relaxed</source>
        <translation>
            <numerusform>Case %1&#xa0;: %Ln limite est assouplie</numerusform>
            <numerusform>Case %1&#xa0;: %Ln limites sont assouplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits hold again</source>
        <translation>
            <numerusform>Case %1&#xa0;: %Ln limite est de nouveau respectée</numerusform>
            <numerusform>Case %1&#xa0;: %Ln limites sont de nouveau respectées</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at most %3 is allowed</source>
        <comment>%1: title of a gate</comment>
        <translation>Rejetée : %1 vaut %2, au plus %3 est permis</translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at least %3 is needed</source>
        <comment>%1: title of a gate</comment>
        <translation>Rejetée : %1 vaut %2, il faut au moins %3</translation>
    </message>
    <message>
        <source>a goal of its group is on the board</source>
        <translation>un objectif de son groupe est sur la grille</translation>
    </message>
    <message>
        <source>its first type was used before</source>
        <translation>son premier type a déjà été utilisé</translation>
    </message>
    <message>
        <source>it clashes by %1, the goal that was taken by %2</source>
        <translation>son conflit est de %1, celui de l&apos;objectif choisi de %2</translation>
    </message>
    <message>
        <source>the layout has it in another cell</source>
        <translation>la disposition le place dans une autre case</translation>
    </message>
    <message>
        <source>the board has no more room for one of its categories</source>
        <translation>le plateau n’a plus de place pour une de ses catégories</translation>
    </message>
    <message>
        <source>the seed picked another; it was %1 of %2 to pick from</source>
        <translation>la graine en a choisi un autre ; il comptait pour %1 sur %2</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens, why</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (score %L2)</source>
        <comment>what happens</comment>
        <translation>%1 (score&#x202f;: %L2)</translation>
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
        <source>One Step Forward</source>
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
        <source>Speed</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>À quelle vitesse les étapes sont lues</translation>
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
    <message numerus="yes">
        <source>%Ln per second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%Ln par seconde</numerusform>
            <numerusform>%Ln par seconde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SynergyPage</name>
    <message>
        <source>Goals examined</source>
        <translation>Objectifs examinés</translation>
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
    <name>boardwright::TableSearch</name>
    <message>
        <source>Find and Replace</source>
        <translation>Rechercher et remplacer</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Rechercher le suivant</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Rechercher le précédent</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>boardwright::TableView</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset the selected values to their defaults (%1)</source>
        <translation>Remettre les valeurs choisies à celles par défaut (%1)</translation>
    </message>
    <message>
        <source>There is no row above this one to fill down from.</source>
        <translation>Il n’y a pas de ligne au-dessus de celle-ci à recopier vers le bas.</translation>
    </message>
    <message>
        <source>Names cannot be filled down: each is there once.</source>
        <translation>Les noms ne peuvent pas être recopiés vers le bas : chacun n&apos;existe qu&apos;une fois.</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>Une grille contient au plus un objectif par étiquette</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Number of goals that have it. Double-click to show them</source>
        <translation>Nombre d’objectifs qui l’ont. Double-cliquez pour les afficher</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>The goals that have it</source>
        <translation>Les objectifs qui l’ont</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems with the tag</source>
        <translation>Problèmes de l’étiquette</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln désactivé</numerusform>
            <numerusform>%Ln désactivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the tag list, but %Ln goals have it.</source>
        <translation>
            <numerusform>Absente de la liste des étiquettes, mais %Ln objectif l’a.</numerusform>
            <numerusform>Absente de la liste des étiquettes, mais %Ln objectifs l’ont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%Ln objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner «&#x202f;%1&#x202f;» dans «&#x202f;%2&#x202f;» (%Ln objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Fusionner %1 étiquettes dans «&#x202f;%2&#x202f;» (%Ln objectif)&#x202f;?</numerusform>
            <numerusform>Fusionner %1 étiquettes dans «&#x202f;%2&#x202f;» (%Ln objectifs)&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message>
        <source>At most one goal per tag appears on a board.</source>
        <translation>Une grille contient au plus un objectif par étiquette.</translation>
    </message>
    <message>
        <source>No other goal has this tag, so it has no effect yet.</source>
        <translation>Aucun autre objectif ne porte cette étiquette, qui n’a donc encore aucun effet.</translation>
    </message>
    <message>
        <source>Never on the same board as %1.</source>
        <comment>goals that have the same tag</comment>
        <translation>Jamais sur une même grille que %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
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
    <name>boardwright::TierFunnelModel</name>
    <message>
        <source>Sculpted</source>
        <translation>Sculpté</translation>
    </message>
    <message>
        <source>Room for warps</source>
        <translation>Place pour les raccourcis</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>D’un seul tenant</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Couleurs alternées</translation>
    </message>
    <message>
        <source>Few dead ends</source>
        <translation>Peu d’impasses</translation>
    </message>
    <message>
        <source>A cell to start at</source>
        <translation>Une case de départ</translation>
    </message>
    <message>
        <source>Route found</source>
        <translation>Parcours trouvé</translation>
    </message>
    <message>
        <source>Enough forks</source>
        <translation>Assez de bifurcations</translation>
    </message>
    <message>
        <source>Deep enough</source>
        <translation>Assez profondes</translation>
    </message>
    <message>
        <source>%L1 topologies were sculpted</source>
        <translation>%L1 topologies ont été sculptées</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left and become puzzles (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1&#xa0;: il reste %L2 topologies, qui deviennent des casse-têtes (%3 du total), %L4 ont été rejetées ici</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1&#xa0;: il reste %L2 topologies (%3 du total), %L4 ont été rejetées ici</translation>
    </message>
    <message>
        <source>The tests, in their order</source>
        <translation>Les tests, dans leur ordre</translation>
    </message>
    <message>
        <source>Topologies that passed this test and those before it</source>
        <translation>Topologies qui ont réussi ce test et les précédents</translation>
    </message>
    <message>
        <source>Their share of all sculpted topologies</source>
        <translation>Leur part de toutes les topologies sculptées</translation>
    </message>
    <message>
        <source>Topologies that this test rejected</source>
        <translation>Topologies que ce test a rejetées</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>topologies</comment>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Du total</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetées</translation>
    </message>
    <message>
        <source>Deep enough: puzzles</source>
        <translation>Assez profondes&#xa0;: casse-têtes</translation>
    </message>
</context>
<context>
    <name>boardwright::TierMetricsModel</name>
    <message>
        <source>%1 to %2, within the target: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 à %2, dans la cible&#xa0;: %3 des casse-têtes</translation>
    </message>
    <message>
        <source>%1 to %2: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 à %2&#xa0;: %3 des casse-têtes</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <comment>a range</comment>
        <translation>Cible&#xa0;: %1</translation>
    </message>
    <message>
        <source>% of puzzles</source>
        <translation>% des casse-têtes</translation>
    </message>
    <message>
        <source>%1 on target</source>
        <comment>a share of puzzles</comment>
        <translation>%1 dans la cible</translation>
    </message>
    <message>
        <source>%1 The highest bar: %2.</source>
        <comment>sentences, a bar</comment>
        <translation>%1 La barre la plus haute&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 à %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: %2 of puzzles are within the target of %3. A quarter of them have at most %4, a quarter at least %5; the mean is %6.</source>
        <comment>a title, a share, a range, three numbers</comment>
        <translation>%1&#xa0;: %2 des casse-têtes sont dans la cible de %3. Un quart a au plus %4, un quart au moins %5&#x202f;; la moyenne est %6.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>P25</source>
        <comment>the lower quartile</comment>
        <translation>P25</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>P75</source>
        <comment>the upper quartile</comment>
        <translation>P75</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Dans la cible</translation>
    </message>
    <message>
        <source>What makes a puzzle hard or easy</source>
        <translation>Ce qui rend un casse-tête difficile ou facile</translation>
    </message>
    <message>
        <source>What the tier asks for, as in its row of the table of tiers</source>
        <translation>Ce que le palier demande, comme dans sa ligne du tableau des paliers</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at most this</source>
        <translation>Un quart des casse-têtes a au plus cette valeur</translation>
    </message>
    <message>
        <source>The average of all puzzles</source>
        <translation>La moyenne de tous les casse-têtes</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at least this</source>
        <translation>Un quart des casse-têtes a au moins cette valeur</translation>
    </message>
    <message>
        <source>The share of puzzles within the target</source>
        <translation>La part des casse-têtes dans la cible</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number before and after a change</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 Before, %2 were within it, a quarter had at most %3, a quarter at least %4, and the mean was %5.</source>
        <comment>sentences, a share, three numbers</comment>
        <translation>%1 Avant, %2 y étaient, un quart avait au plus %3, un quart au moins %4, et la moyenne était %5.</translation>
    </message>
</context>
<context>
    <name>boardwright::TierQuality</name>
    <message>
        <source>Numbers will appear once there is a sculpted board.</source>
        <translation>Les nombres apparaîtront dès qu’il y aura une grille sculptée.</translation>
    </message>
    <message>
        <source>%1: making puzzles…</source>
        <comment>the name of a tier</comment>
        <translation>%1&#xa0;: création de casse-têtes…</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 seeds tried, %L4 puzzles made</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1&#xa0;: %L2 graines essayées sur %L3, %L4 casse-têtes créés</translation>
    </message>
    <message>
        <source>%1: %L2 seeds tried, %L3 puzzles made, %L4 different shapes</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1&#xa0;: %L2 graines essayées, %L3 casse-têtes créés, %L4 formes différentes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 rejects nothing: no puzzle has less than %3.</source>
        <comment>the title of a field, two numbers</comment>
        <translation>«&#xa0;%1&#xa0;» à %2 ne rejette rien&#xa0;: aucun casse-tête n’a moins de %3.</translation>
    </message>
    <message>
        <source>%1 would reject %2 of the puzzles.</source>
        <comment>a number, a share</comment>
        <translation>%1 rejetterait %2 des casse-têtes.</translation>
    </message>
</context>
<context>
    <name>boardwright::TierTuning</name>
    <message>
        <source>Tune the tier %1</source>
        <comment>an undo step, the name of a tier</comment>
        <translation>Ajuster le palier %1</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>Score sur %L1 graines nouvelles&#xa0;: %2, avant %3.</translation>
    </message>
    <message>
        <source>Topologies per puzzle: %1, before %2. Seeds without a puzzle: %L3, before %L4.</source>
        <translation>Topologies par casse-tête&#xa0;: %1, avant %2. Graines sans casse-tête&#xa0;: %L3, avant %L4.</translation>
    </message>
    <message>
        <source>Looks for walls, weights and gates with which the puzzles of this tier meet its targets. Nothing changes before you apply it.</source>
        <translation>Cherche des murs, des poids et des critères avec lesquels les casse-têtes de ce palier atteignent ses cibles. Rien ne change avant que vous l&apos;appliquiez.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers of the tier %1 changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln nombre du palier %1 modifié</numerusform>
            <numerusform>%Ln nombres du palier %1 modifiés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ToolResults</name>
    <message>
        <source>Applied: %1. Undo takes it back.</source>
        <comment>what a tool did</comment>
        <translation>Appliqué : %1. « Annuler » le retire.</translation>
    </message>
    <message>
        <source>The set has changed since. Start again to use its current state.</source>
        <translation>La liste a changé depuis. Recommencez pour partir de son état actuel.</translation>
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
        <source>%1   Shift+Enter starts a new line</source>
        <translation>%1   Maj+Entrée commence une ligne</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneResultsModel</name>
    <message>
        <source>Held by: %1</source>
        <translation>Retenu par : %1</translation>
    </message>
    <message>
        <source>Three dots: chance alone would do this less than once in a thousand times</source>
        <translation>Trois points : le hasard seul ferait cela moins d’une fois sur mille</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sûr</translation>
    </message>
    <message>
        <source>Of what, or held by</source>
        <translation>De quoi, ou retenu par</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>% %1</source>
        <comment>of what: of boards</comment>
        <translation>% %1</translation>
    </message>
    <message>
        <source>Round %L1: %2, score %3</source>
        <comment>its number, a share, a share</comment>
        <translation>Tour %L1 : %2, score %3</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour</translation>
    </message>
    <message numerus="yes">
        <source>Of the set as it was, on %Ln fresh seeds</source>
        <translation>
            <numerusform>De la liste d’origine, sur %Ln graine nouvelle</numerusform>
            <numerusform>De la liste d’origine, sur %Ln graines nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the settings that were found, on the same %Ln fresh seeds</source>
        <translation>
            <numerusform>Avec les réglages trouvés, sur la même %Ln graine nouvelle</numerusform>
            <numerusform>Avec les réglages trouvés, sur les mêmes %Ln graines nouvelles</numerusform>
        </translation>
    </message>
    <message>
        <source>With the settings of the first round, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>Avec les réglages du premier tour, sur les grilles de ce tour. La liste avant et après est comparée à la fin sur des graines nouvelles</translation>
    </message>
    <message>
        <source>With the settings of the last round so far, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>Avec les réglages du dernier tour à ce stade, sur les grilles de ce tour. La liste avant et après est comparée à la fin sur des graines nouvelles</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneStudy</name>
    <message>
        <source>%L1 of about %L2 boards made.</source>
        <translation>%L1 grilles créées sur environ %L2.</translation>
    </message>
    <message>
        <source>Score of the best settings so far: %1.</source>
        <translation>Score des meilleurs réglages jusqu’ici : %1.</translation>
    </message>
    <message>
        <source>Comparing the set before and after on fresh seeds…</source>
        <translation>Comparaison de la liste avant et après sur de nouvelles graines…</translation>
    </message>
    <message>
        <source>Looks for settings with which the boards are as the targets say. Nothing changes before you apply it.</source>
        <translation>Cherche les réglages avec lesquels les grilles suivent les cibles. Rien ne change avant de les appliquer.</translation>
    </message>
    <message>
        <source>Add targets: what the boards should be like on average.</source>
        <translation>Ajoutez des cibles : ce que les grilles doivent être en moyenne.</translation>
    </message>
    <message>
        <source>With the settings that were found, no boards can be made.</source>
        <translation>Avec les réglages trouvés, aucune grille ne peut être créée.</translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. Continue, or apply the best settings so far.</source>
        <translation>Arrêté après %L1 grilles. Continuez, ou appliquez les meilleurs réglages jusqu’ici.</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>Score sur %L1 nouvelles graines : %2, avant %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the goals and numbers are not as wanted.</source>
        <translation>
            <numerusform>%Ln des objectifs et nombres n’est pas comme voulu.</numerusform>
            <numerusform>%Ln des objectifs et nombres ne sont pas comme voulu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as wanted, within a tenth.</source>
        <translation>Tout est comme voulu, à un dixième près.</translation>
    </message>
    <message numerus="yes">
        <source>Tune %Ln settings</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Accorder %Ln réglage</numerusform>
            <numerusform>Accorder %Ln réglages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln réglage modifié</numerusform>
            <numerusform>%Ln réglages modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. No better settings were found yet.</source>
        <translation>Arrêté après %L1 grilles. Aucun meilleur réglage n’a encore été trouvé.</translation>
    </message>
    <message>
        <source>Nothing may be changed yet. Choose under May Change what tuning may turn.</source>
        <translation>Rien ne peut encore être modifié. Choisissez sous « Peut changer » ce que l’accord peut modifier.</translation>
    </message>
    <message>
        <source>The set has nothing that tuning may turn.</source>
        <translation>L’ensemble ne contient rien que l’accord puisse modifier.</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneTool</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>A row will appear for each target</source>
        <translation>Une ligne apparaîtra pour chaque cible</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>Reprendre là où l’accord a été arrêté</translation>
    </message>
    <message>
        <source>Give the set the best settings that were found, as one step</source>
        <translation>Donner à la liste les meilleurs réglages trouvés, en une étape</translation>
    </message>
    <message>
        <source>How settings are looked for</source>
        <translation>Comment les réglages sont cherchés</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>Peut chan&amp;ger</translation>
    </message>
    <message>
        <source>Rules that may be changed, too</source>
        <translation>Règles qui peuvent être changées aussi</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>Acc&amp;order</translation>
    </message>
    <message>
        <source>A bar will appear for each round</source>
        <translation>Une barre apparaîtra pour chaque tour</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneWords</name>
    <message>
        <source>Category %1</source>
        <translation>Catégorie %1</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>Grilles assouplies</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>Tous les objectifs à égalité</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln objectif</numerusform>
            <numerusform>%Ln objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>of goals within 20 % of their share</source>
        <translation>des objectifs à moins de 20 % de leur part</translation>
    </message>
    <message>
        <source>of boards</source>
        <translation>des grilles</translation>
    </message>
    <message>
        <source>of cells</source>
        <translation>des cases</translation>
    </message>
    <message>
        <source>of boards within the bounds</source>
        <translation>des grilles entre les bornes</translation>
    </message>
    <message>
        <source>board limit %1 (%2 %)</source>
        <translation>limite de grille %1 (%2 %)</translation>
    </message>
    <message>
        <source>line limit %1 (%2 %)</source>
        <translation>limite de ligne %1 (%2 %)</translation>
    </message>
    <message>
        <source>its setting could still be turned</source>
        <translation>son réglage peut encore être changé</translation>
    </message>
    <message>
        <source>its setting is at an end</source>
        <translation>son réglage est au bout</translation>
    </message>
    <message>
        <source>its setting is at an end; left out by: %1</source>
        <translation>son réglage est au bout ; écarté par : %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no target. Write all, goal:TEXT=6, category:NAME=20, relaxed=5 or GATE=LEAST..MOST.</source>
        <translation>« %1 » n’est pas une cible. Écrivez all, goal:TEXT=6, category:NAME=20, relaxed=5 ou GATE=LEAST..MOST.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the set has no such goal. Write its text as in the file.</source>
        <translation>« %1 » : la liste n’a pas cet objectif. Écrivez son texte comme dans le fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no goal has that category.</source>
        <translation>« %1 » : aucun objectif n’a cette catégorie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a share from 0 to 100 at its end, such as =6.</source>
        <translation>« %1 » doit finir par une part de 0 à 100, par exemple =6.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Approximation</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Escalade</translation>
    </message>
    <message>
        <source>Hill climbing, as published</source>
        <translation>Escalade, comme publiée</translation>
    </message>
    <message>
        <source>Approximation for shares, then hill climbing if numbers have bounds</source>
        <translation>Approximation pour les parts, puis escalade si des nombres ont des bornes</translation>
    </message>
    <message>
        <source>Moves each goal&apos;s setting by how far its share is off. Best for shares; ignores bounds of numbers</source>
        <translation>Déplace le réglage de chaque objectif selon l’écart de sa part. Idéal pour les parts ; ignore les bornes des nombres</translation>
    </message>
    <message>
        <source>Tries changes at random and keeps what is better, on the same seeds. For every target</source>
        <translation>Essaie des changements au hasard sur les mêmes graines et garde ce qui est mieux. Pour toute cible</translation>
    </message>
    <message>
        <source>Tries changes at random, each on seeds of its own</source>
        <translation>Essaie des changements au hasard, chacun sur ses propres graines</translation>
    </message>
    <message>
        <source>appears on no board</source>
        <translation>n’apparaît sur aucune grille</translation>
    </message>
    <message>
        <source>appears on no board; left out by: %1</source>
        <translation>n’apparaît sur aucune grille&#x202f;; écarté par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>Graines sans grille</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>des graines</translation>
    </message>
    <message>
        <source>%1: %2 % → %3 % %4 (%5 points worse)</source>
        <comment>a target, its numbers before and after tuning, what they are shares of, the difference</comment>
        <translation>%1&#xa0;: %2&#xa0;% → %3&#xa0;% %4 (pire de %5 points)</translation>
    </message>
    <message>
        <source>Worse than before: %1.</source>
        <comment>a list of numbers</comment>
        <translation>Pire qu’avant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4 (%5 worse)</source>
        <comment>a measure, its numbers before and after tuning, their unit, the difference</comment>
        <translation>%1&#xa0;: %2 → %3 %4 (pire de %5)</translation>
    </message>
    <message>
        <source>Before and after were not compared to the end, so it is not known whether a number is worse.</source>
        <translation>Avant et après n’ont pas été comparés jusqu’au bout. On ne sait donc pas si un nombre est pire.</translation>
    </message>
</context>
<context>
    <name>boardwright::TuningPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>Reprendre là où l&apos;ajustement a été arrêté</translation>
    </message>
    <message>
        <source>Give the tier the best numbers that were found, as one step</source>
        <translation>Donne au palier les meilleurs nombres trouvés, en une étape</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>The tier of the board, which is tuned</source>
        <translation>Le palier de la grille, qui est ajusté</translation>
    </message>
    <message>
        <source>How numbers are looked for</source>
        <translation>Comment les nombres sont cherchés</translation>
    </message>
    <message>
        <source>How many times five changes of the best numbers are tried</source>
        <translation>Combien de fois cinq changements des meilleurs nombres sont essayés</translation>
    </message>
    <message>
        <source>How many puzzles are made to judge a change. Usual: 800, or 200 as published</source>
        <translation>Combien de casse-têtes sont créés pour juger un changement. D&apos;ordinaire 800, ou 200 comme publié</translation>
    </message>
    <message>
        <source>Puzzles: usual</source>
        <translation>Casse-têtes&#xa0;: d&apos;ordinaire</translation>
    </message>
    <message>
        <source>Decides which changes are tried</source>
        <translation>Décide quels changements sont essayés</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>Modifia&amp;ble</translation>
    </message>
    <message>
        <source>What may be changed, too</source>
        <translation>Ce qui peut aussi être changé</translation>
    </message>
    <message>
        <source>&amp;Published numbers</source>
        <translation>Nombres &amp;publiés</translation>
    </message>
    <message>
        <source>Numbers of this tier that are published with the method</source>
        <translation>Nombres de ce palier publiés avec la méthode</translation>
    </message>
    <message>
        <source>&amp;Fog and warps</source>
        <translation>&amp;Brouillard et raccourcis</translation>
    </message>
    <message>
        <source>How often boards have fog and warps</source>
        <translation>À quelle fréquence les grilles ont du brouillard et des raccourcis</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>Aj&amp;uster</translation>
    </message>
    <message>
        <source>%1: </source>
        <comment>what a number is, before it</comment>
        <translation>%1&#xa0;: </translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>How many different shapes the puzzles of %L1 seeds must have at least</source>
        <translation>Combien de formes différentes les casse-têtes de %L1 graines doivent avoir au moins</translation>
    </message>
    <message>
        <source>Shapes: any number</source>
        <translation>Formes&#xa0;: nombre libre</translation>
    </message>
</context>
<context>
    <name>boardwright::ValidationPage</name>
    <message>
        <source>Validation</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>No problems here.</source>
        <translation>Aucun problème ici.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>boardwright::Walks</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>case %1</translation>
    </message>
    <message>
        <source>cells %1</source>
        <comment>numbers of cells</comment>
        <translation>cases %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of cells</comment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cells %1 and %Ln more</source>
        <comment>numbers of cells</comment>
        <translation>
            <numerusform>cases %1 et %Ln autre</numerusform>
            <numerusform>cases %1 et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WallMap</name>
    <message>
        <source>How often cells are walls</source>
        <translation>Fréquence des murs par case</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this map.</source>
        <translation>Rien ne peut être remplacé dans cette carte.</translation>
    </message>
</context>
<context>
    <name>boardwright::WallSharesModel</name>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Row %1, column %2: a wall in %3 of the puzzles</source>
        <comment>numbers, a share</comment>
        <translation>Ligne %1, colonne %2&#xa0;: un mur dans %3 des casse-têtes</translation>
    </message>
    <message>
        <source>%1. Most often: %2. Least often: %3.</source>
        <comment>a title, what is known of two cells</comment>
        <translation>%1. Le plus souvent&#xa0;: %2. Le moins souvent&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Walls in % of %L1 puzzles (%2 x %3)</source>
        <comment>a count, columns and rows</comment>
        <translation>Murs en % de %L1 casse-têtes (%2 × %3)</translation>
    </message>
</context>
<context>
    <name>boardwright::WantedShare</name>
    <message>
        <source>%1: %2</source>
        <comment>a reason, its share of boards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is disabled, so no weighting puts it on a board. Enable it first.</source>
        <translation>%1 est désactivé&#xa0;: aucune pondération ne le met sur une grille. Activez-le d’abord.</translation>
    </message>
    <message>
        <source>No boards can be made from this set.</source>
        <translation>Aucune grille ne peut être créée à partir de cette liste.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1.</source>
        <translation>Sinon écarté par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>weighting %1</source>
        <translation>pondération %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of a goal, such as Balance 0.5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Searching for a setting that gives %1…</source>
        <translation>Recherche d’un réglage qui donne %1…</translation>
    </message>
    <message>
        <source>With the generator “%1”, no setting of a goal decides how often it appears.</source>
        <translation>Avec le générateur « %1 », aucun réglage d’un objectif ne décide de sa fréquence.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, %2 is on %3 of %Ln boards (target: %4).</source>
        <translation>
            <numerusform>Avec %1, %2 est sur %3 de %Ln grille (cible : %4).</numerusform>
            <numerusform>Avec %1, %2 est sur %3 de %Ln grilles (cible : %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on %2 of %Ln boards even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</source>
        <translation>
            <numerusform>%1 est sur %2 de %Ln grille même avec %3, car d’autres règles l’exigent. Désactivez-le pour l’exclure, ou laissez d’autres objectifs prendre sa place.</numerusform>
            <numerusform>%1 est sur %2 de %Ln grilles même avec %3, car d’autres règles l’exigent. Désactivez-le pour l’exclure, ou laissez d’autres objectifs prendre sa place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.</source>
        <translation>
            <numerusform>%1 atteint au plus %2 de %Ln grille, avec %3. Cela seul ne peut donner %4.</numerusform>
            <numerusform>%1 atteint au plus %2 de %Ln grilles, avec %3. Cela seul ne peut donner %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for settings of %Ln goals…</source>
        <translation>
            <numerusform>Recherche des réglages de %Ln objectif…</numerusform>
            <numerusform>Recherche des réglages de %Ln objectifs…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its share of boards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Shares of %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Part de %Ln objectif</numerusform>
            <numerusform>Parts de %Ln objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals are now on %1 of the boards (target: %2).</source>
        <translation>
            <numerusform>%Ln objectif est maintenant sur %1 des grilles (cible : %2).</numerusform>
            <numerusform>%Ln objectifs sont maintenant sur %1 des grilles (cible : %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Some settings are at their end: %1.</source>
        <comment>goals with their shares</comment>
        <translation>Certains réglages sont à leur limite : %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WeightsTool</name>
    <message>
        <source>Maximum number of rounds</source>
        <translation>Nombre maximal de tours</translation>
    </message>
    <message>
        <source>Boards made in each round</source>
        <translation>Grilles créées à chaque tour</translation>
    </message>
    <message>
        <source>Stops once goals of one difficulty differ by no more lines than this</source>
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
        <source>&amp;Boards per round</source>
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
        <source>One bar will appear for each round</source>
        <translation>Une barre apparaîtra pour chaque tour</translation>
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
    <name>boardwright::WindowBoards</name>
    <message>
        <source>This is a goal set: use File &gt; Open… to open it.</source>
        <translation>C’est une liste d’objectifs : ouvrez-la avec Fichier &gt; Ouvrir….</translation>
    </message>
    <message>
        <source>There is no board in it. Use a file that was exported as &quot;Board: JSON&quot;.</source>
        <translation>Il ne contient pas de grille. Utilisez un fichier exporté en « Grille : JSON ».</translation>
    </message>
    <message>
        <source>This board was made by version %1 of its generator, and this is version %2. It differs from the file from %3 on.</source>
        <comment>%3: a place such as cells[3].goal</comment>
        <translation>Cette grille vient de la version %1 de son générateur, et celle-ci est la version %2. Elle diffère du fichier à partir de %3.</translation>
    </message>
    <message>
        <source>The set has changed since this board was made, or it was made from another set. It differs from the file from %1 on.</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>La liste a changé depuis que cette grille a été faite, ou la grille vient d’une autre liste. Elle diffère du fichier à partir de %1.</translation>
    </message>
    <message>
        <source>Open Board</source>
        <translation>Ouvrir une grille</translation>
    </message>
    <message>
        <source>Boards (*.json *.jsonl)</source>
        <translation>Grilles (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Its seed is longer than %1 characters. Make the board with boardwright-cli.</source>
        <translation>Sa graine dépasse %1 caractères. Faites la grille avec boardwright-cli.</translation>
    </message>
    <message>
        <source>This is the board of the file.</source>
        <translation>C’est la grille du fichier.</translation>
    </message>
    <message>
        <source>Could not open %1: %2</source>
        <translation>Impossible d’ouvrir %1 : %2</translation>
    </message>
    <message>
        <source>This is the board of the file, but its gates rejected it: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>C’est la grille du fichier, mais ses critères l’ont rejetée : %1.</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by its derived seed. The set does not have the gates that it was made with.</source>
        <translation>C’est la grille du fichier, affichée par sa graine dérivée. La liste n’a pas les critères avec lesquels elle a été faite.</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made without gates.</source>
        <translation>Les critères de la liste rejettent la grille du fichier : une autre grille de sa graine est donc affichée. La grille du fichier a été faite sans critères.</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made with these gates: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>Les critères de la liste rejettent la grille du fichier : une autre grille de sa graine est donc affichée. La grille du fichier a été faite avec ces critères : %1.</translation>
    </message>
    <message>
        <source>This is the board of the file. It was made without gates, and those of the set take it, too.</source>
        <translation>C’est la grille du fichier. Elle a été faite sans critères, et ceux de la liste l’acceptent aussi.</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by the seed that it is of. It was made with gates that are not those of the set: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>C’est la grille du fichier, affichée par la graine dont elle vient. Elle a été faite avec d’autres critères que ceux de la liste : %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowCompare</name>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Différences</translation>
    </message>
    <message>
        <source>Compare with File</source>
        <translation>Comparer avec un fichier</translation>
    </message>
    <message>
        <source>Could not compare with %1: %2</source>
        <translation>Comparaison avec %1 impossible : %2</translation>
    </message>
    <message>
        <source>This is a board, not a goal set.</source>
        <translation>Ceci est une grille, pas une liste d’objectifs.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; belongs to another generator. Choose that one to see it.</source>
        <translation>Le tableau « %1 » appartient à un autre générateur. Choisir celui-ci pour le voir.</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowExport</name>
    <message>
        <source>There is no complete board to copy.</source>
        <translation>Il n&apos;y a pas de grille complète à copier.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>losses</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between losses</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Show &amp;All…</source>
        <translation>&amp;Tout afficher…</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Not copied as &quot;%1&quot;: %2</source>
        <comment>a format, why it is not possible</comment>
        <translation>Non copié comme «&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;</source>
        <comment>a format</comment>
        <translation>Copié comme «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;. What is lost: %2</source>
        <comment>a format, a list</comment>
        <translation>Copié comme «&#x202f;%1&#x202f;». Ce qui est perdu&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>&amp;Copier la grille</translation>
    </message>
    <message>
        <source>There is no complete board to print.</source>
        <translation>Il n&apos;y a pas de grille complète à imprimer.</translation>
    </message>
    <message>
        <source>Copied the board as a picture and as text</source>
        <translation>Grille copiée comme image et comme texte</translation>
    </message>
    <message>
        <source>Copied &quot;%1&quot;</source>
        <comment>a text</comment>
        <translation>« %1 » copié</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowImport</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>The clipboard contains no text to import.</source>
        <translation>Le presse-papiers ne contient aucun texte à importer.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>le texte déposé</translation>
    </message>
    <message>
        <source>%1. Boardwright&apos;s own data for the whole set was left out; a new goal set keeps it</source>
        <translation>%1. Les données propres à Boardwright pour toute la liste ont été laissées de côté ; une nouvelle liste les conserve</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln goals from %1</source>
        <translation>
            <numerusform>%Ln objectif ajouté depuis %1</numerusform>
            <numerusform>%Ln objectifs ajoutés depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Objectifs remplacés par %Ln objectif, depuis %1</numerusform>
            <numerusform>Objectifs remplacés par %Ln objectifs, depuis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>this list</source>
        <translation>cette liste</translation>
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
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or remove it from the goal.</source>
        <translation>%1 a la catégorie de grille «&#x202f;%2&#x202f;», qui n’a pas de limite. Ajoutez-la aux limites de grille ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or remove it from the goal.</source>
        <translation>%1 a la catégorie de ligne «&#x202f;%2&#x202f;», qui n’a pas de limite. Ajoutez-la aux limites de ligne ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the tag list. Add it there, or remove it from the goal.</source>
        <translation>%1 porte l’étiquette «&#x202f;%2&#x202f;», qui n’est pas dans la liste des étiquettes. Ajoutez-la à cette liste ou retirez-la de l’objectif.</translation>
    </message>
    <message>
        <source>%1 contains {{X}} but has no range. Give it a range, or remove {{X}}.</source>
        <translation>%1 contient {{X}}, mais n’a pas de plage. Donnez-lui une plage ou retirez {{X}}.</translation>
    </message>
    <message>
        <source>%1 has a range but does not contain {{X}}. Add {{X}} to the goal, or clear the range.</source>
        <translation>%1 a une plage, mais ne contient pas {{X}}. Insérez {{X}} dans l’objectif ou videz la plage.</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1 peut figurer %2 fois sur une grille, mais n’a que %3 valeurs différentes. Abaissez la limite ou ajoutez des valeurs.</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings range from 1 to 100.</source>
        <translation>%1 a la pondération %2. Les pondérations vont de 1 à 100.</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The minimum is 1; disable the goal to keep it off the board.</source>
        <translation>%1 a la limite individuelle %2. Le minimum est 1&#x202f;; pour écarter l’objectif de la grille, désactivez-le.</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values must be at least 1.</source>
        <translation>%1 a la valeur %2 dans sa plage. Les valeurs doivent être d’au moins 1.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board only has positions 1 to %3.</source>
        <translation>%1 est imposé à la position %2, mais cette grille n’a que les positions 1 à %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live accepts at most %3.</source>
        <translation>%1 compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus.</translation>
    </message>
    <message>
        <source>No goal has the line category &quot;%1&quot;.</source>
        <translation>Aucun objectif n’a la catégorie de ligne «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>No goal has the board category &quot;%1&quot;.</source>
        <translation>Aucun objectif n’a la catégorie de grille «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; relaxed for %3: %4 goals, but only %5 allowed.</source>
        <translation>%1&#xa0;: limite de grille «&#x202f;%2&#x202f;» assouplie pour %3&#xa0;: %4 objectifs, %5 permis.</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; relaxed in %3 for %4: %5 goals, but only %6 allowed.</source>
        <translation>%1&#xa0;: limite de ligne «&#x202f;%2&#x202f;» assouplie pour %4 (%3)&#xa0;: %5 objectifs, %6 permis.</translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave no goal for it.</source>
        <translation>La case %1 reste vide&#xa0;: les limites individuelles, les étiquettes, les positions imposées et les objectifs de ses lignes n’en laissent aucun pour elle.</translation>
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
        <source>Cell %1 has a goal that is not in the set.</source>
        <translation>La case %1 contient un objectif absent de la liste.</translation>
    </message>
    <message>
        <source>Cell %1 has %2, which is disabled.</source>
        <translation>La case %1 contient %2, mais cet objectif est désactivé.</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; are on the board.</source>
        <translation>Deux objectifs portant l’étiquette «&#x202f;%1&#x202f;» figurent sur la grille.</translation>
    </message>
    <message>
        <source>%1 is on the board %2 times; its limit is %3.</source>
        <translation>%1 figure %2 fois sur la grille&#x202f;; sa limite est %3.</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not in its range.</source>
        <translation>%1 a la valeur %2, qui n’est pas dans sa plage.</translation>
    </message>
    <message>
        <source>%1 is on the board twice with the value %2.</source>
        <translation>%1 figure deux fois sur la grille avec la valeur %2.</translation>
    </message>
    <message>
        <source>%1 is in %2 twice.</source>
        <translation>%1 figure deux fois dans une même ligne (%2).</translation>
    </message>
    <message>
        <source>%1 is in cell %2, outside its forced positions.</source>
        <translation>%1 est dans la case %2, hors de ses positions imposées.</translation>
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
    <message>
        <source>Cell %1: progression relaxed for %2: the cell is %3, the goal is %4.</source>
        <comment>the zones of a cell, the zones of a goal</comment>
        <translation>Case %1&#xa0;: progression assouplie pour %2 (zones de la case&#xa0;: %3&#x202f;; zones de l’objectif&#xa0;: %4).</translation>
    </message>
    <message>
        <source>%1 goals of the group &quot;%2&quot; are on the board; it allows %3.</source>
        <translation>Objectifs du groupe «&#x202f;%2&#x202f;» sur la grille&#xa0;: %1, permis&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has the value %2, which does not belong to the zones of its cell.</source>
        <translation>%1 a la valeur %2, qui n’appartient pas aux zones de sa case.</translation>
    </message>
    <message>
        <source>%1 can never be placed: all its forced positions are outside this board, which has positions 1 to %2. Change them, or choose a larger board.</source>
        <translation>%1 ne peut jamais être placé&#xa0;: toutes ses positions imposées sont hors de cette grille, qui a les positions 1 à %2. Modifiez-les ou choisissez une grille plus grande.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking a limit: its board category &quot;%2&quot; leaves no room on this board. Raise the limit, or disable the goal.</source>
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
        <source>There is no setting &quot;%1&quot;. Available settings: %2.</source>
        <translation>Il n’y a pas de réglage «&#x202f;%1&#x202f;». Réglages existants&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas permis pour le réglage «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;. Allowed: %3.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas permis pour le réglage «&#x202f;%1&#x202f;». Valeurs permises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 line categories; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 a %2 catégories de ligne&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>%1 has %2 board categories; lockout.live accepts at most %3. Remove some.</source>
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
        <source>The line limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>La limite de ligne de «&#x202f;%1&#x202f;» est de %2&#x202f;%. Les limites vont de 0 à 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The board limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>La limite de grille de «&#x202f;%1&#x202f;» est de %2&#x202f;%. Les limites vont de 0 à 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The set has %1 tags; lockout.live accepts at most %2. Remove some.</source>
        <translation>La liste a %1 étiquettes&#x202f;; lockout.live en accepte %2 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» ne devrait contenir que des minuscules de a à z, des chiffres et des tirets bas. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be &quot;%2&quot;: tags contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» devrait s’écrire «&#x202f;%2&#x202f;»&#xa0;: les étiquettes ne contiennent que des minuscules de a à z, des chiffres et des tirets bas. Renommez-la.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is in the tag list twice. Remove one of them.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» figure deux fois dans la liste des étiquettes. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>No goal has the tag &quot;%1&quot;.</source>
        <translation>Aucun objectif ne porte l’étiquette «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is the only goal with the tag &quot;%2&quot;, so the tag has no effect. Give it to another goal, or remove it.</source>
        <translation>%1 est le seul objectif portant l’étiquette «&#x202f;%2&#x202f;», qui n’a donc aucun effet. Attribuez-la à un autre objectif ou retirez-la.</translation>
    </message>
    <message>
        <source>The name of the game has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>Le nom du jeu compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The name of the set has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>Le nom de la liste compte %1 caractères&#x202f;; lockout.live en accepte %2 au plus. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The set is capped but has no largest size. Choose a largest size, or another schema mode.</source>
        <translation>La liste est plafonnée («&#x202f;capped&#x202f;»), mais n’a pas de taille maximale. Choisissez une taille maximale ou un autre mode de schéma.</translation>
    </message>
    <message>
        <source>The set is dedicated but has no game mode and size. Choose both, or another schema mode.</source>
        <translation>La liste est dédiée («&#x202f;dedicated&#x202f;»), mais n’a pas de mode de jeu ni de taille. Choisissez les deux ou un autre mode de schéma.</translation>
    </message>
    <message>
        <source>%1 contains {{X}} %2 times; lockout.live accepts it once. Keep one of them.</source>
        <translation>%1 contient {{X}} %2 fois&#x202f;; lockout.live ne l’accepte qu’une fois. N’en gardez qu’un.</translation>
    </message>
    <message>
        <source>%1 can read the same as the goal in row %2: they share their text and a value. Reword it, change its range, or remove one of the two.</source>
        <translation>%1 peut se lire comme l’objectif de la ligne %2&#xa0;: le texte et une valeur leur sont communs. Reformulez-le, modifiez sa plage ou supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>The tooltip of %1 has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>L’infobulle de %1 compte %2 caractères&#x202f;; lockout.live en accepte %3 au plus. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>%1 has %2 icons; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 a %2 icônes&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>%1 has the icon &quot;%2&quot;, which is neither a picture (its name ends in .webp) nor an emoji. Correct or remove it.</source>
        <translation>%1 a l’icône «&#x202f;%2&#x202f;», qui n’est ni une image (dont le nom se termine par .webp) ni un émoji. Corrigez-la ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 has both pictures and emoji as icons; lockout.live accepts only one kind. Remove one kind.</source>
        <translation>%1 a pour icônes à la fois des images et des émojis&#x202f;; lockout.live n’accepte qu’un seul type. Retirez les icônes de l’autre type.</translation>
    </message>
    <message>
        <source>%1 has %2 values in its range; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 a %2 valeurs dans sa plage&#x202f;; lockout.live en accepte %3 au plus. Retirez-en.</translation>
    </message>
    <message>
        <source>The range of %1 is not in ascending order: %2 comes after %3. Sort it from low to high.</source>
        <translation>La plage de %1 n’est pas triée&#xa0;: %2 vient après %3. Triez-la par ordre croissant.</translation>
    </message>
    <message>
        <source>The values of %1 go from %2 to %3, more than three times as high. The goal is easy on one board and hard on another. Narrow the range, or split it into two goals.</source>
        <translation>Les valeurs de %1 vont de %2 à %3, soit plus du triple. L’objectif est facile sur une grille, difficile sur une autre. Resserrez la plage ou faites-en deux objectifs.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2. Positions start at 1.</source>
        <translation>%1 est imposé à la position %2. Les positions commencent à 1.</translation>
    </message>
    <message>
        <source>%1 lists the forced position %2 twice. Remove one of them.</source>
        <translation>%1 indique deux fois la position imposée %2. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>%1 has forced positions; lockout.live accepts them only in a dedicated or relaxed set. Change the schema mode of the set, or remove them.</source>
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
        <source>%1: &quot;%2&quot; is %3; allowed: %4.</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» vaut %3&#x202f;; valeurs permises&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3.</source>
        <translation>%1 vaut %2&#x202f;; valeurs permises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>%1 a la valeur «&#x202f;%2&#x202f;», qui est inconnue. Valeurs connues&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; at most %3 are allowed. Shorten it.</source>
        <translation>%1 compte %2 caractères&#x202f;; le maximum est de %3. Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; appears twice. Rename or remove one of them.</source>
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
        <source>The set is dedicated to the unknown game mode &quot;%1&quot;; it opens with a board of the default mode. Known modes: %2.</source>
        <translation>La liste est dédiée au mode de jeu inconnu «&#x202f;%1&#x202f;»&#x202f;; elle s’ouvre avec une grille du mode par défaut. Modes connus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The set is dedicated to the size &quot;%2&quot;, which the game mode &quot;%1&quot; does not have; it opens in the default size. Choose another size.</source>
        <translation>La liste est dédiée à la taille «&#x202f;%2&#x202f;», que le mode de jeu «&#x202f;%1&#x202f;» n’a pas&#x202f;; elle s’ouvre dans la taille par défaut. Choisissez une autre taille.</translation>
    </message>
    <message>
        <source>The board has %1 shiny cells instead of %2.</source>
        <translation>La grille a %1 cases brillantes au lieu de %2.</translation>
    </message>
    <message>
        <source>The board has %1 centre cells left empty instead of %2.</source>
        <translation>La grille a %1 cases centrales laissées vides au lieu de %2.</translation>
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
        <source>Cell %1 is shiny or blank where the modifiers do not require it, or the reverse.</source>
        <translation>La case %1 est brillante ou vide sans que les modificateurs le demandent, ou l’inverse.</translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; has no effect while &quot;%2&quot; is &quot;%3&quot;. Leave it out, or change &quot;%2&quot;.</source>
        <translation>Le réglage «&#x202f;%1&#x202f;» est sans effet tant que «&#x202f;%2&#x202f;» vaut «&#x202f;%3&#x202f;». Omettez-le, ou changez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 cells should stay empty, but the board has only %2. Leave fewer empty, or choose a larger board.</source>
        <translation>%1 cases doivent rester vides, mais la grille n’en a que %2. Laissez-en moins de vides, ou choisissez une grille plus grande.</translation>
    </message>
    <message>
        <source>This board has no middle cell to leave empty. Choose odd numbers of rows and columns.</source>
        <translation>Cette grille n’a pas de case centrale à laisser vide. Choisissez des nombres impairs de rangées et de colonnes.</translation>
    </message>
    <message>
        <source>None of the boards of %1 seeds derived from this one passed the gates. &quot;%2&quot; rejected %3 of them. Loosen its bounds.</source>
        <comment>the title of a gate</comment>
        <translation>Aucune des grilles des %1 graines dérivées de celle-ci n’a rempli les conditions. « %2 » en a rejeté %3. Assouplissez ses bornes.</translation>
    </message>
    <message>
        <source>No board is at least %1 and at most %2. Exchange the bounds.</source>
        <translation>Aucune grille n’a au moins %1 et au plus %2. Échangez les bornes.</translation>
    </message>
    <message>
        <source>There are %1 placement rules; those after the first %2 have no effect. Remove some.</source>
        <translation>Il y a %1 règles de placement ; celles après les %2 premières sont sans effet. Supprimez-en.</translation>
    </message>
    <message>
        <source>This placement rule is for nothing. Name categories or goals that it is for.</source>
        <translation>Cette règle de placement ne concerne rien. Indiquez les catégories ou objectifs concernés.</translation>
    </message>
    <message>
        <source>%1: nothing on the board can have &quot;%2&quot;. Choose another name.</source>
        <translation>%1 : rien sur la grille ne peut avoir « %2 ». Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>This target wants nothing yet. Fill it in, or remove it.</source>
        <translation>Cette cible ne demande encore rien. Remplissez-la ou supprimez-la.</translation>
    </message>
    <message>
        <source>The name of the game is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>Le nom du jeu est vide. lockout.live l’affiche. Le saisir dans les propriétés.</translation>
    </message>
    <message>
        <source>The name of the set is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>Le nom de la liste est vide. lockout.live l’affiche. Le saisir dans les propriétés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges, which %Ln goals have.</source>
        <translation>
            <numerusform>%1 ne tient compte ni des zones ni des plages progressives&#x202f;; %Ln objectif en a.</numerusform>
            <numerusform>%1 ne tient compte ni des zones ni des plages progressives&#x202f;; %Ln objectifs en ont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board; %Ln were added back to fill it.</source>
        <translation>
            <numerusform>La pondération a laissé trop peu d’objectifs pour cette grille&#xa0;: %Ln est revenu la remplir.</numerusform>
            <numerusform>La pondération a laissé trop peu d’objectifs pour cette grille&#xa0;: %Ln sont revenus la remplir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %Ln case reste vide. Les objectifs de la réserve peuvent remplir au mieux %1 cases sur %2. Ajoutez ou activez des objectifs, relevez des limites individuelles ou choisissez une grille plus petite.</numerusform>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %Ln cases restent vides. Les objectifs de la réserve peuvent remplir au mieux %1 cases sur %2. Ajoutez ou activez des objectifs, relevez des limites individuelles ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</source>
        <translation>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %Ln case reste vide. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elle. Ajoutez des objectifs ou levez certaines de ces contraintes.</numerusform>
            <numerusform>Cette grille ne peut pas être remplie&#xa0;: %Ln cases restent vides. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elles. Ajoutez des objectifs ou levez certaines de ces contraintes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals to fill this board.</source>
        <translation>
            <numerusform>Ajoutez %Ln objectif pour remplir cette grille.</numerusform>
            <numerusform>Ajoutez %Ln objectifs pour remplir cette grille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Ajoutez encore %Ln objectif pour remplir cette grille&#xa0;: les objectifs activés ne peuvent remplir que %1 de ses %2 cases. Ou relevez des limites individuelles, ou choisissez une grille plus petite.</numerusform>
            <numerusform>Ajoutez encore %Ln objectifs pour remplir cette grille&#xa0;: les objectifs activés ne peuvent remplir que %1 de ses %2 cases. Ou relevez des limites individuelles, ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%Ln case appartient à la seule zone «&#x202f;%1&#x202f;», mais les objectifs de cette zone ne peuvent en remplir que %2. Attribuez la zone à davantage d’objectifs ou choisissez une grille plus petite.</numerusform>
            <numerusform>%Ln cases appartiennent à la seule zone «&#x202f;%1&#x202f;», mais les objectifs de cette zone ne peuvent en remplir que %2. Attribuez la zone à davantage d’objectifs ou choisissez une grille plus petite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so its %Ln goals never appear. Raise the limit, or disable them.</source>
        <translation>
            <numerusform>La limite de grille de «&#x202f;%1&#x202f;» est de 0&#xa0;%&#xa0;: son objectif (%Ln) n’apparaît jamais. Relevez la limite ou désactivez-le.</numerusform>
            <numerusform>La limite de grille de «&#x202f;%1&#x202f;» est de 0&#xa0;%&#xa0;: ses %Ln objectifs n’apparaissent jamais. Relevez la limite ou désactivez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %Ln rows that do not exist. Remove the references.</source>
        <translation>
            <numerusform>%1 renvoie à %Ln ligne qui n’existe pas. Retirez ce renvoi.</numerusform>
            <numerusform>%1 renvoie à %Ln lignes qui n’existent pas. Retirez ces renvois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (row %2)</source>
        <comment>a name that several rows have</comment>
        <translation>%1 (ligne %2)</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <comment>a goal without text, by its row</comment>
        <translation>Objectif %1</translation>
    </message>
    <message>
        <source>%1 has no text. Write one, or remove the row.</source>
        <translation>%1 n’a pas de texte. En écrire un, ou retirer la ligne.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a table, its generator</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field of a row, a sentence about it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, row</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cell %1 has a forced goal that limits keep out of its positions, because without it a cell would stay empty.</source>
        <translation>La case %1 a un objectif à positions imposées, dont des limites l’écartent, parce que sans lui une case resterait vide.</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board. Boardwright makes such boards, but lockout.live accepts more than one copy only of goals with a range. Set the limit to 1, or give the goal a range.</source>
        <translation>%1 peut figurer %2 fois sur une grille. Boardwright fait de telles grilles, mais lockout.live n’accepte plus d’un exemplaire que d’objectifs avec une plage. Mettez la limite à 1, ou donnez une plage à l’objectif.</translation>
    </message>
    <message>
        <source>The tags &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Les étiquettes «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;» ne diffèrent guère. Si elles sont les mêmes, renommez l&apos;une comme l&apos;autre.</translation>
    </message>
    <message>
        <source>%1 is hardly different from the goal in row %2. Both may be on one board. Reword or remove one of the two.</source>
        <translation>%1 ne diffère guère de l&apos;objectif de la ligne %2. Les deux peuvent être sur une même grille. Reformulez ou supprimez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>The line categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Les catégories de ligne «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;» ne diffèrent guère. Si elles sont les mêmes, renommez l&apos;une comme l&apos;autre.</translation>
    </message>
    <message>
        <source>The board categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Les catégories de grille «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;» ne diffèrent guère. Si elles sont les mêmes, renommez l&apos;une comme l&apos;autre.</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>La catégorie de ligne «&#x202f;%1&#x202f;» contient une virgule. Si elle désigne plusieurs catégories, il faut un nom à chacune.</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>La catégorie de grille «&#x202f;%1&#x202f;» contient une virgule. Si elle désigne plusieurs catégories, il faut un nom à chacune.</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldCuration</name>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>Tour %L1 sur %L2.</translation>
    </message>
    <message>
        <source>%L1 of %L2 seeds tried.</source>
        <translation>%L1 graines essayées sur %L2.</translation>
    </message>
    <message>
        <source>Choosing worlds for wish %L1 of %L2.</source>
        <translation>Choix des mondes pour le souhait %L1 sur %L2.</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds are chosen.</source>
        <translation>%L1 mondes choisis sur %L2.</translation>
    </message>
    <message>
        <source>They are fewer than wanted. Try more seeds.</source>
        <translation>C’est moins que demandé. Essayez davantage de graines.</translation>
    </message>
    <message>
        <source>They are less even than wished. Choose more worlds: a possible join appears only %1 times on average.</source>
        <translation>Ils sont moins équilibrés que souhaité. Choisissez davantage de mondes : une liaison possible n’apparaît que %1 fois en moyenne.</translation>
    </message>
    <message>
        <source>They are less even than wished. Try more seeds, or weight the zones.</source>
        <translation>Ils sont moins équilibrés que souhaité. Essayez davantage de graines, ou pondérez les zones.</translation>
    </message>
    <message>
        <source>Zones appear %1 to %2 as often as on average.</source>
        <comment>two shares</comment>
        <translation>Les zones apparaissent à %1 à %2 de la moyenne.</translation>
    </message>
    <message>
        <source>The zones already have these weights.</source>
        <translation>Les zones ont déjà ces poids.</translation>
    </message>
    <message>
        <source>Chooses worlds in which zones, pairs of zones and joins appear about equally often, and shows what each wish costs.</source>
        <translation>Choisit des mondes où les zones, les paires de zones et les liaisons apparaissent à peu près aussi souvent, et montre ce que coûte chaque souhait.</translation>
    </message>
    <message>
        <source>No worlds can be made of this set. The problems say why.</source>
        <translation>Cette liste ne permet de créer aucun monde. Les problèmes disent pourquoi.</translation>
    </message>
    <message numerus="yes">
        <source>Weight %Ln zones</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Pondérer %Ln zone</numerusform>
            <numerusform>Pondérer %Ln zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %Ln zones would change.</source>
        <translation>
            <numerusform>Le poids de %Ln zone changerait.</numerusform>
            <numerusform>Les poids de %Ln zones changeraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %Ln zones changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>le poids de %Ln zone modifié</numerusform>
            <numerusform>les poids de %Ln zones modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing worlds before and after on other seeds…</source>
        <translation>Comparaison des mondes avant et après sur d’autres graines…</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldYieldsModel</name>
    <message>
        <source>%L1 of %L2 worlds can be won</source>
        <translation>%L1 mondes gagnables sur %L2</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Gemmes</translation>
    </message>
    <message>
        <source>Shows how many of the worlds that are made can be won, for each process and number of gems.</source>
        <translation>Montre combien des mondes créés sont gagnables, pour chaque procédé et chaque nombre de gemmes.</translation>
    </message>
    <message>
        <source>No zone of the pool has gems. Give some zones gems and portals.</source>
        <translation>Aucune zone de la réserve n’a de gemmes. Donnez des gemmes et des portails à quelques zones.</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds made.</source>
        <translation>%L1 mondes créés sur %L2.</translation>
    </message>
    <message>
        <source>%L1 worlds made.</source>
        <translation>%L1 mondes créés.</translation>
    </message>
    <message>
        <source>Shown are those that can be won, in percent.</source>
        <translation>Sont indiqués ceux qui sont gagnables, en pourcentage.</translation>
    </message>
    <message>
        <source>Worlds that can be won: %1</source>
        <comment>the name of a process</comment>
        <translation>Mondes gagnables : %1</translation>
    </message>
    <message>
        <source>% of worlds</source>
        <translation>% des mondes</translation>
    </message>
    <message>
        <source>%L1 gems: %2</source>
        <comment>how many, a share</comment>
        <translation>%L1 gemmes : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsPanel</name>
    <message>
        <source>Claim matrix</source>
        <translation>Matrice des affirmations</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsWords</name>
    <message>
        <source>Worlds need zones. Add some to the table Zones of worlds.</source>
        <translation>Les mondes ont besoin de zones. Ajoutez-en dans le tableau « Zones des mondes ».</translation>
    </message>
    <message>
        <source>There are %1 zones. Only the first %2 of them are used.</source>
        <translation>Il y a %1 zones. Seules les %2 premières sont utilisées.</translation>
    </message>
    <message>
        <source>This zone has no portals, so it cannot be part of a world.</source>
        <translation>Cette zone n’a pas de portail et ne peut donc pas faire partie d’un monde.</translation>
    </message>
    <message>
        <source>These are %1 names. Only the first %2 of them are used.</source>
        <translation>Voilà %1 noms. Seuls les %2 premiers sont utilisés.</translation>
    </message>
    <message>
        <source>Every world starts in a zone without gems that has three portals or more, but there is none. Add one.</source>
        <translation>Chaque monde commence dans une zone sans gemme qui a au moins trois portails, mais il n’y en a aucune. Ajoutez-en une.</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones with gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>Les mondes de %2 gemmes ont besoin d’autant de zones avec gemmes, mais il y en a %1. Ajoutez-en, ou réduisez le nombre de gemmes.</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones without gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>Les mondes de %2 gemmes ont besoin d’autant de zones sans gemme, mais il y en a %1. Ajoutez-en, ou réduisez le nombre de gemmes.</translation>
    </message>
    <message>
        <source>This claim belongs to no zone, so it has no effect.</source>
        <translation>Cette affirmation n’appartient à aucune zone et reste donc sans effet.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no portal &quot;%1&quot;, so this claim has no effect. Correct the name, or add the portal to the zone.</source>
        <translation>« %2 » n’a pas de portail « %1 », cette affirmation reste donc sans effet. Corrigez le nom, ou ajoutez le portail à la zone.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no gem &quot;%1&quot;, so this claim has no effect. Correct the name, or add the gem to the zone.</source>
        <translation>« %2 » n’a pas de gemme « %1 », cette affirmation reste donc sans effet. Corrigez le nom, ou ajoutez la gemme à la zone.</translation>
    </message>
    <message>
        <source>No claim takes the gem &quot;%1&quot;, so worlds with this zone cannot be won.</source>
        <translation>Aucune affirmation ne prend la gemme « %1 », les mondes avec cette zone ne peuvent donc pas être gagnés.</translation>
    </message>
    <message>
        <source>No claim uses the portal &quot;%1&quot;, so nobody gets through it.</source>
        <translation>Aucune affirmation n’utilise le portail « %1 », personne ne le franchit donc.</translation>
    </message>
    <message>
        <source>No claim gives the state &quot;%1&quot;, so this one is never possible.</source>
        <translation>Aucune affirmation ne donne l’état « %1 », celle-ci n’est donc jamais possible.</translation>
    </message>
    <message>
        <source>There are %1 states. Only %2 of them are used.</source>
        <translation>Il y a %1 états. Seuls %2 d’entre eux sont utilisés.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a board. Write settings as on the command line, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;.</source>
        <translation>« %1 » n’est pas un réglage de grille. Écrivez les réglages comme en ligne de commande, par exemple « size=4x4 » ou « mode=ascend size=5 ».</translation>
    </message>
    <message>
        <source>The gem &quot;%1&quot; is no goal of the set, so the zone&apos;s board does not show it.</source>
        <translation>La gemme « %1 » n’est pas un objectif du jeu, la grille de la zone ne la montre donc pas.</translation>
    </message>
    <message>
        <source>None of %1 worlds can be won. Allow more attempts, or add claims that lead back.</source>
        <translation>Aucun des %1 mondes ne peut être gagné. Autorisez plus d’essais, ou ajoutez des affirmations qui ramènent en arrière.</translation>
    </message>
    <message>
        <source>A world of %1 zones can be won, but the search for the shortest walk was given up. Use fewer states or gems.</source>
        <translation>Un monde de %1 zones peut être gagné, mais la recherche du plus court parcours a été abandonnée. Utilisez moins d’états ou de gemmes.</translation>
    </message>
    <message>
        <source>Place %1 has something that is not a zone of the set.</source>
        <translation>La place %1 contient quelque chose qui n’est pas une zone du jeu.</translation>
    </message>
    <message>
        <source>Portal &quot;%2&quot; of &quot;%1&quot; has %3 joins, but should have one.</source>
        <translation>Le portail « %2 » de « %1 » a %3 liaisons au lieu d’une.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones without portals</source>
        <translation>
            <numerusform>%Ln zone sans portail</numerusform>
            <numerusform>%Ln zones sans portail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too many names</source>
        <translation>
            <numerusform>%Ln zone avec trop de noms</numerusform>
            <numerusform>%Ln zones avec trop de noms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims without a zone</source>
        <translation>
            <numerusform>%Ln affirmation sans zone</numerusform>
            <numerusform>%Ln affirmations sans zone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown portals</source>
        <translation>
            <numerusform>%Ln affirmation sur un portail inconnu</numerusform>
            <numerusform>%Ln affirmations sur des portails inconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown gems</source>
        <translation>
            <numerusform>%Ln affirmation sur une gemme inconnue</numerusform>
            <numerusform>%Ln affirmations sur des gemmes inconnues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that no claim takes</source>
        <translation>
            <numerusform>%Ln gemme qu’aucune affirmation ne prend</numerusform>
            <numerusform>%Ln gemmes qu’aucune affirmation ne prend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals that no claim uses</source>
        <translation>
            <numerusform>%Ln portail qu’aucune affirmation n’utilise</numerusform>
            <numerusform>%Ln portails qu’aucune affirmation n’utilise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln states that no claim gives</source>
        <translation>
            <numerusform>%Ln état qu’aucune affirmation ne donne</numerusform>
            <numerusform>%Ln états qu’aucune affirmation ne donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with unknown board settings</source>
        <translation>
            <numerusform>%Ln zone avec des réglages de grille inconnus</numerusform>
            <numerusform>%Ln zones avec des réglages de grille inconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that are no goals</source>
        <translation>
            <numerusform>%Ln gemme qui n’est pas un objectif</numerusform>
            <numerusform>%Ln gemmes qui ne sont pas des objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</source>
        <translation>
            <numerusform>%Ln zone, à l’essai %1. Le plus court parcours qui ramasse toutes les gemmes compte %2 affirmations.</numerusform>
            <numerusform>%Ln zones, à l’essai %1. Le plus court parcours qui ramasse toutes les gemmes compte %2 affirmations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 zones have no board, because the set has too few goals for it.</source>
        <translation>
            <numerusform>%Ln zone sur %1 n’a pas de grille, car le jeu a trop peu d’objectifs pour elle.</numerusform>
            <numerusform>%Ln zones sur %1 n’ont pas de grille, car le jeu a trop peu d’objectifs pour elles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems cannot be collected on a walk back to the start.</source>
        <translation>
            <numerusform>%Ln gemme ne peut être ramassée sur aucun parcours qui revient au départ.</numerusform>
            <numerusform>%Ln gemmes ne peuvent être ramassées sur aucun parcours qui revient au départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The world could not be verified within %1 steps: nobody knows whether all gems can be collected on a walk back to the start.</source>
        <translation>Le monde n’a pas pu être vérifié en %1 étapes : nul ne sait si toutes les gemmes peuvent être ramassées sur un parcours qui revient au départ.</translation>
    </message>
    <message numerus="yes">
        <source>won in %Ln claims</source>
        <comment>a world</comment>
        <translation>
            <numerusform>gagné en %Ln affirmation</numerusform>
            <numerusform>gagné en %Ln affirmations</numerusform>
        </translation>
    </message>
    <message>
        <source>No world can be won</source>
        <translation>Aucun monde ne peut être gagné</translation>
    </message>
    <message>
        <source>No shortest walk was found</source>
        <translation>Aucun parcours le plus court trouvé</translation>
    </message>
</context>
<context>
    <name>boardwright::WorseQuestion</name>
    <message>
        <source>Worse Than Before</source>
        <translation>Pire qu’avant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers are worse than before. Apply it all the same?</source>
        <translation>
            <numerusform>%Ln nombre est pire qu’avant. Appliquer quand même&#xa0;?</numerusform>
            <numerusform>%Ln nombres sont pires qu’avant. Appliquer quand même&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not Compared</source>
        <translation>Pas de comparaison</translation>
    </message>
    <message>
        <source>Apply it all the same?</source>
        <translation>Appliquer quand même&#xa0;?</translation>
    </message>
</context>
<context>
    <name>boardwright::YieldsTool</name>
    <message>
        <source>Yield</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>A row will appear for each number of gems</source>
        <translation>Une ligne apparaîtra pour chaque nombre de gemmes</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Count Worlds</source>
        <translation>&amp;Compter les mondes</translation>
    </message>
    <message>
        <source>One bar will appear for each number of gems</source>
        <translation>Une barre apparaîtra pour chaque nombre de gemmes</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWeightsWords</name>
    <message>
        <source>of the mean of its kind</source>
        <translation>de la moyenne de son genre</translation>
    </message>
    <message>
        <source>Appearances of the rarest zone</source>
        <translation>Apparitions de la zone la plus rare</translation>
    </message>
    <message>
        <source>Appearances of the most frequent zone</source>
        <translation>Apparitions de la zone la plus fréquente</translation>
    </message>
    <message>
        <source>Pairs of zones that appear evenly</source>
        <translation>Paires de zones qui apparaissent uniformément</translation>
    </message>
    <message>
        <source>of pairs</source>
        <translation>des paires</translation>
    </message>
    <message>
        <source>Joins that appear evenly</source>
        <translation>Liaisons qui apparaissent uniformément</translation>
    </message>
    <message>
        <source>of joins</source>
        <translation>des liaisons</translation>
    </message>
    <message>
        <source>Zones that the shortest walk enters</source>
        <translation>Zones où passe le plus court parcours</translation>
    </message>
    <message>
        <source>of the zones of the median world</source>
        <translation>des zones du monde médian</translation>
    </message>
    <message>
        <source>Worlds with three exits or more in the first zone</source>
        <translation>Mondes avec au moins trois sorties dans la première zone</translation>
    </message>
    <message>
        <source>of worlds</source>
        <translation>des mondes</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>Mondes gagnables</translation>
    </message>
    <message>
        <source>of worlds made</source>
        <translation>des mondes créés</translation>
    </message>
    <message>
        <source>Seeds without a world</source>
        <translation>Graines sans monde</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>des graines</translation>
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
        <source>The goal set to open; without it, a sample</source>
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
</context>
</TS>
