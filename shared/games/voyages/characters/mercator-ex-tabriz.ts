/** Shares in the opponents' actions: one of the main good of a stall; the fewer players, the more actions (ruling 54). */
export { mercators } from '../../../polo/characters'
