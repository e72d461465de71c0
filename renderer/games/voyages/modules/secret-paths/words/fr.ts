/** French: what the Secret Paths say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      'secret-paths': {
        label: 'Sentiers secrets',
        values: {
          off: { label: 'Sans', note: 'ajoute un personnage au choix et des sentiers' },
          on: {
            label: 'Avec',
            note: 'un personnage de plus au choix, qui réunit des sentiers pour ses voyages ; leurs effets sont de notre cru, ceux de l’extension imprimée étant inconnus ; demande des personnages au choix, aucune autre extension'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'secret-paths/andre-de-longjumeau': {
        name: 'André de Longjumeau',
        short: 'Pioche 2 sentiers par manche et en garde un',
        full: 'Au début de chaque manche, pioche deux sentiers et en garde un. Chacun aide à l’un de ses voyages, ou vaut une étape sur la carte, puis est défaussé.'
      }
    },
    amounts: {
      'secret-paths/path': '{n, plural, one {# sentier} other {un sentier sur #}}'
    }
  },
  explain: {
    items: {
      'secret-paths/path':
        'Piochez des sentiers et gardez-en un. Il reste visible devant vous jusqu’à ce que vous l’utilisiez, une fois, pour un voyage.'
    }
  },
  prompts: {
    prompts: {
      'secret-paths/keep-path': { what: 'Garder un sentier', how: 'l’autre est défaussé' }
    }
  },
  refusals: {
    refusals: {
      'secret-paths/no-such-path': 'Vous n’avez pas ce sentier.',
      'secret-paths/in-a-movement':
        'Ce sentier aide à un voyage : utilisez-le dès que le voyage est préparé, avant sa première étape.',
      'secret-paths/bonus-action': 'Ce sentier est une action bonus à lui seul et n’aide pas à un voyage.',
      'secret-paths/travel-alone': 'Ce sentier ne sert qu’à l’action Voyage, pas à un déplacement bonus.',
      'secret-paths/too-late': 'Un seul sentier par déplacement, et seulement avant la première étape.',
      'secret-paths/by-one-die': 'Ce sentier s’utilise en plaçant un seul dé sur Voyage.',
      'secret-paths/of-no-use': 'Ce sentier ne changerait rien pour vous.'
    }
  },
  log: {
    revealed: {
      'secret-paths/pathDrawn': 'des sentiers ont été piochés',
      'secret-paths/pathsShuffled': 'les sentiers ont été mélangés'
    }
  },
  own: {
    log: {
      pathsShuffled: 'Les sentiers utilisés sont mélangés',
      pathDrawn: '{who} pioche un sentier : {path}',
      pathKept: '{who} garde : {path}',
      pathUsed: '{who} utilise un sentier : {path}'
    },
    paths: {
      steps: '{n, plural, one {Une étape de plus} other {# étapes de plus}}',
      freeRoads:
        '{n, plural, one {Une route gratuite} =2 {Deux routes gratuites} other {# routes gratuites}}',
      allRoadsFree: 'Toutes les routes gratuites',
      oases: 'D’oasis en oasis',
      'large-city': 'De grande ville en grande ville',
      'small-city': 'De petite ville en petite ville',
      coinsOff: '{n, plural, one {Une pièce de moins} =6 {Six pièces de moins} other {# pièces de moins}}',
      move: '{n, plural, one {Une étape} other {# étapes}}',
      passingPost: 'Comptoir en passant',
      dice: 'Cavalier solitaire'
    },
    pathHelp: {
      steps:
        'Une action Voyage peut avoir {n, plural, one {une étape de plus, qui ne coûte} other {# étapes de plus, qui ne coûtent}} pas de pièces.',
      freeRoads:
        '{n, plural, one {Une route d’un déplacement ne coûte} =2 {Deux routes d’un déplacement ne coûtent} other {# routes d’un déplacement ne coûtent}} rien.',
      allRoadsFree: 'Aucune route d’un déplacement ne coûte quoi que ce soit.',
      oases:
        'Pendant un déplacement, allez d’une oasis à n’importe quelle autre, chaque fois une étape dont la route ne coûte rien.',
      'large-city':
        'Une fois pendant un déplacement, allez d’une grande ville à n’importe quelle autre : une étape{n, plural, =0 {} one { et # chameau} other { et # chameaux}}.',
      'small-city':
        'Une fois pendant un déplacement, allez d’une petite ville à n’importe quelle autre : une étape{n, plural, =0 {} one { et # chameau} other { et # chameaux}}.',
      coinsOff:
        'Les étapes d’une action Voyage coûtent {n, plural, one {# pièce} other {# pièces}} de moins.',
      move: 'Une action bonus : {n, plural, one {une étape} other {jusqu’à # étapes}} sur la carte.',
      passingPost: 'Pendant un déplacement, laissez un comptoir dans une ville traversée.',
      dice: 'Une action Voyage avec un seul dé : placez-le sur Voyage.'
    },
    labels: {
      paths: 'Sentiers',
      use: 'Utiliser le sentier : {path}',
      plan: 'Voyager avec le sentier : {path}',
      keep: 'Garder le sentier : {path}'
    }
  }
})
