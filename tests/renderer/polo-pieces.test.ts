// @vitest-environment happy-dom
// The components of the Marco Polo games at a table of a made-up game: five seats, a space for three dice, a price that
// another item can pay, roads that cost several items. The components must assume nothing about the game.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { computed, defineComponent, h, nextTick, provide, ref, shallowRef, type Component } from 'vue'
import { bundleParts, type BundleOf } from '../../renderer/art/icons'
import { vignetteOf } from '../../renderer/art/vignettes'
import { SEAT_COLOURS } from '../../renderer/contract/colours'
import { closeTip, openTip } from '../../renderer/kit/tips/tips'
import BonusButton from '../../renderer/polo/bonus/BonusButton.vue'
import QuestionDock from '../../renderer/polo/question-views/QuestionDock.vue'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import OwnContracts from '../../renderer/polo/contracts/OwnContracts.vue'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import FlyingPiece from '../../renderer/polo/FlyingPiece.vue'
import { familyKey, type Family } from '../../renderer/polo/family'
import { makeWayChoice, type AnyWay } from '../../renderer/polo/travel/plan'
import { makeMapLayout } from '../../renderer/polo/map/layout'
import MapPieces from '../../renderer/polo/map/MapPieces.vue'
import Route from '../../renderer/polo/map/Route.vue'
import { familySource } from '../../renderer/polo/cause-source'
import { familyScenes } from '../../renderer/polo/scenes'
import { makeSelection } from '../../renderer/polo/selection'
import Sockets from '../../renderer/polo/spaces/Sockets.vue'
import SpaceButton from '../../renderer/polo/spaces/SpaceButton.vue'
import { isOff, type Status } from '../../renderer/polo/status'
import type { SeatThings } from '../../renderer/polo/things'
import { meritOf, type WayFace } from '../../renderer/polo/travel/journey'
import { useTable } from '../../renderer/stores/table'
import { assistWords } from '../../renderer/games/voyages/assist/words'
import { words } from '../../renderer/games/voyages/words'
import type { PlacedDie } from '../../shared/polo/dice'

const map = makeMapLayout(
  { x: 0, y: 0, width: 600, height: 400 },
  [
    {
      id: 'a',
      kind: 'city',
      x: 100,
      y: 300,
      posts: { x: 100, y: 330, grow: 0, rows: 0 },
      figures: [],
      cards: []
    },
    { id: 'b', kind: 'oasis', x: 500, y: 100, figures: [{ x: 520, y: 130 }], cards: [] }
  ],
  [{ id: 'r', from: 'a', to: 'b', d: 'M100 300Q300 100 500 100', tag: { x: 300, y: 170 } }]
)

const things = (): SeatThings => ({
  character: '',
  stock: { coin: 1, camel: 0, gold: 3 },
  dice: [
    { colour: 'own', value: 5 },
    { colour: 'own', value: 2 },
    { colour: 'black', value: 6 }
  ],
  postsLeft: 10,
  posts: ['a'],
  figures: ['b'],
  contracts: ['c1'],
  offer: '',
  completed: []
})

