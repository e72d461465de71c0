/** Name and description of a path token, by its effect. */
import type { Content } from '../../../../../shared/games/voyages/content'
import type { PathEffect } from '../../../../../shared/games/voyages/modules/secret-paths/paths'
import { pathsOf } from '../tables'
import { ownWords } from './words'

/** Picks the sentence for an effect from `said` and fills in its number. */
function inWords(said: (typeof ownWords.own)['paths' | 'pathHelp'], effect: PathEffect): string {
  switch (effect.kind) {
    case 'steps':
      return said.steps(effect.steps)
    case 'freeRoads':
      return effect.crossings === 'all' ? said.allRoadsFree : said.freeRoads(effect.crossings)
    case 'jump': {
      const jump = said[effect.between]
      return typeof jump === 'string' ? jump : jump(effect.cost.camel)
    }
    case 'coinsOff':
      return said.coinsOff(effect.coins)
    case 'move':
      return said.move(effect.steps)
    case 'oases':
    case 'passingPost':
    case 'dice':
      return said[effect.kind]
    default:
      return effect satisfies never
  }
}

/** The name of a token, as a title; undefined for an unknown token. */
export function findPathName(content: Content | undefined, id: string): string | undefined {
  const path = pathsOf(content).findPath(id)
  return path && inWords(ownWords.own.paths, path.effect)
}

/** The name of a token, as a title; its id if the token is unknown. */
export const pathName = (content: Content | undefined, id: string): string => findPathName(content, id) ?? id

/** Describes a token in a sentence. */
export const pathHelp = (content: Content | undefined, id: string): string =>
  inWords(ownWords.own.pathHelp, pathsOf(content).path(id).effect)
