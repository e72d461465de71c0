// @vitest-environment happy-dom
// Levels of help at the table (T-26): plain shows only what is printed and the refusals of the rules, planner adds
// what it computes, coach adds a line about what is possible now.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, provide, type Component } from 'vue'
import * as expedition from '../../renderer/games/expedition/game-model'
import ExpeditionBoard from '../../renderer/games/expedition/panels/Board.vue'
import * as voyages from '../../renderer/games/voyages/game-model'
import { provideGameModel } from '../../renderer/games/voyages/family'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import { words } from '../../renderer/games/expedition/words'
import { words as voyagesWords } from '../../renderer/games/voyages/words'
import { fetchAll } from '../lib/fetch-all'
import { assistance } from '../../renderer/stores/assistance'
import { useTable } from '../../renderer/stores/table'
import TopBar from '../../renderer/table/TopBar.vue'
import { speak } from '../../renderer/words/catalogue'
import { baseContent } from '../../shared/games/voyages/content'
import { table as expeditionTable } from '../expedition/table'
import { table as khanTable } from '../khan/table'
import { table as voyagesTable } from '../voyages/table'
import { openPosition } from './position-page'

beforeEach(() => {
  assistance.value = 'planner'
})
afterEach(() => {
  document.body.innerHTML = ''
  assistance.value = 'planner'
  return speak('en')
})

/** Mounts a panel of a game on a position, with the hand open; returns it with its game model. */
async function lay<GameModel>(
  position: Parameters<typeof openPosition>[0],
  Panel: Component,
  { make, give }: { readonly make: () => GameModel; readonly give: (model: GameModel) => void }
) {
  const { pinia, asked } = await openPosition(position)
  await useTable().raiseCurtain()
  await flushPromises()
  const models: GameModel[] = []
  const screen = mount(
    defineComponent(() => {
      const model = make()
      models.push(model)
      give(model)
      return () => h(Panel)
    }),
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  const [model] = models
  if (!model) throw new Error('no game model')
  const sent = () => asked.flatMap((one) => (one.type === 'choose' ? [one.choices] : []))
  return { screen, model, sent, table: useTable() }
}

test('Voyages: plain shows the price of single roads only, draws no longer journeys, and offers neither other routes nor repairs', async () => {
  const position = voyagesTable()
    .given({ coins: 30, camels: 9, dice: [1, 3, 3] })
    .onSpace('khans-favor', 1, 4)
  const { screen, model, sent, table } = await lay(position, MapBoard, {
    make: voyages.makeGameModel,
    give: provideGameModel
  })
  model.selection.setDice([1, 2])
  await nextTick()
  const place = (id: string) => screen.get(`[data-place="${id}"]`)
  const ways = [...model.travelPlan.ways.value]
  const fares = () => screen.findAll('.fare').length
  await vi.dynamicImportSettled()
  expect(fares()).toBe(ways.length)
  const far = ways.find(([, all]) => all.length > 1 && (all[0]?.path.length ?? 0) > 1)?.[0]
  if (far === undefined) throw new Error('no far place with two routes')
  await place(far).trigger('pointerenter')
  expect(screen.findAll('.is-preview').length).toBeGreaterThan(0)
  expect(place(far).attributes('aria-label')).toMatch(/\d/)

  assistance.value = 'plain'
  await nextTick()
  const near = ways.filter(([, [best]]) => best?.path.length === 1).map(([id]) => id)
  expect(near.length).toBeGreaterThan(1)
  expect(baseContent.steps('venezia').map(({ to }) => to)).toEqual(expect.arrayContaining(near))
  expect(fares()).toBe(near.length)
  expect(screen.findAll('.is-preview')).toHaveLength(0)
  expect(place(far).attributes('aria-label')).not.toMatch(/\d/)
  expect(place(far).classes(), 'what the rules list is lit all the same').toContain('is-legal')
  await place(far).trigger('click')
  expect(screen.find('.journey .ways').exists()).toBe(false)
  expect(screen.get('.journey').text(), 'the price that is paid is said before').toContain('30')
  assistance.value = 'planner'
  await nextTick()
  expect(screen.find('.journey .ways').exists()).toBe(true)

  assistance.value = 'plain'
  model.travelPlan.clear()
  model.selection.setDice([1])
  model.act.space('khans-favor')
  expect(table.refused?.refusal.code).toBe('khan-value')
  expect(table.refused?.remedy?.does).toBeUndefined()
  assistance.value = 'planner'
  model.act.space('khans-favor')
  expect(table.refused?.remedy?.does).toBeDefined()
  expect(sent()).toEqual([])
  screen.unmount()
})

test('Voyages: plain lets a journey go on road by road', async () => {
  const position = voyagesTable().given({ coins: 30, camels: 9, dice: [3, 3] })
  const { screen, model, sent } = await lay(position, MapBoard, {
    make: voyages.makeGameModel,
    give: provideGameModel
  })
  assistance.value = 'plain'
  model.selection.setDice([0, 1])
  const [next] = [...model.travelPlan.ways.value].find(([, [best]]) => best?.path.length === 1) ?? []
  if (next === undefined) throw new Error('no road')
  model.travelPlan.choose(next)
  await nextTick()
  const [goOn] = screen
    .findAll('.journey__acts .btn')
    .filter((one) => one.text() === voyagesWords.controls.labels.goOn)
  await goOn?.trigger('click')
  await flushPromises()
  expect(sent()[0]?.map((choice) => (choice as { type: string }).type)).toEqual(['place', 'step'])
  screen.unmount()
})

test('Expedition: plain shows what the next space costs and no more', async () => {
  const position = expeditionTable({
    camels: { a: 5, b: 12, c: 4 },
    hand: { a: 'driver-red driver-blue oil-red 2 silk-red' }
  })
  const { screen, model } = await lay(position, ExpeditionBoard, {
    make: expedition.makeGameModel,
    give: (model) => provide(expedition.gameModelKey, model)
  })
  const space = (index: number) => screen.get(`[data-space="${index}"]`)
  const tags = () => screen.findAll('.tag').length
  const targets = [...model.movePlan.ways.value.keys()]
  expect(targets.length).toBeGreaterThan(1)
  expect(tags()).toBe(targets.length)
  await space(7).trigger('pointerenter')
  expect(model.movePlan.shown.value).toBe(7)

  assistance.value = 'plain'
  await nextTick()
  expect(tags()).toBe(1)
  expect(model.movePlan.shown.value).toBeUndefined()
  expect(space(7).attributes('aria-label')).not.toContain('enter for')
  expect(space(7).classes()).toContain('is-reachable')
  await space(7).trigger('click')
  expect(model.movePlan.shown.value, 'what is about to be paid is said').toBe(7)
  expect(screen.find('.plan__ways').exists()).toBe(false)
  screen.unmount()
})

/** Mounts the top bar; returns it with the text of its prompt. */
async function topBar(pinia: Awaited<ReturnType<typeof openPosition>>['pinia']) {
  await useTable().raiseCurtain()
  await fetchAll()
  await flushPromises()
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TopBar)) },
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  const how = async (): Promise<string> => {
    await nextTick()
    return screen.get('.bar__how').text()
  }
  return { screen, how }
}

