export const picturesFolder: string
export const picturesFrom: string
export const pictureSide: number
export const pictureSources: { readonly symbols: string; readonly grounds: string }
export function itemDrawings(sources: {
  readonly symbols: string
  readonly grounds: string
}): Readonly<Record<string, string>>
export function sumOf(text: string): string