/** A table of five seats. One gold can replace a coin or a camel. */
function table() {
  const seats = Array.from({ length: 5 }, things)
  const me = computed(() => 0)
  const own = computed(() => things())
  const task = ref<{ kind: string } | undefined>({ kind: 'turn' })
  const turn = computed(() => task.value?.kind === 'turn')
  const selection = makeSelection({ own, me, task: computed(() => task.value) })
  const pressed: string[] = []
  const black = ref(3)
  const lying = shallowRef<readonly PlacedDie[]>([])
  const status = shallowRef<Status>({ light: 'legal' })
  const outlook = computed(() => undefined)
  const ways = computed(() => new Map<string, readonly AnyWay[]>())
  const pinia = createPinia()
  const family: Family = {
    me,
    own,
    rivals: computed(() => [1, 2, 3, 4]),
    seatAt: (seat) => seats[seat] ?? things(),
    nameOf: (seat) => `Seat ${seat}`,
    colourOf: (seat) => SEAT_COLOURS[seat] ?? 'neutral',
    dieColour: (seat, colour) => (colour === 'black' ? 'black' : (SEAT_COLOURS[seat] ?? 'neutral')),
    startSeat: computed(() => 4),
    playing: computed(() => true),
    stockItems: ['coin', 'camel', 'gold'],
    contractSlots: 3,
    postsOf: () => 11,
    postPoints: (nth) => (nth === 11 ? 10 : 0),
    characterOf: () => undefined,
    ownSpaces: () => [],
    pointsOf: () => 7,
    standingOf: () => undefined,
    standingNote: () => undefined,
    turn,
    task: computed(() => task.value),
    listed: computed(() => []),
    answer: () => undefined,
    refusal: () => undefined,
    travelPlan: {
      ...makeWayChoice(outlook, ways),
      outlook,
      ways,
      passing: computed(() => []),
      several: computed(() => false),
      short: () => undefined,
      go: () => Promise.resolve()
    },
    placing: turn,
    placeKind: (place) => map.place(place).kind,
    placeHelp: (place) => place,
    travelNeeds: () => '',
    placeChoice: () => undefined,
    journeyStatus: () => ({ light: 'idle' }),
    offered: computed(() => []),
    selection,
    space: () => status.value,
    price: () => 0,
    priceUpTo: () => 0,
    diceOn: () => lying.value,
    proposedOn: () => selection.chosen.value,
    blackDiceLeft: () => black.value,
    complete: () => status.value,
    lacking: (seat, contract) => {
      const stock = seats[seat]?.stock ?? {}
      let spare = stock.gold ?? 0
      const lack: Record<string, number> = {}
      for (const { item, count } of bundleParts(family.contract(contract).cost)) {
        const gap = Math.max(0, count - (stock[item] ?? 0))
        const rest = gap - Math.min(gap, spare)
        spare -= gap - rest
        if (rest > 0) lack[item] = rest
      }
      return lack satisfies BundleOf
    },
    completedSoon: () => undefined,
    bonusHelp: (action) => action,
    tip: (_, help) => ({ text: help }),
    pressSpace: (space) => pressed.push(space),
    pressPlace: (place) => pressed.push(place),
    pressDie: (index) => pressed.push(`die ${index}`),
    pressBonus: (action) => pressed.push(action),
    room: { going: computed(() => []), mustChoose: computed(() => false), of: () => undefined },
    pressContract: (contract) => pressed.push(contract),
    words: { ...words, assist: assistWords },
    rules: { bonusActions: {}, characters: {}, items: {}, pieces: {}, sources: {}, places: {}, spaces: {} },
    map,
    contract: () => ({ cost: { camel: 2, coin: 3 }, reward: { gold: 1 }, vp: 4 }),
    board: shallowRef()
  }
  const lay = (piece: Component, props: Record<string, unknown> = {}) =>
    mount(
      defineComponent(() => {
        provide(familyKey, family)
        return () =>
          h(piece, props, { default: () => h(Sockets, { space: 's', needs: 3, room: 4, isTarget: true }) })
      }),
      { global: { plugins: [pinia] } }
    )
  return { black, family, lay, pinia, lying, pressed, selection, status, task }
}

test('a space shows three slots, the dice that a press would place, and those that lie there', async () => {
  const { lay, lying, pressed, selection, status } = table()
  const page = lay(SpaceButton, { space: 's', name: 'A space of three dice' })
  expect(page.findAll('.socket')).toHaveLength(3)
  expect(page.findAll('.sockets__ghost')).toHaveLength(0)
  selection.setDice([2, 0])
  await nextTick()
  expect(page.findAll('.sockets__ghost')).toHaveLength(2)
  lying.value = [4, 5, 6].map((value) => ({ seat: 4, colour: 'own' as const, value }))
  await nextTick()
  expect(page.findAll('.socket')).toHaveLength(0)
  expect(page.find('.sockets__dice').attributes('aria-label')).toContain('6')
  await page.get('button').trigger('click')
  expect(pressed).toEqual(['s'])
  expect(page.get('button').attributes('aria-disabled')).toBe('false')
  status.value = { light: 'refused' }
  await nextTick()
  expect(isOff(status.value)).toBe(true)
  expect(page.get('button').attributes('aria-disabled')).toBe('true')
})

test('the dice of several placements are all shown if there is room for them side by side or stacked', async () => {
  const { lay, lying } = table()
  const page = lay(SpaceButton, { space: 's', name: 'A space' })
  const pairs = (n: number) =>
    Array.from({ length: 2 * n }, (_, i) => ({
      seat: i >> 1,
      colour: 'own' as const,
      value: (i % 6) + 1
    }))
  for (const n of [1, 2, 3]) {
    lying.value = pairs(n)
    await nextTick()
    expect(page.findAll('.sockets__die'), `${n} pairs`).toHaveLength(2 * n)
  }
})

