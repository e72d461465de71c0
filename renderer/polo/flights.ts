/** Building blocks of the family's scenes: flights, pieces, and the anchors where pieces lie. */
import type { Die, PlacedDie } from '../../shared/polo/dice'
import type { BundleOf } from '../art/icons'
import type { Flight, Scene } from '../contract/game-ui'
import type { FamilyEvents } from './events'

/** The table before the event. */
export interface Before<View extends HandsOf = HandsOf> {
  readonly view: View
  readonly colours: readonly string[]
}
export interface HandsOf {
  readonly seats: readonly { readonly dice: readonly Die[] }[]
  readonly spaces: Readonly<Record<string, readonly PlacedDie[]>>
}

/** At most this many equal pieces fly at once: more would blur. */
const most = 4
/** The colour of a seat's pieces. */
export const colourIn = ({ colours }: Before, seat: number): string => colours[seat] ?? 'neutral'

/**
 * Flights for the items of a bundle that a seat pays or gains; `other` is the anchor at the other end. An item flies as
 * a few pieces, each of which stands for its share of the count.
 */
export const items = (bundle: BundleOf, seat: number, other: string, gained: boolean): Flight[] =>
  Object.entries(bundle).flatMap(([item, signed]) => {
    const count = Math.abs(signed ?? 0)
    const pieces = Math.min(most, count)
    const stock = stockOf(seat, item)
    return Array.from({ length: pieces }, (_, i): Flight => {
      const share = { [stock]: Math.floor((count + i) / pieces) }
      const way = gained ? { from: other, to: stock, gives: share } : { from: stock, to: other, takes: share }
      return { ...way, piece: { kind: 'item', item } }
    })
  })

/** "+6" rises from what earned it and flies to the seat's pennant, or to its points where no ribbon is on the page. */
const pointsGained = (seat: number, from: string, count: number): Flight => ({
  from,
  to: `points:${seat}:pennant`,
  gives: { [`points:${seat}`]: count },
  rises: true,
  piece: { kind: 'gain', count }
})

/** What a seat gains: goods piece by piece to its stock, points as one number to its score. */
export function gains(seat: number, bundle: BundleOf, from: string): Flight[] {
  const { vp = 0, ...goods } = bundle
  return [...items(goods, seat, from, true), ...(vp > 0 ? [pointsGained(seat, from, vp)] : [])]
}

/** Where a seat keeps an item. */
export const stockOf = (seat: number, item: string): string =>
  item === 'vp' ? `points:${seat}` : `stock:${seat}:${item}`

/** A contract; with `turns` it is turned over in flight. */
export const contractPiece = (contract: string, turns = false): Flight['piece'] => ({
  kind: 'contract',
  contract,
  ...(turns && { turns })
})

/** A die; with `rolls` it tumbles over other faces in flight. */
export const diePiece = (
  die: Pick<Die, 'colour'>,
  value: number,
  seat: number,
  before: Before,
  rolls = false
): Flight['piece'] => ({
  kind: 'die',
  colour: die.colour === 'own' ? colourIn(before, seat) : die.colour,
  value,
  ...(rolls && value > 0 && { rolls })
})

/** A seat's dice before the event, and the anchor of one of them. */
export const handOf = ({ view }: Before, seat: number): readonly Die[] => view.seats[seat]?.dice ?? []
export const dieAt = (seat: number, place: number): string => `die:${seat}:${place}`
/** The anchor of a die on a space, by its place there. */
export const placedAt = (space: string, place: number): string => `placed:${space}:${place}`

/** Anchors of the named dice in the owner's hand, each die once. */
export function handAnchors(hand: readonly Die[], dice: readonly Die[], seat: number): readonly string[] {
  const used = new Set<number>()
  return dice.map((die) => {
    const at = hand.findIndex((d, i) => !used.has(i) && d.colour === die.colour && d.value === die.value)
    used.add(at)
    return at < 0 ? `dice:${seat}` : dieAt(seat, at)
  })
}

/** A die in hand gets another value and moves behind the others. */
export function dieChanged(
  { seat, die, value }: FamilyEvents<unknown>['dieRerolled'],
  before: Before,
  rolls: boolean
): Scene {
  const hand = handOf(before, seat)
  const [from = `dice:${seat}`] = handAnchors(hand, [die], seat)
  const last = dieAt(seat, hand.length - 1)
  return {
    flights: [
      { from, leaves: from, to: last, becomes: last, piece: diePiece(die, value, seat, before, rolls) }
    ]
  }
}

/** A post moves to a place, from the seat's board or from another place. */
export const post = (
  seat: number,
  location: string,
  from: Pick<Flight, 'from' | 'leaves' | 'takes'>,
  before: Before
): Scene => ({
  flights: [
    {
      ...from,
      to: `place:${location}`,
      becomes: `post:${seat}:${location}`,
      piece: { kind: 'post', colour: colourIn(before, seat) }
    }
  ],
  after: [`place:${location}`],
  brings: [`bonus:${location}`, `posts:${seat}`]
})

/** A post moves to a place from those that the seat has not placed yet. */
export const postFromHand = (seat: number, location: string, before: Before): Scene =>
  post(seat, location, { from: `posts:${seat}`, takes: { [`posts:${seat}`]: 1 } }, before)

/** The anchor of the portrait of a character on offer. */
export const portraitAt = (character: string): string => `portrait:${character}`
/** The count of a seat's character: 1 once its tile has landed there. */
export const characterAt = (seat: number): string => `character:${seat}`
/** A character on offer moves to a seat, whose plate shows it from the landing on. */
export const characterTo = (seat: number, character: string): Flight => ({
  from: `offer:${character}`,
  leaves: portraitAt(character),
  to: `seat:${seat}`,
  gives: { [characterAt(seat)]: 1 },
  piece: { kind: 'portrait', character }
})

/** Where a seat's goal cards lie. */
export const goalsAt = (seat: number): string => `goals:${seat}`
/** The anchor of a goal card that is dealt, while its owner chooses which to keep. */
export const goalDealt = (goal: string): string => `dealt:${goal}`

/** The anchor of a contract that lies on the table. */
export const contractAt = (contract: string): string => `contract:${contract}`

/** Where a seat's completed contracts lie. */
export const doneAt = (seat: number): string => `done:${seat}`

/** Adds a ring in the seat's colour round a place to a scene; `said` names what was reached there. */
export const withMoment = (
  scene: Scene,
  { seat, location }: { readonly seat: number; readonly location: string },
  before: Before,
  said?: { readonly text: string; readonly grand: boolean }
): Scene => ({
  ...scene,
  flights: [
    ...scene.flights,
    {
      to: `place:${location}`,
      lingers: true,
      piece: { kind: 'moment', colour: colourIn(before, seat), ...said }
    }
  ]
})

/** A contract moves from one anchor to another, where it either `stays` or leaves the table. */
export const contract = (
  { seat, contract }: FamilyEvents<unknown>['contractKept'],
  from: string,
  to: string,
  stays = false
): Scene => ({
  flights: [
    {
      from,
      leaves: contractAt(contract),
      to,
      piece: contractPiece(contract),
      ...(stays && { becomes: contractAt(contract) })
    }
  ],
  brings: [`contract:${contract}`, `contracts:${seat}`]
})
