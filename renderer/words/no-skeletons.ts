/**
 * Stands in for @formatjs/icu-skeleton-parser in the built page (build/vite/renderer.config.ts). No text has a skeleton
 * (`{n, number, ::compact-short}`), as tests/words checks; this saves the size of their parser.
 */

function noSkeletons(skeleton: string): never {
  throw new Error(`texts have no skeletons: ${skeleton}`)
}

export const parseNumberSkeletonFromString = noSkeletons
export const parseDateTimeSkeleton = noSkeletons
export const parseNumberSkeleton = noSkeletons
