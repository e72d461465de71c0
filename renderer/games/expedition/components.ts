/** The components that draw this game, loaded as one chunk. */
export { default as Piece } from './Piece.vue'
export { default as Table } from './ExpeditionTable.vue'
