import { contentOf, tables } from '../../shared/games/khan/content'
import { alone, type Table } from './table'

/** The end of a round: Isabella Donati has no dice left, and a post in Pagan, whose bonus is a black die. */
export function atBlackDieCity(): Table {
  const cityBonuses = tables.cityBonuses.map((bonus) =>
    bonus.id === 'city-bonus-a' ? { id: bonus.id, reward: { 'black-die': 1 } } : bonus
  )
  return alone({ content: contentOf({ ...tables, cityBonuses }) })
    .given({ dice: [], posts: ['pagan'], character: 'isabella-donati' })
    .marker('pagan', 'a')
}
