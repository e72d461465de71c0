// @vitest-environment happy-dom
// Everything at the table of In the Service of the Khan has an explanation: spaces, tiles, seals, shields, outposts,
// cards, buttons.

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mount } from '@vue/test-utils'
import SpecialCity from '../../renderer/games/khan/atlas/SpecialCity.vue'
import Court from '../../renderer/games/khan/court/Court.vue'
import BonusBar from '../../renderer/games/khan/panels/BonusBar.vue'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import OwnBoard from '../../renderer/games/khan/panels/OwnBoard.vue'
import { khanUi } from '../../renderer/games/khan/index'
import { words } from '../../renderer/games/khan/words'
import { closeTip, openTip } from '../../renderer/kit/tips/tips'
import { setFormulas } from '../../renderer/polo/map/formula'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import { baseContent } from '../../shared/games/khan/content'
import { say } from '../khan/say'
import { table } from '../khan/table'
import { sitKhan } from './seated-model'

beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterAll(() => vi.useRealTimers())

/**
 * Exceptions: the table's own controls, whose names suffice; groups whose pieces are explained; posts in stock
 * without points.
 */
const plain = '.btn--icon, .peek, .standing, .rival__name, .tray, .seals-plate, .posts__slot, .bar__score'

/** The explanation of an element. */
function said(element: Element, nth: number): string {
  closeTip()
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: nth + 1 }))
  vi.advanceTimersByTime(500)
  return openTip.value?.target === element ? (openTip.value.tip.text ?? '') : ''
}

test('every control at the table says what it does, and everything with a rule says what it is', async () => {
  const position = table({ players: 3 })
    .given({
      dice: [3, 5, { black: 5 }],
      posts: ['xian', 'kabul'],
      seals: ['farmer', 'spicer'],
      improved: ['spicer']
    })
    .turnOf(0)
  const { wrapper } = await sitKhan(position, Court, MapBoard, OwnBoard, BonusBar, Rivals)
  const pieces = wrapper
    .findAll('button, [role="button"], [data-rule]')
    .filter(({ element }) => !element.matches(plain))
  expect(pieces.length).toBeGreaterThan(100)
  const silent = pieces.flatMap(({ element }, nth) => {
    if (said(element, nth) !== '') return []
    return [
      `${element.tagName.toLowerCase()}.${element.classList.value} ${element.getAttribute('aria-label') ?? element.textContent}`
    ]
  })
  expect(silent).toEqual([])
})

test('the note of a seal in the court says what the numbers on it mean', async () => {
  const { wrapper } = await sitKhan(table().given({ dice: [6] }), Court)
  const notes = wrapper.findAll('.seals__one').map(({ element }, nth) => said(element, nth))
  expect(notes.map((note) => /Taking it needs .*$/.exec(note)?.[0])).toEqual([
    undefined,
    'Taking it needs a 2 or more and brings 1 jade once.',
    'Taking it needs a 3 or more and brings 2 jade once.',
    'Taking it needs a 4 or more and brings 3 jade once.'
  ])
})

test('beside a short city card of the round, a long one gets the room that the short one leaves', async () => {
  const widths = async (...cards: string[]) => {
    const { wrapper } = await sitKhan(table().area(...cards), Court)
    return wrapper
      .findAll('.area-cards__card')
      .map((card) => Number(card.attributes('viewBox')?.split(' ')[2]))
  }
  expect(await widths('city-card-01', 'city-card-02')).toEqual([124, 124])
  const [short = 0, long = 0] = await widths('city-card-01', 'city-card-04')
  expect(short + long).toBe(248)
  expect(long).toBeGreaterThan(150)
  expect(await widths('city-card-10', 'city-card-11')).toEqual([124, 124])
})

test('the note of an oasis names it once, and begins as a sentence does', async () => {
  const { wrapper } = await sitKhan(table().given({ dice: [6], figures: ['beijing'] }), MapBoard)
  expect(said(wrapper.get('[data-place="oasis-gobi"]').element, 0)).toMatch(
    /^The Gobi oasis\. Only passed through/
  )
  expect(said(wrapper.get('[data-place="xian"]').element, 1)).toMatch(/^Xian, contract city\./)
})