test('the coach of the Expedition says who is about to arrive, how far the hand reaches, and which card opens more', async () => {
  const { pinia } = await openPosition(
    expeditionTable({
      camels: { a: 5, b: 14, c: 4 },
      hand: { a: 'driver-red driver-blue oil-red spices-red silk-blue' },
      display: 'silk-red driver-red silk-green oil-yellow oil-violet'
    })
  )
  const { screen, how } = await topBar(pinia)
  expect(await how()).toBe(words.prompts.prompts.turn.how)
  assistance.value = 'coach'
  expect(await how()).toBe(
    'Lorenzo is 2 spaces from Ganzhou: its scoring would pay you 0 gold. Your hand reaches Sapurgan (2 spaces), with 1 gold Taican. Draw red silk or red camel driver: next turn you could reach Balkh.'
  )
  await speak('fr')
  expect(await how()).toMatch(/^Lorenzo est à 2 cases de Ganzhou.*Prenez soie rouge ou chamelier rouge/)
  await speak('de')
  expect(await how()).toMatch(/^Lorenzo ist 2 Felder vor Ganzhou.*Nimm rote Seide oder roten Kameltreiber/)
  screen.unmount()
})

test('the coach of In the Service of the Khan names the bonus actions and panels that are possible', async () => {
  const { pinia } = await openPosition(
    khanTable()
      .given({ dice: [3], coins: 1, pepper: 2, jade: 1, seals: ['spicer'] })
      .area('city-card-01', 'city-card-02')
      .onSpace('khans-favor', 1, 5)
  )
  const { screen, how } = await topBar(pinia)
  expect(await how()).not.toContain('Open:')
  assistance.value = 'coach'
  expect(await how()).toBe('You can improve a seal. Open: Books of the Khan and city cards.')
  await speak('fr')
  expect(await how()).toMatch(/^Vous pouvez améliorer un sceau\. Possible/)
  await speak('de')
  expect(await how()).toMatch(/^Du kannst ein Siegel verbessern\. Offen/)
  screen.unmount()
})
