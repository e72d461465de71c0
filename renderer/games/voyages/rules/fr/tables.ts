/** French: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  bazaar: { title: 'Ce que donnent les étals, par colonne', stall: 'Étal', dice: 'Dés' },
  columns: { title: 'Suppléments de la rangée', column: 'Colonne', extra: 'Vous recevez aussi', or: 'ou' },
  steps: { title: 'Le barème des voyages', steps: 'Étapes', coins: 'Pièces en tout' },
  routes: { title: 'Toutes les routes', route: 'Entre', cost: 'À chaque passage', free: 'gratuit' },
  cityBonuses: {
    title: 'Bonus des petites villes',
    letter: 'Lettre',
    bonus: 'Bonus',
    home: 'Ville (débutants)'
  },
  outposts: { title: 'Tous les bonus d’avant-poste', bonus: 'Bonus', words: 'En mots' },
  slots: { title: 'Les cases de Pékin', slot: 'Comptoir', points: 'Points' },
  posts: { title: 'Points des comptoirs', post: 'Comptoir', points: 'Points', nth: (n) => `${n}e` },
  cards: {
    title: 'Cartes Ville',
    card: 'La carte',
    effect: 'En mots',
    or: 'ou',
    perPost: 'par comptoir',
    perContract: 'par contrat rempli',
    perPip: 'par point du dé'
  },
  contracts: {
    starting: 'Contrats de départ',
    regular: 'Contrats ordinaires',
    cost: 'Vous payez',
    reward: 'Vous recevez',
    points: 'Points'
  },
  icons: { title: 'Icônes', icon: 'Icône', meaning: 'Sens' },
  start: {
    title: 'Selon la place, à partir du premier joueur',
    seat: 'Place',
    coins: 'Pièces',
    character: 'Personnage (débutants)'
  },
  neutral: {
    title: 'Ce qui change avec le nombre de joueurs',
    players: 'Joueurs',
    black: 'Dés noirs',
    places: 'Dés neutres',
    none: 'aucun'
  },
  goals: { title: 'Tous les objectifs', goal: 'Objectif', points: 'Points' },
  goalPlaces: {
    title: 'Lieux d’objectif différents avec votre comptoir',
    places: 'Lieux',
    points: 'Points'
  },
  mercator: {
    title: 'Ce que reçoit Mercator',
    players: 'Joueurs',
    gains: 'Quand un autre joueur utilise'
  }
}
