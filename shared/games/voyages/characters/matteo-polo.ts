/** A white die, and a contract from the special pile, each round (ruling 52). */
export { matteoPolo } from '../../../polo/characters'
