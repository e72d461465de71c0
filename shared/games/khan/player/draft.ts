/** What characters are worth to computer players in the draft, by our own estimate. */
import type { Character, Content } from '../game'
import type { CharacterId } from '../types'
import type { Likes } from '../../../polo/player/styles'
import { priced } from './prices'

/** How much worse a character may be, in points, that a style prefers. */
const liking = 6

/**
 * Roughly what a character brings in a whole game, with all its journeys, beyond what any seat has; used only to compare
 * characters in the draft. Set by what each scored in games of level 3.
 */
export function characterWorth(content: Content, id: CharacterId, likes?: Likes<Character>): number {
  const { numbers, character } = content
  const {
    afterContract,
    afterPost,
    cityCards = 0,
    doublesBonus,
    extra = {},
    extraPosts = 0,
    extraShields = 0,
    figures = 1,
    keepsOutposts,
    payForOccupied,
    perOasis,
    perRoll,
    pointsFor,
    rolls,
    roundStart = {},
    routesFrom,
    sealDice,
    spaces = [],
    waives,
    whiteDice = 0
  } = character(id)
  return (
    (likes?.(character(id)) ? liking : 0) +
    priced(extra) +
    numbers.rounds * (priced(roundStart) + 2.4 * whiteDice) +
    (figures > 1 ? 4 : 0) +
    (doublesBonus ? 4 : 0) +
    (afterContract ? 5 : 0) +
    (afterPost ? 12 : 0) +
    (pointsFor ? 6 : 0) +
    4 * extraShields +
    (keepsOutposts ? 9.5 : 0) +
    (perOasis ? 7 : 0) +
    (perRoll ? 12 : 0) +
    2 * extraPosts +
    1.8 * cityCards +
    (rolls === false ? 10 : 0) +
    (payForOccupied ? 7 : 0) +
    (routesFrom ? 9 : 0) +
    (sealDice !== undefined ? 6 : 0) +
    (waives ? 7 : 0) +
    // The share that a space of its own brings beyond what its die would bring elsewhere.
    0.26 * numbers.rounds * spaces.reduce((sum, { brings }) => sum + priced(brings), 0)
  )
}
