/** What draws the game, fetched together: the first piece that moves waits for nothing. */
export { default as Piece } from './Piece.vue'
export { default as Table } from './VoyagesTable.vue'
