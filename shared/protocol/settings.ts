/**
 * Settings, as a schema: they are read from a file on the host, and from what a browser keeps in the page. The page has
 * it from the beginning, hence the small form of zod.
 */
import * as z from 'zod/mini'
import { packLimit } from '../engine/pack-fault'
import { levelNumbers } from '../engine/player-level'
import { languages } from './language'

const text = (most: number) => z.string().check(z.maxLength(most))

/** Packs remembered at once: one for each game, or for each of its modules that takes one. */
const mostPacks = 8

/** How loud, from 0 (silent) to 100. */
const volume = z.int().check(z.minimum(0), z.maximum(100))

/** The longest name of a host. */
export const longestHostName = 40

/** Remembered settings of this machine. Unknown keys are refused, missing ones keep their value. */
export const settingsSchema = z.strictObject({
  /** Animation speed; 0 is off. */
  speed: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]),
  /** Whether pieces move: as the system says, always, or quietly. */
  motion: z.enum(['system', 'full', 'reduced']),
  /** Sounds of pieces, and of what people must hear of (their turn, refusals, the end). */
  sound: z.strictObject({ muted: z.boolean(), pieces: volume, notices: volume }),
  /** Something is heard far away while a table is open: a bazaar, the sea, wind. */
  ambience: z.boolean(),
  language: z.enum(['system', ...languages]),
  /** How people who look for hosts see this one; empty: by the machine's name. */
  hostName: text(longestHostName),
  /** Size of text, and of all that is measured by it, in percent. */
  textSize: z.union([
    z.literal(75),
    z.literal(90),
    z.literal(100),
    z.literal(125),
    z.literal(150),
    z.literal(200)
  ]),
  /** Light or dark, or as the system says. */
  theme: z.enum(['system', 'day', 'night']),
  /** Stronger edges and contrast, and patterns on what else differs by colour alone. */
  contrast: z.enum(['normal', 'high']),
  /** How much the table helps: with nothing, with plans and repairs, or with hints at what is open as well. */
  assistance: z.enum(['plain', 'planner', 'coach']),
  /** A turn with nothing left to choose but its end is ended. */
  autoEnd: z.boolean(),
  /** When a turn begins with what has happened since the last own one. */
  recap: z.enum(['always', 'away', 'never']),
  /** The game whose table was set out last, or that was chosen last in the new-table form; empty: none yet. */
  lastGame: text(40),
  /** Last names and colours of the new-table form, in seat order, and the levels of those that the computer played. */
  seats: z
    .array(
      z.strictObject({ name: text(24), colour: text(20), level: z.exactOptional(z.literal(levelNumbers)) })
    )
    .check(z.maxLength(8)),
  /** Last options of the new-table form, by game. */
  options: z.record(text(40), z.record(text(40), text(40))),
  /** Whether to look for newer versions, where this app can: off until somebody was asked and said yes. */
  updates: z.enum(['unasked', 'off', 'on']),
  /** Guided first rounds, by game: gone through to the end, or left before. */
  guides: z.record(text(40), z.enum(['done', 'left'])),
  /** Content packs of the new-table form, by game, or by game and module as `voyages/agents`: each one's JSON as text. */
  packs: z
    .record(text(40), text(packLimit))
    .check(z.refine((packs) => Object.keys(packs).length <= mostPacks))
})
export type Settings = z.infer<typeof settingsSchema>

/** Some of them, to be changed. */
export const changedSettings = z.partial(settingsSchema)

export const defaultSettings: Settings = {
  speed: 1,
  motion: 'system',
  sound: { muted: false, pieces: 40, notices: 50 },
  ambience: false,
  language: 'system',
  hostName: '',
  textSize: 100,
  theme: 'day',
  contrast: 'normal',
  assistance: 'planner',
  autoEnd: false,
  recap: 'always',
  lastGame: '',
  seats: [],
  options: {},
  updates: 'unasked',
  guides: {},
  packs: {}
}
