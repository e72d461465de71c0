/** French: what the New Characters say. */
import { names as family } from '../../../../../polo/words/fr/names'
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      'new-characters': {
        label: 'Nouveaux personnages',
        values: {
          off: { label: 'Sans', note: 'ajoute des personnages au choix, des cadeaux et des contrats' },
          on: {
            label: 'Avec',
            note: 'quatre personnages de plus au choix, quinze cadeaux et quatre contrats qui en apportent ; valeurs de l’extension imprimée, aucune autre extension n’est nécessaire'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'new-characters/altan-ord': family.characters['altan-ord'],
      'new-characters/fratre-nicolao': {
        name: 'Fratre Nicolao',
        short: 'Pioche 3 cadeaux par manche et en garde un',
        full: 'Au début de chaque manche, pioche trois cadeaux et en garde un ; une fois dans la partie, deux.'
      },
      'new-characters/gunj-kokochin': {
        name: 'Gunj Kököchin',
        short: 'Deux espaces à elle',
        full: 'A deux espaces d’action que personne d’autre ne peut utiliser, un dé de toute valeur sur chacun par manche : 2 chameaux et 2 marchandises au choix, après quoi chaque rival prend une marchandise ; ou une étape sur la carte.'
      },
      'new-characters/khan-arghun': {
        name: 'Khan Arghun',
        short: 'Utilise à chaque tour une de ses 6 cartes Ville',
        full: 'A six cartes Ville à côté du plateau. Une fois par tour, en action bonus, en utilise une comme avec un 6, sans dé et sans comptoir ; ensuite cette carte quitte la partie.'
      }
    },
    amounts: {
      'new-characters/gift': '{n, plural, one {# cadeau} other {# cadeaux}}',
      'new-characters/three-gifts': 'trois cadeaux au choix'
    },
    spaces: {
      'new-characters/gunj-goods': 'Marchandises de Gunj',
      'new-characters/gunj-move': 'Étape de Gunj'
    },
    sources: {
      'new-characters/gift': 'Cadeaux',
      'new-characters/altan-ord': 'Altan Ord'
    }
  },
  explain: {
    items: {
      'new-characters/gift':
        'Piochez un cadeau. Certains agissent aussitôt, d’autres se gardent et s’utilisent une fois pendant votre tour.',
      'new-characters/three-gifts': 'Piochez trois cadeaux et gardez-en un ; une fois dans la partie, deux.'
    },
    spaceHelp: {
      'new-characters/gunj-goods':
        'Placez 1 dé de valeur quelconque : 2 chameaux et 2 marchandises au choix ; chaque rival prend une marchandise. Pour Gunj seule, une fois par manche.',
      'new-characters/gunj-move':
        'Placez 1 dé de valeur quelconque : une étape sur la carte, sans le prix du barème des voyages. Pour Gunj seule, une fois par manche.'
    }
  },
  prompts: {
    prompts: {
      'new-characters/keep-gifts': { what: 'Garder un cadeau', how: 'les autres sont défaussés' },
      'new-characters/either-reward': { what: 'Un cadeau', how: 'choisissez une de ses deux récompenses' }
    }
  },
  refusals: {
    refusals: {
      'new-characters/no-such-gift': 'Vous n’avez pas ce cadeau.',
      'new-characters/in-a-movement':
        'Ce cadeau s’utilise en chemin : laissez un comptoir dans une ville que vous traversez.',
      'new-characters/already-ready': 'Le prochain espace occupé de ce tour est déjà gratuit.',
      'new-characters/no-contract-left': 'Il n’y a plus de contrat à piocher.',
      'new-characters/no-such-card': 'Vous ne pouvez pas utiliser cette carte Ville.',
      'new-characters/card-used': 'Vous avez déjà utilisé une de ces cartes pendant ce tour.',
      'new-characters/space-used': 'Un dé se trouve déjà ici : une fois par manche.'
    }
  },
  log: {
    revealed: {
      'new-characters/giftsDrawn': 'des cadeaux ont été piochés',
      'new-characters/giftsShuffled': 'les cadeaux ont été mélangés'
    }
  },
  own: {
    log: {
      giftsShuffled: 'Les cadeaux utilisés sont mélangés',
      giftsDrawn: '{who} pioche {n, plural, one {un cadeau} other {# cadeaux}} : {gifts}',
      giftsKept: '{who} en garde : {gifts}',
      giftDeclined: '{who} n’en a pas l’usage et pioche à nouveau : {gift}',
      giftUsed: '{who} utilise un cadeau : {gift}',
      freePlacementReady: '{who} ne paiera pas un espace occupé',
      cityCardsDealt:
        '{n, plural, =0 {Les cartes Ville sont rendues} one {# carte Ville est préparée} other {# cartes Ville sont préparées}}',
      cityCardUsed: '{who} utilise une carte Ville comme avec un 6',
      why: '({gift})'
    },
    gifts: {
      'gift-camel-3': 'Trois chameaux',
      'gift-contract-2': 'Deux contrats',
      'gift-contract-1': 'Un contrat',
      'gift-black-die-or-3-coins': 'Dé noir ou pièces',
      'gift-set-die': 'Dé au choix',
      'gift-camel-2': 'Deux chameaux',
      'gift-any-good': 'Une marchandise',
      'gift-free-placement': 'Place gratuite',
      'gift-coin-5': 'Cinq pièces',
      'gift-two-goods': 'Deux marchandises',
      'gift-passing-post': 'Comptoir en passant',
      'gift-vp-per-post': 'Points pour les comptoirs',
      'gift-vp-per-contract': 'Points pour les contrats',
      'gift-coin-8': 'Huit pièces',
      'gift-move-1': 'Une étape'
    },
    giftHelp: {
      'gift-camel-3': 'Aussitôt : 3 chameaux.',
      'gift-contract-2': 'À garder : piochez 2 contrats pendant votre tour, une fois.',
      'gift-contract-1': 'À garder : piochez un contrat pendant votre tour, une fois.',
      'gift-black-die-or-3-coins': 'Aussitôt : un dé noir, ou 3 pièces.',
      'gift-set-die':
        'À garder : tournez un de vos dés sur la valeur de votre choix pendant votre tour, une fois.',
      'gift-camel-2': 'Aussitôt : 2 chameaux.',
      'gift-any-good': 'Aussitôt : une marchandise au choix.',
      'gift-free-placement': 'À garder : pendant un de vos tours, un espace occupé ne coûte rien, une fois.',
      'gift-coin-5': 'Aussitôt : 5 pièces.',
      'gift-two-goods': 'Aussitôt : 2 marchandises au choix ; chaque rival reçoit 1 or.',
      'gift-passing-post':
        'À garder : pendant un déplacement, laissez un comptoir dans une ville traversée, une fois.',
      'gift-vp-per-post': 'Aussitôt : 1 point pour chacun de vos comptoirs sur la carte, 6 au plus.',
      'gift-vp-per-contract': 'Aussitôt : 1 point pour chaque contrat rempli, 6 au plus.',
      'gift-coin-8': 'Aussitôt : 8 pièces ; chaque rival reçoit 3 pièces.',
      'gift-move-1': 'À garder : une étape sur la carte pendant votre tour, une fois.'
    },
    labels: {
      gifts: 'Cadeaux',
      giftsOf: 'Cadeaux {name_of}',
      use: 'Utiliser le cadeau : {gift}',
      ready: 'prêt',
      keepTwo: 'Vous pouvez en garder deux, une fois dans la partie.',
      keep: '{n, plural, =0 {Choisissez un cadeau} one {Garder ce cadeau} other {Garder ces deux cadeaux}}',
      setTo: 'Tourner le {from} sur {to}',
      setDie: 'Quel dé, et sur quelle valeur ?',
      cards: 'Cartes Ville',
      cardsOf: 'Cartes Ville de Khan Arghun',
      cardsLeft: '{n, plural, one {# carte} other {# cartes}}',
      cardNote:
        'Chacune s’utilise comme avec un 6, sans dé et sans comptoir, puis quitte la partie. Une par tour.',
      useCard: 'Utiliser la carte Ville : {effect}',
      goods: 'Marchandises',
      step: 'Étape',
      none: 'plus aucune'
    }
  }
})
