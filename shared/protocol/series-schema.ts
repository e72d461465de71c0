/** Schemas of a series: as a table file keeps it, and as another host sends it. */
import { z } from 'zod'
import { longestName } from '../engine/file'
import { plainText } from './names'
import { mostSeriesGames, mostSeriesPeople, type Series, type SeriesGame } from './series'

const seat = z.number().int().min(0).max(7)
const number = z.number().int().positive()

/** By seat, the seat that its people had at the table before. */
export const afterSeats = z.array(seat).max(8)

const keptGame: z.ZodType<SeriesGame> = z.object({
  id: z.string().max(60),
  number,
  seats: z
    .array(
      z.object({
        name: z.string().max(longestName),
        total: z.number(),
        won: z.literal(true).exactOptional()
      })
    )
    .max(8)
})

/** The games of a series in a table file. */
export const keptSeries = z.array(keptGame).max(mostSeriesGames)

/** A series that a host sends; names are reduced to plain text, since they come from a stranger. */
export const sentSeries: z.ZodType<Series> = z.object({
  names: z.array(z.string().max(longestName).transform(plainText)).max(mostSeriesPeople),
  games: z
    .array(
      z.object({
        number,
        totals: z.array(z.number().nullable()).max(mostSeriesPeople),
        won: z
          .array(
            z
              .number()
              .int()
              .min(0)
              .max(mostSeriesPeople - 1)
          )
          .max(mostSeriesPeople)
      })
    )
    .max(mostSeriesGames)
})
