/**
 * The scenes of the events that the games of the family share: pieces that fly from anchor to anchor, drawn by
 * FlyingPiece.vue, and the anchors that a scene waits for.
 */
import type { Die } from '../../shared/polo/dice'
import type { Flight, Scene } from '../contract/game-ui'
import type { FamilyEvents, SilentEvent } from './events'
import {
  characterTo,
  contract,
  contractAt,
  contractPiece,
  colourIn,
  dieAt,
  diePiece,
  doneAt,
  handAnchors,
  handOf,
  gains,
  goalDealt,
  goalsAt,
  items,
  placedAt,
  post,
  postFromHand,
  dieChanged,
  withMoment,
  type Before,
  type HandsOf
} from './flights'
import type { MapLayout } from './map/layout'
import { trailAlong } from './map/trail'

/** A position whose seats have posts, in the order of placing. */
interface PostsOf extends HandsOf {
  readonly seats: readonly (HandsOf['seats'][number] & { readonly posts: readonly string[] })[]
}

/** What the scenes need of the game. */
export interface SceneSource<Cause, View> {
  readonly map: MapLayout
  /** Anchors of the spaces from which journeys set out. */
  readonly setsOut: readonly string[]
  /** The anchor of a cause on the table. */
  readonly sourceOf: (cause: Cause, seat: number) => string
  /** What a payment or gain with this cause waits for, besides the piece it comes from. */
  readonly afterCause: (cause: Cause, view: View) => readonly string[]
  /** The text for the n-th post, where placing it brings something of its own. */
  readonly nthPost: (nth: number) => string
}

const nothing: Scene = { flights: [] }
const noScene = (): Scene => nothing
/** A scene's key for the start of a round, for which the round's income waits. */
export const round = 'round'

/** At the end of a round each seat takes its dice back from the spaces and holds them until it rolls. */
function takenUp(before: Before): readonly Flight[] {
  const held = new Map<number, number>()
  return Object.entries(before.view.spaces).flatMap(([space, dice]) =>
    dice.flatMap((die, i): Flight[] => {
      if (die.seat < 0 || die.colour === 'black') return []
      const nth = held.get(die.seat) ?? 0
      held.set(die.seat, nth + 1)
      const to = `seat:${die.seat}`
      const leaves = placedAt(space, i)
      const piece = diePiece(die, die.value, die.seat, before)
      return [{ from: `space:${space}`, leaves, to, becomes: dieAt(die.seat, nth), piece }]
    })
  )
}

type Scenes<Cause, View extends HandsOf> = {
  readonly [Type in keyof FamilyEvents<Cause>]: (
    event: FamilyEvents<Cause>[Type],
    before: Before<View>
  ) => Scene
} & Readonly<Record<SilentEvent, () => Scene>>

