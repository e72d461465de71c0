/** The words, unions and position of In the Service of the Khan, for all that read them. */
export * from './pieces'
export * from './state'
export * from './unions'
