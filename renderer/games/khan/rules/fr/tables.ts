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
  offers: {
    free: 'Les offres gratuites des livres',
    tiles: 'Les tuiles Offre',
    book: 'Livre',
    first: 'Une offre',
    second: 'L’autre',
    oneJade: 'Pour 1 jade',
    twoJade: 'Pour 2 jades'
  },
  special: {
    title: 'Les villes spéciales, et combien de fois vient le bonus du sceau, selon le dé',
    city: 'Ville',
    reward: 'Récompense',
    seal: 'Sceau'
  },
  cards: {
    title: 'Cartes Ville',
    card: 'La carte',
    effect: 'En mots',
    or: 'ou',
    perPost: 'par comptoir',
    perContract: 'par contrat rempli',
    perPip: 'par point du dé'
  },
  cities: {
    title: 'Les villes',
    city: 'Ville',
    shield: 'Blason',
    contracts: 'Contrats',
    marker: 'Marqueur bonus',
    card: 'Carte Ville',
    outpost: 'Tuile d’avant-poste'
  },
  bonuses: { markers: 'Marqueurs bonus', outposts: 'Tuiles d’avant-poste', bonus: 'Bonus', words: 'En mots' },
  goals: { title: 'Cartes Objectif', seals: 'Sceaux améliorés', shields: 'Blasons comptés une fois de plus' },
  guests: {
    title: 'Les personnages qui conviennent',
    character: 'Personnage',
    players: 'Joueurs',
    ability: 'Capacité'
  }
}
