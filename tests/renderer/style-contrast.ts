/** Contrast of colours as they are written in style sheets, after WCAG. */

export type Rgb = readonly [number, number, number]

/** The colours of six hexadecimal digits in a value, in order; with `veils`, also those with an alpha, as if opaque. */
export const coloursIn = (value: string, veils = false): readonly Rgb[] =>
  [...value.matchAll(veils ? /#([0-9a-f]{6})(?:[0-9a-f]{2})?\b/g : /#([0-9a-f]{6})\b/g)].map(
    ([, hex = '']) => {
      const at = (i: number): number => parseInt(hex.slice(2 * i, 2 * i + 2), 16)
      return [at(0), at(1), at(2)]
    }
  )

/** Relative luminance: 0 for black, 1 for white. */
export const luminance = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map((channel) =>
    channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
