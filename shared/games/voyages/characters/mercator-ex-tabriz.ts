/** Gets one of a stall's main good when an opponent uses it; with fewer players from more kinds of actions (ruling 54). */
export { mercators } from '../../../polo/characters'
