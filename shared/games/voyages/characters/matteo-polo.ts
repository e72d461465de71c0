/** A white die and a contract of the special pile each round (ruling 52). */
export { matteoPolo } from '../../../polo/characters'
