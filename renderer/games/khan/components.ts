/** The components that draw this game, loaded as one piece of script; with them come the portraits of its characters. */
import { addPortraits } from '../../art/portraits/more'
import { portraits } from './art/portraits'

addPortraits(portraits)

export { default as Piece } from './Piece.vue'
export { default as Table } from './KhanTable.vue'
