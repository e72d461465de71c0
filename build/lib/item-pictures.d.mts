/** Where the pictures lie, from the project's root. */
export const picturesFolder: string
/** The file that tells what each was made from: sums by name. */
export const picturesFrom: string
/** Points of a picture's side. */
export const pictureSide: number
/** What they are made of, from the project's root. */
export const pictureSources: { readonly symbols: string; readonly grounds: string }
/** Drawings by the name of their picture, from the texts of the sources: on a light ground, and `-on-dark` where that differs. */
export function itemDrawings(sources: {
  readonly symbols: string
  readonly grounds: string
}): Readonly<Record<string, string>>
