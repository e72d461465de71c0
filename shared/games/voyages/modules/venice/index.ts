/**
 * The City of Venice: six palaces, a space where one die visits one of them, four more posts for every seat, and a fifth
 * seat (rulings 136 to 141). We designed costs and rewards.
 */
import * as z from 'zod/mini'
import { id } from '../../../../polo/choice-schema'
import { fields, open, openEvent } from '../../../../engine/visibility'
import { module } from './kit'
import { beijingPoints, startCoins } from '../../content/numbers'
import { ourVenice, palacePlaces, postsIn, type VeniceTables } from './palaces'
import type { VeniceState } from './types'
import { rialto, settle, visit } from './visiting'

/** The module with these values; a pack changes costs, rewards and points, never the six palaces. */
export const veniceOver = (tables: VeniceTables) =>
  module({
    opens: [5],
    content: {
      places: palacePlaces,
      numbers: {
        ownPosts: 13,
        postPoints: tables.postPoints,
        startCoins: [...startCoins, tables.fifthSeat],
        beijingPoints: [...beijingPoints, tables.beijingSlot]
      }
    },
    numbers: { palaces: tables.palaces, founderReward: tables.founderReward, reputation: tables.reputation },
    own: tables,
    spaces: [rialto],
    tasks: { 'venice/visit': visit, 'venice/settle': settle },
    turn: {},
    choices: z.strictObject({ type: z.literal('venice/visit'), palace: id }),
    setup: ({ players }) => ({ founded: [], reputation: Array.from({ length: players }, () => 0) }),
    reducers: {
      'venice/visited': (state, { seat, palace, reputation: posts }) => {
        if (!state.founded.includes(palace)) state.founded.push(palace)
        if (posts > 0) state.reputation[seat] = posts
      }
    },
    shown: {
      state: fields<VeniceState>({ founded: open(), reputation: open() }),
      events: { 'venice/visited': openEvent }
    },
    audit: ({ founded, reputation: earned }, _, { seats, agenda }) =>
      seats.flatMap(({ posts }, seat) => {
        // A palace with a new post becomes founded only when its `venice/settle` task is done.
        if (agenda[seat]?.some(({ kind }: { readonly kind: string }) => kind === 'venice/settle')) return []
        const own = postsIn({ posts })
        return [
          ...own.filter((place) => !founded.includes(place)).map((place) => `${place} was never visited`),
          ...(own.length > (earned[seat] ?? 0) ? [`seat ${seat} has posts in Venice without reputation`] : [])
        ]
      })
  })

export const venice = veniceOver(ourVenice)
