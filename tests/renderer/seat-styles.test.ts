// @vitest-environment happy-dom
// The playing style of a computer player: chosen in the new-table form, shown and changed in the list of seats.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import LevelChoice from '../../renderer/features/lan/LevelChoice.vue'
import { isAskable, seatActions, type BotChange, type SeatSeen } from '../../renderer/features/lan/seat-menu'
import { expeditionEntry } from '../../renderer/games/expedition/entry'
import { rememberedPlaying, useSeatDevices } from '../../renderer/screens/use-seat-devices'
import { useWords } from '../../renderer/words'
import type { SeatBy, SeatInfo } from '../../shared/protocol/messages'

const styles = expeditionEntry.styles()
const person = { id: 1, name: 'Ben', colour: 'blue' }

test('the form keeps the style with the level, and drops it where the game does not have it or a person plays', () => {
  const known = ref<readonly string[]>(['racer', 'saver'])
  const seats = [
    { name: 'Ann', colour: 'red' },
    { name: 'Ben', colour: 'blue', level: 3, style: 'saver' }
  ] as const
  const places = useSeatDevices(
    () => [person],
    false,
    rememberedPlaying([...seats]),
    () => known.value
  )
  expect(places.of(person)).toEqual({ by: 'bot', level: 3, style: 'saver' })
  places.set(person, 'bot', { level: 1 })
  expect(places.of(person)).toEqual({ by: 'bot', level: 1, style: 'saver' })
  places.set(person, 'bot', { style: 'racer' })
  expect(places.all.value).toEqual([{ by: 'bot', level: 1, style: 'racer' }])
  known.value = ['traveller']
  expect(places.of(person)).toEqual({ by: 'bot', level: 1 })
  known.value = ['racer']
  expect(places.of(person).style).toBe('racer')
  places.set(person, 'here')
  places.set(person, 'bot')
  expect(places.of(person)).toEqual({ by: 'bot', level: 2 })
})

test('the style has a select box of its own, with a sentence about the one that is chosen', async () => {
  const view = mount(LevelChoice, { props: { modelValue: 2, name: 'Ben', styles } })
  const [level, style] = view.findAll('select')
  expect([level?.attributes('aria-label'), style?.attributes('aria-label')]).toEqual([
    'How strong Ben plays',
    'How Ben plays'
  ])
  expect(style?.findAll('option').map((one) => one.text())).toEqual([
    'Balanced',
    'Racer',
    'Card gatherer',
    'Saver'
  ])
  expect(view.get('small').text()).toBe('Medium: plans the whole turn.')
  await style?.setValue('racer')
  expect(view.emitted('update:styleId')).toEqual([['racer']])
  await view.setProps({ styleId: 'racer' })
  await nextTick()
  expect(view.get('small').text()).toBe('Moves on early, with few cards in hand.')
  await view.setProps({ styles: {} })
  expect(view.findAll('select')).toHaveLength(1)
})

test('the menu of a computer player’s seat offers the other styles; the usual one removes the choice', () => {
  const words = useWords()
  const given: [SeatBy, BotChange?][] = []
  const on = { give: (...to: [SeatBy, BotChange?]) => given.push(to), kick: () => {}, link: () => {} }
  const seen = (seat: Partial<SeatInfo>): SeatSeen => ({
    seat: { name: 'Ben', colour: 'blue', by: 'bot', taken: true, present: true, level: 2, ...seat },
    own: false,
    wishing: false,
    shared: false,
    styles
  })
  const offered = (seat: Partial<SeatInfo>) =>
    seatActions(words, seen(seat), on).filter(({ name }) => name.startsWith('Style'))
  expect(offered({}).map(({ name }) => name)).toEqual([
    'Style: Racer',
    'Style: Card gatherer',
    'Style: Saver'
  ])
  const racing = offered({ style: 'racer' })
  expect(racing.map(({ name }) => name)).toEqual(['Style: Balanced', 'Style: Card gatherer', 'Style: Saver'])
  for (const { press } of racing.slice(0, 2)) press()
  expect(given).toEqual([
    ['bot', { style: null }],
    ['bot', { style: 'stocker' }]
  ])
  expect(offered({ by: 'here' })).toEqual([])
  const levels = seatActions(words, seen({ by: 'here' }), on).map(({ name }) => name)
  expect(levels).toContain('Computer: Porter (easy)')
  expect(levels).toContain('Computer: Marco Polo (very strong)')
  expect(isAskable(seen({ kept: true }))).toBe(true)
})