test('the game counts what a contract lacks: here one gold for everything', () => {
  const { lay, pressed } = table()
  const page = lay(OwnContracts)
  // 2 camels and 3 coins cost 5; 1 coin and 3 gold pay 4 of them.
  expect(page.get('.own-contracts__badge').text()).toBe('Missing 1')
  expect(page.findAll('.own-contracts__slot')).toHaveLength(3)
  void page.get('.own-contracts__card').trigger('click')
  expect(pressed).toEqual(['c1'])
})

test('a contract whose black die is gone shows and says so before it is pressed', async () => {
  const { black, family, lay } = table()
  family.contract = () => ({ cost: { coin: 1 }, reward: { 'black-die': 1 }, vp: 4 })
  const page = lay(OwnContracts)
  document.body.append(page.get('div').element)
  const badge = page.get('.own-contracts__badge')
  expect(badge.classes()).toContain('chip--met')
  black.value = 0
  await nextTick()
  expect(badge.classes()).not.toContain('chip--met')
  expect(badge.text()).toBe('Complete now')
  vi.useFakeTimers()
  badge.element.dispatchEvent(
    new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: 5, clientY: 5 })
  )
  vi.advanceTimersByTime(500)
  expect(openTip.value?.tip.text).toBe('No black die is left: that part of the reward is lost.')
  closeTip()
  vi.useRealTimers()
  page.unmount()
})

test('a rival’s board opened by one player is closed when another one looks at the table', async () => {
  const { family, lay, pinia } = table()
  const me = ref(0)
  const watched = ref(false)
  Object.assign(family, {
    me: computed(() => me.value),
    rivals: computed(() => [0, 1, 2, 3, 4].filter((seat) => seat !== me.value))
  })
  const sitting = vi
    .spyOn(useTable(pinia), 'seat', 'get')
    .mockImplementation(() => (watched.value ? null : me.value))
  const page = lay(Rivals)
  vi.useFakeTimers()
  const hover = async (): Promise<void> => {
    await page.get('.rival').trigger('pointerenter')
    vi.advanceTimersByTime(500)
    await nextTick()
  }
  await hover()
  const board = () => page.find('.rivals__beside')
  expect(board().text()).toContain('Seat 1')
  me.value = 1
  await nextTick()
  expect(board().exists()).toBe(false)
  await hover()
  expect(board().text()).toContain('Seat 0')
  await page.get('.rivals__pin').trigger('click')
  me.value = 0
  await nextTick()
  expect(board().exists()).toBe(false)
  // A hover that has begun ends with the turn as well.
  await page.get('.rival').trigger('pointerenter')
  me.value = 1
  await nextTick()
  vi.advanceTimersByTime(500)
  await nextTick()
  expect(board().exists()).toBe(false)
  // Somebody who only watches keeps the board open through the turns of others.
  watched.value = true
  await nextTick()
  await hover()
  await page.get('.rivals__pin').trigger('click')
  me.value = 2
  await nextTick()
  expect(board().text()).toContain('Seat 0')
  sitting.mockRestore()
  vi.useRealTimers()
})

test('a question that opens for a keyboard player has the focus on its first answer', async () => {
  const { family } = table()
  const question = ref<object>()
  const page = mount(
    defineComponent(() => {
      provide(familyKey, family)
      return () =>
        h(
          QuestionDock,
          { question: question.value, what: 'Which?', why: '', label: 'Decision' },
          { default: () => [h('button', { disabled: true }), h('button', { id: 'answer' })] }
        )
    }),
    { global: { plugins: [createPinia()] }, attachTo: document.body }
  )
  question.value = {}
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('answer'))
  page.unmount()
})

test('the second press of a double click on an answer does not answer the next question', async () => {
  const { family } = table()
  const question = ref<object>({ kind: 'first' })
  const answered: object[] = []
  const page = mount(
    defineComponent(() => {
      provide(familyKey, family)
      const answer = (): void => {
        answered.push(question.value)
        question.value = { kind: 'next' }
      }
      return () =>
        h(
          QuestionDock,
          { question: question.value, what: 'Which?', why: '', label: 'Decision' },
          { default: () => [h('button', { id: 'answer', onClick: answer })] }
        )
    }),
    { global: { plugins: [createPinia()] }, attachTo: document.body }
  )
  const click = async (detail: number): Promise<void> => {
    page.get('#answer').element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    await nextTick()
  }
  vi.useFakeTimers()
  vi.advanceTimersByTime(5000)
  await click(1)
  vi.advanceTimersByTime(120)
  await click(2)
  expect(answered).toEqual([{ kind: 'first' }])
  await click(1)
  expect(answered, 'a press of its own answers at once').toHaveLength(2)
  await click(0)
  expect(answered, 'so does a key').toHaveLength(3)
  vi.advanceTimersByTime(2000)
  await click(2)
  expect(answered, 'and a double click, some time after the question').toHaveLength(4)
  vi.useRealTimers()
  page.unmount()
})

