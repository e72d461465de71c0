/** French: what the Companions say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      companions: {
        label: 'Compagnons',
        values: {
          off: { label: 'Sans', note: 'ajoute des compagnons et un espace où un dé les engage' },
          on: {
            label: 'Avec',
            note: 'quatorze compagnons, à engager à la Maison des compagnons ; coûts et capacités sont de notre cru, ceux de l’extension imprimée ne sont pas connus ; aucune autre extension n’est nécessaire'
          }
        }
      }
    }
  },
  names: {
    spaces: { 'companions/house': 'Maison des compagnons' },
    sources: { 'companions/companion': 'Compagnons' }
  },
  explain: {
    spaceHelp: {
      'companions/house':
        'Placez 1 dé : engagez un compagnon visible dont le nombre ne dépasse pas le dé, et payez son coût. Si la place manque, un des vôtres s’en va.'
    }
  },
  prompts: {
    prompts: {
      'companions/hire': { what: 'Engager un compagnon', how: 'payez son coût' },
      'companions/borrow': { what: 'Prendre un compagnon pour cette manche', how: 'sans dé et sans coût' }
    }
  },
  refusals: {
    refusals: {
      'companions/none-to-hire': 'Il n’y a aucun compagnon que ce dé et votre réserve permettent d’engager.',
      'companions/die-too-low': 'Ce compagnon demande un dé d’au moins {needs} ; le vôtre montre {value}.',
      'companions/dismiss-one':
        'Vous n’avez plus de place pour un compagnon : dites lequel des vôtres s’en va.',
      'companions/same-again': 'Pas le même compagnon deux manches de suite.'
    }
  },
  log: {
    revealed: { 'companions/rowFilled': 'un nouveau compagnon a été révélé' }
  },
  own: {
    log: {
      hired: '{who} engage un compagnon : {companion}',
      dismissed: '{who} engage : {companion}, et renvoie : {other}',
      borrowed: '{who} prend un compagnon pour cette manche : {companion}',
      returned: '{who} rend un compagnon : {companion}',
      used: '{who} reçoit l’aide d’un compagnon : {companion}',
      rowFilled: '{n, plural, one {Un compagnon est révélé} other {# compagnons sont révélés}} : {companions}'
    },
    companions: {
      'companion-camel-driver': 'Chamelier',
      'companion-astrologer': 'Astrologue',
      'companion-money-changer': 'Changeur',
      'companion-spice-trader': 'Marchande d’épices',
      'companion-interpreter': 'Interprète',
      'companion-silk-weaver': 'Tisserande',
      'companion-caravan-leader': 'Caravanier',
      'companion-innkeeper': 'Aubergiste',
      'companion-court-page': 'Page',
      'companion-notary': 'Notaire',
      'companion-goldsmith': 'Orfèvre',
      'companion-guide': 'Éclaireuse',
      'companion-envoy': 'Émissaire',
      'companion-chronicler': 'Chroniqueur'
    },
    does: {
      reroll: '{n, plural, one {# relance} other {# relances}} par manche sans chameau.',
      adjust: 'Tourner un dé {n, plural, one {# fois} other {# fois}} par manche sans chameau.',
      camelsOff: '{n, plural, one {# chameau} other {# chameaux}} de moins pour chaque route qui en demande.',
      freePlacement:
        '{n, plural, one {# espace occupé gratuit} other {# espaces occupés gratuits}} par manche.',
      khansFavor:
        '{n, plural, one {# fois} other {# fois}} par manche, la Faveur du Khan rapporte en plus : {reward}.',
      contract:
        '{n, plural, one {# fois} other {# fois}} par manche, un contrat rempli rapporte en plus : {reward}.',
      coinsOff:
        '{n, plural, one {# pièce} other {# pièces}} de moins pour les étapes de chaque action Voyage.',
      cardUses:
        '{n, plural, one {# utilisation} other {# utilisations}} de plus que le dé ne le permet sur les cartes Ville qui échangent ou qui comptent.',
      onTake: 'En le prenant : {reward}.',
      roundStart: 'Au début de chaque manche suivante : {reward}.'
    },
    labels: {
      board: 'Compagnons à engager',
      yours: 'Compagnons',
      companion: '{companion}, à partir du dé {least}, coûte {cost}',
      hire: 'Engager {companion} pour {cost}',
      dismiss: 'Renvoyer {companion}',
      borrow: 'Prendre {companion}',
      whom: '{name} : vous pouvez en avoir {n, plural, one {un} other {#}}. Lequel s’en va ?',
      back: 'Choisir un autre',
      borrowed: 'pour cette manche',
      usesLeft:
        '{n, plural, =0 {épuisé pour cette manche} one {encore # utilisation dans cette manche} other {encore # utilisations dans cette manche}}',
      empty: 'place vide'
    }
  }
})
