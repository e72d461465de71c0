// The scenes of every type of event, over whole games: what moves, from where to where, and the sounds.
import { expect, test } from 'vitest'
import type { Flight, Scene } from '../../renderer/contract/game-ui'
import { expeditionUi } from '../../renderer/games/expedition'
import { sounds as expeditionSounds } from '../../renderer/games/expedition/sounds'
import { khanUi } from '../../renderer/games/khan'
import { sounds as khanSounds } from '../../renderer/games/khan/sounds'
import { voyagesUi } from '../../renderer/games/voyages'
import { sounds as voyagesSounds } from '../../renderer/games/voyages/sounds'
import { words } from '../../renderer/games/voyages/words'
import { Beats } from '../../renderer/kit/flights/beats'
import { Chance, scripted, seeded } from '../../shared/engine/chance'
import { isUndo } from '../../shared/engine/entries'
import type { AnyRules, GameEvent } from '../../shared/engine/rules'
import { expedition } from '../../shared/games/expedition'
import { khan } from '../../shared/games/khan'
import { voyages } from '../../shared/games/voyages'
import type { EventOf } from '../../shared/games/voyages/types'
import { randomGame } from '../lib/random-game'

const seats = ['blue', 'yellow', 'green', 'red'].map((colour) => ({ name: colour, colour }))

interface Shown {
  readonly event: GameEvent
  readonly scene: Scene
}

const tables = {
  voyages: {
    game: voyages,
    show: (event: GameEvent, view: unknown) =>
      voyagesUi.scene(event, { seats, view, content: voyages.content }),
    sounds: voyagesSounds
  },
  expedition: {
    game: expedition,
    show: (event: GameEvent, view: unknown) =>
      expeditionUi.scene(event, { seats, view, content: expedition.content }),
    sounds: expeditionSounds
  },
  khan: {
    game: khan,
    show: (event: GameEvent, view: unknown) => khanUi.scene(event, { seats, view, content: khan.content }),
    sounds: khanSounds
  }
} as const

/** The scenes of each choice in two whole games for four. */
function played({ game, show }: (typeof tables)[keyof typeof tables]): readonly (readonly Shown[])[] {
  const rules: AnyRules = game.rules
  return [1, 2].flatMap((seed) => {
    const { match, entries } = randomGame(rules, { players: 4, seed })
    const chance = new Chance(scripted(match.setupDraws))
    const state: unknown = rules.setup({ players: 4, options: {} }, chance)
    return entries.flatMap((entry) => {
      if (isUndo(entry)) return []
      return [
        entry.events.map((event) => {
          const scene = show(event, state)
          rules.evolve(state, event)
          return { event, scene }
        })
      ]
    })
  })
}

/** The same by turns, as one command may bring them: a journey has several choices. */
function turnsOf(shown: readonly Shown[]): readonly (readonly Shown[])[] {
  const turns: Shown[][] = [[]]
  for (const one of shown) {
    turns.at(-1)?.push(one)
    if (one.event.type === 'turnEnded') turns.push([])
  }
  return turns
}

/** Event types by which nothing on the table moves. */
const still: readonly string[] = [
  'taskOpened',
  'taskAmended',
  'taskClosed',
  'phaseStarted',
  'turnStarted',
  'turnEnded',
  'movingStopped',
  // The ending counts the points: none fly before it.
  'gameScored'
]
/** True for an event that had nothing to move: an empty scoring, an empty bundle of goods. */
const mayBeStill: readonly string[] = ['gained', 'paid', 'interimScored', 'goalsDealt']

