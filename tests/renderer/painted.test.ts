import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { paintedWidth, useDrawn } from '../../renderer/art/map/painted'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A map sheet that can be set to widths; returns whether it then uses the drawing instead of the bitmap. */
function sheet(points: number) {
  vi.stubGlobal('devicePixelRatio', points)
  const width = shallowRef(0)
  const scope = effectScope()
  const drawn = scope.run(() => useDrawn(() => width.value))
  const at = async (px: number, rests = 1000): Promise<boolean | undefined> => {
    width.value = px
    await nextTick()
    vi.advanceTimersByTime(rests)
    return drawn?.value
  }
  return { at, close: () => scope.stop() }
}

test('the bitmap is used up to a third more than its own width', async () => {
  const { at, close } = sheet(1)
  expect(await at(900)).toBe(false)
  expect(await at(paintedWidth * 1.25)).toBe(false)
  expect(await at(paintedWidth * 1.4)).toBe(true)
  expect(await at(900)).toBe(false)
  close()
})

test('a screen with a higher pixel density needs the drawing sooner', async () => {
  const { at, close } = sheet(2)
  expect(await at(900)).toBe(false)
  expect(await at(1700)).toBe(true)
  close()
})

test('while a map is being zoomed its background is not exchanged', async () => {
  const { at, close } = sheet(1)
  for (const width of [2000, 3000, 4000, 5000]) expect(await at(width, 16)).toBe(false)
  expect(await at(5001)).toBe(true)
  close()
})
