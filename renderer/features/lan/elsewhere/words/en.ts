/** English: a seat at another host. */
import { english } from '../../../../words/message'

export const en = english({
  title: 'Your seats at other hosts',
  seat: 'Your seat at {host}',
  yourTurn: 'It is your turn',
  /** While the page goes there. */
  going: 'Going there …'
})
