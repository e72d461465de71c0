/** What is secret at the tables of each game, and how a page would give it away: by name, by id, by picture. */
import type { Viewer } from '../../shared/engine/rules'
import { kindOf, kinds, type CardKind, type State as Expedition } from '../../shared/games/expedition/types'
import { baseContent } from '../../shared/games/voyages/content/index'
import type { State as Voyages } from '../../shared/games/voyages/types'
import { names } from '../../renderer/games/voyages/words/en/names'
import type { Sought } from './page-scan'

/** What a search for secrets must know of a game. Pieces that look alike count as one thing with one id. */
export interface Secrets {
  /** Everything that may be hidden, with the texts that give it away. */
  readonly sought: readonly Sought[]
  /** What lies open and must be found, as proof that the search works. */
  open(state: unknown): readonly string[]
  /** What may be on the page while this viewer looks. */
  allowed(state: unknown, viewer: Viewer): readonly string[]
  /** What each seat keeps secret, one entry for every piece. */
  hidden(state: unknown): readonly (readonly string[])[]
  /** Finds the ids of things in serialized events. */
  readonly inEvents: RegExp
  /** The accessible name of a thing. */
  spoken(id: string): string
  /** Finds the ids of single pieces in messages from the host. */
  readonly pieces: RegExp
}

/** The name of a card at the table. */
export const spokenCard = (kind: CardKind): string => {
  const [figure = '', colour = ''] = kind.split('-')
  return `${colour} ${figure === 'driver' ? 'camel driver' : figure}`
}

/** Cards are found by name, by id, and by picture: the background's colour followed by the symbol. */
const cards: Secrets = {
  sought: kinds.map((kind) => {
    const [figure = '', colour = ''] = kind.split('-')
    const drawn = `xcard__colour--${colour}(?:(?!xcard__colour--)[^])*?#e-${figure}"`
    return { id: kind, words: [`\\b${spokenCard(kind)}\\b`, `\\b${kind}\\b`, drawn] }
  }),
  open: (given) => [...new Set((given as Expedition).display.map(kindOf))],
  allowed: (given, viewer) => {
    const { display, discards, seats } = given as Expedition
    const own = typeof viewer === 'number' ? seats[viewer] : undefined
    return [display, discards.slice(-1), own?.hand.cards ?? [], own?.tray.cards ?? []].flat().map(kindOf)
  },
  hidden: (given) =>
    (given as Expedition).seats.map(({ hand, tray }) =>
      [...(hand.cards ?? []), ...(tray.cards ?? [])].map(kindOf)
    ),
  inEvents: /\b(?:oil|spices|silk|fruit|driver)-(?:yellow|blue|red|green|violet)(?=-\d)/g,
  spoken: (id) => kinds.filter((kind) => kind === id).map(spokenCard)[0] ?? id,
  pieces: /\b(?:oil|spices|silk|fruit|driver)-(?:yellow|blue|red|green|violet)-\d+\b/g
}

/** The accessible name of a goal, without its points. */
const spokenGoal = (id: string): string =>
  baseContent
    .goal(id)
    .places.map((place) => names.places[place as keyof typeof names.places])
    .join(' and ')

/** Goals are found by name and by id; they have no pictures of their own. */
const goals: Secrets = {
  sought: baseContent.goalCards.map(({ id }) => ({ id, words: [`\\b${spokenGoal(id)}\\b`, `\\b${id}\\b`] })),
  open: () => [],
  allowed: (given, viewer) =>
    (given as Voyages).seats.flatMap(({ goals, shownGoals }, seat) => [
      ...shownGoals,
      ...(seat === viewer ? (goals.cards ?? []) : [])
    ]),
  hidden: (given) => (given as Voyages).seats.map(({ goals }) => goals.cards ?? []),
  inEvents: /\bgoal-[a-z0-9-]+\b/g,
  spoken: spokenGoal,
  pieces: /\bgoal-[a-z0-9-]+\b/g
}

const secrets: Readonly<Record<string, Secrets>> = { expedition: cards, voyages: goals }

/** The secrets of the game with this id; throws for an unknown game. */
export function secretsOf(game: string): Secrets {
  const found = secrets[game]
  if (!found) throw new Error(`the secrets of ${game} are not described here`)
  return found
}
