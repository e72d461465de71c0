/** French: what the Agents of Venice say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  options: {
    options: {
      agents: {
        label: 'Agents de Venise',
        partly: 'Ses personnages ne viennent que si les personnages sont au choix',
        values: {
          off: {
            label: 'Sans',
            note: 'ajoute des personnages au choix, des cartes Ville, des objectifs et des contrats'
          },
          on: {
            label: 'Avec',
            note: 'cinq personnages (un avec les Compagnons seulement), quatre cartes Ville, quatre objectifs, six contrats, trois bonus ; aucune autre extension n’est nécessaire. Personnages imprimés quand leur texte a été trouvé ; le reste est de notre cru'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'agents/bellela-fantina-moreta': {
        name: 'Bellela, Fantina & Moreta',
        short: 'Un autre personnage à chaque manche',
        full: 'Cinq personnages que personne n’a sont posés devant vous. Au début d’une manche, jouez-en un, pour cette manche et avec tout ce qu’il a ; ensuite il quitte la partie.'
      },
      'agents/donata-badoer': {
        name: 'Donata Badoer',
        short: 'Un dé de carton et 1 chameau par manche',
        full: 'A cinq dés de carton. En utilise exactement un par manche, comme un dé sans couleur, chacun une fois dans la partie. Reçoit aussi 1 chameau au début de chaque manche.'
      },
      'agents/papa-gregorio-x': {
        name: 'Papa Gregorio X',
        short: 'Emprunte un compagnon à chaque manche',
        full: 'Au début d’une manche, prend un compagnon visible pour cette manche, sans dé et sans payer ; jamais le même deux fois de suite.'
      },
      'agents/piedro-tartarino': {
        name: 'Piedro Tartarino',
        short: 'Moins de chameaux pour dé noir et dé tourné',
        full: 'Paie moins de chameaux pour un dé noir, et moins pour tourner un dé. Toujours un seul dé noir acheté par tour.'
      },
      'agents/rusticiano': {
        name: 'Rusticiano',
        short: 'Six cartes Bonus, chacune une fois',
        full: 'Pioche six cartes Bonus une fois les personnages choisis. Chacune est une action bonus de son tour, une seule fois ; autant qu’il veut dans un tour.'
      }
    },
    sources: { 'agents/bonus-card': 'Cartes Bonus' }
  },
  prompts: {
    prompts: {
      'agents/assume': {
        what: 'Jouer un personnage pour cette manche',
        how: 'il quitte ensuite la partie'
      },
      'agents/to-beijing': {
        what: 'Envoyer une figurine à Pékin ?',
        how: 'en tant que Kubilai Khan, sans rien payer'
      },
      'agents/lowest-slot': {
        what: 'Un comptoir pour Pékin',
        how: 'il prend la case qui vaut le moins de points'
      },
      'agents/remove-figure': { what: 'Une figurine quitte la carte', how: 'choisissez laquelle' }
    }
  },
  refusals: {
    refusals: {
      'agents/no-such-card': 'Vous n’avez pas cette carte Bonus.',
      'agents/no-contract-left': 'Il n’y a plus de contrat à piocher.',
      'agents/token-stays': 'Un dé de carton garde sa valeur : il ne se relance pas et ne se tourne pas.',
      'agents/one-token': 'Un seul dé de carton par manche : il y en aurait deux ici.'
    }
  },
  log: {
    revealed: {
      'agents/cardsDealt': 'des cartes Bonus ont été piochées',
      'agents/charactersDealt': 'des personnages ont été piochés'
    }
  },
  own: {
    log: {
      cardsDealt: '{who} pioche {n, plural, one {une carte Bonus} other {# cartes Bonus}} : {cards}',
      cardUsed: '{who} utilise une carte Bonus : {card}',
      tokensDealt: '{who} a les dés de carton {values}',
      tokensTaken: '{who} prend {n, plural, one {son dernier dé de carton} other {# dés de carton}} en main',
      tokenSpent: '{who} retire le dé de carton {value} de la partie',
      charactersDealt: '{who} peut jouer : {characters}',
      characterAssumed: '{who} joue {character} pour cette manche',
      characterReturned: '{who} rend le personnage',
      slotTaken: '{who} prend à Pékin la case qui vaut le moins de points'
    },
    cards: {
      'bonus-card-two-goods': 'Marchandises différentes',
      'bonus-card-gold': 'Or',
      'bonus-card-pepper': 'Poivre',
      'bonus-card-coins': 'Pièces',
      'bonus-card-camels': 'Chameaux',
      'bonus-card-move': 'Une étape',
      'bonus-card-black-die': 'Dé noir',
      'bonus-card-contract': 'Un contrat',
      'bonus-card-city-bonuses': 'Bonus de ville',
      'bonus-card-vp-per-contract': 'Points pour les contrats',
      'bonus-card-vp-per-post': 'Points pour les comptoirs'
    },
    /** What Piedro pays. */
    piedro: {
      short: 'Dé noir pour {die, plural, one {# chameau} other {# chameaux}}, dé tourné pour {turn, number}',
      full: 'Paie {die, plural, one {# chameau} other {# chameaux}} au lieu de 3 pour un dé noir, et {turn, number} au lieu de 2 pour tourner un dé. Toujours un seul dé noir acheté par tour.'
    },
    /** Rusticiano, when played for one round. */
    rusticianoForRound: {
      short: '{n, plural, one {Une carte Bonus, une fois} other {# cartes Bonus, une fois chacune}}',
      full: 'Pioche {n, plural, one {une carte Bonus} other {# cartes Bonus}} pour cette manche. Chacune est une action bonus de votre tour, une seule fois ; celles qui ne sont pas utilisées repartent.'
    },
    forRound: {
      'kubilai-khan':
        'Une figurine peut aller aussitôt à Pékin, sans rien payer. Sans comptoir là-bas, on en pose un sur la case libre qui vaut le moins de points.',
      'niccolo-and-marco-polo':
        'Pour cette manche, une seconde figurine, partie de Venise, partage les étapes de chaque déplacement ; puis l’une des deux quitte la carte. Et 1 chameau.',
      'wilhelm-von-rubruk':
        'Pour cette manche, deux comptoirs de plus, posés avant tous les autres ; ceux qui ne sont pas posés quittent la partie. Un comptoir peut rester dans chaque ville traversée. Le tout dernier de vos comptoirs rapporte 10 points de plus si vous le posez pendant cette manche.',
      'agents/donata-badoer':
        'Cinq dés de carton, dont exactement un est utilisé, comme un dé sans couleur. Et 1 chameau.',
      'new-characters/khan-arghun':
        'Deux cartes Ville qui ne sont pas sur le plateau sont prêtes pour cette manche. Une fois par tour, en action bonus, vous en utilisez une comme avec un 6, sans dé et sans comptoir ; celles qui ne sont pas utilisées repartent.'
    },
    forRoundShort: {
      'kubilai-khan': 'Une figurine peut aller aussitôt à Pékin',
      'new-characters/khan-arghun': 'Utilise une de ses 2 cartes Ville par tour'
    },
    labels: {
      cards: 'Cartes Bonus',
      use: 'Utiliser la carte Bonus : {card}',
      gives: 'Une fois, en action bonus : {reward}.',
      perContract: '1 point pour chaque contrat rempli, {most} au plus',
      perPost: '1 point pour chacun de vos comptoirs, {most} au plus',
      tiles: 'Personnages',
      left: 'encore à jouer : {name}',
      now: '{name} pour cette manche',
      toBeijing: 'Figurine {n} ({place}) : à Pékin',
      stay: 'Rester',
      remove: 'Retirer cette figurine de la carte : {place}'
    }
  }
})
