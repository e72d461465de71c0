/** What the tools count in the same way in all Marco Polo games. */
import type { GameEvent, Seat } from '../../../shared/engine/rules'

/** By type of event: the field that names a used thing, and the kind of thing. */
const things: Readonly<Record<string, readonly [field: string, name: string]>> = {
  dicePlaced: ['space', 'space'],
  contractCompleted: ['contract', 'contract'],
  outpostTaken: ['bonus', 'outpost'],
  postPlaced: ['location', 'post'],
  sealTaken: ['seal', 'seal'],
  sealImproved: ['seal', 'improved seal']
}

/** Fields that name the part of a module that an event uses. */
const moduleFields = ['gift', 'card', 'path', 'companion', 'palace', 'character', 'slot'] as const

const worded = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Names of what an event uses, such as `space book-1`; for events of modules, the type and the part that it names. */
export function usedIn(event: GameEvent): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const thing = things[event.type]
  if (thing) return [`${thing[1]} ${worded(fields[thing[0]]) ?? ''}`]
  if (!event.type.includes('/')) return []
  const part = moduleFields.map((field) => worded(fields[field])).find((value) => value !== undefined)
  return [part === undefined ? event.type : `${event.type} ${part}`]
}

/** A seat's points by source. */
export const pointsFrom = (
  { seats }: { readonly seats: readonly { readonly points: Readonly<Record<string, number>> }[] },
  seat: Seat
): Readonly<Record<string, number>> => seats[seat]?.points ?? {}
