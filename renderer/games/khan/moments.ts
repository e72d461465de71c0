/** The opening, the journeys, the starts of rounds, and the final scoring, as the table presents them. */
import type { Content } from '../../../shared/games/khan/game'
import type { Event, EventOf, State } from '../../../shared/games/khan/types'
import type { Context } from '../../contract/game-ui'
import type { EndCategory, Ending, Opening, Reveal, RoundStart } from '../../contract/moments'
import { endingOf, journeyOn, openingOf, pointsFrom } from '../../polo/moments'
import { roundStartOf } from '../../polo/round-start'
import { map } from './atlas/layout'
import type { KhanTypes } from './types'
import { words } from './words'

type Known = Context<KhanTypes>
type Score = EventOf<'gameScored'>['scores'][number]

/** Reveals a seat's goal cards: the seals it has improved, and the shields it has. */
function revealed(content: Content, view: State, { seat, goals }: Score): Reveal {
  const { board, names } = words
  const { posts = [], improved = [] } = view.seats[seat] ?? {}
  const cities = content.places.filter(({ shield }) => shield)
  const held = new Set(posts.map((city) => content.place(city).shield))
  const cards = goals.map((id) => content.goal(id))
  const icons = new Set(cards.flatMap(({ shields }) => shields))
  return {
    seat,
    cards: cards.map(({ seals, shields }) => ({
      lines: [
        ...seals.map(({ seal, vp }) => ({
          text: names.moments.sealLine({ seal: board.seals[seal], points: vp }),
          met: improved.includes(seal)
        })),
        ...shields.map((shield) => ({
          text: names.moments.shieldLine(board.shields[shield]),
          met: held.has(shield)
        }))
      ]
    })),
    rings: cities
      .filter(({ shield }) => shield && icons.has(shield))
      .map(({ id }) => ({ anchor: `place:${id}`, met: posts.includes(id) }))
  }
}

/** How a source of points counts at the end, in a few words; undefined for those that are counted as they are gained. */
export function sourceNote(source: string, { view, content }: Known): string | undefined {
  if (!content) return undefined
  const text = words.names.moments
  const { numbers } = content
  switch (source) {
    case 'coins':
    case 'goods':
      return text.stockNote({ coins: numbers.coinsPerPoint, goods: numbers.goodsPerPoint })
    case 'mostContracts':
      return view.players >= numbers.secondContractsFrom
        ? text.secondNote({ points: numbers.mostContractsPoints, second: numbers.secondContractsPoints })
        : text.mostNote(numbers.mostContractsPoints)
    case 'goals':
      return text.sealsNote
    case 'shields':
      return text.shieldsNote
    default:
      return undefined
  }
}

/** The final scoring, category by category. */
export function ending(event: Event, known: Known): Ending | undefined {
  const { view, content } = known
  if (event.type !== 'gameScored' || !content) return undefined
  const { names } = words
  const text = names.moments
  const of = pointsFrom(view.seats, event.scores)
  const note = (source: string): string => sourceNote(source, known) ?? ''
  const all: readonly EndCategory[] = [
    { name: text.stock, note: note('coins'), points: of('coins', 'goods') },
    { name: names.sources.mostContracts, note: note('mostContracts'), points: of('mostContracts') },
    {
      name: text.cards,
      note: note('goals'),
      points: of('goals'),
      reveals: event.scores.map((score) => revealed(content, view, score))
    },
    { name: names.sources.shields, note: note('shields'), points: of('shields') }
  ]
  return endingOf(text.over, all)
}

/**
 * Start player, coins and camels of all, and what decides the game. Goal cards are dealt after the characters are
 * chosen.
 */
export function opening(known: Known): Opening {
  const text = words.names.moments
  const isDraft = known.view.seats.some(({ character }) => !character)
  const { draft, secret, open } = text
  return openingOf(
    known,
    isDraft ? { ...text, secret: draft, openly: open.draft } : { ...text, secret, openly: open.secret }
  )
}

/** All steps of a seat's figures. */
export const journey = journeyOn(map)

/** Income by seat, then the sum of each roll and who is compensated for a low one. */
export const roundStart = (events: readonly Event[], { view, content }: Known): RoundStart | undefined =>
  roundStartOf(events, view, {
    words: { ...words.names.moments, amount: words.names.amount, roundTitle: words.log.roundTitle },
    income: ['character', 'cityBonus', 'seal'],
    below: content?.numbers.compensationBelow ?? 0
  })
