// @vitest-environment happy-dom
// How a table is laid out on screens of different shapes and in larger text.

import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { defaultSettings } from '../../shared/protocol/settings'

/** The layout in a window of this size. */
async function layoutIn(width: number, height: number, textSize = 100): Promise<string | undefined> {
  vi.resetModules()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(',').some((one) => fits(one, width, height)),
    addEventListener: () => undefined
  }))
  const { useTableLayout } = await import('../../renderer/kit/phone/use-phone')
  const { useSettings } = await import('../../renderer/stores/settings')
  setActivePinia(createPinia())
  useSettings().settings = { ...defaultSettings, textSize } as never
  return effectScope().run(() => useTableLayout().value)
}

/** Whether a window matches features such as `(min-width: 740px)`, all of which must hold. */
const fits = (query: string, width: number, height: number): boolean =>
  [...query.matchAll(/\((min|max)-(width|height): (\d+)px\)|\(orientation: portrait\)/g)].every(
    ([, bound, side, size]) => {
      if (bound === undefined) return height >= width
      const own = side === 'width' ? width : height
      return bound === 'min' ? own >= Number(size) : own <= Number(size)
    }
  )

test('a tablet held upright, or a window of that shape, holds the map above the tabs', async () => {
  for (const [width, height] of [
    [744, 1133],
    [768, 1024],
    [820, 1180],
    [800, 1280],
    [1000, 1010]
  ] as const)
    expect(await layoutIn(width, height), `${width} by ${height}`).toBe('held')
})

test('a phone has tabs alone, a wide screen the whole table, and larger text tabs everywhere', async () => {
  expect(await layoutIn(390, 844)).toBe('tabs')
  expect(await layoutIn(844, 390)).toBe('tabs')
  expect(await layoutIn(600, 960)).toBe('tabs')
  expect(await layoutIn(1024, 768)).toBe('whole')
  expect(await layoutIn(1280, 720)).toBe('whole')
  for (const textSize of [125, 150]) {
    expect(await layoutIn(820, 1180, textSize)).toBe('tabs')
    expect(await layoutIn(1280, 720, textSize)).toBe('tabs')
  }
})
