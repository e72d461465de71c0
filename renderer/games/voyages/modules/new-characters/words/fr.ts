/** French: what the New Characters say. */
import { explain as explained } from '../../../../../polo/words/fr/explain'
import { log as logged } from '../../../../../polo/words/fr/log'
import { names as family } from '../../../../../polo/words/fr/names'
import { refusals as refused } from '../../../../../polo/words/fr/refusals'
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      'new-characters': {
        label: 'Nouveaux personnages',
        partly: 'Ses personnages ne viennent que si les personnages sont au choix',
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
      'new-characters/gunj-kokochin': family.characters['gunj-kokochin'],
      'new-characters/khan-arghun': family.characters['khan-arghun']
    },
    amounts: {
      'new-characters/gift': '{n, plural, one {# cadeau} other {# cadeaux}}',
      'new-characters/three-gifts': 'trois cadeaux au choix'
    },
    spaces: {
      'new-characters/gunj-goods': family.ownSpaces['gunj-goods'],
      'new-characters/gunj-move': family.ownSpaces['gunj-move']
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
      'new-characters/gunj-goods': explained.ownSpaceHelp['gunj-goods'],
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
      'new-characters/no-such-card': refused.ofCharacter.noSuchCard,
      'new-characters/card-used': refused.ofCharacter.cardUsed,
      'new-characters/space-used': refused.ofCharacter.used
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
      giftsKept: '{who} garde : {gifts}',
      giftDeclined: '{who} n’en a pas l’usage et pioche à nouveau : {gift}',
      giftUsed: '{who} utilise un cadeau : {gift}',
      freePlacementReady: '{who} ne paiera pas un espace occupé',
      cityCardsDealt:
        '{n, plural, =0 {Les cartes Ville sont rendues} one {# carte Ville est préparée} other {# cartes Ville sont préparées}}',
      cityCardUsed: logged.besideCard
    },
    gifts: {
      'gift-camel-3': 'Trois chameaux',
      'gift-contract-2': 'Deux contrats',
      'gift-contract-1': 'Un contrat',
      'gift-black-die-or-3-coins': 'Dé noir ou pièces',
      'gift-set-die': 'Dé au choix',
      'gift-camel-2': 'Deux chameaux',
      'gift-any-good': 'Une marchandise',
      'gift-free-placement': 'Espace gratuit',
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
      setDie: 'Quel dé, et sur quelle valeur ?'
    }
  }
})
