import type { PhoneWords } from '.'

export const fr: PhoneWords = {
  tabs: 'Parties de la table',
  wanted: 'votre décision se prend ici',
  menu: 'Menu',
  panes: {
    map: 'Carte',
    road: 'Route',
    draw: 'Piocher',
    actions: 'Actions',
    board: 'Plateau',
    others: 'Joueurs'
  }
}
