/** Every screen and state people can come to, and how to get there from a fresh page: in English, by names and stores. */
import { games } from '../../../shared/games'
import { commonScenes } from './scenes-common'
import { scenesOf } from './scenes-game'
import type { Scene } from './stage'

export { atHome, settled, type Scene, type Stage } from './stage'

/** All scenes. Scenes leave tables at the host behind: Home without one comes first. */
export const scenes = (): readonly Scene[] => [...commonScenes, ...games.flatMap(scenesOf)]
