/** The words, unions and position of Voyages, for all that read them. */
export * from './pieces'
export * from './state'
export * from './unions'
