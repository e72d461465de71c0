// @vitest-environment happy-dom
// Whoever only watches sees whose board stands in front, and no controls of a player.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
// Loaded beforehand, so that no test waits for it.
import '../../renderer/games/expedition/components'
import '../../renderer/games/khan/components'
import '../../renderer/games/voyages/components'
import { useTable } from '../../renderer/stores/table'
import TopBar from '../../renderer/table/TopBar.vue'
import { table as expedition } from '../expedition/table'
import { table as khan } from '../khan/table'
import { table as voyages } from '../voyages/table'
import { openPosition } from './position-page'

let open: VueWrapper | undefined
afterEach(() => {
  open?.unmount()
  open = undefined
})

/** Opens a position as somebody who watches. `keys`: the keys that stand on its buttons. */
async function look(position: Parameters<typeof openPosition>[0]) {
  const { rules, match } = position
  const { pinia } = await openPosition({ rules, match, watched: true })
  const { ui } = useTable()
  open = mount(() => h(TooltipProvider, () => [h(TopBar), ui && h(ui.Table)]), {
    global: { plugins: [pinia] },
    attachTo: document.body
  })
  await flushPromises()
  await vi.waitFor(() => expect(document.querySelector('.own, .purse')).not.toBeNull(), 10_000)
  const keys = [...document.querySelectorAll('button kbd')].map((key) => key.textContent ?? '')
  return { text: document.body.textContent ?? '', keys, html: document.body.innerHTML }
}

const games = [
  ['Voyages', voyages],
  ['In the Service of the Khan', khan],
  ['the Expedition', expedition]
] as const

test.each(games)('a table of %s has no controls of a player for somebody who watches', async (name, at) => {
  const { text, keys, html } = await look(at())
  expect(keys).toEqual([])
  expect(text).not.toMatch(/Undo|End turn|Bonus actions|ends your turn/)
  expect(html).not.toMatch(/aria-label="Your (board|expedition|hand)"/)
  expect(html).toMatch(
    name === 'the Expedition' ? /aria-label="Expedition of Aylin"/ : /aria-label="Board of Aylin"/
  )
})
