// @vitest-environment happy-dom
// Step 10 of docs/add-a-module.md: with a line in each list of the page, the toy module is presented like any other.

import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { components } from '../../renderer/games/voyages/modules/drawn'
import { booksOfModules } from '../../renderer/games/voyages/modules/books'
import { figureWords } from '../../renderer/games/voyages/statistics'
import { words } from '../../renderer/games/voyages/words'
import { speak } from '../../renderer/words/catalogue'
import { sit } from './seated-model'
import { linksOf, switchOf, unpresented, unsaid } from '../lib/module-page'
import { table } from '../voyages/table'
import { own, toyModule } from '../polo/toy-module'

/** Adds the toy's own value at the end of a list that is exported under this name. */
const listed = vi.hoisted(() => async (original: () => Promise<object>, name: string, own: unknown) => {
  const known: Readonly<Record<string, unknown>> = { ...(await original()) }
  const list = known[name]
  return { ...known, [name]: Array.isArray(list) ? list.concat([own]) : [own] }
})
vi.mock('../../shared/games/voyages/modules', async (original) =>
  listed(original, 'modules', (await import('../polo/toy-module')).toyModule())
)
vi.mock('../../renderer/games/voyages/modules/texts', async (original) =>
  listed(original, 'textsOfModules', (await import('../polo/toy-module/page/words')).texts)
)
vi.mock('../../renderer/games/voyages/modules/figures', async (original) =>
  listed(original, 'figuresOfModules', (await import('../polo/toy-module/page/words')).figures)
)
vi.mock('../../renderer/games/voyages/modules/links', async (original) =>
  listed(original, 'linksOfModules', (await import('../polo/toy-module/page/rules')).links)
)
vi.mock('../../renderer/games/voyages/modules/books', async (original) => {
  const { structure, book } = await import('../polo/toy-module/page/rules')
  return listed(original, 'booksOfModules', { structure, load: book })
})
// The other two are exported joined.
vi.mock('../../renderer/games/voyages/modules', async (original) => {
  const { modulesPart: known } = await original<typeof import('../../renderer/games/voyages/modules')>()
  const { part } = await import('../polo/toy-module/page/part')
  return { modulesPart: { ...known, events: { ...known.events, ...part.events } } }
})
vi.mock('../../renderer/games/voyages/modules/drawn', async (original) => {
  const { components: known } = await original<typeof import('../../renderer/games/voyages/modules/drawn')>()
  const { components } = await import('../polo/toy-module/page/table')
  const [questions, column] = [components.questions, components.column]
  return {
    components: {
      ...known,
      questions: { ...known.questions, ...questions },
      column: { ...known.column, ...column },
      hands: components.hands
    }
  }
})

const toy = toyModule()
const page = join(import.meta.dirname, '../polo/toy-module/page')

test('its switch and everything it adds have words, a paragraph, a component and a part', () => {
  expect(switchOf('toy')).toMatchObject({ label: 'Toy', values: { on: { label: 'On' } } })
  expect(unpresented(toy, page)).toEqual([])
  expect(unsaid(toy)).toEqual([])
  expect(linksOf('toy')).toEqual({ all: Array.from({ length: 6 }, () => 'toy.bells'), broken: [] })
})

test('a space that no board draws, a choice that nothing offers, an item, a source without words: each is named with what it lacks', () => {
  const [belfry] = toy.spaces
  const ring = toy.turn['toy/ring']
  const [bell] = Object.values(toy.rewards)
  if (!belfry || !ring || !bell) throw new Error('the toy has lost a part')
  const more = {
    ...toy,
    spaces: [...toy.spaces, { ...belfry, id: 'toy/tower' }],
    turn: { ...toy.turn, 'toy/toll': ring },
    rewards: { ...toy.rewards, 'toy/rope': bell },
    hooks: { ...toy.hooks, scores: () => ({ 'toy/rope': 1 }) }
  }
  expect(unpresented(more, page)).toEqual([
    'names.amounts: toy/rope',
    'explain.items: toy/rope',
    'links.items: toy/rope',
    'names.spaces: toy/tower',
    'explain.spaceHelp: toy/tower',
    'links.spaces: toy/tower',
    'table/: toy/tower',
    'table/: toy/toll'
  ])
  expect(unsaid(more)).toEqual(expect.arrayContaining(['names.sources: toy/rope', 'links.sources: toy/rope']))
})

test('in every language the log, the rules book and the statistics speak of it', async () => {
  const said = { en: 'Bells', fr: 'Cloches', de: 'Glocken' } as const
  for (const language of ['en', 'fr', 'de'] as const) {
    await speak(language)
    const book = await booksOfModules.at(-1)?.load(language)
    expect(book?.chapters[0]?.paragraphs[0]?.title).toBe(said[language])
    expect(words.names.sources).toMatchObject({ 'toy/bells': said[language] })
    expect(JSON.stringify(figureWords.figures)).toMatch(/rung|sonnées|Geläutete/)
  }
  await speak('en')
})

// Computers play the other seats, so that the page may show this one's secrets.
test('its question is answered by its component: a button for each bell drawn', async () => {
  const t = table({ modules: [toy] }).given({ dice: [3] })
  t.play({ type: 'place', space: 'toy/belfry', dice: [{ colour: 'own', value: 3 }] })
  const { wrapper, sent } = await sit(
    Object.assign(t, { computers: true }),
    components.questions['toy/return'] ?? {}
  )
  const buttons = wrapper.findAll('button')
  expect(buttons.map((one) => one.text())).toHaveLength(2)
  expect(buttons[0]?.text()).toMatch(/^Give back bell-\d$/)
  await buttons[0]?.trigger('click')
  expect(sent()).toMatchObject([[{ type: 'toy/returnBell' }]])
})

test('its space takes a die on its board, and its choice of a turn is offered by a button while it is possible', async () => {
  const t = table({ modules: [toy] }).given({ dice: [3] })
  const panels = [components.column['toy'] ?? {}, ...components.hands]
  const before = await sit(Object.assign(t, { computers: true }), ...panels)
  const [belfry, ...others] = before.wrapper.findAll('button')
  expect([belfry?.attributes('aria-label'), ...others]).toEqual(['Belfry'])
  // The first press proposes dice, the second one places them.
  for (let press = 0; press < 2; press++) await belfry?.trigger('click')
  expect(before.sent()).toMatchObject([[{ type: 'place', space: 'toy/belfry' }]])
  before.wrapper.unmount()
  t.play({ type: 'place', space: 'toy/belfry', dice: [{ colour: 'own', value: 3 }] })
  const [bell = ''] = own(t.state).seats[0]?.bells.cards ?? []
  t.play({ type: 'toy/returnBell', bell })
  const after = await sit(t, ...panels)
  await after.wrapper.findAll('button')[1]?.trigger('click')
  expect(after.sent()).toEqual([[{ type: 'toy/ring' }]])
})
