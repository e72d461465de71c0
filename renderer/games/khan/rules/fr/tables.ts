/** French: the words of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  seals: {
    title: 'Les sceaux de guilde',
    seal: 'Sceau',
    die: 'Plus faible dé',
    taken: 'Aussitôt',
    improve: 'Amélioration',
    bonus: 'Bonus'
  },
  routes: { title: 'Toutes les routes', route: 'Route', cost: 'Coût', seal: 'Sceau' },
  travel: {
    title: 'Les espaces Voyage',
    dice: 'Dés',
    steps: 'Étapes au plus',
    fee: 'Prix',
    extra: 'Comptoirs en plus'
  },
  shields: { title: 'Points des blasons', shields: 'Blasons', points: 'Points' },
  contracts: {
    starting: 'Contrats de départ',
    regular: 'Contrats des villes',
    cost: 'Coût',
    reward: 'Récompense',
    points: 'Points'
  },
  items: {
    coin: 'Pièces',
    camel: 'Chameaux',
    pepper: 'Poivre',
    silk: 'Soie',
    gold: 'Or',
    jade: 'Jade',
    vp: 'Points',
    'any-good': 'Marchandises au choix',
    'different-goods': 'Marchandises différentes au choix',
    'black-die': 'Dés noirs',
    contract: 'Contrats de la pioche',
    'contract-from-city': 'Contrats d’une ville',
    move: 'Étapes',
    'other-city-bonus': 'Marqueurs bonus copiés',
    'own-city-bonus': 'Bonus de vos villes à marqueur',
    'coins-or-camel': '2 pièces ou un chameau'
  }
}
