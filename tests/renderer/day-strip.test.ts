// @vitest-environment happy-dom
// The week of days on the solo page: which day is chosen, which weeks can be shown, and what happens at midnight.

import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import DayStrip from '../../renderer/features/solo/DayStrip.vue'

enableAutoUnmount(afterEach)

/** A strip whose chosen day and today are told. */
function strip(now = '2026-12-01') {
  const today = ref(now)
  const day = ref(now)
  const resultOf = (one: string) =>
    one === '2026-11-30' ? ('won' as const) : one === '2026-11-29' ? ('played' as const) : undefined
  const page = mount(
    defineComponent(
      () => () =>
        h(DayStrip, {
          modelValue: day.value,
          today: today.value,
          resultOf,
          'onUpdate:modelValue': (to: string) => (day.value = to)
        })
    ),
    { attachTo: document.body }
  )
  const press = async (name: string): Promise<void> => {
    await page.get(`[aria-label="${name}"]`).trigger('click')
    await nextTick()
  }
  const shown = (): readonly (string | undefined)[] =>
    page.findAll('[role="radio"]').map((one) => one.attributes('aria-label'))
  return { day, today, page, press, shown }
}

test('the last seven days are offered, with what became of them', async () => {
  const { day, press, shown } = strip()
  expect(shown()).toEqual([
    '25 November 2026',
    '26 November 2026',
    '27 November 2026',
    '28 November 2026',
    '29 November 2026, played',
    '30 November 2026, won',
    '1 December 2026'
  ])
  await press('30 November 2026, won')
  expect(day.value).toBe('2026-11-30')
})

test('earlier weeks can be shown, and none after today', async () => {
  const { day, page, press, shown } = strip()
  const later = () => page.get('[aria-label="Later days"]').attributes('aria-disabled')
  expect(later()).toBe('true')
  await press('Later days')
  expect(day.value).toBe('2026-12-01')
  await press('Earlier days')
  expect([day.value, shown().at(-1), later()]).toEqual(['2026-11-24', '24 November 2026', 'false'])
  await press('19 November 2026')
  await press('Later days')
  expect([day.value, shown().at(-1)]).toEqual(['2026-11-26', '1 December 2026'])
})

test('at midnight the next day appears where the latest week is shown, and no other week moves', async () => {
  const { today, press, shown } = strip()
  today.value = '2026-12-02'
  await nextTick()
  expect(shown().at(-1)).toBe('2 December 2026')
  await press('Earlier days')
  today.value = '2026-12-03'
  await nextTick()
  expect(shown().at(-1)).toBe('25 November 2026')
})