for (const [id, table] of Object.entries(tables)) {
  const choices = played(table)
  const all = choices.flat()
  const flightsOf = (type: string): readonly Flight[] =>
    all.filter(({ event }) => event.type === type).flatMap(({ scene }) => scene.flights)

  test(`${id}: every event that moves a piece has a flight with a start or a destination`, () => {
    for (const { event, scene } of all) {
      if (still.includes(event.type)) expect(scene.flights, event.type).toEqual([])
      else if (!mayBeStill.includes(event.type)) expect(scene.flights.length, event.type).toBeGreaterThan(0)
      for (const { from, to } of scene.flights) expect(from ?? to, event.type).toBeDefined()
    }
    const types = new Set(all.map(({ event }) => event.type))
    for (const type of Object.keys(table.sounds).filter((one) => mayBeStill.includes(one) && types.has(one)))
      expect(flightsOf(type).length, type).toBeGreaterThan(0)
  })

  test(`${id}: every movement has a sound`, () => {
    for (const [type, sound] of Object.entries(table.sounds))
      if (still.includes(type)) expect(sound, type).toBeUndefined()
      else if (type !== 'rewardLost') expect(sound, type).toBeDefined()
  })

  test(`${id}: a walk starts where the one before it ended, and waits for it`, () => {
    let waited = 0
    for (const shown of turnsOf(all)) {
      const beats = new Beats()
      const standsAt = new Map<string, { readonly place: string; readonly beat: number }>()
      for (const { scene } of shown) {
        const beat = beats.place(scene)
        for (const { along, becomes = '', from, to } of scene.flights) {
          if (!along) continue
          const before = standsAt.get(becomes)
          if (before) {
            expect(from).toBe(before.place)
            expect(beat).toBeGreaterThan(before.beat)
            waited++
          }
          standsAt.set(becomes, { place: to ?? '', beat })
        }
      }
    }
    expect(waited).toBeGreaterThan(0)
  })
}

test('a post in Beijing is announced with the points of its slot, the best free one; the last before the bonuses', () => {
  const { rules } = voyages
  const view = rules.setup({ players: 4, options: {} }, new Chance(seeded(1)))
  const told = (phase: typeof view.phase) =>
    tables.voyages
      .show({ type: 'postPlaced', seat: 0, location: 'beijing' } as GameEvent, { ...view, phase })
      .flights.find(({ piece }) => piece.kind === 'moment')?.piece['text']
  expect(told('turns')).toBe(words.names.moments.beijing(10))
  expect(told('roundStart')).toBe(words.names.moments.beijing(1))
})

test('every rolled die tumbles and ends with its value, in its place in the hand', () => {
  const rolls = played(tables.voyages)
    .flat()
    .filter(({ event }) => event.type === 'diceRolled')
  expect(rolls.length).toBeGreaterThan(4)
  for (const { event, scene } of rolls) {
    const { dice } = event as EventOf<'diceRolled'>
    const expected = dice.flatMap((hand, seat) => hand.map(({ value }, i) => [`die:${seat}:${i}`, value]))
    expect(scene.flights.map(({ becomes, piece }) => [becomes, piece['value']])).toEqual(expected)
    for (const { piece } of scene.flights) expect(piece['rolls'] ?? piece['value'] === 0).toBe(true)
  }
})

test('a round start is shown in order: the row is cleared and refilled, then income, and the dice roll last', () => {
  const met = new Set<string>()
  for (const shown of played(tables.voyages)) {
    const beats = new Beats()
    const beatOf = new Map<string, number>()
    for (const { event, scene } of shown)
      if (scene.flights.length > 0) beatOf.set(event.type, beats.place(scene))
    const inOrder = (first: string, second: string): void => {
      const [a, b] = [beatOf.get(first), beatOf.get(second)]
      if (a === undefined || b === undefined) return
      met.add(`${first} ${second}`)
      expect(a, `${first}, ${second}`).toBeLessThan(b)
    }
    inOrder('rowCleared', 'rowDealt')
    if (beatOf.has('roundStarted')) inOrder('roundStarted', 'gained')
    for (const before of beatOf.keys()) if (before !== 'diceRolled') inOrder(before, 'diceRolled')
  }
  expect([...met]).toEqual(expect.arrayContaining(['rowCleared rowDealt', 'roundStarted gained']))
  expect([...met].some((pair) => pair.endsWith('diceRolled'))).toBe(true)
})
