// @vitest-environment happy-dom
// A map that shows all of itself and is asked to go back there does not ask for its size: in the middle of an update that
// would make the browser lay out the whole table.
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import { useZoom, type Zoom } from '../../renderer/kit/map/use-zoom'

test('a whole map at rest is not measured when a question ends; a zoomed one goes back', () => {
  const frame = shallowRef<HTMLElement | null>(null)
  const box = { left: 0.4, right: 0.41, top: 0.4, bottom: 0.41 }
  let zoom: Zoom | undefined
  const Frame = defineComponent(() => {
    zoom = useZoom(
      frame,
      () => ({ ratio: 5 / 3, slack: 0 }),
      {},
      () => []
    )
    return () => h('div', { ref: frame })
  })
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  measured.mockReturnValue(new DOMRect(0, 0, 1000, 600))
  mount(Frame, { attachTo: document.body })
  measured.mockClear()
  zoom?.zoomBack()
  expect(measured).not.toHaveBeenCalled()
  zoom?.zoomTo(() => [box, { ...box, left: 0.42, right: 0.43 }])
  expect(zoom?.view.value.scale).toBeGreaterThan(1)
  zoom?.zoomBack()
  expect(zoom?.view.value).toEqual({ scale: 1, x: 0, y: 0 })
})
