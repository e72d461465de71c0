// @vitest-environment happy-dom
// The list of saved tables at Home: finished games fold away once there are many, and many tables can be searched.
import { mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import TablesList from '../../renderer/screens/TablesList.vue'
import { useGameFiles } from '../../renderer/screens/use-game-files'
import { useTables } from '../../renderer/stores/tables'
import type { TableInfo, TableStatus } from '../../shared/protocol/messages'
import { giveInterfaces, interfaces } from './interfaces'
import { fakePage } from './page'

giveInterfaces(interfaces)

let view: VueWrapper | undefined
afterEach(() => view?.unmount())

function saved(id: number, status: TableStatus, names: readonly string[], game = 'voyages'): TableInfo {
  const seats = names.map((name, i) => ({
    name,
    colour: ['blue', 'red'][i] ?? 'green',
    by: 'here' as const,
    taken: true,
    present: true
  }))
  return {
    id: `t${id}`,
    game,
    status,
    seats,
    options: {},
    created: 0,
    updated: -id,
    choices: 0,
    waiting: []
  }
}

/** Shows a list of these tables; the first was played last. */
function show(list: readonly TableInfo[]): VueWrapper {
  const { pinia } = fakePage(2)
  useTables().replace(list)
  const files = useGameFiles()
  view = mount(
    { render: () => h(TooltipProvider, () => h(TablesList, { files })) },
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  return view
}
/** The names in each row. */
const rows = (page: VueWrapper): string[] =>
  page.findAll('.row__open').map((row) => /of (.*?)\./.exec(row.attributes('aria-label') ?? '')?.[1] ?? '')
const fold = (page: VueWrapper) => page.find('button[aria-expanded][class*="fold"]')

test('four finished games stay among the others, the last played first', () => {
  const page = show([
    saved(0, 'over', ['Ann']),
    saved(1, 'running', ['Bob']),
    ...[2, 3, 4].map((id) => saved(id, 'abandoned', [`Old ${id}`]))
  ])
  expect(rows(page)).toEqual(['Ann', 'Bob', 'Old 2', 'Old 3', 'Old 4'])
  expect(fold(page).exists()).toBe(false)
})

test('more finished games fold away below the running ones; what has to be mended does not', async () => {
  const page = show([
    ...[0, 1, 2, 3, 4].map((id) => saved(id, 'over', [`Over ${id}`])),
    saved(5, 'running', ['Bob']),
    saved(6, 'gathering', ['Carl']),
    saved(7, 'damaged', ['Dora'])
  ])
  expect(rows(page)).toEqual(['Bob', 'Carl', 'Dora'])
  expect([fold(page).text(), fold(page).attributes('aria-expanded')]).toEqual(['5 finished games', 'false'])
  await fold(page).trigger('click')
  expect(rows(page)).toEqual(['Bob', 'Carl', 'Dora', 'Over 0', 'Over 1', 'Over 2', 'Over 3', 'Over 4'])
  await fold(page).trigger('click')
  expect(rows(page)).toHaveLength(3)
})

test('where nothing is running, finished games are not hidden', () => {
  const page = show([0, 1, 2, 3, 4, 5].map((id) => saved(id, 'over', [`Over ${id}`])))
  expect(rows(page)).toHaveLength(6)
  expect(fold(page).exists()).toBe(false)
})

test('many tables are searched by player and game, folded ones, too; Escape shows all again', async () => {
  const few = [0, 1, 2].map((id) => saved(id, 'running', ['Ann', 'Bob']))
  expect(show(few).find('input').exists()).toBe(false)
  view?.unmount()
  const page = show([
    ...few,
    ...Array.from({ length: 9 }, (_, i) => saved(10 + i, 'over', ['Ann', `Guest ${i}`])),
    saved(30, 'over', ['Ann', 'Zoe'], 'expedition')
  ])
  const search = page.get('input')
  const seek = async (text: string): Promise<string[]> => {
    await search.setValue(text)
    return rows(page)
  }
  expect(rows(page)).toHaveLength(3)
  expect(await seek('guest 7')).toEqual(['Ann and Guest 7'])
  expect(await seek('ANN expedition')).toEqual(['Ann and Zoe'])
  expect(await seek('nobody')).toEqual([])
  expect(page.get('[role=status]').text()).toBe('No table fits.')
  await search.trigger('keydown', { key: 'Escape' })
  await nextTick()
  expect(rows(page)).toHaveLength(3)
})

test('a finished game says who has won and what everybody had; one without a result only that it is over', () => {
  const page = show([
    { ...saved(0, 'over', ['Ann', 'Bob']), result: { totals: [61, -2], won: [0] } },
    { ...saved(1, 'over', ['Cy', 'Dora']), result: { totals: [50, 50], won: [0, 1] } },
    saved(2, 'over', ['Eve', 'Fay'])
  ])
  const [first, shared, none] = page.findAll('.row__open')
  expect(first?.text()).toMatch(/Ann\s*61.?Bob\s*−2.*Won by Ann/)
  expect(first?.attributes('aria-label')).toContain('Won by Ann · ')
  expect(first?.attributes('aria-label')).toContain('Ann: 61. Bob: −2')
  expect(shared?.text()).toContain('Won by Cy and Dora')
  expect(none?.text()).toContain('Finished')
})
