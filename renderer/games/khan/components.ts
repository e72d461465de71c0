/** The components that draw this game and the portraits of its characters, loaded as one chunk. */
import { addPortraits } from '../../art/portraits/more'
import { portraits } from './art/portraits'

addPortraits(portraits)

export { default as Piece } from './Piece.vue'
export { default as Table } from './KhanTable.vue'