/** The scenes of a game's common events. */
export function familyScenes<Cause extends { readonly kind: string }, View extends PostsOf>({
  map,
  setsOut,
  sourceOf,
  afterCause,
  nthPost
}: SceneSource<Cause, View>): Scenes<Cause, View> {
  return {
    taskOpened: noScene,
    taskAmended: noScene,
    taskClosed: noScene,
    phaseStarted: noScene,
    turnStarted: noScene,
    turnEnded: noScene,
    characterTaken: (e) => ({ flights: [characterTo(e.seat, e.character)] }),
    goalsDealt: (e) => ({
      flights: Array.from({ length: e.dealt.count }, () => ({
        from: 'supply',
        to: goalsAt(e.seat),
        gives: { [goalsAt(e.seat)]: 1 },
        piece: { kind: 'goal' }
      }))
    }),
    // Only the owner's view knows which of the dealt cards were kept.
    goalsKept: (e) => ({
      flights: (e.kept.cards ?? [undefined]).map((card) => ({
        from: 'supply',
        to: goalsAt(e.seat),
        gives: { [goalsAt(e.seat)]: 1 },
        piece: { kind: 'goal' },
        ...(card !== undefined && { leaves: goalDealt(card) })
      }))
    }),
    roundStarted: (e, before) => ({
      flights: [{ from: 'supply', to: `seat:${e.startSeat}`, piece: { kind: 'start' } }, ...takenUp(before)],
      brings: [round]
    }),
    diceRolled: (e, before) => ({
      flights: e.dice.flatMap((hand, seat) =>
        hand.map((die, i) => ({
          from: `seat:${seat}`,
          // A die that a seat holds before the roll stays visible until then.
          ...(i < handOf(before, seat).length && { leaves: dieAt(seat, i) }),
          to: dieAt(seat, i),
          becomes: dieAt(seat, i),
          piece: diePiece(die, die.value, seat, before, true)
        }))
      ),
      after: 'all'
    }),
    dicePlaced: (e, before) => {
      const from = handAnchors(handOf(before, e.seat), e.dice, e.seat)
      const there = before.view.spaces[e.space]?.length ?? 0
      return {
        flights: e.dice.map((die, i) => {
          const own = from[i] ?? `dice:${e.seat}`
          return {
            from: own,
            leaves: own,
            to: `space:${e.space}`,
            becomes: placedAt(e.space, there + i),
            piece: diePiece(die, e.values[i] ?? die.value, e.seat, before)
          }
        })
      }
    },
    dieRerolled: (e, before) => dieChanged(e, before, true),
    dieAdjusted: (e, before) => dieChanged(e, before, false),
    blackDieTaken: (e, before) => {
      const place = dieAt(e.seat, handOf(before, e.seat).length)
      return {
        flights: [
          {
            from: 'black-dice',
            to: place,
            becomes: place,
            takes: { 'black-dice': 1 },
            piece: diePiece({ colour: 'black' }, e.value, e.seat, before, true)
          }
        ],
        after: [sourceOf(e.cause, e.seat)]
      }
    },
    paid: (e, { view }) => ({
      flights: items(e.items, e.seat, sourceOf(e.cause, e.seat), false),
      after: afterCause(e.cause, view)
    }),
    gained: (e, before) => {
      const { view } = before
      const scene = {
        flights: gains(e.seat, e.items, sourceOf(e.cause, e.seat)),
        after: afterCause(e.cause, view)
      }
      const posts = view.seats[e.seat]?.posts ?? []
      const location = posts.at(-1)
      if (e.cause.kind !== 'post' || location === undefined) return scene
      return withMoment(scene, { seat: e.seat, location }, before, {
        text: nthPost(posts.length),
        grand: true
      })
    },
    rewardLost: (e) => ({
      flights: [{ from: sourceOf(e.reward.cause, e.seat), piece: { kind: 'item', item: e.reward.item } }]
    }),
    contractDiscarded: (e) => contract(e, `contract:${e.contract}`, 'supply'),
    contractDrawn: (e) => ({
      flights: [
        {
          from: 'pile:special',
          to: `contracts:${e.seat}`,
          becomes: contractAt(e.contract),
          piece: contractPiece(e.contract, true)
        }
      ],
      after: [sourceOf(e.cause, e.seat)],
      brings: [`offer:${e.seat}`]
    }),
    contractKept: (e) => contract(e, `offer:${e.seat}`, `contracts:${e.seat}`, true),
    contractDeclined: (e) => contract(e, `offer:${e.seat}`, 'supply'),
    contractCompleted: (e) => ({
      flights: [
        {
          from: `contract:${e.contract}`,
          leaves: contractAt(e.contract),
          to: doneAt(e.seat),
          gives: { [doneAt(e.seat)]: 1 },
          rises: true,
          piece: { ...contractPiece(e.contract), stamped: true }
        }
      ],
      brings: [`contract:${e.contract}`, `contracts:${e.seat}`]
    }),
    stepped: (e, before) => ({
      flights: [
        {
          from: `place:${e.from}`,
          to: `place:${e.to}`,
          along: trailAlong(map, e.from, e.to),
          becomes: `figure:${e.seat}:${e.figure}`,
          piece: { kind: 'figure', colour: colourIn(before, e.seat), second: e.figure > 0 }
        }
      ],
      after: setsOut
    }),
    postPlaced: (e, before) => withMoment(postFromHand(e.seat, e.location, before), e, before),
    postMoved: (e, before) =>
      post(e.seat, e.to, { from: `place:${e.from}`, leaves: `post:${e.seat}:${e.from}` }, before),
    outpostTaken: (e) => ({
      flights: [
        {
          from: `bonus:${e.location}`,
          to: `seat:${e.seat}`,
          rises: true,
          piece: { kind: 'item', item: 'seal' }
        }
      ]
    }),
    // The ending counts the points, so none fly before it.
    gameScored: () => ({ flights: [], after: 'all' })
  }
}

/**
 * The first round's dice are already rolled when a table opens, unless drafts come first (in the Khan even then); returns
 * that roll as an event.
 */
export function firstRoll({
  seats
}: HandsOf): readonly { readonly type: 'diceRolled'; readonly dice: readonly (readonly Die[])[] }[] {
  const dice = seats.map((seat) => seat.dice)
  return dice.some((hand) => hand.length > 0) ? [{ type: 'diceRolled', dice }] : []
}
