/** The tables of these rules, read off the content that is played, so that they cannot be wrong. */
import { baseContent, type Content } from '../../../../shared/games/khan/content'
import type { Contract } from '../../../../shared/games/khan/content/contracts'
import type { Effect } from '../../../../shared/games/khan/effects'
import type { Bundle } from '../../../../shared/games/khan/types'
import { iconHref } from '../../../art/icons'
import type { Line, Part, Table, Tables } from '../../../contract/rules'
import { cellsWith } from '../../../polo/rules/cells'
import { capital } from '../../../words/capital'
import { words } from '../words'
import type { ParagraphId } from './structure'
import type { TableWords } from './table-words'

const contentOf = (content: Content | undefined): Content => content ?? baseContent
const { board } = words
/** The name of a place: that of the pack, if it has one. */
const place = ({ placeNames }: Content, id: string): string => placeNames[id] ?? board.places[id] ?? id
const seal = (id: string): string => board.seals[id] ?? id
const shield = (id: string): string => board.shields[id] ?? id
const { arrow, bundle, card, parts } = cellsWith((item, count) => words.names.amount(item, count))
const ability = (id: string): string => {
  const said: Readonly<Partial<Record<string, { readonly full: string }>>> = words.names.characters
  return said[id]?.full ?? id
}
const dash = '–'

/** A list of lines in one cell; a dash for an empty one. */
const listed = (lines: readonly (readonly Part[])[]): Line =>
  lines.length === 0 ? dash : lines.flatMap((line, i) => (i > 0 ? [', ', ...line] : line))

/** The tables by the paragraph they stand in. */
export function factsIn(say: TableWords): Readonly<Partial<Record<ParagraphId, Tables<Content>>>> {
  const effectLine = (effect: Effect): Line =>
    effect.kind === 'takeSeal'
      ? [...parts(effect.cost), ' ', arrow, ` ${say.seals.seal}`]
      : card(effect, say.cards)
  /** A mark where something lies in a city; `what` is the head of its column. */
  const mark = (lies: boolean | undefined, what: string): Line =>
    lies ? [{ icon: iconHref('check'), label: what }] : dash
  const bonuses = (title: string, list: readonly { readonly reward: Bundle }[]): Table => ({
    title,
    head: [say.bonuses.bonus, say.bonuses.words],
    rows: list.map(({ reward }) => [bundle(reward), words.explain.bundleShort(reward)])
  })
  const contracts = (title: string, list: readonly Contract[]): Table => ({
    title,
    head: [say.contracts.cost, '', say.contracts.reward, say.contracts.points],
    rows: list.map(({ cost, reward, vp }) => [bundle(cost), [arrow], bundle(reward), String(vp)])
  })
  return {
    'actions.books': (content) => {
      const { books, offerTiles } = contentOf(content)
      const { free, tiles, book, first, second, oneJade, twoJade } = say.offers
      const named = (id: string): string => words.names.books[id] ?? id
      return [
        {
          title: free,
          head: [book, first, second],
          rows: books.map((one) => [named(one.id), ...one.free.map(bundle)])
        },
        {
          title: tiles,
          head: [book, oneJade, twoJade],
          rows: offerTiles.map((tile) => [
            named(tile.book),
            ...tile.offers.map(({ reward }) => bundle(reward))
          ])
        }
      ]
    },
    'actions.special': (content) => [
      {
        title: say.special.title,
        head: [say.special.city, say.special.reward, say.special.seal, '1', '2', '3', '4', '5', '6'],
        rows: contentOf(content).specialCities.map(({ city, reward, seal: of, times }) => [
          place(contentOf(content), city),
          bundle(reward),
          seal(of),
          ...times.map((count) => `${count}×`)
        ])
      }
    ],
    'actions.city-card': (content) => [
      {
        title: say.cards.title,
        head: [say.cards.card, say.cards.effect],
        rows: contentOf(content).cityCards.map(({ effect }) => [
          effectLine(effect),
          capital(words.explain.effectWords(effect))
        ])
      }
    ],
    'posts.bonuses': (content) => {
      const { places, cityBonuses, outpostBonuses } = contentOf(content)
      const { title, city, contracts: many, marker, card: one, outpost } = say.cities
      return [
        {
          title,
          head: [city, say.cities.shield, many, marker, one, outpost],
          rows: places
            .filter(({ kind }) => kind === 'city')
            .map((of) => [
              place(contentOf(content), of.id),
              of.shield === undefined ? dash : shield(of.shield),
              of.contracts === undefined ? dash : String(of.contracts),
              mark(of.marker, marker),
              mark(of.card, one),
              mark(of.outpost, outpost)
            ])
        },
        bonuses(say.bonuses.markers, cityBonuses),
        bonuses(say.bonuses.outposts, outpostBonuses)
      ]
    },
    'scoring.goals': (content) => [
      {
        title: say.goals.title,
        head: [say.goals.seals, say.goals.shields],
        rows: contentOf(content).goalCards.map(({ seals, shields }) => [
          listed(seals.map(({ seal: of, vp }) => [`${seal(of)} `, ...parts({ vp })])),
          listed(shields.map((of) => [shield(of)]))
        ])
      }
    ],
    'characters.mixed': (content) => [
      {
        title: say.guests.title,
        head: [say.guests.character, say.guests.players, say.guests.ability],
        rows: contentOf(content).guests.map(({ id, players }) => [
          words.names.character(id),
          players === undefined ? dash : String(players),
          ability(id)
        ])
      }
    ],
    'actions.seals': (content) => [
      {
        title: say.seals.title,
        head: [say.seals.seal, say.seals.die, say.seals.taken, say.seals.improve, say.seals.bonus],
        rows: contentOf(content).seals.map(({ id, minDie, reward, improve, bonus }) => [
          seal(id),
          `${minDie}+`,
          bundle(reward),
          bundle(improve),
          bundle(bonus)
        ])
      }
    ],
    'travel.spaces': (content) => [
      {
        title: say.travel.title,
        head: [say.travel.dice, say.travel.steps, say.travel.fee, say.travel.extra],
        rows: contentOf(content).numbers.travelSpaces.map(({ dice, steps, fee, extraPosts }) => [
          String(dice),
          String(steps),
          bundle(fee),
          String(extraPosts)
        ])
      }
    ],
    'travel.routes': (content) => [
      {
        title: say.routes.title,
        head: [say.routes.route, say.routes.cost, say.routes.seal],
        rows: contentOf(content).routes.map(({ from, to, cost, needs }) => [
          `${place(contentOf(content), from)} – ${place(contentOf(content), to)}`,
          bundle(cost),
          needs === undefined ? dash : seal(needs)
        ])
      }
    ],
    'contracts.all': (content) => {
      const { contracts: all } = contentOf(content)
      return [
        contracts(
          say.contracts.starting,
          all.filter(({ starting }) => starting)
        ),
        contracts(
          say.contracts.regular,
          all.filter(({ starting }) => !starting)
        )
      ]
    },
    'scoring.shields': (content) => {
      const { shieldPoints } = contentOf(content).numbers
      return [
        {
          title: say.shields.title,
          head: [say.shields.shields, ...shieldPoints.map((_, n) => String(n))],
          rows: [[say.shields.points, ...shieldPoints.map(String)]]
        }
      ]
    }
  }
}
