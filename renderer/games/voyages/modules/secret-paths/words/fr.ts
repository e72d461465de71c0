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
            note: 'un personnage de plus au choix, qui réunit des sentiers pour ses voyages ; l’effet des douze sentiers est de nous, ceux de l’extension imprimée ne sont pas connus ; rien d’autre n’est nécessaire'
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
      'secret-paths/path': '{n, plural, one {# sentier} other {un de # sentiers}}'
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
        'Ce sentier aide à un voyage : choisissez-le quand votre voyage est préparé ou vient de commencer.',
      'secret-paths/bonus-action': 'Ce sentier est une action bonus à lui seul et n’aide pas à un voyage.',
      'secret-paths/travel-alone': 'Ce sentier aide à l’action Voyage, pas à un déplacement bonus.',
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
      pathKept: '{who} en garde : {path}',
      pathUsed: '{who} utilise un sentier : {path}'
    },
    paths: {
      'secret-path-extra-step-1': 'Une étape de plus',
      'secret-path-extra-step-2': 'Une étape de plus',
      'secret-path-free-routes-1': 'Deux routes gratuites',
      'secret-path-free-routes-2': 'Deux routes gratuites',
      'secret-path-free-routes-all': 'Toutes les routes gratuites',
      'secret-path-oasis': 'D’oasis en oasis',
      'secret-path-large-city': 'De grande ville en grande ville',
      'secret-path-small-city': 'De petite ville en petite ville',
      'secret-path-discount': 'Six pièces de moins',
      'secret-path-bonus-move': 'Une étape',
      'secret-path-passing-post': 'Comptoir en passant',
      'secret-path-lone-rider': 'Cavalier solitaire'
    },
    pathHelp: {
      'secret-path-extra-step-1':
        'Une action Voyage peut avoir une étape de plus, qui ne coûte pas de pièces.',
      'secret-path-extra-step-2':
        'Une action Voyage peut avoir une étape de plus, qui ne coûte pas de pièces.',
      'secret-path-free-routes-1': 'Deux routes d’un déplacement ne coûtent rien.',
      'secret-path-free-routes-2': 'Deux routes d’un déplacement ne coûtent rien.',
      'secret-path-free-routes-all': 'Aucune route d’un déplacement ne coûte quoi que ce soit.',
      'secret-path-oasis':
        'Pendant un déplacement, allez d’une oasis à n’importe quelle autre, chaque fois une étape dont la route ne coûte rien.',
      'secret-path-large-city':
        'Une fois pendant un déplacement, allez d’une grande ville à n’importe quelle autre : une étape et 3 chameaux.',
      'secret-path-small-city':
        'Une fois pendant un déplacement, allez d’une petite ville à n’importe quelle autre : une étape et 2 chameaux.',
      'secret-path-discount': 'Les étapes d’une action Voyage coûtent 6 pièces de moins.',
      'secret-path-bonus-move': 'Une action bonus : une étape sur la carte.',
      'secret-path-passing-post': 'Pendant un déplacement, laissez un comptoir dans une ville traversée.',
      'secret-path-lone-rider': 'Une action Voyage avec un seul dé : placez-le sur Voyage.'
    },
    labels: {
      paths: 'Sentiers',
      use: 'Utiliser le sentier : {path}',
      plan: 'Voyager avec le sentier : {path}',
      keep: 'Garder le sentier : {path}'
    }
  }
})
