/** All data types of In the Service of the Khan: pieces, unions and state. */
export * from './pieces'
export * from './state'
export * from './unions'
