/** What draws the game, in one piece of script. */
export { default as Piece } from './Piece.vue'
export { default as Table } from './ExpeditionTable.vue'
