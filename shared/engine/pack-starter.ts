/** How a pack is written as a text for people to edit. */

/** A pack as JSON text: each key of an object, and each entry of a list of objects, on a line of its own. */
export const packText = (pack: object): string => `${formatted(pack, '')}\n`

function formatted(value: unknown, indent: string): string {
  const within = `${indent}  `
  const lines = (open: string, parts: readonly string[], close: string): string =>
    `${open}\n${parts.map((part) => `${within}${part}`).join(',\n')}\n${indent}${close}`
  const isList = Array.isArray(value)
  if (
    typeof value !== 'object' ||
    value === null ||
    (isList && !value.some((one) => typeof one === 'object'))
  )
    return onOneLine(value)
  if (isList) return lines('[', value.map(onOneLine), ']')
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${formatted(part, within)}`
  )
  return lines('{', parts, '}')
}

/** JSON on one line with a blank after each comma and colon. */
const onOneLine = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
