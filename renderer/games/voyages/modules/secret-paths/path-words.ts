/** What a path token is called and does, in words, by its effect. */
import type { Content } from '../../../../../shared/games/voyages/content'
import type { PathEffect } from '../../../../../shared/games/voyages/modules/secret-paths/paths'
import { pathsOf } from '../tables'
import { ownWords } from './words'

/** The sentence of an effect among those of `said`, with its number. */
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

/** What a token is called, as a title; undefined for none. */
export function findPathName(content: Content | undefined, id: string): string | undefined {
  const path = pathsOf(content).findPath(id)
  return path && inWords(ownWords.own.paths, path.effect)
}

/** What a token is called, as a title. */
export const pathName = (content: Content | undefined, id: string): string => findPathName(content, id) ?? id

/** What it does, in a sentence. */
export const pathHelp = (content: Content | undefined, id: string): string =>
  inWords(ownWords.own.pathHelp, pathsOf(content).path(id).effect)
