/**
 * Stands in for ohash in the built page (build/vite/renderer.config.ts), which reka-ui uses to compare the values of
 * choices. Ours are strings and numbers.
 */
export const isEqual = (a: unknown, b: unknown): boolean => Object.is(a, b)
