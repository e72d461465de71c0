/** Styles of play for In the Service of the Khan: what each temper prefers. */
import { baseContent } from '../../../shared/games/khan/content'
import type { Choice, SeatState } from '../../../shared/games/khan/types'
import { styleBy, type Temper } from './polo'

const isFresh = (me: SeatState, place: string): boolean =>
  baseContent.place(place).kind === 'city' && !me.posts.includes(place)

/** How attractive a place is for a traveller: most a city without an own trading post, then one next to such cities. */
const pull = (me: SeatState, place: string): number =>
  isFresh(me, place) ? 12 : 1 + 2 * baseContent.steps(place).filter(({ to }) => isFresh(me, to)).length

function placing(temper: Temper, space: string, lowest: number): number {
  if (space.startsWith('travel')) return temper === 'walker' ? 12 * lowest : 2
  if (space === 'guild-seals') return 4
  if (space === 'contracts') return temper === 'contractor' ? 8 : 0.5
  if (space.startsWith('city-card') || space.startsWith('special')) return temper === 'carder' ? 40 : 2
  return 1
}

function liking(temper: Temper, choice: Choice, me: SeatState): number {
  // Rarely paid in jade, since the same choice is also listed with other payments.
  const jade = 'jade' in choice ? 0.1 : 1
  switch (choice.type) {
    case 'place':
      return (
        jade *
        placing(temper, choice.space, choice.value ?? Math.min(...choice.dice.map(({ value }) => value)))
      )
    case 'completeContract':
    case 'improveSeal':
      return jade * (temper === 'contractor' ? 80 : 8)
    case 'blackDie':
      return jade * (me.stock.camel > 12 ? 60 : 0.5)
    case 'moneyBag':
      return 0.1
    case 'reroll':
    case 'adjust':
      return jade * 0.3
    case 'endTurn':
      return 3
    case 'step':
      return jade * pull(me, choice.to)
    case 'stop':
      return me.figures.some((place) => isFresh(me, place)) ? 30 : 0.1
    case 'trade':
      return jade * choice.times
    default:
      return 1
  }
}

export const khanStyle = styleBy(liking, {
  walker: { coin: 100, camel: 60, pepper: 3, silk: 3, gold: 3, jade: 5 },
  others: { coin: 30, camel: 15, pepper: 3, silk: 3, gold: 3, jade: 5 }
})
