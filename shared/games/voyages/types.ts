/** All data types of Voyages: pieces, unions and state. */
export * from './pieces'
export * from './state'
export * from './unions'
