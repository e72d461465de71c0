/** The words, unions and position of Expedition, for all that read them. */
export * from './pieces'
export * from './state'
export * from './unions'
