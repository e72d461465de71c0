/** Positions to plan from: sampled from seeded random games, or laid out so that everything adds up. */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { baseContent } from '../../shared/games/expedition/content'
import { cards, kindOf, type CardKind } from '../../shared/games/expedition/pieces'
import { expeditionRules } from '../../shared/games/expedition/rules'
import { goldOf, seatOf } from '../../shared/games/expedition/seats'
import { allGold } from '../../shared/games/expedition/setup'
import type { Choice, State } from '../../shared/games/expedition/types'

export const content = baseContent
export const rules = expeditionRules(content)

/** Every number of players with every track, and for two players with one and with both camels moving. */
export const configs: readonly Config[] = ['classic', 'graded'].flatMap((track) => [
  { players: 2, options: { track, bothCamels: 'one' } },
  { players: 2, options: { track, bothCamels: 'both' } },
  ...[3, 4, 5].map((players) => ({ players, options: { track } }))
])

/**
 * Positions in which somebody decides, one of every `every` in games whose players draw rather than move in a share of
 * their choices, so that hands grow. A payment under way is a position as well.
 */
export function* sampled(config: Config, seed: number, every: number, drawn: number): Generator<State> {
  const chance = new Chance(seeded(seed))
  for (;;) {
    const state = rules.setup(config, chance)
    for (let n = 1; ; n++) {
      const [asked] = rules.decisions(state, 'open')
      if (!asked?.choices) break
      if (n % every === 0) yield copyOf(state)
      const draws = rules.refusal(state, asked.seat, { type: 'draw' }) === undefined
      const choice: Choice =
        draws && chance.next(100) < drawn
          ? { type: 'draw' }
          : asked.choices.nth(chance.next(asked.choices.count()))
      rules.play(state, asked.seat, choice, chance)
    }
  }
}

/** A position in the words of the game; what is not said is as at the start. */
export interface Layout {
  readonly players?: number
  readonly track?: 'classic' | 'graded'
  readonly both?: boolean
  /** For each seat, where its camels stand. Seat 0 is to move. */
  readonly camels: readonly (readonly number[])[]
  /** Cards of seat 0, as `3 silk-red driver-blue`. The others hold none. */
  readonly hand: string
  /** Gold of seat 0. */
  readonly gold?: number
  readonly interim?: boolean
}

/** The kinds in a text such as `2 silk-red driver-blue`. */
export function kindsIn(text: string): CardKind[] {
  let times = 1
  return text.split(' ').flatMap((word) => {
    if (word === '') return []
    if (/^\d+$/.test(word)) {
      times = Number(word)
      return []
    }
    const found = Array.from({ length: times }, () => word as CardKind)
    times = 1
    return found
  })
}

/** Lays a position out. Chests behind the foremost camel are with the last seat. */
export function laidOut(layout: Layout): State {
  const players = layout.players ?? layout.camels.length
  const options = {
    startPlayer: '0',
    track: layout.track ?? 'classic',
    bothCamels: layout.both === true ? 'both' : 'one'
  }
  const state = rules.setup({ players, options }, new Chance(seeded(1)))
  const rest = [...cards]
  const hand = kindsIn(layout.hand).map((kind) => {
    const at = rest.findIndex((card) => kindOf(card) === kind)
    if (at < 0) throw new Error(`no ${kind} is left`)
    return rest.splice(at, 1)[0] ?? kind
  })
  state.seats.forEach((seat, i) => {
    seat.hand = i === 0 ? { count: hand.length, cards: hand } : { count: 0, cards: [] }
    seat.camels = [...(layout.camels[i] ?? [])]
  })
  state.display = rest.splice(0, 5)
  state.deck = { count: rest.length, cards: rest }
  const foremost = Math.max(...state.seats.flatMap(({ camels }) => camels))
  const last = seatOf(state, players - 1)
  state.chests = state.chests.map((gold, space) => {
    if (space > foremost) return gold
    last.gold.chests += gold
    return 0
  })
  const first = seatOf(state, 0)
  first.gold.ballast = Math.min(0, (layout.gold ?? 3) - first.gold.start)
  first.gold.interim = Math.max(0, (layout.gold ?? 3) - first.gold.start)
  state.interim = layout.interim ?? false
  const held = [...state.seats.map(goldOf), ...state.chests]
  state.supply = allGold - held.reduce((sum, gold) => sum + gold, 0)
  const faults = rules.audit(state)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return state
}

/** A copy of all that moves in a turn change; the deck, which they leave alone, is shared. */
export function forked(state: State): State {
  return {
    ...state,
    turn: copyOf(state.turn),
    seats: copyOf(state.seats),
    chests: [...state.chests],
    discards: [...state.discards],
    agenda: copyOf(state.agenda)
  }
}

/** Plays a choice that the rules must take. */
export function act(state: State, seat: number, choice: Choice): void {
  const played = rules.play(state, seat, choice, new Chance(seeded(1)))
  if ('refusal' in played)
    throw new Error(`refused ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`)
}
