import { mercators as ofFamily } from '../../../polo/characters'

/** Gets one of a stall's main good when an opponent uses it; with fewer players from more kinds of actions (ruling 54). */
export const mercators = ofFamily({ 'take-5-coins': { coin: 2 } })
