// The new-table form with several games: people stay, colours adapt, options belong to their game.

import { expect, test } from 'vitest'
import { useNewTableForm, type FormRules, type FormUi } from '../../renderer/screens/new-table-form'
import { expedition } from '../../shared/games/expedition'
import { voyages } from '../../shared/games/voyages'
import { defaultSettings } from '../../shared/protocol/messages'

const four: FormRules = {
  id: 'four',
  seats: { min: 2, max: 4 },
  options: [{ id: 'wind', kind: 'choice', values: ['calm', 'storm'], fallback: 'calm' }]
}
const fourUi: FormUi = {
  colours: ['blue', 'yellow', 'green', 'red'],
  presets: () => [{ id: 'rough', label: 'Rough', note: '', options: { wind: 'storm' } }]
}
const five: FormRules = {
  id: 'five',
  seats: { min: 2, max: 5 },
  options: [
    { id: 'track', kind: 'choice', values: ['long', 'short'], fallback: 'long' },
    { id: 'both', kind: 'choice', values: ['one', 'both'], fallback: 'one', players: [2] }
  ]
}
const fiveUi: FormUi = { colours: ['blue', 'ivory', 'green', 'orange', 'red'] }
const names = ['A', 'B', 'C', 'D', 'E']

const made = (settings = defaultSettings): ReturnType<typeof useNewTableForm> =>
  useNewTableForm(four, fourUi, settings, names)
const colours = (form: ReturnType<typeof useNewTableForm>): string[] =>
  form.people.value.map((person) => person.colour)

test('switching games keeps names, order and shared colours; other seats get free colours, and their own when switching back', () => {
  const form = made()
  form.rename(1, 'Zoe')
  expect(colours(form)).toEqual(['blue', 'yellow', 'green', 'red'])
  form.setGame(five, fiveUi)
  expect(form.people.value.map((person) => person.name)).toEqual(['A', 'Zoe', 'C', 'D'])
  expect(colours(form)).toEqual(['blue', 'ivory', 'green', 'red'])
  form.count.value = 5
  expect(form.people.value[4]).toMatchObject({ name: 'B', colour: 'orange' })
  form.setGame(four, fourUi)
  expect(colours(form)).toEqual(['blue', 'yellow', 'green', 'red'])
  form.setGame(five, fiveUi)
  expect(form.count.value).toBe(5)
  expect(new Set(colours(form)).size).toBe(5)
})

test('a chosen colour is kept, and no two seats share one', () => {
  const form = made()
  form.setGame(five, fiveUi)
  form.paint(0, 'orange')
  form.paint(3, 'blue')
  form.setGame(four, fourUi)
  expect(new Set(colours(form)).size).toBe(4)
  expect(form.people.value[3]?.colour).toBe('blue')
  form.setGame(five, fiveUi)
  expect([form.people.value[0]?.colour, form.people.value[3]?.colour]).toEqual(['orange', 'blue'])
})

test('the people of last time are offered for a game with other colours, too', () => {
  const seats = ['ivory', 'orange', 'blue'].map((colour, i) => ({ name: names[i] ?? '', colour }))
  const form = made({ ...defaultSettings, seats })
  expect(form.count.value).toBe(3)
  expect(colours(form)).toEqual(['yellow', 'green', 'blue'])
  form.setGame(five, fiveUi)
  expect(colours(form)).toEqual(['ivory', 'orange', 'blue'])
})

test('options are remembered for each game, and those that do not apply are neither shown nor sent', () => {
  const form = made({ ...defaultSettings, options: { five: { track: 'short', both: 'both' } } })
  form.values.value['wind'] = 'storm'
  form.setGame(five, fiveUi)
  expect(form.chosen()).toEqual({ track: 'short' })
  expect(form.choiceOptions.value.map(({ id }) => id)).toEqual(['track'])
  form.count.value = 2
  expect(form.chosen()).toEqual({ track: 'short', both: 'both' })
  form.setGame({ ...five, options: five.options.slice(1) }, fiveUi)
  expect(form.chosen()).toEqual({ both: 'both' })
  form.setGame(five, fiveUi)
  expect(form.chosen()).toEqual({ track: 'short', both: 'both' })
  form.setGame(four, fourUi)
  expect(form.chosen()).toEqual({ wind: 'storm' })
})

test('presets are the game’s own; a game without them has none', () => {
  const form = made()
  expect(form.preset.value).toBe('')
  form.apply('rough')
  expect([form.preset.value, form.values.value['wind']]).toEqual(['rough', 'storm'])
  form.setGame(five, fiveUi)
  expect([form.presets.value, form.preset.value]).toEqual([[], ''])
  form.apply('rough')
  expect(form.chosen()).toEqual({ track: 'long' })
})

test('an option that was added later has its default, even if the form remembers older choices', () => {
  const { rules, colours: pieces } = expedition
  const before = { ...defaultSettings, options: { expedition: { track: 'graded', bothCamels: 'both' } } }
  const form = useNewTableForm(rules, { colours: pieces }, before, names)
  form.count.value = 2
  expect(form.values.value).toMatchObject({ track: 'graded', bothCamels: 'both', ballast: 'reached' })
  expect(form.chosen()).toMatchObject({ ballast: 'reached' })
  form.choose('ballast', 'passed')
  expect(form.chosen()).toMatchObject({ ballast: 'passed' })
  form.count.value = 3
  expect(form.chosen()).not.toHaveProperty('ballast')
})

test('a number of people that needs a module switches it on, and is refused without it; by default no module is needed', () => {
  const { rules, colours: pieces } = voyages
  const form = useNewTableForm(rules, { colours: pieces }, defaultSettings, names)
  expect([form.count.value, form.switchedOn.value]).toEqual([4, []])
  form.count.value = 5
  expect([form.values.value['venice'], form.switchedOn.value]).toEqual(['on', ['venice']])
  expect(form.refused.value).toBeUndefined()
  expect(colours(form)).toEqual(['blue', 'yellow', 'green', 'red', 'violet'])
  form.choose('venice', 'off')
  expect(form.refused.value).toEqual({ code: 'players-need', numbers: { players: 5, needs: 'venice' } })
  expect(form.switchedOn.value).toEqual([])
})

test('a module that the form switched on goes off when it is no longer needed; one that a person switched on stays', () => {
  const { rules, colours: pieces } = voyages
  const form = useNewTableForm(rules, { colours: pieces }, defaultSettings, names)
  const venice = (): string | undefined => form.values.value['venice']
  form.count.value = 5
  form.count.value = 4
  expect([venice(), form.switchedOn.value]).toEqual(['off', []])
  form.choose('venice', 'on')
  form.count.value = 5
  expect(form.switchedOn.value).toEqual([])
  form.count.value = 3
  expect(venice()).toBe('on')
})

test('switching to a game with five people switches its module on, and switching back switches it off', () => {
  const { rules, colours: pieces } = voyages
  const form = made()
  form.setGame(five, fiveUi)
  form.count.value = 5
  form.setGame(rules, { colours: pieces })
  expect([form.count.value, form.values.value['venice'], form.refused.value]).toEqual([5, 'on', undefined])
  form.setGame(four, fourUi)
  form.count.value = 4
  form.setGame(rules, { colours: pieces })
  expect(form.values.value['venice']).toBe('off')
})
