/** What the packs of all games begin with. */
import * as z from 'zod/mini'

/** One line that a person reads: no blanks at the ends, nothing invisible between them. */
export const packLine = (most: number): z.ZodMiniString =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u))

/** The first keys of a pack of a game. */
export const packHead = <Game extends string>(game: Game) => ({
  /** Version of the form. */
  caravanPack: z.literal(1),
  game: z.literal(game),
  name: packLine(40),
  author: z.exactOptional(packLine(40))
})
