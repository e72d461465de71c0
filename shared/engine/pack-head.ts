/** The first keys of every content pack. */
import * as z from 'zod/mini'

/** One line of visible text, 1 to `most` characters: no blanks at its ends and no control or invisible characters. */
export const packLine = (most: number): z.ZodMiniString =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u))

/** The first keys of a pack for this game. */
export const packHead = <Game extends string>(game: Game) => ({
  /** Version of the pack format. */
  caravanPack: z.literal(1),
  game: z.literal(game),
  name: packLine(40),
  author: z.exactOptional(packLine(40))
})