test('a flying contract has the picture of its card', () => {
  const face = { id: 'contract-7', cost: { camel: 2 }, vp: 5 }
  const piece = mount(FlyingPiece, { props: { kind: 'contract', face } })
  expect(piece.get('.piece-picture use').attributes('href')).toBe(`#v-${vignetteOf(face.id)}`)
})

test('dice are selected by a press, and a bonus action can cost several items', async () => {
  const { lay, pressed, selection } = table()
  const tray = lay(DiceTray)
  await tray.findAll('.tray__die')[1]?.trigger('click')
  expect(pressed).toEqual(['die 1'])
  selection.toggle(1)
  await nextTick()
  expect(tray.findAll('.tray__die.is-selected')).toHaveLength(1)
  const button = lay(BonusButton, {
    action: 'improve',
    status: { light: 'legal' },
    letter: 'I',
    price: { coin: 2, gold: 1 }
  })
  expect(button.findAll('.amt').map((amount) => amount.find('b').text())).toEqual(['2', '1'])
  expect(button.get('button').classes()).toContain('is-ready')
})

test('five seats can have posts in a city and figures in an oasis, each in its own place', () => {
  const { lay } = table()
  const page = lay(MapPieces)
  const spots = (selector: string): string[] =>
    page.findAll(selector).map((piece) => `${piece.attributes('x')} ${piece.attributes('y')}`)
  expect(new Set(spots('.post')).size).toBe(5)
  expect(new Set(spots('.figure')).size).toBe(5)
})

test('a road shows everything it costs, in a round tag if it costs only coins', () => {
  const { lay } = table()
  const [route] = map.routes
  const mixed = lay(Route, { route, layer: 'tag', cost: { camel: 2, coin: 12 } })
  expect(mixed.findAll('.cost__num').map((number) => number.text())).toEqual(['12', '2'])
  expect(mixed.get('.cost__bg').attributes('rx')).toBe('4')
  const coins = lay(Route, { route, layer: 'tag', cost: { coin: 3 } })
  expect(coins.get('.cost__bg').attributes('rx')).toBe('9')
  expect(coins.get('.cost__bg').attributes('width')).toBe('32')
})

test('of routes with different costs each says what it saves, compared with routes of the same figure only', () => {
  const way = (fare: BundleOf, figure = 0): WayFace => ({ fare, steps: 2, figure })
  const ways = [way({ camel: 1, coin: 9 }), way({ camel: 4 }), way({}, 1)]
  const spares = [
    ['camel', 'fewer camels'],
    ['coin', 'fewer coins']
  ] as const
  expect(ways.map((one) => meritOf(one, ways, spares))).toEqual(['fewer camels', 'fewer coins', ''])
})

test('scenes of common events start at the places that the game gives for their causes', () => {
  const scenes = familyScenes({
    map,
    setsOut: ['space:travel-1', 'space:travel-2'],
    sourceOf: familySource,
    afterCause: () => [],
    nthPost: (nth) => `post ${nth}`
  })
  const before = { view: { seats: [things()], spaces: {} }, colours: ['blue'] }
  const cause = { kind: 'space', space: 'book-2' } as const
  expect(scenes.gained({ seat: 0, items: { coin: 9, vp: 1 }, cause }, before).flights).toEqual([
    ...[2, 2, 2, 3].map((share) => ({
      from: 'space:book-2',
      to: 'stock:0:coin',
      gives: { 'stock:0:coin': share },
      piece: { kind: 'item', item: 'coin' }
    })),
    {
      from: 'space:book-2',
      to: 'points:0:pennant',
      gives: { 'points:0': 1 },
      rises: true,
      piece: { kind: 'gain', count: 1 }
    }
  ])
  const step = scenes.stepped({ seat: 0, figure: 0, from: 'a', to: 'b' }, before)
  expect(step.after).toEqual(['space:travel-1', 'space:travel-2'])
  const way = step.flights[0]?.along?.points ?? []
  expect(way[0]?.x).toBeCloseTo(100 / 600)
  expect(way.at(-1)?.x).toBeCloseTo(500 / 600)
})
