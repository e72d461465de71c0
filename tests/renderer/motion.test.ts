// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick, shallowRef, watch } from 'vue'
import { frameDrawn, nextTask } from '../../renderer/kit/flights/frame-schedule'
import FlightLayer from '../../renderer/kit/flights/FlightLayer.vue'
import * as anchors from '../../renderer/kit/flights/anchors'
import { drawnCount } from '../../renderer/kit/flights/drawn-counts'
import type { TimedShot } from '../../renderer/kit/flights/flight-queue'
import { useGhosts } from '../../renderer/kit/flights/use-ghosts'
import { useSettings } from '../../renderer/stores/settings'
import type { Settings } from '../../shared/protocol/messages'
import { openPage, settled } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

/** A fake keyframe effect. */
class Effect {
  frames: Keyframe[]
  constructor(frames: Keyframe[]) {
    this.frames = frames
  }
  setKeyframes(frames: Keyframe[]): void {
    this.frames = frames
  }
}

/** Running fake animations; `finish` ends one as the browser would. */
let flying: { effect: Effect; onfinish?: () => void; finish: () => void; cancel: () => void }[] = []

/** Lets every anchor lie at this position. */
function lies(left: number, top: number): void {
  const rect = new DOMRect(left, top, 30, 40)
  vi.spyOn(anchors, 'anchorRect').mockReturnValue(rect)
  vi.spyOn(anchors, 'anchorRects').mockReturnValue([rect])
}

beforeEach(() => {
  flying = []
  vi.stubGlobal('KeyframeEffect', Effect)
  lies(10, 20)
  Element.prototype.animate = function animate(frames) {
    const animation: (typeof flying)[number] = {
      effect: new Effect(frames as Keyframe[]),
      finish: () => animation.onfinish?.(),
      cancel: () => (flying = flying.filter((other) => other !== animation))
    }
    flying.push(animation)
    return animation as never
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** Waits until the changed table is drawn and pieces have taken off. */
async function drawn(): Promise<void> {
  await flushPromises()
  if (vi.isFakeTimers()) return
  await frameDrawn()
  // Layout, insertion into the page and take-off are a task each.
  for (let task = 0; task < 3; task++) {
    await nextTask()
    await flushPromises()
  }
}

/** Mounts a table with its flight layer, after a coin has moved. */
async function moved(reduced: boolean, before?: () => void, part: Partial<Settings> = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: reduced }) as MediaQueryList
  )
  const page = await openPage(2)
  void useSettings().change(part)
  const layer = mount(FlightLayer, {
    props: { playSound: () => undefined },
    global: { plugins: [page.pinia] },
    attachTo: document.body
  })
  before?.()
  await page.table.choose({ type: 'coin' })
  await settled()
  await drawn()
  return { page, layer }
}
const space = (type: 'keydown' | 'keyup'): boolean =>
  window.dispatchEvent(new KeyboardEvent(type, { key: ' ', cancelable: true }))

test('a move makes its piece fly', async () => {
  const { layer } = await moved(false)
  expect(layer.findAll('.flights__ghost')).toHaveLength(1)
  expect(flying).toHaveLength(1)
  flying[0]?.finish()
  expect(flying, 'landed').toEqual([])
  await drawn()
  expect(layer.find('.flights__ghost').exists()).toBe(false)
  layer.unmount()
})

/** The flying pieces without their layer, each with an element from the start. */
function drawnGhosts() {
  const made = useGhosts()
  const elements = new Map<number, HTMLElement>()
  const elementOf = ({ key }: { readonly key: number }): HTMLElement => {
    const element = elements.get(key) ?? document.createElement('div')
    elements.set(key, element)
    return element
  }
  watch(made.ghosts, (now) => now.forEach((ghost) => made.drawn(ghost, elementOf(ghost))), {
    flush: 'sync'
  })
  return { ...made, elementOf }
}

test('landed pieces are removed from the page together, when nothing flies any more', async () => {
  const { ghosts, play } = drawnGhosts()
  const flight = (delay: number): TimedShot => ({
    flight: { piece: {}, from: 'a', to: 'b' },
    from: new DOMRect(0, 0, 1, 1),
    delay,
    lasts: 500
  })
  void play([flight(0), flight(50)])
  await drawn()
  const [first, second] = flying
  first?.finish()
  await drawn()
  expect(flying).toEqual([second])
  expect(ghosts.value).toHaveLength(2)
  second?.finish()
  await drawn()
  expect(ghosts.value).toEqual([])
})

