// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { anchorRect, anchorRects, vAnchor } from '../../renderer/kit/flights/anchors'

/** A piece of 20 x 20 at `top`, in a box that scrolls and is seen from 100 to 200. */
function pieceAt(top: number): { readonly remove: () => void } {
  const page = mount(
    {
      directives: { anchor: vAnchor },
      template: '<div style="overflow-y: auto"><i v-anchor="\'piece\'" /></div>'
    },
    { attachTo: document.body }
  )
  page.get('div').element.getBoundingClientRect = () => new DOMRect(0, 100, 50, 100)
  page.get('i').element.getBoundingClientRect = () => new DOMRect(10, top, 20, 20)
  return { remove: () => page.unmount() }
}

test('what points at a piece points at what is to be seen of it in the box that scrolls round it', () => {
  for (const [top, seen] of [
    [120, [[120, 20]]],
    [90, [[100, 10]]],
    [195, [[195, 5]]],
    [70, []],
    [200, []]
  ] as const) {
    const piece = pieceAt(top)
    expect(
      anchorRects('piece').map(({ y, height }) => [y, height]),
      `at ${top}`
    ).toEqual(seen)
    expect(anchorRect('piece')?.y, 'a flight starts from where it is').toBe(top)
    piece.remove()
  }
})
