/** The sentences for a game's own faults in content packs. */
import { say, type AnyMessage } from './message'

type Numbers = Readonly<Record<string, number | string>>

/** The sentence of a game's own fault code, with ids replaced by names through `nameOf`; undefined for any other code. */
export const ownFault = (
  faults: Readonly<Record<string, string | AnyMessage>>,
  code: string,
  numbers: Numbers = {},
  nameOf: (key: string, id: string) => string = (_, id) => id
): string | undefined => {
  const said = Object.hasOwn(faults, code) ? faults[code] : undefined
  if (said === undefined) return undefined
  const named = Object.entries(numbers).map(([key, value]) => [
    key,
    typeof value === 'string' ? nameOf(key, value) : value
  ])
  return say(said, Object.fromEntries(named) as Numbers)
}
