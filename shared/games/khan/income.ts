/** The start of a round: bonuses of characters, markers and improved seals, and of the roll (rulings 42, 43, 50, 51). */
import type { Seat } from '../../engine/rules'
import type { Award } from '../../polo/play'
import { addTo } from '../../polo/stock'
import type { Content, KhanWords, Play } from './game'
import { ownMarkerCities } from './seats'
import type { BonusId, Cause, Die, Item, SeatState } from './types'

/** The bonuses of a seat that some characters may double: its marker cities and improved seals (ruling 50). */
export const bonusesOf = (content: Content, me: SeatState): readonly BonusId[] => [
  ...ownMarkerCities(content, me),
  ...me.improved
]

/** Gives a seat all its bonuses, in an order of its choice; `twice`: the marker city or seal whose bonus is doubled. */
export function payIncome(play: Play, seat: Seat, twice?: BonusId): void {
  const { content, state } = play
  const me = play.seat(seat)
  const { character, improved } = me
  const rewards: Award<KhanWords>[] = []
  const own = content.character(character).roundStart
  if (own) rewards.push({ items: own, cause: { kind: 'character', character } })
  const add = (of: string, award: Award<KhanWords>): void => {
    rewards.push(award)
    if (of === twice) rewards.push(award)
  }
  for (const location of ownMarkerCities(content, me)) {
    const items = content.cityBonus(state.cityBonuses[location] ?? '').reward
    add(location, { items, cause: { kind: 'cityBonus', location } })
  }
  for (const seal of improved) add(seal, { items: content.seal(seal).bonus, cause: { kind: 'seal', seal } })
  play.awardAll(seat, rewards)
}

/** The values of the pairs among a seat's own dice: three equal dice make one pair, four make two. */
export function pairsOf(dice: readonly Die[]): readonly number[] {
  const pairs: number[] = []
  for (let value = 1; value <= 6; value++) {
    let count = 0
    for (const die of dice) if (die.colour === 'own' && die.value === value) count++
    for (let pair = 2; pair <= count; pair += 2) pairs.push(value)
  }
  return pairs
}

/** Gives a character its reward for every die of the roll, but for `swapped` pairs the pair reward (ruling 51). */
export function rollBonus(play: Play, seat: Seat, swapped: readonly number[]): void {
  const { character, dice } = play.seat(seat)
  const { perPair = [], perRoll = [] } = play.content.character(character)
  const cause: Cause = { kind: 'character', character }
  const sum: Partial<Record<Item, number>> = {}
  const add = (table: typeof perRoll, value: number, n: number): void =>
    addTo<Item>(sum, table[value - 1] ?? {}, n)
  for (const { value } of dice) add(perRoll, value, 1)
  for (const value of swapped) {
    add(perRoll, value, -2)
    add(perPair, value, 1)
  }
  play.award(seat, sum, cause)
}
