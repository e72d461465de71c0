// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { anchorRect, anchorRects, vAnchor } from '../../renderer/kit/flights/anchors'

/** Adds a piece of 20 x 20 at `top` to a scroll box whose visible part reaches from 100 to 200. */
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

test('a pointer to a piece points at the part that is visible in its scroll box', () => {
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
