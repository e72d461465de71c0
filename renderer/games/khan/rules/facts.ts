/** The tables of these rules, read off the content that is played, so that they cannot be wrong. */
import { baseContent, type Content } from '../../../../shared/games/khan/content'
import type { Contract } from '../../../../shared/games/khan/content/contracts'
import { items, type Bundle } from '../../../../shared/games/khan/types'
import { iconHref, iconOfItem } from '../../../art/icons'
import type { Line, Part, Table, Tables } from '../../../contract/rules'
import { amounts } from '../../../kit/rules/say'
import { words } from '../words'
import type { ParagraphId } from './structure'
import type { TableWords } from './table-words'
import { labelled } from '../../../words/labelled'

const contentOf = (content: Content | undefined): Content => content ?? baseContent
const { board } = words
const place = (id: string): string => board.places[id] ?? id
const seal = (id: string): string => board.seals[id] ?? id

/** The tables by the paragraph they stand in. */
export function factsIn(say: TableWords): Readonly<Partial<Record<ParagraphId, Tables<Content>>>> {
  const bundle = (of: Bundle): Line =>
    amounts(
      items.flatMap((item) => {
        const count = of[item] ?? 0
        return count > 0
          ? [{ icon: iconHref(iconOfItem(item)), count, label: labelled(say.items[item], String(count)) }]
          : []
      })
    )
  const arrow: Part = { icon: iconHref('arrow-right'), label: '→' }
  const contracts = (title: string, list: readonly Contract[]): Table => ({
    title,
    head: [say.contracts.cost, '', say.contracts.reward, say.contracts.points],
    rows: list.map(({ cost, reward, vp }) => [bundle(cost), [arrow], bundle(reward), String(vp)])
  })
  return {
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
          `${place(from)} – ${place(to)}`,
          bundle(cost),
          needs === undefined ? '–' : seal(needs)
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
