/** Styles of play for Voyages: what each temper prefers. */
import { baseContent, type CityCard } from '../../../shared/games/voyages/content'
import type {
  CharacterId,
  Choice,
  ChoiceOf,
  LocationId,
  SeatState
} from '../../../shared/games/voyages/types'
import { isOfModule } from '../../../shared/polo/open-game'
import { styleBy, type Temper } from './polo'

const goesFar = ['wilhelm-von-rubruk', 'niccolo-and-marco-polo'] satisfies CharacterId[]

const isCity = (place: LocationId): boolean => {
  const { kind } = baseContent.place(place)
  return kind !== 'oasis' && kind !== 'start'
}

const isFresh = (me: SeatState, place: LocationId): boolean => isCity(place) && !me.posts.includes(place)

/** How attractive a place is for a traveller: most a city without an own trading post, then one next to such cities. */
function pull(me: SeatState, place: LocationId): number {
  if (isFresh(me, place)) return 12
  const near = baseContent.steps(place).filter(({ to }) => isFresh(me, to)).length
  return 1 + 2 * near
}

const givesMove = ({ effect }: CityCard): boolean =>
  effect.kind === 'trade' && effect.options.some(({ reward }) => (reward.move ?? 0) > 0)

function placing(temper: Temper, choice: ChoiceOf<'place'>, me: SeatState): number {
  const lowest = choice.value ?? Math.min(...choice.dice.map((die) => die.value))
  const { space } = choice
  if (space === 'travel')
    return temper === 'walker' ? 12 * lowest : temper === 'carder' ? 4 * lowest : lowest / 2
  const card = baseContent.findCityCard(space)
  if (card) return temper === 'carder' ? 40 : temper === 'walker' && givesMove(card) ? 30 : 1
  if (space === 'contracts') return temper === 'contractor' ? 4 * lowest : 0.3
  if (space === 'take-5-coins') return me.stock.coin < 12 ? 4 : 0.2
  if (space === 'bazaar-camel') return me.stock.camel < 6 ? lowest : 0.2
  if (space === 'khans-favor') return 2
  return temper === 'contractor' ? 1.5 * lowest : 0.4
}

/** Prefers steps that place a trading post in passing; a figure that has arrived waits while the other one moves. */
function stepping({ figure, to, post }: ChoiceOf<'step'>, me: SeatState): number {
  if (post) return 3 * pull(me, to)
  const here = me.figures[figure] ?? ''
  const waits = me.figures.length > 1 && isFresh(me, here)
  const taken = me.figures.some((place, other) => other !== figure && place === to)
  return waits || taken ? 0.2 : pull(me, to)
}

/** Prefers to stop once all figures have arrived, unless posts can be placed in passing. */
function stopping(me: SeatState): number {
  const arrived = me.figures.filter((place) => isFresh(me, place)).length
  if (arrived < me.figures.length) return arrived > 0 ? 1 : 0.1
  return me.character === 'wilhelm-von-rubruk' ? 2 : 30
}

function liking(temper: Temper, choice: Choice, me: SeatState): number {
  switch (choice.type) {
    case 'pickCharacter':
      return temper === 'walker' && (goesFar as readonly string[]).includes(choice.character) ? 20 : 1
    case 'place':
      return placing(temper, choice, me)
    case 'completeContract':
      return temper === 'contractor' ? 80 : 6
    case 'blackDie':
      return me.stock.camel > 12 ? 60 : 0.5
    case 'moneyBag':
      return me.stock.coin < 4 ? 1 : 0.1
    case 'reroll':
      return 0.3
    case 'adjust':
      return choice.by > 0 ? 0.4 : 0.1
    case 'endTurn':
      return 3
    case 'column':
      return choice.column
    case 'step':
      return stepping(choice, me)
    case 'stop':
      return stopping(me)
    case 'trade':
      return choice.times
    default:
      // Choices of modules are preferred, so that their parts are used rather than kept.
      return isOfModule(choice.type) ? 6 : 1
  }
}

export const voyagesStyle = styleBy(liking, {
  walker: { coin: 200, camel: 80, pepper: 3, silk: 3, gold: 3 },
  others: { coin: 40, camel: 20, pepper: 3, silk: 3, gold: 3 }
})
