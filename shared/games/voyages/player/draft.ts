/** What characters are worth to computer players in the draft, by our own estimate. */
import type { Content } from '../content'
import type { Character } from '../game'
import type { CharacterName } from '../pieces'
import type { ModuleKnowledge } from './module-knowledge'
import type { Likes } from '../../../polo/player/styles'
import { priced, type Prices } from './prices'

/** What the worth of a character depends on. */
export interface Drafting {
  readonly content: Content
  readonly prices: Prices
  /** The knowledge of all modules, including those not in play. */
  readonly known: readonly ModuleKnowledge[]
  /** Whether the seat's style prefers a character; absent: it has no preferences. */
  readonly likes?: Likes<Character> | undefined
}

/** How much worse a character may be, in points, that a style prefers. */
const liking = 3

/**
 * Roughly what a character brings in a whole game, with all its journeys, beyond what any seat has and beyond the points of
 * a first post; used only to compare characters in the draft. Set by what each scored in games of equal players.
 */
export function characterWorth({ content, known, prices, likes }: Drafting, id: CharacterName): number {
  const character = content.character(id)
  const liked = likes?.(character) ? liking : 0
  for (const { characters } of known) {
    const own = characters?.[id]
    if (own !== undefined) return own + liked
  }
  const {
    afterOpponentAction,
    roundStart = {},
    whiteDice = 0,
    figures = 1,
    firstPost,
    extraPosts = 0,
    leavesPosts,
    rolls,
    payForOccupied,
    routesFrom
  } = character
  return (
    liked +
    content.numbers.rounds * (priced(prices, roundStart) + 0.5 * whiteDice) +
    (figures > 1 ? 1.5 : 0) +
    (firstPost ? 2.5 : 0) +
    2 * extraPosts +
    (leavesPosts ? 4.5 : 0) +
    (rolls === false ? 6 : 0) +
    (payForOccupied ? 7 : 0) +
    (afterOpponentAction ? 10 : 0) +
    (routesFrom ? 5 : 0)
  )
}
