/** The game's name, a line about it, and the playing styles of its computer players. */
import { title } from '../../../../shared/games/expedition/title'
import { english } from '../../../words/message'

export const en = english({
  name: title.en,
  line: 'A race of caravans from Ormuz to Dadu, played with cards. 2 to 5 players, about 40 minutes.',
  styles: {
    usual: { name: 'Balanced', note: 'Weighs cards, gold and the road alike.' },
    racer: { name: 'Racer', note: 'Moves on early, with few cards in hand.' },
    stocker: { name: 'Card gatherer', note: 'Holds more cards before it moves.' },
    saver: { name: 'Saver', note: 'Pays less gold as ballast.' }
  }
})