test('a piece leaves a place only after it has arrived there, so that no number of a place is too low', async () => {
  const { wait, play } = drawnGhosts()
  const shot = (flight: TimedShot['flight']): TimedShot => ({
    flight,
    from: new DOMRect(0, 0, 1, 1),
    delay: 0,
    lasts: 500
  })
  // A deck of three is reshuffled, and gives a card in the next beat.
  const come = shot({ piece: {}, from: 'discards', to: 'deck', gives: { deck: 3 } })
  const go = shot({ piece: {}, from: 'deck', to: 'hand:0', takes: { deck: 1 }, gives: { 'hand:0': 1 } })
  await wait([come, go])
  expect(drawnCount('deck', 2)).toBe(0)
  void play([come])
  await drawn()
  expect(drawnCount('deck', 2)).toBe(0)
  // The beat is over by the clock, although the browser has not drawn its last frame.
  void play([go])
  await drawn()
  expect(drawnCount('deck', 2)).toBe(2)
  expect(flying).toHaveLength(1)
  flying[0]?.finish()
  expect(drawnCount('hand:0', 1)).toBe(1)
})

test('of two pieces that are drawn as one, the first to land stays until the other has landed', async () => {
  const { ghosts, play } = drawnGhosts()
  const set = anchored(['die:4', 'die:5'])
  const flight = (becomes: string, delay: number): TimedShot => ({
    flight: { piece: {}, becomes },
    from: new DOMRect(0, 0, 1, 1),
    delay,
    lasts: 500
  })
  void play([flight('die:4', 0), flight('die:5', 50)])
  await drawn()
  const [first, second] = flying
  first?.finish()
  await drawn()
  expect(set.isVeiled()).toBe(true)
  expect(flying).toEqual([first, second])
  second?.finish()
  expect(set.isVeiled()).toBe(false)
  expect(flying).toEqual([])
  await drawn()
  expect(ghosts.value).toEqual([])
  set.unmount()
})

test('the ghost of a walking piece stands at its origin until it sets out, and is removed once it has arrived', async () => {
  const { ghosts, wait, play, elementOf } = drawnGhosts()
  const along = {
    sheet: 'map',
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 1 }
    ]
  }
  const walk = { flight: { piece: {}, becomes: 'figure:0', along }, from: new DOMRect(0, 0, 10, 10) }
  await wait([walk])
  const [stands] = ghosts.value
  const style = stands && elementOf(stands).style
  expect([style?.opacity, style?.transform]).toEqual(['1', expect.stringContaining('translate(5px, 5px)')])
  expect(flying).toEqual([])
  void play([{ ...walk, delay: 0, lasts: 500 }])
  await drawn()
  expect(ghosts.value.map(({ key }) => key)).toEqual([stands?.key])
  expect(flying).toHaveLength(1)
  flying[0]?.finish()
  expect(flying).toEqual([])
  expect(style?.opacity).toBe('')
  await drawn()
  expect(ghosts.value).toEqual([])
})

test('the second leg of a walk may start before the end of the first was reported', async () => {
  const { ghosts, wait, play } = drawnGhosts()
  const card = anchored('figure:1')
  const points = [0, 1].map((x) => ({ x, y: 0 }))
  const flight = { piece: {}, becomes: 'figure:1', along: { sheet: 'map', points } }
  const legs = [1, 2].map(() => ({ flight, from: new DOMRect(0, 0, 10, 10), delay: 0, lasts: 500 }))
  await wait(legs)
  for (const leg of legs) {
    void play([leg])
    await drawn()
  }
  expect(flying).toHaveLength(1)
  expect(card.isVeiled()).toBe(true)
  flying[0]?.finish()
  expect(flying).toEqual([])
  expect(card.isVeiled()).toBe(false)
  await drawn()
  expect(ghosts.value).toEqual([])
  card.unmount()
})

