/** The tables of these rules, read off the content that is played, so that they cannot be wrong. */
import { iconHref, ITEMS } from '../../../art/icons'
import { amounts, t } from '../../../kit/rules/say'
import type { Line, Part, Tables } from '../../../contract/rules'
import { cellsWith } from '../../../polo/rules/cells'
import { capital } from '../../../words/capital'
import { beginnerCharacters, charactersFor } from '../../../../shared/games/voyages/characters'
import { baseContent, type Content } from '../../../../shared/games/voyages/content'
import {
  beijingPoints,
  bazaarStalls,
  columnBonus,
  goalPlacePoints,
  neutralDice,
  postPoints,
  startCoins,
  travelRise
} from '../../../../shared/games/voyages/content/numbers'
import { words } from '../words'
import type { ParagraphId } from './structure'
import type { TableWords } from './table-words'

const contentOf = (content: Content | undefined): Content => content ?? baseContent
function named(item: string, count: number): string {
  const amounts: Readonly<Record<string, ((count: number) => string) | undefined>> = words.names.amounts
  return amounts[item]?.(count) ?? item
}

const { parts, bundle, card } = cellsWith((item, count) => words.names.amount(item, count))
const place = (id: string): string => words.names.places[id] ?? id
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)
const players = [2, 3, 4]
const dash = '–'

/** The tables by the paragraph they stand in. */
export function factsIn(say: TableWords): Readonly<Partial<Record<ParagraphId, Tables<Content>>>> {
  return {
    'setup.players': () => {
      const seats = beginnerCharacters(4)
      return [
        {
          title: say.start.title,
          head: [say.start.seat, say.start.coins, say.start.character],
          rows: startCoins.map((coin, i) => {
            const character = seats[i]
            return [String(i + 1), bundle({ coin }), character ? words.names.characters[character].name : '']
          })
        }
      ]
    },
    'setup.fewer': () => [
      {
        title: say.neutral.title,
        head: [say.neutral.players, say.neutral.black, say.neutral.places],
        rows: players.map((count) => [
          String(count),
          String(count + 1),
          (neutralDice[count] ?? []).map(({ space }) => words.names.spaces[space] ?? space).join(', ') ||
            say.neutral.none
        ])
      }
    ],
    'actions.bazaar': () => [
      {
        title: say.bazaar.title,
        head: [say.bazaar.stall, say.bazaar.dice, ...range(6).map(String)],
        rows: bazaarStalls.map(({ id, dice, columns }) => [
          words.names.spaces[id] ?? id,
          String(dice),
          ...columns.map(bundle)
        ])
      }
    ],
    'actions.contracts': () => [
      {
        title: say.columns.title,
        head: [say.columns.column, say.columns.extra],
        rows: Object.entries(columnBonus).map(([column, count]) => [
          column,
          [...parts({ coin: count }), ` ${say.columns.or} `, ...parts({ camel: count })]
        ])
      }
    ],
    'travel.costs': () => [
      {
        title: say.steps.title,
        head: [say.steps.steps, ...travelRise.map((_, i) => String(i + 1))],
        rows: [
          [
            say.steps.coins,
            ...travelRise.map((_, i) =>
              bundle({ coin: travelRise.slice(0, i + 1).reduce((a, b) => a + b, 0) })
            )
          ]
        ]
      }
    ],
    'travel.routes': (content) => [
      {
        title: say.routes.title,
        head: [say.routes.route, say.routes.cost],
        rows: contentOf(content).routes.map(({ from, to, cost }) => [
          `${place(from)} – ${place(to)}`,
          amounts(parts(cost), say.routes.free)
        ])
      }
    ],
    'posts.small-city': (content) => [
      {
        title: say.cityBonuses.title,
        head: [say.cityBonuses.letter, say.cityBonuses.bonus, say.cityBonuses.home],
        // Those that modules add have no letter, and no city of their own (rulings 77, 82).
        rows: contentOf(content).cityBonuses.map(({ id, home, reward }) =>
          home === undefined
            ? [dash, bundle(reward), dash]
            : [id.slice(-1).toUpperCase(), bundle(reward), place(home)]
        )
      }
    ],
    'posts.outpost': (content) => [
      {
        title: say.outposts.title,
        head: [say.outposts.bonus, say.outposts.words],
        rows: contentOf(content).outpostBonuses.map(({ reward }) => [
          bundle(reward),
          words.explain.bundleShort(reward)
        ])
      }
    ],
    'posts.beijing': () => [
      {
        title: say.slots.title,
        head: [say.slots.slot, ...beijingPoints.map((_, i) => String(i + 1))],
        rows: [[say.slots.points, ...beijingPoints.map((vp) => bundle({ vp }))]]
      }
    ],
    'posts.many': () => [
      {
        title: say.posts.title,
        head: [say.posts.post, say.posts.points],
        rows: Object.entries(postPoints).map(([nth, vp]) => [say.posts.nth(Number(nth)), bundle({ vp })])
      }
    ],
    'cards.all': (content) => [
      {
        title: say.cards.title,
        head: [say.cards.card, say.cards.effect],
        rows: contentOf(content).cityCards.map(({ effect }) => [
          card(effect, say.cards),
          capital(words.explain.effectWords(effect))
        ])
      }
    ],
    'contracts.all': (content) =>
      ([true, false] as const).map((starting) => ({
        title: starting ? say.contracts.starting : say.contracts.regular,
        head: [say.contracts.cost, say.contracts.reward, say.contracts.points],
        rows: contentOf(content)
          .contracts.filter((contract) => contract.starting === starting)
          .map(({ cost, reward, vp }) => [bundle(cost), bundle(reward), bundle({ vp })])
      })),
    'rewards.icons': () => [
      {
        title: say.icons.title,
        head: [say.icons.icon, say.icons.meaning],
        rows: ITEMS.flatMap((item): (readonly Line[])[] => {
          const explained: Readonly<Record<string, string | undefined>> = words.explain.items
          const text = explained[item]
          return text === undefined ? [] : [[t`${{ icon: iconHref(item), label: named(item, 1) }}`, text]]
        })
      }
    ],
    'characters.mercator-ex-tabriz': (content) => [
      {
        title: say.mercator.title,
        head: [say.mercator.players, say.mercator.gains],
        rows: players.map((count) => {
          const known = contentOf(content)
          const mercator = charactersFor(known, count).find(({ id }) => id.startsWith('mercator'))
          return [
            String(count),
            known.boardSpaces.flatMap((space): Part[] => {
              const reward = mercator?.afterOpponentAction?.(space)
              return reward ? [`${words.names.spaces[space.id] ?? space.id} `, ...parts(reward), '  '] : []
            })
          ]
        })
      }
    ],
    'scoring.goals': (content) => [
      {
        title: say.goalPlaces.title,
        head: [say.goalPlaces.places, ...goalPlacePoints.map((_, i) => String(i))],
        rows: [[say.goalPlaces.points, ...goalPlacePoints.map((vp) => bundle({ vp }))]]
      },
      {
        title: say.goals.title,
        head: [say.goals.goal, say.goals.points],
        rows: contentOf(content).goalCards.map(({ places, vp }) => [
          places.map(place).join(' – '),
          bundle({ vp })
        ])
      }
    ]
  }
}
