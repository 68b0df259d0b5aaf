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
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
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
    <message>
        <source>This file now also holds Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
        <comment>titles of what it holds</comment>
        <translation>Ce fichier contient désormais aussi des données propres à Boardwright (%1), que lockout.live ignore.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between titles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>&amp;Large Board</source>
        <translation>&amp;Grande grille</translation>
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
        <translation>Zones de progression&#xa0;: E = début, M = milieu, L = tard, N = fin de partie. Le mode Bingo les ignore</translation>
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
</context>
</TS>