test('with reduced motion nothing flies, and what changed is outlined for two seconds', async () => {
  vi.useFakeTimers()
  const { layer } = await moved(true)
  expect(layer.find('.flights__ghost').exists()).toBe(false)
  expect(layer.findAll('.flights__frame--changed').length).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(1900)
  expect(layer.find('.flights__frame--changed').exists()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(layer.find('.flights__frame--changed').exists()).toBe(false)
  vi.useRealTimers()
  layer.unmount()
})

test('a piece that changes again is outlined once, for two seconds from then on', async () => {
  vi.useFakeTimers()
  const { page, layer } = await moved(true)
  const outlines = () => layer.findAll('.flights__frame--changed').length
  const once = outlines()
  await vi.advanceTimersByTimeAsync(1500)
  await page.table.choose({ type: 'coin' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(outlines()).toBe(once)
  await vi.advanceTimersByTimeAsync(1200)
  expect(outlines()).toBe(0)
  vi.useRealTimers()
  layer.unmount()
})

test.each([
  [
    'no flights if the system asks for reduced motion and the setting follows the system',
    true,
    { motion: 'system' },
    false
  ],
  [
    'flights if the system asks for reduced motion but the setting for full motion',
    true,
    { motion: 'full' },
    true
  ],
  ['no flights if the setting asks for reduced motion', false, { motion: 'reduced' }, false],
  ['no flights if the speed is off', false, { speed: 0 }, false]
] as const)('%s', async (_case, reduced, part, flies) => {
  const { layer } = await moved(reduced, undefined, part)
  expect(layer.findAll('.flights__ghost')).toHaveLength(flies ? 1 : 0)
  expect(layer.findAll('.flights__frame--changed').length > 0).toBe(!flies)
  layer.unmount()
})

test('when the device passes to the next seat, flights go on to where their destination is for that seat', async () => {
  const { page, layer } = await moved(false)
  expect(JSON.stringify(flying[0]?.effect.frames.at(-1))).toContain('translate(25px, 40px)')
  lies(110, 120)
  await page.table.choose({ type: 'end' })
  await settled()
  await flushPromises()
  expect(page.table.seat).toBe(1)
  expect(layer.findAll('.flights__ghost')).toHaveLength(1)
  expect(JSON.stringify(flying[0]?.effect.frames.at(-1))).toContain('translate(125px, 140px)')
  layer.unmount()
})

test('with reduced motion the outlines move to their places for the next seat as well', async () => {
  const { page, layer } = await moved(true)
  lies(110, 120)
  await page.table.choose({ type: 'end' })
  await settled()
  await frameDrawn()
  expect(page.table.seat).toBe(1)
  expect(layer.get('.flights__frame--changed').attributes('style')).toContain('left: 110px')
  layer.unmount()
})

test('with reduced motion the outlines follow their pieces', async () => {
  const { layer } = await moved(true)
  // Resizing, scrolling and switching tabs move pieces without any notification.
  lies(210, 120)
  await frameDrawn()
  await nextTick()
  expect(layer.get('.flights__frame--changed').attributes('style')).toContain('left: 210px')
  vi.mocked(anchors.anchorRects).mockReturnValue([])
  await frameDrawn()
  await nextTick()
  expect(layer.find('.flights__frame--changed').exists()).toBe(false)
  lies(310, 120)
  await frameDrawn()
  await nextTick()
  expect(layer.get('.flights__frame--changed').attributes('style')).toContain('left: 310px')
  layer.unmount()
})

test('undo ends the flights of the undone choice', async () => {
  const { page, layer } = await moved(false)
  await page.table.undo()
  await settled()
  await drawn()
  expect(layer.find('.flights__ghost').exists()).toBe(false)
  layer.unmount()
})

test('Space ends all flights, and while it is held none starts', async () => {
  const { page, layer } = await moved(false)
  space('keydown')
  await flushPromises()
  expect(layer.find('.flights__ghost').exists()).toBe(false)
  await page.table.choose({ type: 'end' })
  await page.table.choose({ type: 'coin' })
  await drawn()
  expect(layer.find('.flights__ghost').exists()).toBe(false)
  space('keyup')
  layer.unmount()
})

test('Space counts as released when the window loses the focus', async () => {
  const { layer } = await moved(false, () => {
    space('keydown')
    window.dispatchEvent(new Event('blur'))
  })
  expect(layer.findAll('.flights__ghost')).toHaveLength(1)
  layer.unmount()
})

/** Mounts an element that is an anchor with these names, which can be changed. */
function anchored(names: string | readonly string[]) {
  const given = shallowRef(names)
  const place = mount({
    directives: { anchor: anchors.vAnchor },
    setup: () => ({ given }),
    template: '<i v-anchor="given" />'
  })
  const isVeiled = (): boolean => place.attributes('data-veiled') !== undefined
  return { given, isVeiled, unmount: () => place.unmount() }
}

test('a veil hides the element with its anchor name, and one that gets the name while the veil exists', async () => {
  const lift = anchors.veil('contract:7')
  const card = anchored('contract:7')
  expect(card.isVeiled()).toBe(true)
  card.given.value = 'contract:8'
  await nextTick()
  expect(card.isVeiled()).toBe(false)
  card.given.value = ['slot:1', 'contract:7']
  await nextTick()
  expect(card.isVeiled()).toBe(true)
  lift()
  expect(card.isVeiled()).toBe(false)
  lift()
  card.unmount()
})

test('a piece under two veils is visible only once both are lifted; a forgotten veil is lifted after five seconds', () => {
  vi.useFakeTimers()
  const card = anchored('contract:9')
  const first = anchors.veil('contract:9')
  anchors.veil('contract:9')
  first()
  first()
  expect(card.isVeiled()).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(card.isVeiled()).toBe(false)
  vi.useRealTimers()
  card.unmount()
})
