/** Re-exports the pieces, unions and state of Expedition. */
export * from './pieces'
export * from './state'
export * from './unions'
