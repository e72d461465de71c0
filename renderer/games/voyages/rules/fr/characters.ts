/** French: the eight characters. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.choosing': {
    title: 'À qui quel personnage',
    summary: 'Selon la place pour les débutants ; les experts choisissent, la dernière place d’abord.',
    detail: [
      t`En partie pour débutants, le personnage dépend de la place. Quand on choisit, un personnage de plus que de joueurs est révélé ; la dernière place choisit en premier, puis on remonte l’ordre du tour. De ${to('characters.mercator-ex-tabriz', 'Mercator')}, seule participe la version prévue pour votre nombre de joueurs.`
    ]
  },
  'characters.berke-khan': {
    title: 'Berke Khan',
    summary: t`Ne paie rien pour les ${to('turn.occupied', 'espaces occupés')}.`,
    detail: [
      t`Les ${to('turn.occupied', 'espaces occupés')} ne coûtent rien à Berke. Tout le reste vaut pour lui : chaque espace une fois par couleur, carte Ville utilisée fermée, valeurs de la Faveur du Khan, prix des voyages.`
    ]
  },
  'characters.johannes-caprini': {
    title: 'Johannes Caprini',
    summary: t`Va de toute oasis ${icon('oasis')} à toute autre en une étape sans payer de route, et reçoit 3 pièces ${icon('coin')} à chaque manche.`,
    detail: [
      t`Dans tout déplacement, déplacement bonus compris, Johannes peut aller de toute oasis ${icon('oasis')} à toute autre en une étape sans payer de route, avant et après des étapes ordinaires. C’est gratuit même entre deux oasis reliées par une route payante. L’étape elle-même compte, et le barème de l’action Voyage la fait payer.`,
      t`Au début de chaque manche, il reçoit 3 pièces ${icon('coin')}.`
    ]
  },
  'characters.kubilai-khan': {
    title: 'Kubilai Khan',
    summary: t`Débute à ${to('posts.beijing', 'Pékin')}, avec un comptoir sur la case à 10 points ${icon('vp')}.`,
    detail: [
      t`La figurine de Kubilai débute à Pékin, avec l’un de ses neuf comptoirs sur la case à 10 points ${icon('vp')} ; il en reste huit. Les autres trouvent les cases à 7, 4 et 1.`
    ]
  },
  'characters.matteo-polo': {
    title: 'Matteo Polo',
    summary: t`Lance aussi un dé blanc ${icon('white-die')} et pioche un contrat ${icon('contract')} à chaque manche.`,
    detail: [
      t`Matteo a un dé blanc ${icon('white-die')}, lancé avec les autres, qui ${to('turn.colour', 'n’a pas de couleur')} et compte pour la ${to('round.compensation', 'compensation')}.`,
      t`Au début de chaque manche, dès la première, il pioche un contrat ${icon('contract')} ${to('contracts.drawn', 'de la pile spéciale')}.`
    ]
  },
  'characters.mercator-ex-tabriz': {
    title: 'Mercator ex Tabriz',
    summary:
      'Reçoit 1 unité de ce que vend un étal chaque fois qu’un autre joueur utilise cet étal du bazar.',
    detail: [
      'Chaque fois qu’un autre joueur utilise un étal du bazar, Mercator reçoit 1 unité de ce que vend cet étal, quoi que prenne l’autre et quels que soient ses dés. Moins il y a de joueurs, plus il y a d’espaces qui comptent : voyez le tableau. Rien ne vient de ses propres actions, de la bourse ou de ce que les autres gagnent ailleurs.',
      'Il la reçoit juste après la récompense de l’autre, avant un déplacement qui en ferait partie.'
    ]
  },
  'characters.niccolo-and-marco-polo': {
    title: 'Niccolò & Marco Polo',
    summary: t`Deux figurines se partagent les étapes de chaque déplacement ; 1 chameau ${icon('camel')} à chaque manche.`,
    detail: [
      t`À chaque déplacement, vous répartissez les étapes entre les deux figurines, dans n’importe quel ordre ; leur somme compte pour les dés et pour le barème. Un déplacement d’une étape fait avancer l’une ou l’autre. Au début de chaque manche, elles rapportent 1 chameau ${icon('camel')}.`,
      t`Les comptoirs sont placés et les bonus reçus quand les deux ont fini, un pour chaque figurine qui a bougé ; si les deux finissent dans la même ville, elle reçoit un seul comptoir. S’il vous en manque, voyez ${to('posts.none-left', 'plus de comptoir en réserve')}.`
    ]
  },
  'characters.raschid-ad-din-sinan': {
    title: 'Raschid ad-Din Sinan',
    summary: 'Ne lance pas de dés : les siens prennent la valeur voulue quand il les place.',
    detail: [
      t`Les dés de Raschid, les noirs aussi, ne se lancent pas : chacun prend la valeur voulue quand il le place. Comme seul le plus faible compte, vous choisissez une valeur pour tout le lot. Elle fixe le prix d’un ${to('turn.occupied', 'espace occupé')} et doit suffire pour la ${to('actions.khan', 'Faveur du Khan')}.`,
      'Il ne reçoit pas de compensation. Relancer ou tourner des dés n’aurait pas de sens et n’est pas proposé.'
    ]
  },
  'characters.wilhelm-von-rubruk': {
    title: 'Wilhelm von Rubruk',
    summary: t`A 11 comptoirs ${icon('post')} et peut en laisser un dans chaque ville traversée.`,
    detail: [
      t`Wilhelm a 11 comptoirs ${icon('post')}. Il peut en laisser un dans chaque ville traversée ; à la fin du déplacement, il doit en placer un comme d’habitude. Tout se paie d’abord, et les bonus de tous les comptoirs viennent après le déplacement entier. S’il n’a plus de comptoirs, il n’en laisse pas en chemin.`,
      t`Ses 8e, 9e et 11e comptoirs ${to('posts.many', 'rapportent des points')}.`
    ]
  }
}
