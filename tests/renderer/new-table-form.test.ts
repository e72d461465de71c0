// The new-table form with several games: people stay, colours adapt, options belong to their game.

import { expect, test } from 'vitest'
import { useNewTableForm, type FormRules, type FormUi } from '../../renderer/screens/new-table-form'
import { voyagesUi } from '../../renderer/games/voyages'
import { withLabels } from '../../renderer/screens/labelled-refusal'
import { speak } from '../../renderer/words/catalogue'
import { useWords } from '../../renderer/words'
import { refusalSentence } from '../../renderer/words/refusal'
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
const words = useWords()
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

test('the Secret Paths are refused while characters are assigned, in words with the labels of the form', async () => {
  const { rules, colours: pieces } = voyages
  const form = useNewTableForm(rules, { colours: pieces }, defaultSettings, names)
  form.choose('secret-paths', 'on')
  const told = () => form.refused.value && refusalSentence(words, withLabels(voyagesUi, form.refused.value))
  expect(told()).toBe('“Secret Paths” does nothing unless “Characters” is set to “Draft”.')
  await speak('de')
  expect(told()).toBe('„Geheime Pfade“ bewirkt nichts, solange „Charaktere“ nicht auf „Zur Wahl“ steht.')
  await speak('fr')
  expect(told()).toBe(
    '«\u202fSentiers secrets\u202f» reste sans effet tant que «\u202fPersonnages\u202f» n’est pas réglé sur «\u202fAu choix\u202f».'
  )
  await speak('en')
  form.choose('characters', 'draft')
  expect(form.refused.value).toBeUndefined()
})

test('the New Characters and the Agents are accepted while characters are assigned; the form knows that a part of them is missing', async () => {
  const { rules, colours: pieces } = voyages
  const form = useNewTableForm(rules, { colours: pieces }, defaultSettings, names)
  for (const id of ['new-characters', 'companions', 'agents']) form.choose(id, 'on')
  expect([form.refused.value, form.partial.value]).toEqual([undefined, ['new-characters', 'agents']])
  for (const [language, note] of [
    ['en', 'Its characters come by the draft only'],
    ['de', 'Ihre Charaktere kommen nur, wenn Charaktere zur Wahl stehen'],
    ['fr', 'Ses personnages ne viennent que si les personnages sont au choix']
  ] as const) {
    await speak(language)
    for (const id of form.partial.value) expect(voyagesUi.option(id).partly).toBe(note)
  }
  await speak('en')
  form.choose('characters', 'draft')
  expect(form.partial.value).toEqual([])
})

test.each(['en', 'de', 'fr'] as const)(
  'the notes on characters and goals name no number that five players refute: the fifth has Johannes, and three goals (%s)',
  async (language) => {
    await speak(language)
    for (const [id, value] of [
      ['characters', 'seats'],
      ['goals', 'draft']
    ] as const)
      expect(voyagesUi.option(id, value).note).not.toMatch(/four|vier|quatre/i)
    await speak('en')
  }
)
