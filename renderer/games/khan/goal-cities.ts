/** The cities that a goal card asks for: those beside its shields (ruling 55). */
import type { Content } from '../../../shared/games/khan/game'
import type { GoalId, LocationId } from '../../../shared/games/khan/types'

/**
 * The cities beside the shields of a goal. A shield counts once, so that one with a post of `posts` needs no other city:
 * only those with a post are returned for it.
 */
export const goalCities = (
  content: Content,
  goal: GoalId,
  posts: readonly LocationId[]
): readonly LocationId[] =>
  content.goal(goal).shields.flatMap((wanted) => {
    const cities = content.places.flatMap(({ id, shield }) => (shield === wanted ? [id] : []))
    const reached = cities.filter((city) => posts.includes(city))
    return reached.length > 0 ? reached : cities
  })
