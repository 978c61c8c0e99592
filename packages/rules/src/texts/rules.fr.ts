// The rules in French, short and in our own words, by the ids of docs/rules.md.
/** The rules in French, by id. */
export const rulesFr: Readonly<Record<string, string>> = {
  C1: 'Il y a trois couleurs\u202f: orange (Méluriens), gris (Xhavits) et vert (Tsoths).',
  C2: 'Il y a 18 dés, 6 par couleur, dont les faces sont 0 (étoile), 1, 1, 2, 3 et 3. Deux faces opposées diffèrent de 2\u202f: étoile et 2, 1 et 3, 1 et 3.',
  C3: 'Le jeu comprend 60 cartes Mission (20 par couleur), 30 cartes Ravageur, 48 tuiles Technologie (16 par couleur), 16 tuiles Technologie avancée, 3 tuiles Technologie de départ par joueur, 7 bandelettes Espace recto verso et 12 cartes de Hal.',
  C4: 'Chaque joueur possède exactement 16 robots\u202f; quand sa réserve n’en contient plus, il ne peut plus en gagner. Les vaisseaux, les ressources et les cubes Dégât/Débris ne s’épuisent jamais.',
  C5: 'Les robots d’un joueur sont toujours dans la réserve, dans la salle de repos, dans une salle d’affectation, aux commandes d’un vaisseau, ou sur une carte Mission ou Ravageur. Un robot utilisé vient toujours de la salle de repos\u202f; un robot gagné passe de la réserve à la salle de repos\u202f; un robot dépensé ou expulsé retourne dans la réserve.',
  C6: 'Les PV d’un joueur ne descendent jamais au-dessous de 0 sur la piste d’évaluation.',
  S1: 'Dés par couleur\u202f: 6 à 4 joueurs, 5 à 3 joueurs, 4 à 2 joueurs ou en solitaire. Les autres sont retirés du jeu.',
  S2: 'Le plateau Espace compte 7 bandelettes à 3 ou 4 joueurs, 5 à 1 ou 2 joueurs\u202f; leur ordre et leur face sont tirés au hasard. Le jeton Spes est posé sur la bandelette la plus éloignée du plateau Black Angel, et le Black Angel sur la case du milieu de la bandelette centrale.',
  S3: 'Les tuiles Technologie forment trois piles mélangées, une par couleur, face standard visible. Une tuile de chaque couleur est placée, dans un ordre aléatoire, sur les trois premiers emplacements de l’étalage.',
  S4: 'Les tuiles Technologie avancée sont mélangées face cachée, et quatre d’entre elles sont placées face visible à côté de l’étalage.',
  S5: 'Les cartes Mission forment trois piles mélangées, face cachée, une par couleur.',
  S6: 'À 3 joueurs, on retire 6 cartes au hasard de la pile Ravageur\u202f; à 2 joueurs ou en solitaire, 12. On révèle ensuite deux cartes, l’une après l’autre\u202f; chacune est placée devant son action avec un cube Dégât (A2.C4).',
  S7: 'Chaque joueur commence avec 5 PV et 16 robots\u202f: 5 dans la salle de repos, 1 dans chaque salle d’affectation, 8 dans la réserve. Ses 3 tuiles de départ sont placées au hasard sur les trois cases marquées de sa grille. Il a en main 1 carte Mission de chaque couleur et 1 carte Ravageur, et en stock 1 ressource, 1 débris et 1 vaisseau.',
  S8: 'Dans l’ordre du tour, chaque joueur lance un dé de chaque couleur et les place dans la zone standard de son compartiment.',
  S9: 'Chaque joueur sauf le premier reçoit ensuite l’avantage lié à sa position dans l’ordre du tour. Pour le 3e et le 4e joueur, cet avantage comprend la possibilité de réserver un dé gratuitement.',
  T1: 'Les joueurs jouent chacun leur tour, dans le sens horaire. Un tour est soit une Séquence A, soit une Séquence B, résolue dans l’ordre.',
  T2: 'Un joueur incapable de réaliser la Séquence A doit réaliser la Séquence B\u202f; choisir la Séquence B est toujours permis. La Séquence A est aussi possible quand seule la phase A1 la permet (par exemple, une tuile donne la ressource qui paie un dé)\u202f; seuls de tels choix sont alors proposés.',
  T3: 'Un choix qui empêcherait le joueur de terminer la Séquence A n’est pas permis\u202f; personne ne peut donc se retrouver bloqué.',
  T4: 'À la fin de son tour, un joueur a au plus 6 cartes Mission en main\u202f; il défausse l’excédent de son choix. Les cartes Ravageur ne comptent pas.',
  'A1.1':
    'Le joueur peut placer une carte Mission ou Ravageur de sa main, face cachée, sur l’un des six emplacements de son plateau individuel (3 lignes, 3 colonnes) qui ne contient aucune carte.',
  'A1.2':
    'Une carte Mission active les tuiles Technologie de sa couleur dans cette ligne ou cette colonne\u202f; une carte Ravageur les active toutes. Le joueur choisit l’ordre et peut renoncer à n’importe quelle activation.',
  'A1.3':
    'Les tuiles avancées ne sont jamais activées. Les tuiles de départ sont des tuiles Technologie de leur couleur.',
  'A1.4': 'Une carte peut être jouée même si elle n’active rien.',
  'A2.1':
    'Le joueur choisit un dé de son propre compartiment (quelle que soit la zone) ou en achète un dans la zone standard d’un autre joueur, pour 1 ressource versée au propriétaire, qui ne peut pas refuser. Un dé réservé (zone de haute sécurité) ne peut pas être acheté.',
  'A2.2':
    'Avant d’utiliser un de ses propres dés, le joueur peut dépenser exactement 1 débris de son stock pour retourner ce dé sur sa face opposée (0↔2, 1↔3), une seule fois. Un dé acheté ne peut pas être retourné, et les débris posés sur des tuiles ne peuvent pas servir à cela.',
  'A2.3':
    'Le dé sert à réaliser une action de sa couleur sur le Black Angel, ou à activer une carte Mission de sa couleur dans l’espace.',
  'A2.4':
    'La valeur du dé est le nombre d’activations disponibles\u202f; il faut en réaliser au moins une, les autres sont facultatives. Avec une valeur de 0, seule la Commande de vos vaisseaux est possible (A2.C1).',
  'A2.5':
    'Une action endommagée (2 cubes Dégât) réduit la valeur de 1, sans descendre au-dessous de 0. Un seul cube n’a aucun effet.',
  'A2.6':
    'S’il y a des cartes Ravageur devant l’action, on résout d’abord l’effet permanent de celle du dessus\u202f; le cube qu’il place peut ensuite être réparé. Le joueur qui peut payer doit payer (ce qu’il défausse va dans sa défausse)\u202f; si un effet à payer (073 à 090) ne peut pas l’être, il perd 1 PV et continue. Un effet qui place un dégât (061 à 072) est ignoré sans frais si aucun ne peut être placé.',
  'A2.7':
    'Le Black Angel propose six actions, deux par couleur\u202f: Découverte technologique (orange), Réparation du Black Angel (gris), Destruction des Ravageurs (vert) et Commande de vos vaisseaux dans chacune des trois couleurs. Elles sont numérotées de 1 à 6 dans le sens horaire.',
  'A2.D1':
    'Chaque activation permet de prendre une tuile de l’étalage\u202f; une tuile de l’un des deux premiers emplacements ou une tuile avancée coûte deux activations. Toutes les tuiles sont prises avant que la première ne soit injectée.',
  'A2.D2':
    'Les tuiles Technologie prises ne sont pas remplacées et les autres ne bougent pas. Une tuile avancée est aussitôt remplacée, tant que sa pile n’est pas épuisée. Les doublons sont permis.',
  'A2.D3':
    'Les tuiles prises sont injectées une par une, dans l’ordre voulu\u202f: une tuile Technologie par l’une des six flèches colorées (ligne par la gauche, colonne par le bas), une tuile avancée par l’une des deux flèches noires. La tuile prend la case voisine de sa flèche et pousse celle qui s’y trouve d’une case, et ainsi de suite, jusqu’à ce qu’une case vide absorbe la poussée ou qu’une tuile sorte à droite ou en haut.',
  'A2.D4':
    'Une tuile Technologie expulsée est conservée à côté du plateau individuel\u202f; le débris posé dessus va dans le stock de son propriétaire.',
  'A2.D5':
    'Une tuile avancée expulsée est aussitôt placée sur l’un des trois emplacements Technologie avancée du joueur, à son choix (une tuile par emplacement)\u202f; s’ils sont tous occupés, elle est conservée à côté du plateau. E5 fixe son maximum au décompte.',
  'A2.R1':
    'Chaque activation enlève un cube Dégât d’une action ou d’un dé endommagé dans une réserve\u202f; ce cube devient un débris. Sur une action qui porte deux cubes, le second est enlevé en premier.',
  'A2.R2':
    'Ce débris va dans le stock, ou aussitôt sur une tuile Technologie de la grille du joueur qui n’en porte pas\u202f: elle est activée immédiatement et garde le débris jusqu’à la réinitialisation du plateau. Les tuiles de départ peuvent recevoir un débris, les tuiles avancées non\u202f; l’effet de la tuile doit pouvoir produire quelque chose.',
  'A2.X1':
    'Chaque activation détruit une carte Ravageur, que le joueur prend en main. Toutes les cartes d’un emplacement doivent être détruites ensemble, lors de la même action\u202f: un emplacement qui compte plus de cartes qu’il ne reste d’activations ne peut pas être choisi.',
  'A2.X2':
    'Les robots retenus sur une carte Ravageur détruite reviennent à leurs propriétaires, dans la salle de repos.',
  'A2.C1':
    'On déplace un de ses vaisseaux, déjà dans l’espace ou introduit sur la case du Black Angel (vaisseau du stock, robot de la salle de repos pour pilote), d’au plus autant de cases que la valeur. Avec 1 ou plus, il doit finir sur une autre case, ou il faut placer une carte (même sur la case d’introduction, avec deux robots). Avec 0, ni introduction ni déplacement\u202f: il faut placer une carte là où l’on a déjà un vaisseau.',
  'A2.C2':
    'Les champs d’astéroïdes sont interdits, sauf celui où est le Black Angel\u202f; quand il le quitte, les vaisseaux présents sont détruits et retournent dans la réserve avec leur pilote. Un vaisseau peut traverser Spes et les cases occupées, et s’arrêter sur Spes, sur toute couleur et sur la carte de tout joueur, s’il y a là moins de 2 vaisseaux, dont aucun de son propriétaire. Personne ne place de carte sur Spes.',
  'A2.C3':
    'Si le vaisseau est sur une case sans carte de la couleur du dé, le joueur peut (avec une valeur de 0, doit) y placer une carte Mission de cette couleur de sa main, et un robot de la salle de repos sur la récompense\u202f; il la reçoit et devient propriétaire de la carte. Les vaisseaux déjà sur la case sont désormais sur la carte. La présence du Black Angel ne change rien.',
  'A2.C4':
    'Puis chaque icône Ravageur visible sur les cases adjacentes à la carte amène un Ravageur\u202f; cartes et tuile Spes cachent l’icône, pas les vaisseaux ni le Black Angel. Sa carte va au-dessus, devant son action\u202f; s’il y en a déjà trois, on défausse et repioche\u202f; si aucune n’est plaçable, rien. Puis un cube Dégât va au premier espace libre de l’action, sinon sur un dé intact de la réserve de sa couleur, sinon nulle part.',
  'A2.C5':
    'Puis les tuiles Technologie indiquées sur la carte apparaissent, de haut en bas\u202f: chacune passe de la pile de sa couleur au premier emplacement de l’étalage en poussant les autres (A2.D3)\u202f; une tuile poussée hors de l’étalage est défaussée. Une pile vide est reconstituée avec les tuiles défaussées de sa couleur, mélangées\u202f; s’il n’y en a pas, rien n’apparaît.',
  'A2.C6': 'Sans le vaisseau ou les robots nécessaires, la Commande de vos vaisseaux ne peut pas être réalisée.',
  'A2.M1':
    'Seules les missions d’activation peuvent être activées, avec un dé de la couleur de la carte, et à condition que le joueur ait un robot ou un vaisseau sur la carte.',
  'A2.M2':
    'Chaque activation applique l’effet une fois\u202f; on paie avec son stock, la salle de repos ou sa main, et, pour les technologies, sa grille ou ses tuiles expulsées. La carte Mission à payer peut être de toute couleur\u202f; une carte Ravageur ne la remplace pas. On peut dépenser une tuile Technologie (défausse de sa couleur) ou de départ (retirée du jeu), pas une tuile avancée\u202f; le débris d’une tuile dépensée va au stock.',
  'A2.M3':
    'Si la carte activée appartient à un autre joueur, celui-ci peut ensuite réaliser exactement une activation, sans dé.',
  'A2.M4':
    'Les dégâts et les Ravageurs n’affectent pas les cartes Mission. Une carte ne peut pas être activée pendant le tour où elle a été placée.',
  'A3.1':
    'Le joueur pioche une carte Mission de la couleur d’origine du dé utilisé et remet ce dé dans sa réserve, sans dégât.',
  'A3.2':
    'Quand la dernière carte d’une pile Mission est piochée, la pile est aussitôt reconstituée avec la défausse mélangée de sa couleur\u202f; si celle-ci est vide, on le fait à la pioche suivante. Si elle l’est encore à ce moment-là, il n’y a pas de carte à piocher.',
  'B1.1':
    'Le joueur remet en réserve tous les dés restant dans son compartiment, réservés compris, et perd autant de PV que la somme de leurs valeurs.',
  'B1.2':
    'Le joueur prend un dé pour chacun de ses robots dans les salles d’affectation, par couleur, dans la limite des réserves, les dés intacts d’abord\u202f; aucun ne peut être refusé. Chaque dé endommagé pris coûte 1 PV et son cube est retiré. Les dés sont lancés, puis placés dans la zone standard.',
  'B1.3': 'Le joueur peut réserver un dé en payant 1 ressource à la réserve.',
  'B2.1':
    'Le joueur défausse les cartes de ses six emplacements (Mission et Ravageur, chacune dans sa défausse) et déplace les débris de ses tuiles vers son stock.',
  'B3.1':
    'Le Black Angel avance d’une case, tout droit. Les vaisseaux restés sur un champ d’astéroïdes sont détruits (A2.C2).',
  'B3.2':
    'Toutes les cartes Mission de la première bandelette sont expulsées. Les missions de neutralisation sont d’abord résolues, dans n’importe quel ordre, pour leur propriétaire et les joueurs qui y ont un vaisseau\u202f; aucune carte en cours d’expulsion ne compte pour les autres. Ces gains précèdent le retour des robots des cartes\u202f; la limite de robots peut donc jouer (C4).',
  'B3.3':
    'Chaque carte expulsée est glissée à côté du plateau de son propriétaire, à sa couleur. Les robots et les vaisseaux posés sur ces cartes, ainsi que les autres vaisseaux de cette bandelette avec leur pilote, retournent dans la réserve.',
  'B3.4':
    'La première bandelette est retournée et devient la dernière. Si elle portait le jeton Spes, celui-ci est retiré et la tuile Spes recouvre la case du milieu de cette bandelette, qui n’est plus un territoire.',
  E1: 'La fin est déclenchée quand le Black Angel arrive sur Spes (cette phase B3 est achevée, expulsion comprise) ou quand la pile Ravageur se vide lors d’une Séquence A (on la reconstitue avec la défausse mélangée). On termine le tour de table, puis on en joue un dernier. Une pile Ravageur vidée après le déclenchement est reconstituée sans rien déclencher\u202f; le décompte de Spes (E4) reste acquis.',
  E2: 'Dès le tour qui suit le déclenchement de la fin, le Black Angel n’avance plus\u202f: la phase B3 est omise et plus aucune carte n’est expulsée.',
  E3: 'Lors du dernier tour de table, un joueur contraint de réaliser la Séquence B peut passer son tour à la place.',
  E4: 'Les débris posés sur les tuiles vont au stock, puis les tuiles avancées sont décomptées. Ensuite, seulement si le Black Angel a atteint Spes, chaque groupe de 2 éléments parmi les robots de la salle de repos, les ressources et les vaisseaux du stock rapporte 1 PV (on additionne tout et on arrondit à l’inférieur).',
  E5: 'Une tuile avancée dans la grille, ou expulsée au-delà des trois emplacements, rapporte au plus 4 PV. Sur un emplacement, elle rapporte au plus 4 PV, plus 2 par carte expulsée de ce joueur de la couleur de l’emplacement.',
  E6: 'Plusieurs exemplaires d’une même tuile avancée exigent des éléments différents pour chaque tuile décomptée. La meilleure répartition est choisie pour le joueur.',
  E7: 'Le joueur qui a le plus de PV gagne\u202f; en cas d’égalité, la victoire est partagée.',
  N1: 'À deux joueurs, un joueur neutre a un robot d’une couleur inutilisée dans chaque salle d’affectation. À la mise en place, le premier joueur lance les trois dés du joueur neutre et les place dans un compartiment inutilisé.',
  N2: 'Les dés du joueur neutre peuvent être achetés\u202f; la ressource va à la réserve. Ils ne peuvent pas être retournés.',
  N3: 'À chaque Séquence B, après B1.3, les dés étoile du joueur neutre retournent dans leurs réserves. Puis, pour chacun de ses robots dans une salle d’affectation dont la couleur n’a pas de dé dans son compartiment, on lance un dé de cette couleur de la réserve, s’il y en a un (un dé intact d’abord\u202f; un éventuel cube est simplement retiré).',
  N4: 'Un joueur qui ajoute un robot dans une salle d’affectation retire du jeu le robot neutre qui s’y trouve.',
  V1: 'Avec les règles avancées, les tuiles Technologie s’utilisent face boost visible\u202f: à la mise en place, quand elles apparaissent, et quand elles sont prises et injectées.',
  V2: 'Un boost sert une fois, quand sa condition est remplie\u202f; la tuile passe alors face standard. Les boosts se cumulent entre eux et avec le retournement du dé (A2.2), en tout ordre\u202f; ceux de dé s’appliquent avant la baisse due aux dégâts et, après un changement de couleur, «\u202fmettre un dé à 3\u202f» vaut pour l’une ou l’autre. Le boost +2 PV ne vaut pas pour les cartes Mission. Les tuiles de départ n’ont pas de boost.',
  V3: 'Seules les tuiles sur leur face standard peuvent être activées. Une tuile peut être retournée plus tôt sur sa face standard, en renonçant à son boost, quand on joue une carte (A1), quand on place un débris lors d’une Réparation, ou quand une tuile adjacente est sur le point de l’activer.',
  V4: 'Avec les règles avancées, en phase A3, le joueur pioche deux cartes, en garde une et défausse l’autre. Elles sont de la couleur d’origine du dé, même si un boost l’a changée. Si une seule carte est disponible, elle est gardée.',
  V5: 'Avec les règles avancées, la tuile verte «\u202fpioche\u202f» fait piocher deux cartes d’une même couleur au choix\u202f; le joueur en garde une et défausse l’autre.',
  H1: 'Mise en place comme à deux joueurs (4 dés par couleur, 5 bandelettes, 12 cartes Ravageur retirées) mais sans joueur neutre, avec ou sans les règles avancées\u202f; le joueur commence. Hal a 0 PV (facile), 5 (standard), 10 (difficile) ou 15 (extrême), un robot par salle d’affectation, les autres dans la salle de repos, ses dés lancés et sa pile mélangée\u202f; ni plateau, ni tuiles, ni main, ni stock, ni avantage.',
  H2: 'Tout ce que Hal gagne devient aussitôt des PV, au taux fixé pour chaque type d’élément. L’élément lui-même va dans sa réserve ou sa défausse\u202f; une tuile avancée est retirée du jeu.',
  H3: 'S’il a un dé dans son compartiment, Hal joue une carte dont chaque moitié indique une couleur et une action\u202f: celle du haut d’abord après une Séquence A du joueur, celle du bas après une Séquence B ou un tour passé. Sans dé de cette couleur (le sien ou un dé non réservé du joueur), il utilise l’autre moitié\u202f; à défaut, son plus petit dé de la troisième couleur retourne en réserve et il gagne 3 PV.',
  H4: 'Dans cette couleur, Hal prend le dé de plus grande valeur parmi les siens et les dés non réservés du joueur, le sien en cas d’égalité. Pour un dé du joueur, celui-ci prend 1 ressource de la réserve. Le dé utilisé retourne dans sa réserve, et Hal ne pioche pas de carte en phase A3.',
  H5: 'Une action endommagée réduit la valeur de Hal. Parmi les effets Ravageur, seuls ceux qui ajoutent un dégât sont résolus, avant l’action, et Hal ne perd rien. Avec une valeur de 0 en Découverte technologique, Réparation ou Destruction des Ravageurs, aucun n’est résolu.',
  H6: 'Si la carte dit «\u202favancée d’abord\u202f», que la valeur est d’au moins 2 et qu’une tuile avancée est visible, Hal prend la plus proche de l’étalage\u202f; les autres se décalent et on complète. La valeur restante, ou toute la valeur sinon, prend les tuiles Technologie qu’il peut payer, les plus proches de la sortie d’abord. Ainsi, avec «\u202favancée d’abord\u202f», 1 donne une tuile de coût 1, et 3 une tuile avancée et une de coût 1.',
  H7: 'Réparation\u202f: Hal enlève un cube par activation, par numéro d’action croissant ou décroissant selon la carte, les deux cubes d’une action avant la suivante. Il n’en enlève sur les dés (orange, puis gris, puis vert) que si aucune action n’en porte.',
  H8: 'Destruction des Ravageurs\u202f: dans le sens indiqué par la carte, Hal détruit autant de Ravageurs que la valeur le permet, en sautant un emplacement qui réduirait le total.',
  H9: 'Si la valeur de Hal est 0 en Découverte technologique, Réparation ou Destruction des Ravageurs, ou si l’action ne donne rien, il gagne simplement 3 PV.',
  H10: 'Commande de vos vaisseaux\u202f: à toute valeur, Hal pioche une carte Mission de la couleur du dé et la met sur une case libre de sa couleur\u202f: neutralisation dès la 1re bandelette, activation de la 5e à rebours\u202f; de deux, celle à étoile filante, qui vaut 3 PV. Il pose un robot (il en a toujours), prend la récompense, Ravageurs et Technologie apparaissent\u202f; ni vaisseau ni pilote. Sans carte ou case (carte défaussée), 3 PV.',
  H11: 'Sans dé, Hal réalise une Séquence B\u202f; il ne réserve jamais de dé, et un dé endommagé lui coûte 1 PV. Son tour avec une carte compte comme une Séquence A pour E1, et après le déclenchement de la fin, il omet lui aussi la phase B3.',
  H12: 'Quand une carte Mission de Hal est expulsée, par qui que ce soit, elle lui rapporte 3 PV au lieu de son effet\u202f; la carte va dans sa défausse et le robot de Hal dans la salle de repos. Les joueurs qui y ont un vaisseau la résolvent normalement.',
  H13: 'Un joueur qui active une carte de Hal donne à Hal une activation\u202f; Hal est réputé posséder tout ce qu’elle coûte et gagne tout ce qu’elle rapporte (les biens deviennent des PV, H2).',
  H14: 'Un joueur qui achète un dé de Hal paie 1 ressource, et Hal gagne 1 PV.',
  H16: 'Tout choix laissé ouvert pour Hal est fait de façon à lui rapporter le plus de PV\u202f; à égalité, le plus petit numéro d’abord.',
  H15: 'La pile de Hal est remélangée quand elle est épuisée. Il ne marque rien de plus à la fin. Le joueur gagne s’il a plus de PV que Hal\u202f; l’égalité profite à Hal.',
  K1: 'Sont publics\u202f: tout ce qui est sur les plateaux et dans l’espace, les dés, les stocks, les PV, l’étalage, les tuiles avancées visibles, la tuile du dessus de chaque pile Technologie, le nombre de cartes de chaque pile et défausse, les règles et options de la partie, et les cartes jouées par Hal.',
  K2: 'De la main d’un autre joueur, on ne voit que le dos des cartes\u202f: combien de cartes Mission de chaque couleur et combien de cartes Ravageur, jamais lesquelles. Il en va de même des cartes face cachée de ses six emplacements.',
  K3: 'Personne ne connaît l’ordre d’une pile (sauf une tuile visible sur le dessus), les cartes Ravageur retirées à la mise en place ni les dés à venir. Ce qu’un joueur a pioché, gardé, défaussé face cachée ou regardé (V4), lui seul le sait. Les cartes de la main dépensées ou défaussées ne sont pas montrées aux autres\u202f; une carte Mission placée l’est.',
  X1: 'Chaque carte Mission, carte Ravageur, tuile Technologie (face standard et face boost) et tuile avancée a exactement l’effet décrit pour elle.',
  X2: 'Une tuile qui active une tuile adjacente ne peut pas activer une tuile qui en active elle-même une autre. La voisine peut être de n’importe quelle couleur et avoir déjà été activée pendant ce tour.',
  X3: 'Déplacer un vaisseau de 2 cases au plus\u202f: le joueur déplace un vaisseau déjà dans l’espace, ou en introduit un et le déplace, selon les règles de déplacement (A2.C1, A2.C2)\u202f; aucune carte n’est placée.',
  X4: 'Réaffecter un robot\u202f: le joueur déplace un de ses robots de la salle de repos vers une salle d’affectation, ou l’inverse.',
  X5: 'Neutralisation à un effet (017 à 020, 037 à 040, 057 à 060)\u202f: le propriétaire et chaque joueur ayant un vaisseau sur la carte marquent pour leurs propres cartes\u202f; le vaisseau du propriétaire n’ajoute rien. À deux effets (013 à 016, 033 à 036, 053 à 056)\u202f: le propriétaire reçoit l’effet de gauche\u202f; chaque joueur ayant un vaisseau sur la carte, propriétaire compris, celui de droite.',
  X6: 'Pendant la phase B3, les cartes dont on est propriétaire dans l’espace et les cartes expulsées ne comprennent pas les cartes de la bandelette en cours d’expulsion. Au décompte final, toutes les cartes d’un joueur dans l’espace comptent.',
};
