/**
 * A second, slower planner for hands that are too large for brute force through the rules: it walks the board by itself and
 * checks for every list of icons whether the cards match it one to one, trying every choice of goods and colours.
 */
import { requirements, type RequirementId } from '../../shared/games/expedition/content/requirements'
import { colourAt, colours, figureAt, goods, kindIndexOf } from '../../shared/games/expedition/pieces'
import { goldOf, seatOf } from '../../shared/games/expedition/seats'
import type { State } from '../../shared/games/expedition/types'
import { content } from './planned'
import type { Fewest } from './walked'

/** A place for one card: the good, driver or colour it asks for. */
type Place = string

/** All ways to expand an icon into places. */
function placesOf(id: RequirementId): Place[][] {
  const { kind, count } = requirements[id]
  const times = (place: Place): Place[] => Array.from({ length: count }, () => place)
  if (kind === 'drivers') return [times('driver')]
  if (kind === 'different-goods') return [[...goods]]
  if (kind === 'distinct-colours') return [[...colours]]
  if (kind === 'same-colour') return colours.map(times)
  return count === 1 ? [['good']] : goods.map(times)
}

const fits = (card: string, place: Place): boolean => {
  const kind = kindIndexOf(card)
  const figure = figureAt(kind)
  return place === figure || place === colourAt(kind) || (place === 'good' && figure !== 'driver')
}

/** True if every place can get its own card. */
function matched(cards: readonly string[], places: readonly Place[]): boolean {
  const holder = new Map<number, number>()
  const find = (place: number, tried: Set<number>): boolean =>
    cards.some((card, i) => {
      if (tried.has(i) || !fits(card, places[place] ?? '')) return false
      tried.add(i)
      const other = holder.get(i)
      if (other !== undefined && !find(other, tried)) return false
      holder.set(i, place)
      return true
    })
  return places.every((_, place) => find(place, new Set()))
}

/** Returns a function that says whether the cards can pay for a list of icons. */
function payer(cards: readonly string[]): (icons: readonly RequirementId[]) => boolean {
  const known = new Map<string, boolean>()
  return (icons) => {
    const key = icons.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const seen = new Set<string>()
    const go = (i: number, places: readonly Place[]): boolean => {
      const icon = icons[i]
      if (!icon) return true
      return placesOf(icon).some((more) => {
        const longer = [...places, ...more].sort()
        const tried = `${i} ${longer.join(' ')}`
        if (seen.has(tried)) return false
        seen.add(tried)
        return matched(cards, longer) && go(i + 1, longer)
      })
    }
    const pays = go(0, [])
    known.set(key, pays)
    return pays
  }
}

interface Spot {
  readonly camels: readonly number[]
  readonly stopped: readonly boolean[]
  /** The camel that moves this turn; -1 while that is open. */
  readonly turn: number
  readonly gold: number
  readonly ballast: 0 | 1
  readonly chests: readonly number[]
  readonly icons: readonly RequirementId[]
}

/** The fewest cards for everything that can be reached from the start of a turn, with the keys of `walked`. */
export function matchedFewest(state: State): Fewest {
  const seat = state.activeSeat
  const me = seatOf(state, seat)
  const track = content.track(state.track)
  const others = state.seats.flatMap(({ camels }, i) => (i === seat ? [] : camels))
  const foremost = Math.max(...others)
  const pays = payer(me.hand.cards ?? [])
  const fewest: Fewest = new Map()
  const seen = new Set<string>()
  const note = (key: string, cards: number): void => {
    fewest.set(key, Math.min(cards, fewest.get(key) ?? Infinity))
  }

  const enter = (spot: Spot, camel: number, to: number): void => {
    const scoring = track.space(to).scoring !== undefined && to <= track.stageCity
    const late = state.interim && scoring
    const city = !state.interim && to === track.stageCity
    const after: Spot = {
      ...spot,
      camels: spot.camels.map((at, i) => (i === camel ? (late ? track.stageCity : to) : at)),
      stopped: spot.stopped.map((stopped, i) => stopped || city || (late && i === camel)),
      turn: state.bothCamels ? -1 : camel,
      gold: spot.gold + (spot.chests[to] ?? 0),
      chests: spot.chests.map((gold, i) => (i === to ? 0 : gold))
    }
    const cards = after.icons.reduce((sum, icon) => sum + requirements[icon].count, 0)
    note(`camel ${camel} at ${to}, gold ${after.ballast}`, cards)
    if (state.bothCamels && after.camels.every((at, i) => at !== me.camels[i]))
      note(`standing ${after.camels.join(' ')}, gold ${after.ballast}`, cards)
    if (to !== track.finalCity) go(after)
  }

  const go = (spot: Spot): void => {
    const key = JSON.stringify(spot)
    if (seen.has(key)) return
    seen.add(key)
    spot.camels.forEach((at, camel) => {
      if (spot.stopped[camel] || (spot.turn >= 0 && spot.turn !== camel)) return
      let to = at + 1
      while (to !== track.stageCity && to < track.finalCity && [...others, ...spot.camels].includes(to)) to++
      const icon = track.space(to).requirement
      const icons = icon ? [...spot.icons, icon].sort() : []
      if (pays(icons)) enter({ ...spot, icons }, camel, to)
      const passed = to < foremost || (to === track.stageCity && foremost >= to)
      const stoodOn = state.reached?.every((spaces, i) => i === seat || !spaces.includes(to)) !== true
      if (spot.ballast === 0 && spot.gold > 0 && passed && stoodOn)
        enter({ ...spot, ballast: 1, gold: spot.gold - 1 }, camel, to)
    })
  }
  const stopped = me.camels.map(() => false)
  go({ camels: me.camels, stopped, turn: -1, gold: goldOf(me), ballast: 0, chests: state.chests, icons: [] })
  return fewest
}
