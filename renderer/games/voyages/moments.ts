/** The opening of Voyages, the starts of rounds, its journeys, and the final scoring, as the table presents them. */
import type { Content } from '../../../shared/games/voyages/content'
import { goalsKept } from '../../../shared/games/voyages/content/numbers'
import type { Event, EventOf, GoalId } from '../../../shared/games/voyages/types'
import type { ModuleEvent } from '../../../shared/polo/open-game'
import type { Context } from '../../contract/game-ui'
import type { EndCategory, Ending, Opening, Reveal, RoundStart } from '../../contract/moments'
import { roundStartOf } from '../../polo/round-start'
import { firstRoll } from '../../polo/scenes'
import { endingOf, face, journeyOn, openingOf, pointsFrom } from '../../polo/moments'
import { labelled } from '../../words/labelled'
import { map } from './atlas/layout'
import type { VoyagesTypes } from './types'
import { words } from './words'

type Known = Context<VoyagesTypes>
type Scores = EventOf<'gameScored'>['scores']

/** Points of the cards with posts in both places; the rest of a seat's goal points is for different places. */
const cardPoints = (content: Content, posts: readonly string[], goals: readonly GoalId[]): number =>
  goals
    .map((id) => content.goal(id))
    .filter(({ places }) => places.every((place) => posts.includes(place)))
    .reduce((sum, { vp }) => sum + vp, 0)

function revealed(content: Content, posts: readonly string[], { seat, goals }: Scores[number]): Reveal {
  const { names } = words
  const faces = goals.map((id) => content.goal(id))
  const met = (place: string): boolean => posts.includes(place)
  return {
    seat,
    cards: faces.map(({ places, vp }) => ({
      lines: places.map((place) => ({ text: names.places[place] ?? place, met: met(place) })),
      points: vp
    })),
    rings: [...new Set(faces.flatMap(({ places }) => places))].map((place) => ({
      anchor: `place:${place}`,
      met: met(place)
    }))
  }
}

/** Sources that have a category here; those of modules follow by name. */
const counted: readonly string[] = ['coins', 'goods', 'mostContracts', 'goals', 'beijing']

/** How a source of points counts at the end, in a few words; undefined for those that are counted as they are gained. */
export function sourceNote(source: string, { content }: Pick<Known, 'content'>): string | undefined {
  if (!content) return undefined
  const { numbers } = content
  const text = words.names.moments
  switch (source) {
    case 'coins':
    case 'goods':
      return text.stockNote({ coins: numbers.coinsPerPoint, goods: numbers.goodsPerPoint })
    case 'mostContracts':
      return text.mostNote(numbers.mostContractsPoints)
    case 'goals':
      return [labelled(text.cards, text.cardsNote), labelled(text.places, text.placesNote)].join(' · ')
    case 'beijing':
      return text.beijingNote
    default:
      return undefined
  }
}

/** The final scoring, category by category. */
export function ending(event: Event | ModuleEvent, { view, content }: Known): Ending | undefined {
  if (event.type !== 'gameScored' || !content) return undefined
  const { names } = words
  const text = names.moments
  const note = (source: string): string => sourceNote(source, { content }) ?? ''
  const bySeat = view.seats.map((_, seat) => event.scores.find((one) => one.seat === seat))
  const of = pointsFrom(view.seats, event.scores)
  const cards = bySeat.map((score, seat) =>
    cardPoints(content, view.seats[seat]?.posts ?? [], score?.goals ?? [])
  )
  const modules = [...new Set(event.scores.flatMap(({ points }) => Object.keys(points)))].filter(
    (source) => !counted.includes(source)
  )
  const all: readonly EndCategory[] = [
    { name: text.stock, note: note('coins'), points: of('coins', 'goods') },
    {
      name: names.sources.mostContracts,
      note: note('mostContracts'),
      points: of('mostContracts')
    },
    {
      name: text.cards,
      note: text.cardsNote,
      points: cards,
      reveals: event.scores.map((score) => revealed(content, view.seats[score.seat]?.posts ?? [], score))
    },
    {
      name: text.places,
      note: text.placesNote,
      points: of('goals').map((points, seat) => points - (cards[seat] ?? 0))
    },
    { name: names.sources.beijing, note: note('beijing'), points: of('beijing') },
    ...modules.map((source) => ({
      name: names.source(source),
      points: of(source)
    }))
  ]
  return endingOf(text.over, all)
}

/** The first round of a table without drafts: its income is paid and its dice are rolled before anybody is asked. */
function firstRound(known: Known): RoundStart | undefined {
  const { view, content } = known
  const [rolled] = firstRoll(view)
  if (!rolled || !content) return undefined
  const { round, startSeat } = view
  const income = view.seats.flatMap(({ character }, seat): readonly Event[] => {
    const items = character && content.character(character).roundStart
    return character && items
      ? [{ type: 'gained', seat, items, cause: { kind: 'character', character } }]
      : []
  })
  return roundStart([{ type: 'roundStarted', round, startSeat }, ...income, rolled], known)
}

/** Start player, coins and camels of all, what decides the game, and the first round. */
export function opening(known: Known): Opening {
  const { view } = known
  const round = firstRound(known)
  const text = words.names.moments
  /** None are dealt before the characters are chosen; more than are kept are dealt to choose from. */
  const goals = view.seats[0]?.goals.count ?? 0
  const which = goals === 0 ? 'later' : goals > goalsKept ? 'choose' : 'secret'
  const characters: Readonly<Partial<Record<string, { readonly name: string; readonly short: string }>>> =
    words.names.characters
  return {
    ...openingOf(known, { ...text, secret: text[which], openly: text.open[which] }, (seat) =>
      view.seats[seat]?.character ? [face(view, seat)] : []
    ),
    about: view.seats.map(({ character }) => {
      const { name, short } = characters[character] ?? {}
      return name === undefined ? '' : [name, short].join(': ')
    }),
    ...(round && { round })
  }
}

/** All steps of a seat's figures. */
export const journey = journeyOn(map)

/** Income by seat, then the sum of each roll and who is compensated for a low one. */
export const roundStart = (
  events: readonly (Event | ModuleEvent)[],
  { view, content }: Known
): RoundStart | undefined =>
  roundStartOf(events, view, {
    words: { ...words.names.moments, amount: words.names.amount, roundTitle: words.log.roundTitle },
    income: ['character', 'cityBonus'],
    below: content?.numbers.compensationBelow ?? 0
  })
