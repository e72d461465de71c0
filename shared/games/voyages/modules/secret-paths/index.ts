/**
 * The Secret Paths: André de Longjumeau and twelve path tokens (rulings 86 to 95). We designed what the tokens do. The
 * character is used only if characters are drafted.
 */
import * as z from 'zod/mini'
import { id } from '../../../../polo/choice-schema'
import { listed } from '../../../../engine/choices'
import { refusalOf as refuse } from '../../../../engine/rules'
import { fields, fixed, open, openEvent, revealingEvent, zone, zones } from '../../../../engine/visibility'
import { removeFrom } from '../../../../polo/contracts'
import type { PendingReward } from '../../../../polo/rewards'
import { drawTiles, reshuffle } from '../../../../polo/tiles'
import { charactersDrafted } from '../../module'
import { seatOf } from '../../seats'
import type { Reward } from '../../types'
import { hooks } from './hooks'
import { module, own, pathsOf, task } from './kit'
import { paths, pathTables, type Path } from './paths'
import { usePathInMovement, usePathInTurn } from './turn'
import type { EventOf, SecretPathsState } from './types'

/** Tokens drawn at the start of a round, of which one is kept (ruling 86). */
const drawn = 2
const path = id

/** The module with these tokens; a pack changes what they do, never the twelve ids. */
export const secretPathsOver = (tokens: readonly Path[]) =>
  module({
    effectNeeds: charactersDrafted('nothing'),
    content: {
      characters: [{ id: 'secret-paths/andre-de-longjumeau', roundStart: { 'secret-paths/path': drawn } }]
    },
    numbers: { paths: tokens },
    own: pathTables(tokens),
    tasks: {
      'secret-paths/keep-path': task('secret-paths/keep-path', ['secret-paths/keepPath'], {
        choices: ({ state, seat }) =>
          listed(
            pathsOf(state, seat).drawn.map((one) => ({ type: 'secret-paths/keepPath' as const, path: one }))
          ),
        refusal: ({ state, seat }, choice) =>
          pathsOf(state, seat).drawn.includes(choice.path) ? undefined : refuse('not-offered'),
        resolve: (play, seat, _task, choice) => {
          play.close(seat)
          play.emit({ type: 'secret-paths/pathKept', seat, path: choice.path })
        }
      })
    },
    turn: { 'secret-paths/usePath': usePathInTurn },
    moving: { 'secret-paths/usePath': usePathInMovement },
    hooks,
    rewards: {
      // The count is how many are drawn; the seat keeps one of them.
      'secret-paths/path': {
        draws: true,
        resolve: (play, seat, pending: PendingReward) => {
          const reward = pending as Reward
          const { cause, count } = reward
          const all = drawTiles(play.chance, count, {
            tiles: () => own(play.state),
            shuffled: (pile) => play.emit({ type: 'secret-paths/pathsShuffled', pile }),
            drawn: (one) => play.emit({ type: 'secret-paths/pathDrawn', seat, path: one, cause })
          })
          if (all.length > 0) play.open(seat, { kind: 'secret-paths/keep-path' })
          else play.emit({ type: 'rewardLost', seat, reward })
        }
      }
    },
    choices: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('secret-paths/keepPath'), path }),
      z.strictObject({ type: z.literal('secret-paths/usePath'), path })
    ]),
    setup: ({ players, chance }) => ({
      pile: { count: paths.length, cards: chance.shuffle(paths.map(({ id }) => id)) },
      used: [],
      seats: Array.from({ length: players }, () => ({ drawn: [], kept: [] }))
    }),
    reducers: {
      'secret-paths/pathsShuffled': (state, { pile }) => {
        reshuffle(state, pile)
      },
      'secret-paths/pathDrawn': (state, { seat, path: one }) => {
        zones.take(state.pile, one)
        seatOf(state, seat).drawn.push(one)
      },
      'secret-paths/pathKept': (state, { seat, path: one }) => {
        const mine = seatOf(state, seat)
        state.used.push(...mine.drawn.filter((other) => other !== one))
        mine.drawn = []
        mine.kept.push(one)
      },
      'secret-paths/pathUsed': (state, { seat, path: one }) => {
        removeFrom(seatOf(state, seat).kept, one)
        state.used.push(one)
      }
    },
    shown: {
      state: fields<SecretPathsState>({ pile: zone('nobody'), used: open(), seats: open() }),
      events: {
        'secret-paths/pathsShuffled': {
          shown: fields<EventOf<'secret-paths/pathsShuffled'>>({ type: fixed(), pile: zone('nobody') })
        },
        'secret-paths/pathDrawn': revealingEvent,
        'secret-paths/pathKept': openEvent,
        'secret-paths/pathUsed': openEvent
      }
    },
    unseen: (state) => {
      const seen = new Set(outsidePile(state))
      return { paths: paths.map(({ id }) => id).filter((id) => !seen.has(id)) }
    },
    audit: (state) => {
      const count = state.pile.count + outsidePile(state).length
      return count === paths.length ? [] : [`paths: ${count} instead of ${paths.length}`]
    }
  })

export const secretPaths = secretPathsOver(paths)

/** All tokens that are used or with a seat. */
const outsidePile = ({ used, seats }: SecretPathsState): readonly string[] => [
  ...used,
  ...seats.flatMap(({ drawn: just, kept }) => [...just, ...kept])
]
