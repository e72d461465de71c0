/** French: what the City of Venice says. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      venice: {
        label: 'La cité de Venise',
        values: {
          off: {
            label: 'Sans',
            note: 'ajoute des palais à Venise, quatre comptoirs chacun et un cinquième joueur'
          },
          on: {
            label: 'Avec',
            note: 'six palais à visiter avec un dé, une réputation pour les comptoirs de Venise, quatre comptoirs de plus pour chacun ; nécessaire à cinq joueurs, aucune autre extension n’est nécessaire. Palais, coûts et récompenses sont de notre cru : les valeurs imprimées sont introuvables'
          }
        }
      }
    }
  },
  names: {
    places: {
      'venice/cannaregio': 'Cannaregio',
      'venice/santa-croce': 'Santa Croce',
      'venice/san-polo': 'San Polo',
      'venice/dorsoduro': 'Dorsoduro',
      'venice/castello': 'Castello',
      'venice/san-marco': 'San Marco'
    },
    spaces: { 'venice/rialto': 'Rialto' },
    sources: { 'venice/palace': 'Palais de Venise', 'venice/reputation': 'Réputation à Venise' }
  },
  explain: {
    spaceHelp: {
      'venice/rialto':
        'Placez 1 dé et visitez un palais qui ne demande pas de dé plus fort et où vous n’avez pas de comptoir : payez son coût, laissez-y un comptoir, recevez sa récompense et votre réputation.'
    },
    postBadges: {
      12: 'Le 12e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
      13: 'Le 13e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
      15: 'Le 15e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}} de plus.'
    }
  },
  prompts: {
    prompts: {
      'venice/visit': { what: 'Visiter un palais', how: 'choisissez-en un sur le plateau de Venise' },
      'venice/settle': { what: 'Un palais', how: 'votre comptoir y arrive avec ses récompenses' }
    }
  },
  refusals: {
    refusals: {
      'venice/no-palace': 'Avec ce dé et votre réserve, vous ne pouvez visiter aucun palais.',
      'venice/die-too-low': 'Ce palais demande un dé d’au moins {needs} ; le dé montre {value}.',
      'venice/post-there': 'Vous avez déjà un comptoir dans ce palais : un seul par palais.'
    }
  },
  own: {
    log: {
      risen:
        '{who} gagne en réputation : {n, plural, one {un premier comptoir à Venise} other {# comptoirs à Venise}}',
      palace: 'palais {palace}',
      reputation:
        'réputation pour {n, plural, one {un premier comptoir à Venise} other {# comptoirs à Venise}}'
    },
    labels: {
      board: 'Cité de Venise',
      reputation: 'Réputation',
      palace: '{palace}, dé d’au moins {least} : {cost} → {reward}',
      posts: 'comptoirs : {list}',
      help: 'Visitez-le par le Rialto avec un dé d’au moins {least} : payez {cost} et recevez {reward}. Les comptoirs des palais comptent pour les derniers comptoirs et pour les cartes qui comptent les comptoirs, pas pour les objectifs.',
      first: 'Le tout premier comptoir posé ici rapporte en plus {reward}.',
      founded: 'Quelqu’un est déjà venu : plus de points pour le premier comptoir.',
      step: '{n, plural, one {Premier comptoir à Venise : {reward}} other {Comptoir n° # à Venise : {reward}}}'
    }
  }
})
