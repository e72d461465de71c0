/** French: the guided first round of the Expedition. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  road: {
    title: 'Qui vous êtes, et comment gagner',
    text: 'Vous menez, au temps de Marco Polo, une caravane d’Ormuz à Dadu, la ville du Khan. Voici vos chameaux. Qui possède le plus d’or quand le premier chameau atteint Dadu gagne.'
  },
  hand: {
    title: 'Vos cartes',
    text: 'Il y a des marchandises (huile, épices, soie et fruits) et des chameliers, en cinq couleurs. Les cartes paient les cases. Personne d’autre ne voit les vôtres, et vous pouvez en garder autant que vous voulez.',
    open: 'Il y a des marchandises (huile, épices, soie et fruits) et des chameliers, en cinq couleurs. Les cartes paient les cases. À cette table, tout le monde voit toutes les cartes. Vous pouvez en garder autant que vous voulez.'
  },
  space: {
    title: 'Ce que demande une case',
    text: 'Un chameau entre toujours dans la prochaine case libre, et chacune demande certaines cartes : marchandises identiques ou différentes, chameliers, couleurs. Pointez une case pour lire ce qu’elle demande.'
  },
  move: {
    title: 'Avancer un chameau',
    text: 'Choisissez une case éclairée : les cartes qui la paient apparaissent, et vous pouvez en prendre d’autres. Vous pouvez entrer dans plusieurs cases en un tour, mais avec un seul de vos chameaux.',
    did: 'Votre chameau a avancé.'
  },
  draw: {
    title: 'Prendre une carte',
    text: 'Chaque tour finit par une carte, et une seule, que vous ayez avancé ou non : une carte visible ou la première de la pioche. Rassemblez ce que demandent les cases à venir.',
    did: 'Vous avez pris une carte.'
  },
  occupied: {
    title: 'Les cases occupées',
    text: 'Les cases où se trouve un chameau sont sautées, sans rien payer. Un rival juste devant vous est un cadeau : pour les mêmes cartes, vous allez plus loin.'
  },
  chest: {
    title: 'Les coffres',
    text: 'Le premier chameau qui entre dans une case à coffre en reçoit aussitôt l’or ; les suivants n’ont plus rien.'
  },
  ballast: {
    title: 'Jeter du lest',
    text: 'Une fois par tour, 1 or fait avancer un chameau, sans cartes, à la prochaine case libre, mais seulement là où un rival est déjà passé. L’or fait aussi gagner : pesez le pour et le contre.',
    did: 'Vous avez jeté du lest.'
  },
  scoring: {
    title: 'La mi-temps à Ganzhou',
    text: 'Quand le premier chameau entre à Ganzhou, chaque chameau sur un sceau numéroté de cette étape rapporte autant d’or et rejoint la ville. Cela n’arrive qu’une fois.'
  },
  end: {
    title: 'La fin à Dadu',
    text: 'Le premier chameau à Dadu met aussitôt fin à la partie. Les chameaux sur les sceaux de la seconde étape rapportent leur or. Qui a le plus d’or gagne.'
  }
})
