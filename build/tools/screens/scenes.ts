/** Every screen and state that people can reach, and how to get there from a fresh page, in English. */
import { games } from '../../../shared/games'
import { commonScenes } from './scenes-common'
import { scenesOf } from './scenes-game'
import type { Scene } from './stage'

export { atHome, settled, type Scene, type Stage } from './stage'

/** All scenes. They leave tables on the host, so Home without a table comes first. */
export const scenes = (): readonly Scene[] => [...commonScenes, ...games.flatMap(scenesOf)]