test('the note of Kashgar names both its card and its bonus marker, as the printed special rule does', async () => {
  const { wrapper } = await sitKhan(table().given({ dice: [6] }), MapBoard)
  const note = (place: string, nth: number) => said(wrapper.get(`[data-place="${place}"]`).element, nth)
  expect(note('kashgar', 0)).toContain('opens the city’s card')
  expect(note('kashgar', 1)).toContain('brings the bonus of its marker')
  expect(note('kabul', 2)).not.toContain('marker')
})

test('ruling 38: the note of a special city says from which die the bonus comes twice, if it ever does', () => {
  const [balkh] = baseContent.specialCities
  if (!balkh) throw new Error('no special city')
  const { bonus } = baseContent.seal(balkh.seal)
  expect(words.explain.specialCity(balkh, bonus)).toMatch(/, twice with a 5 or more\.$/)
  const once = words.explain.specialCity({ ...balkh, times: [1, 1, 1, 1, 1, 1] }, bonus)
  expect(once).toMatch(/if improved: 1 silk and 1 coin\.$/)
})

test('a pack’s special city: the note and the plaque say how often each die brings the bonus', () => {
  const [balkh] = baseContent.specialCities
  if (!balkh) throw new Error('no special city')
  const { bonus } = baseContent.seal(balkh.seal)
  const note = (...times: number[]) => words.explain.specialCity({ ...balkh, times }, bonus)
  expect(note(1, 1, 2, 2, 3, 3)).toMatch(/; for a die of 1 to 6 this often: 1, 1, 2, 2, 3, 3\.$/)
  expect(note(2, 2, 2, 2, 2, 2)).toMatch(/this often: 2, 2, 2, 2, 2, 2\.$/)
  const plaque = (...times: number[]) => {
    const at = { x: 0, y: 0, w: 98, h: 48 }
    const reward = { coin: 5, vp: 4, gold: 1, 'any-good': 1 }
    const wrapper = mount(SpecialCity, { props: { ...balkh, at, reward, times } })
    const [, x = '', scale = ''] =
      /translate\(([\d.]+) [^)]*\) scale\(([\d.]+)\)/.exec(
        wrapper.get('.plaque__reward').attributes('transform') ?? ''
      ) ?? []
    const room = setFormulas([{ reward }], 54).width * Number(scale)
    expect(Number(x) + room).toBeLessThanOrEqual(at.w)
    return wrapper.findAll('.plaque__times > tspan').map((part) => part.text())
  }
  expect(plaque(1, 1, 1, 1, 2, 2)).toEqual(['×1', '5+ ×2'])
  expect(plaque(2, 2, 2, 2, 2, 2)).toEqual(['×2'])
  expect(plaque(1, 1, 2, 2, 3, 3)).toEqual(['×1', '3+ ×2', '5+ ×3'])
  expect(plaque(1, 2, 3, 4, 5, 6)).toEqual(['×1', '×2', '×3', '×4', '×5', '×6'])
})

test('ruling 13: if no main action is possible, the prompt says so and names the money bag', () => {
  const prompt = (position: ReturnType<typeof table>): string => {
    const { what, how } = khanUi.prompt('turn', { view: position.state, content: undefined, seats: [] }, 0)
    return `${what} ${how}`
  }
  const stuck = table()
    .given({ dice: [1, 1], coins: 0 })
    .onSpace('book-1', 1, 1)
    .onSpace('khans-favor', 1, 6)
    .onSpace('guild-seals', 1, 1, 1)
    .area('city-card-02', 'city-card-03')
  expect(prompt(stuck)).toContain('put a die on the money bag')
  // Another value may make a main action possible.
  expect(prompt(stuck)).toContain('change a die')
  expect(prompt(stuck)).not.toContain('place dice')
  stuck.play(say.moneyBag(1), say.choose(1))
  expect(prompt(stuck)).toContain('no main action is possible')
  expect(prompt(table().given({ dice: [3] }))).toContain('place dice')
})
