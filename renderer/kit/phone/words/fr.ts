import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  tabs: 'Parties de la table',
  wanted: 'votre décision se prend ici',
  menu: 'Menu',
  more: 'Suite',
  less: 'Moins',
  panes: {
    map: 'Carte',
    road: 'Parcours',
    draw: 'Piocher',
    cards: 'Cartes',
    actions: 'Actions',
    board: 'Plateau',
    shownBoard: 'Plateau',
    others: 'Joueurs'
  }
})
