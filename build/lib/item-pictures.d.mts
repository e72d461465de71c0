/** The folder of the pictures, from the project's root. */
export const picturesFolder: string
/** The file with the hash of each picture's drawing, by name. */
export const picturesFrom: string
/** Pixels a side. */
export const pictureSide: number
/** Source files, from the project's root. */
export const pictureSources: { readonly symbols: string; readonly grounds: string }
/** SVGs by picture name, from the texts of the sources: for a light ground, and as `NAME-on-dark` if that differs. */
export function itemDrawings(sources: {
  readonly symbols: string
  readonly grounds: string
}): Readonly<Record<string, string>>
