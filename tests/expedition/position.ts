/**
 * Declares positions in the words of the game. The only builder: it starts from a real set-up and edits it so that the 55
 * cards and the 72 gold still add up. No test builds a state by hand.
 */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config, Rules } from '../../shared/engine/rules'
import type { Content } from '../../shared/games/expedition/content'
import { cards, kindOf, kinds, type CardId, type CardKind } from '../../shared/games/expedition/pieces'
import { goldOf, seatOf } from '../../shared/games/expedition/seats'
import { allGold } from '../../shared/games/expedition/content/numbers'
import type { Choice, Event, State } from '../../shared/games/expedition/types'

export type ExpeditionRules = Rules<State, Choice, Event>

/** The seats, clockwise. */
export const names = ['a', 'b', 'c', 'd', 'e'] as const
export type Name = (typeof names)[number]
type ByName<T> = Readonly<Partial<Record<Name, T>>>

/** Index of a seat. */
export const seatNamed = (name: Name): number => names.indexOf(name)

/** A declared position. Cards are written as `oil-red 3 driver-blue`. */
export interface Given {
  /** The index of the space of the camel, or of both; by default as at the start. */
  readonly camels?: ByName<number | readonly number[]>
  /** With the printed rule of ballast: spaces that camels have been on, besides those they are on. */
  readonly reached?: ByName<readonly number[]>
  /** Start spaces of camels whose chests are still there; every other chest up to the foremost camel is taken. */
  readonly untaken?: readonly number[]
  /** True if the interim scoring is over. It follows from the camels; a given value must agree. */
  readonly interim?: boolean
  /** By default no cards. */
  readonly hand?: ByName<string>
  /** By default 3. */
  readonly gold?: ByName<number>
  /** By default the first five cards that nothing else names. */
  readonly display?: string
  /** From the top. */
  readonly deck?: string
  /** From the bottom. */
  readonly discards?: string
  /** Where all cards lie that nothing names: under the deck (by default), on the discards, or in a hand. */
  readonly rest?: 'deck' | 'discards' | Name
  /** The seat whose turn begins; by default `a`. */
  readonly turn?: Name
}

/** The kinds in a text such as `oil-red 2 driver-blue`. */
export function kindsIn(text: string): CardKind[] {
  const words = text.split(' ').filter((word) => word !== '')
  return words.flatMap((word, i) => {
    if (/^\d+$/.test(word)) return []
    const kind = kinds.find((one) => one === word)
    if (!kind) throw new Error(`no such kind of card: ${word}`)
    const times = /^\d+$/.exec(words[i - 1] ?? '')
    return Array.from({ length: times ? Number(times[0]) : 1 }, () => kind)
  })
}

/** Builds the position, at the start of the turn of the given seat. */
export function position(rules: ExpeditionRules, content: Content, config: Config, given: Given): State {
  const state = rules.setup(config, new Chance(seeded(1)))
  state.seats.forEach((me, seat) => {
    const at = given.camels?.[names[seat] ?? 'a'] ?? me.camels
    me.camels = typeof at === 'number' ? [at] : [...at]
  })
  stood(state, given)
  road(content, state, given)
  deal(state, given)
  gold(state, given)
  const turn = seatNamed(given.turn ?? 'a')
  state.agenda = state.agenda.map(() => [])
  rules.evolve(state, { type: 'turnStarted', seat: turn })
  rules.evolve(state, { type: 'taskOpened', seat: turn, task: { kind: 'turn' } })
  return state
}

/** Sets the reached spaces to those given and those the camels are on, instead of those of the set-up. */
function stood(state: State, { reached = {} }: Given): void {
  if (!state.reached && Object.keys(reached).length > 0)
    throw new Error('this table does not record which spaces were reached')
  if (!state.reached) return
  state.reached = state.seats.map(({ camels }, seat) => [
    ...new Set([...(reached[names[seat] ?? 'a'] ?? []), ...camels])
  ])
}

/** When a turn begins, the interim scoring is over if and only if some camel has reached the stage city. */
function road(content: Content, state: State, { interim, untaken = [] }: Given): void {
  const track = content.track(state.track)
  const standing = state.seats.flatMap(({ camels }) => camels)
  const foremost = Math.max(...standing)
  state.interim = foremost >= track.stageCity
  if (interim !== undefined && interim !== state.interim)
    throw new Error(
      `the foremost camel is on space ${foremost}: the scoring is ${interim ? 'to come' : 'over'}`
    )
  const late = standing.find(
    (at) => at < track.stageCity && track.space(at).scoring !== undefined && state.interim
  )
  if (late !== undefined) throw new Error(`a camel on space ${late} would have been put on the stage city`)
  state.chests = state.chests.map((chest, space) =>
    space <= foremost && !untaken.includes(space) ? 0 : chest
  )
}

function deal(state: State, given: Given): void {
  const left = [...cards]
  const take = (text = ''): CardId[] =>
    kindsIn(text).map((kind) => {
      const [card] = left.splice(
        left.findIndex((one) => kindOf(one) === kind),
        1
      )
      if (card === undefined || kindOf(card) !== kind) throw new Error(`no ${kind} is left`)
      return card
    })
  const hands = state.seats.map((_, seat) => take(given.hand?.[names[seat] ?? 'a']))
  const [top, discards] = [take(given.deck), take(given.discards)]
  state.display = given.display === undefined ? left.splice(0, 5) : take(given.display)
  const { rest = 'deck' } = given
  if (rest === 'deck') top.push(...left)
  else if (rest === 'discards') discards.push(...left)
  else hands[seatNamed(rest)]?.push(...left)
  state.discards = discards
  state.deck = { count: top.length, cards: top }
  hands.forEach((hand, seat) => (seatOf(state, seat).hand = { count: hand.length, cards: hand }))
}

/** Gold above a seat's initial gold came from chests; missing gold was spent as ballast. */
function gold(state: State, given: Given): void {
  state.seats.forEach((me, seat) => {
    const more = (given.gold?.[names[seat] ?? 'a'] ?? me.gold.start) - me.gold.start
    me.gold.chests = Math.max(0, more)
    me.gold.ballast = Math.min(0, more)
  })
  const out = [...state.seats.map(goldOf), ...state.chests].reduce((sum, one) => sum + one, 0)
  state.supply = allGold - out
}
