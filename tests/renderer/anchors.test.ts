// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { anchorRect, anchorRects, vAnchor } from '../../renderer/kit/flights/anchors'
import { vCovers } from '../../renderer/kit/flights/visible-part'

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

test('nothing points at a piece under a question, while pieces in the question itself are pointed at', async () => {
  const page = mount(
    {
      directives: { anchor: vAnchor, covers: vCovers },
      props: { asked: Boolean },
      template: `
        <i class="under" v-anchor="'piece'" /><i class="beside" v-anchor="'piece'" />
        <section v-if="asked" v-covers><i class="inside" v-anchor="'piece'" /></section>`
    },
    { attachTo: document.body, props: { asked: true } }
  )
  const lies = (what: string, left: number, width: number): void => {
    page.get(what).element.getBoundingClientRect = () => new DOMRect(left, 0, width, 20)
  }
  lies('.under', 90, 40)
  lies('.beside', 70, 40)
  lies('.inside', 150, 20)
  lies('section', 100, 200)
  const seen = () => anchorRects('piece').map(({ left, right }) => [left, right])
  expect(seen(), 'beside it up to its edge').toEqual([
    [70, 100],
    [150, 170]
  ])
  await page.setProps({ asked: false })
  expect(seen(), 'once it is answered').toEqual([
    [90, 130],
    [70, 110]
  ])
  page.unmount()
})

test('nothing is outlined at the edge of the table, where pieces without a place come from', () => {
  const page = mount(
    { directives: { anchor: vAnchor }, template: '<i v-anchor="\'supply\'" data-elsewhere />' },
    { attachTo: document.body }
  )
  page.get('i').element.getBoundingClientRect = () => new DOMRect(5, 6, 70, 20)
  expect(anchorRects('supply')).toEqual([])
  expect(anchorRect('supply')?.x, 'a flight starts there').toBe(5)
  page.unmount()
})
