/**
 * The schema of settings, which are read from a file on the host and from a browser's local storage. It is part of the
 * page's first script, hence the smaller zod/mini.
 */
import * as z from 'zod/mini'
import { packLimit } from '../engine/pack-fault'
import { levelNumbers } from '../engine/player-level'
import { languages } from './language'
import { seatings } from './series'

const text = (most: number) => z.string().check(z.maxLength(most))

/** The most packs that are remembered: one for each game, or for each of its modules that takes one. */
const mostPacks = 8

/** Loudness, from 0 (silent) to 100. */
const volume = z.int().check(z.minimum(0), z.maximum(100))

/** The longest name of a host. */
export const longestHostName = 40

/** All settings of this machine. Unknown keys are refused. */
export const settingsSchema = z.strictObject({
  /** Animation speed; 0 is off. */
  speed: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]),
  /** How much pieces move: as the system prefers, fully, or less. */
  motion: z.enum(['system', 'full', 'reduced']),
  /** Volumes for sounds of pieces and for notices (one's turn, refusals, the end). */
  sound: z.strictObject({ muted: z.boolean(), pieces: volume, notices: volume }),
  /** Whether distant background sounds (a bazaar, the sea, wind) play while a table is open. */
  ambience: z.boolean(),
  language: z.enum(['system', ...languages]),
  /** The name of this host in other people's list of hosts; empty: the machine's name. */
  hostName: text(longestHostName),
  /** Size of text, and of everything that scales with it, in percent. */
  textSize: z.union([
    z.literal(75),
    z.literal(90),
    z.literal(100),
    z.literal(125),
    z.literal(150),
    z.literal(200)
  ]),
  /** Light, dark, or as the system prefers. */
  theme: z.enum(['system', 'day', 'night']),
  /** `high`: stronger edges and contrast, and patterns where things otherwise differ only by colour. */
  contrast: z.enum(['normal', 'high']),
  /** How much the table helps: not at all, with plans and repairs, or also with hints at what is possible. */
  assistance: z.enum(['plain', 'planner', 'coach']),
  /** Whether a turn ends by itself when nothing else is left to choose. */
  autoEnd: z.boolean(),
  /** When a turn begins with a recap of what has happened since one's last turn. */
  recap: z.enum(['always', 'away', 'never']),
  /** The game last set up or chosen in the new-table form; empty: none yet. */
  lastGame: text(40),
  /** Last names and colours in the new-table form, in seat order; `level` and `style` for seats of computer players. */
  seats: z
    .array(
      z.strictObject({
        name: text(24),
        colour: text(20),
        level: z.exactOptional(z.literal(levelNumbers)),
        style: z.exactOptional(text(20))
      })
    )
    .check(z.maxLength(8)),
  /** Last options of the new-table form, by game. */
  options: z.record(text(40), z.record(text(40), text(40))),
  /** How the people of a rematch are seated. */
  rematch: z.enum(seatings),
  /** Whether to look for newer versions. `unasked`, which does not look either, until a person was asked. */
  updates: z.enum(['unasked', 'off', 'on']),
  /** Guided first rounds, by game: finished, or left before the end. */
  guides: z.record(text(40), z.enum(['done', 'left'])),
  /** Content packs of the new-table form as JSON text, by game, or by game and module such as `voyages/agents`. */
  packs: z
    .record(text(40), text(packLimit))
    .check(z.refine((packs) => Object.keys(packs).length <= mostPacks))
})
export type Settings = z.infer<typeof settingsSchema>

/** A change of settings: missing keys keep their value. */
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
  rematch: 'kept',
  updates: 'unasked',
  guides: {},
  packs: {}
}
