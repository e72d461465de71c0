/** One sentence for every icon, piece and number: what it means (T-15). French. */
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

export const explain = translate('fr', en, {
  /** What pays for a space with this icon. */
  requirements: {
    'one-good': 'Une carte marchandise quelconque. Un chamelier n’est jamais une marchandise.',
    'three-identical-goods': 'Trois cartes de la même marchandise, de toutes couleurs.',
    'four-different-goods': 'Une carte de chaque : huile, épices, soie et fruits, de toutes couleurs.',
    'two-drivers': 'Deux chameliers, de toutes couleurs.',
    'three-of-one-colour': 'Trois cartes d’une même couleur, marchandises et chameliers au choix.',
    'five-colours': 'Cinq cartes, une de chaque couleur, marchandises et chameliers au choix.',
    'two-identical-goods': 'Deux cartes de la même marchandise, de toutes couleurs.',
    'one-driver': 'Un chamelier de n’importe quelle couleur.',
    'two-of-one-colour': 'Deux cartes d’une même couleur, marchandises et chameliers au choix.'
  },
  chest: 'Un coffre de {count} or : il va au premier chameau qui entre.',
  stageSeal:
    'Rapporte {count} or quand le premier chameau est entré à {city} : tous les chameaux sur ces sceaux vont alors à {city}.',
  finalSeal: 'Rapporte {count} or à la fin, quand un chameau entre à {city}.',
  priced: 'Pointillé de cuivre : possible, mais coûte aussi 1 or, pour le pas payé par le lest.',
  ballast:
    'Une fois par tour, 1 or fait avancer un chameau, sans cartes, jusqu’à sa prochaine case libre, si un rival a déjà atteint {passing, select, true {ou dépassé } other {}}cette case.',
  deck: '{count, plural, =0 {La pioche est vide : la défausse est mélangée dès qu’il faut une carte.} one {# carte, face cachée.} other {# cartes, faces cachées.}} Piocher la première carte finit votre tour et ne peut pas être annulé.',
  discards:
    '{count, plural, one {# carte déjà payée, face visible} other {# cartes déjà payées, faces visibles}}. La défausse devient la pioche quand celle-ci est épuisée.',
  display:
    'Prenez cette carte : cela finit votre tour et ne peut pas être annulé. Sa place est aussitôt regarnie depuis la pioche.',
  handCount:
    'Cartes en main. {open, select, true {À cette table ouverte, tout le monde les voit.} other {Personne d’autre ne les voit.}}',
  helps: 'Cartes visibles qui aideraient : {cards}.',
  noneHelps: 'Aucune carte visible n’aiderait : piochez, ou attendez.',
  cards: {
    driver: 'Les chameliers paient là où des chameliers ou des cartes de leur couleur sont demandés.',
    good: 'Les marchandises paient là où cette marchandise, des marchandises différentes ou des cartes de leur couleur sont demandées.'
  },
  fits: 'Elle servirait pour : {spaces}.',
  ballastStep: 'Lest : ce pas coûte 1 or au lieu de cartes.',
  camelStands: 'Se trouve à {space} : {count, plural, one {# case} other {# cases}} avant {city}.',
  purse:
    'Qui a le plus d’or à la fin l’emporte. À égalité, le chameau le plus proche de la ville finale décide.',
  stageCity:
    '{city} accueille autant de chameaux qu’on veut. Qui y entre s’arrête pour ce tour ; après le tour du premier arrivé, la première étape est décomptée.',
  finalCity: 'La partie s’achève aussitôt qu’un chameau entre à {city}.'
})
