// @vitest-environment happy-dom
// The end of a game on the table: between the last choice and the ending scene, the top bar gives no instruction.
import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { useEnding } from '../../renderer/features/moments/use-ending'
import { useSettings } from '../../renderer/stores/settings'
import TopBar from '../../renderer/table/TopBar.vue'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame: game } = await import('./fake-game')
  return { games: [game], gameById: () => game }
})
giveInterfaces([fakeUi])

test('“Look round the board” appears once the ending was shown, and does not flash up before it', async () => {
  const { pinia, table } = await openPage(2)
  void useSettings().change({ speed: 1 })
  const toSheet = vi.fn()
  const Screen = defineComponent(() => {
    const { coming } = useEnding(toSheet)
    return () => h(TooltipProvider, () => h(TopBar, { ending: coming.value }))
  })
  const screen = mount(Screen, { global: { plugins: [pinia] }, attachTo: document.body })
  const said = (): boolean => screen.text().includes('Look round the board')
  for (let i = 0; i < 8 && !table.outcome; i++) {
    await table.choose({ type: 'end' })
    await settled()
  }
  await nextTick()
  expect([table.outcome !== undefined, said(), screen.get('.btn--go').isVisible()]).toEqual([
    true,
    false,
    false
  ])
  await vi.waitFor(() => expect(toSheet).toHaveBeenCalled(), 3000)
  await nextTick()
  expect([said(), screen.get('.btn--go').isVisible()]).toEqual([true, true])
  screen.unmount()
})
