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
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a cell, its goal</comment>
        <translation>%1. %2</translation>
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
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
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
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Texte source</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 n’a pas été ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>This file is laid out differently from lockout.live&apos;s own files. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation>Ce fichier n’est pas mis en forme comme ceux de lockout.live. Il reste tel quel jusqu’à la première modification&#x202f;; il est alors enregistré dans la mise en forme du site.</translation>
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
        <source>Save Goal Set</source>
        <translation>Enregistrer la liste d’objectifs</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
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
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] – Boardwright</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · modifié</translation>
    </message>
    <message>
        <source>Making the board…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation>Grille à jour (%L1&#x202f;ms)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
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
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation>Indique si l’objectif est pris en compte</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
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
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Board categories: limited over the whole board</source>
        <translation>Catégories de grille&#xa0;: limitées sur toute la grille</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>Catégories de ligne&#xa0;: limitées dans chaque rangée, colonne et diagonale</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>Zones de progression&#xa0;: E = début, M = milieu, L = tard, N = fin de partie. Le bingo les ignore</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>Pondération</translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool</source>
        <translation>Probabilité en pour cent, tirée une fois par grille, que l’objectif entre dans la réserve</translation>
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
        <source>disabled</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>activé</translation>
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
        <translation>Indique si les petites valeurs viennent plus tôt sur la grille. Le bingo n’en tient pas compte</translation>
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
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
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
        <source>Open a goal set to see its goals here.</source>
        <translation>Ouvrez une liste d’objectifs pour en voir ici les objectifs.</translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation>Aucun objectif ne correspond</translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag.</source>
        <translation>Aucun objectif ne contient tous ces mots, que ce soit dans son texte, son infobulle, ses catégories ou son étiquette.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation>&amp;Désactiver</translation>
    </message>
    <message>
        <source>Set &amp;weighting…</source>
        <translation>Définir la &amp;pondération…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>%n more problems are not listed.</source>
        <translation>
            <numerusform>%n autre problème n’est pas affiché.</numerusform>
            <numerusform>%n autres problèmes ne sont pas affichés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problèmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>boardwright::SeedBar</name>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
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
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
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
        <source>The file has very long lines. This is what they say, laid out to be read.</source>
        <translation>Le fichier contient de très longues lignes. En voici le contenu, mis en forme pour la lecture.</translation>
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
        <source>The enabled goals can fill only %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>Les objectifs activés peuvent remplir %1 cases sur %2. Ajoutez ou activez des objectifs, relevez des limites individuelles ou choisissez une grille plus petite.</translation>
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
        <source>%1 is the same goal as in row %2, values included. Reword or remove one of them.</source>
        <translation>%1 est le même objectif qu’à la ligne %2, valeurs comprises. Reformulez ou supprimez l’un des deux.</translation>
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
        <translation>%1&#xa0;: la limite de ligne «&#x202f;%2&#x202f;» a cédé dans la %3 pour %4 (objectifs&#xa0;: %5, permis&#xa0;: %6).</translation>
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
        <translation>%1 figure deux fois dans la %2.</translation>
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
            <numerusform>Cette grille ne peut pas être remplie : %n case reste vide. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elle. Ajouter des objectifs ou en libérer.</numerusform>
            <numerusform>Cette grille ne peut pas être remplie : %n cases restent vides. Il y a assez d’objectifs, mais les étiquettes, les positions imposées et les copies qui ne peuvent pas partager une ligne n’en laissent aucun pour elles. Ajouter des objectifs ou en libérer.</numerusform>
        </translation>
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
</context>
</TS>
