/** French: what has happened since a seat's last turn. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Depuis votre dernier tour',
  first: 'Avant votre premier tour',
  away: 'Pendant votre absence',
  you: '{name} (vous)',
  forYou: '{name} (joué pour vous)',
  all: 'La table',
  replay: 'Revoir ces coups',
  more: '{count} de plus',
  rest: 'Tout voir',
  fewer: 'Moins',
  close: 'Fermer le récapitulatif',
  keys: ['Échap', 'Entrée'],
  setting: {
    title: 'Récapitulatif au début du tour',
    kinds: { always: 'Toujours', away: 'Après une absence', never: 'Jamais' },
    note: 'Ce que les autres ont fait depuis votre dernier tour, à côté du plateau.'
  }
})
