// @vitest-environment happy-dom
// The new-table form opens with one game, and loads no other.

import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import { entries } from '../../renderer/games'
import { NewTableScreen } from '../../renderer/screens/lazy-screens'
import GamesList from '../../renderer/screens/GamesList.vue'
import { setGames } from '../../renderer/stores/games'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { fakePage, type FakePage } from './page'

/** Games that were loaded in a test. A game is loaded only once per process, so each test uses another one. */
let fetched: string[] = []
let page: FakePage
let shown: VueWrapper[] = []

beforeEach(() => {
  page = fakePage(2)
  fetched = []
  setGames(
    entries.map((entry) => ({
      ...entry,
      load: () => {
        fetched.push(entry.id)
        return entry.load()
      }
    }))
  )
})
afterEach(() => {
  for (const one of shown) one.unmount()
  shown = []
})

function show(component: Component): void {
  shown.push(
    mount(
      { render: () => h(TooltipProvider, () => h(component)) },
      { global: { plugins: [page.pinia] }, attachTo: document.body }
    )
  )
}

/** Waits for the form and returns the name of its game. */
async function formOf(): Promise<string> {
  show(NewTableScreen)
  await vi.waitFor(() => expect(document.querySelector('form h1')).not.toBeNull(), { timeout: 30_000 })
  return document.querySelector('form h1')?.textContent ?? ''
}

const button = (role: string, name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(role)].find((one) =>
    one.textContent?.includes(name)
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

test('Home says of each game what it is, and how strong the computer plays', () => {
  show(GamesList)
  const [voyages, expedition, khan] = document.querySelectorAll('.games__row')
  expect(voyages?.textContent).toContain('Dice, caravans and contracts')
  expect(expedition?.textContent).toContain('2 to 5 players, about 40 minutes.')
  expect(khan?.textContent).toContain('2 to 4 players, five rounds.')
  expect(button('button', 'Play the computer').title).toBe(
    'The Voyages of Marco Polo, against 2 computer players: Trader (medium)'
  )
})

test('a game’s button at Home opens the form with that game, and no other is loaded', async () => {
  show(GamesList)
  button('button', 'Marco Polo II').click()
  expect(useScreens().screen).toBe('new')
  expect(await formOf()).toBe('Marco Polo II: In the Service of the Khan')
  expect(fetched).toEqual(['khan'])
})

test('the form opens with the game of the last table or the one chosen last, and the very first time with the first game', async () => {
  const { settings } = useSettings()
  expect(settings.lastGame).toBe('')
  await useSettings().change({ lastGame: 'expedition' })
  useScreens().openNewTable(false)
  expect(await formOf()).toBe('Marco Polo Expedition')
  expect(fetched).toEqual(['expedition'])

  button('[role="radio"]', 'Marco Polo II').click()
  await flushPromises()
  expect(document.querySelector('form h1')?.textContent).toContain('Khan')
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  const { asked } = page.host
  expect(asked).toContainEqual({ type: 'setSettings', settings: { lastGame: 'khan' } })
  expect(asked.find(({ type }) => type === 'createTable')).toMatchObject({ game: 'khan' })
  expect(fetched).toEqual(['expedition'])
})

test('if nothing was played yet, or a game that no longer exists, the form offers the first game', async () => {
  const screens = useScreens()
  await useSettings().change({ lastGame: 'gone' })
  screens.openNewTable(false)
  expect(screens.newTableGame).toBe('voyages')
  expect(await formOf()).toBe('The Voyages of Marco Polo')
  expect(fetched).toEqual(['voyages'])
})

test('seats that the computer played last time are given to it again, with their levels', async () => {
  const seats = [
    { name: 'Anna', colour: 'blue' },
    { name: 'Ben', colour: 'yellow', level: 4 as const },
    { name: 'Clara', colour: 'red', level: 1 as const }
  ]
  await useSettings().change({ seats })
  useScreens().openNewTable(false)
  expect(await formOf()).toBe('The Voyages of Marco Polo')
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  const { asked } = page.host
  expect(asked.find(({ type }) => type === 'gatherTable')).toMatchObject({
    seats: [
      { name: 'Anna', by: 'here' },
      { name: 'Ben', by: 'bot', level: 4 },
      { name: 'Clara', by: 'bot', level: 1 }
    ]
  })
  const told = asked.flatMap((one) => (one.type === 'setSettings' ? [one.settings.seats] : []))
  expect(told.filter(Boolean)).toEqual([seats, seats])
})

test('“Play the computer” begins the last table again if one person played there against computers, with their levels and the options', async () => {
  const seats = [
    { name: 'Anna', colour: 'blue' },
    { name: 'Ben', colour: 'yellow', level: 4 as const },
    { name: 'Clara', colour: 'red', level: 4 as const, style: 'traveller' },
    { name: 'Otto', colour: 'green', level: 1 as const },
    { name: 'Ines', colour: 'violet', level: 1 as const }
  ]
  await useSettings().change({ seats, options: { khan: { blackDice: 'rolled' } } })
  show(GamesList)
  const title = (game: string): string =>
    document.querySelector<HTMLElement>(`[aria-label="Play the computer, ${game}"]`)?.title ?? ''
  expect(title('The Voyages of Marco Polo')).toBe(
    'The Voyages of Marco Polo, against 4 computer players: Envoy (strong) and Porter (easy), as you last set it up'
  )
  const khan = 'Marco Polo II: In the Service of the Khan'
  expect(title(khan)).toContain('against 3 computer players: Envoy (strong) and Porter (easy)')
  document.querySelector<HTMLElement>(`[aria-label="Play the computer, ${khan}"]`)?.click()
  const made = (): unknown => page.host.asked.find(({ type }) => type === 'gatherTable')
  await vi.waitFor(() => expect(made()).toBeDefined(), { timeout: 30_000 })
  expect(made()).toMatchObject({
    game: 'khan',
    options: { blackDice: 'rolled', characters: 'own' },
    seats: [
      { name: 'Anna', by: 'here' },
      { name: 'Ben', by: 'bot', level: 4 },
      { name: 'Clara', by: 'bot', level: 4, style: 'traveller' },
      { name: 'Otto', by: 'bot', level: 1 }
    ]
  })
})

test('“Play the computer” takes two usual opponents if several people sat at the last table', async () => {
  const seats = [
    { name: 'Anna', colour: 'blue' },
    { name: 'Ben', colour: 'yellow' },
    { name: 'Clara', colour: 'red', level: 5 as const }
  ]
  await useSettings().change({ seats, options: { khan: { blackDice: 'rolled' } } })
  show(GamesList)
  expect(button('button', 'Play the computer').title).toBe(
    'The Voyages of Marco Polo, against 2 computer players: Trader (medium)'
  )
  button('button', 'Play the computer').click()
  await flushPromises()
  expect(page.host.asked.find(({ type }) => type === 'gatherTable')).toMatchObject({
    options: {},
    seats: [
      { name: 'Anna', by: 'here' },
      { name: 'Ben', by: 'bot' },
      { name: 'Clara', by: 'bot' }
    ]
  })
})
