// @vitest-environment happy-dom
// Pieces have explanations: dice, figures, posts, the start player's flag, the columns of contracts.

import type { VueWrapper } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import ContractRow from '../../renderer/games/voyages/panels/ContractRow.vue'
import { openTip } from '../../renderer/kit/tips/tips'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import Rivals from '../../renderer/polo/seats/Rivals.vue'
import KhanBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import { table as khanTable } from '../khan/table'
import { table } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

let moved = 0
/** The text of an element's tooltip. */
const listening =
  (wrapper: VueWrapper) =>
  (selector: string, nth = 0): string => {
    const element = wrapper.findAll(selector)[nth]?.element
    if (!element) throw new Error(`no ${selector}`)
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: ++moved }))
    vi.advanceTimersByTime(500)
    return openTip.value?.target === element ? (openTip.value.tip.text ?? '') : ''
  }

test('each piece says in a sentence what it is', async () => {
  const position = table({ players: 3, options: { startPlayer: '1' } })
    .given({ dice: [3, { black: 5 }], posts: ['moscow'] })
    .turnOf(0)
  const { wrapper } = await sit(position, DiceTray, MapBoard, Rivals, ContractRow)
  vi.useFakeTimers()
  const said = listening(wrapper)
  expect(said('.tray__die', 0)).toMatch(/your colour/)
  expect(said('.tray__die', 1)).toMatch(/black die/)
  expect(said('.rivaldice > *')).toMatch(/^Lorenzo still has this die/)
  expect(said('[data-place="moscow"]')).toMatch(/Trading post of Aylin\. It counts for goals/)
  expect(said('[data-place="venezia"]')).toMatch(/Figure of Aylin, Lorenzo,? and Mei\. Travel/)
  expect(said('.starts')).toMatch(/^Lorenzo starts this round/)
  expect(said('.contracts__min', 0)).toMatch(/at least 1\.$/)
  expect(said('.contracts__min', 5)).toMatch(/2 camels or coins/)
  vi.useRealTimers()
})

test('so do the pieces of the Khan, on the open board of the only rival as well', async () => {
  const position = khanTable({ players: 2, options: { startPlayer: '1' } })
    .given({ dice: [3, { black: 5 }], posts: ['kashgar'] })
    .turnOf(0)
  const { wrapper } = await sitKhan(position, DiceTray, KhanBoard, Rivals)
  vi.useFakeTimers()
  const said = listening(wrapper)
  expect(said('.tray__die', 0)).toMatch(/your colour/)
  expect(said('.tray__die', 1)).toMatch(/black die/)
  expect(said('.rivaldice > *')).toMatch(/still has this die/)
  expect(said('[data-place="kashgar"]')).toMatch(/Trading post of /)
  expect(said('[data-place="beijing"]')).toMatch(/Figure of /)
  expect(said('.starts')).toMatch(/starts this round/)
  expect(said('.starts--next')).toMatch(/starts the next round: .+ as things stand/)
  expect(said('.board__where')).toMatch(/^Figure of /)
  vi.useRealTimers()
})
