// What a lobby says of the table's set-up: only what differs from the default.

import { expect, test } from 'vitest'
import { expeditionUi } from '../../renderer/games/expedition'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { speak } from '../../renderer/words/catalogue'
import { labelled } from '../../renderer/words/labelled'
import { chosenOptions } from '../../renderer/screens/chosen-options'
import { expedition } from '../../shared/games/expedition'
import { khan } from '../../shared/games/khan'
import { voyages } from '../../shared/games/voyages'

const seat = { name: 'Ann', colour: 'red', by: 'here', taken: true, present: true } as const
const seats = (n: number) => Array.from({ length: n }, () => seat)

test('a table with default options says nothing', () => {
  expect(chosenOptions(voyages.rules, voyagesUi, { options: {}, seats: seats(4) })).toEqual([])
})

test('expansions are listed first, by name, then other options with their values', () => {
  const options = { characters: 'draft', venice: 'on', 'new-characters': 'on', startPlayer: '2' }
  const said = chosenOptions(voyages.rules, voyagesUi, { options, seats: seats(5) })
  expect(said).toEqual(['New Characters', 'City of Venice', 'Characters: Draft'])
})

test('an option that changes another one’s value is listed together with it', () => {
  const said = chosenOptions(khan.rules, khanUi, { options: { characters: 'mixed' }, seats: seats(2) })
  expect(said).toEqual(['Characters: Mixed with Voyages'])
})

test('a table from before an option existed plays its former meaning, and says so', () => {
  const { rules } = expedition
  const before = chosenOptions(rules, expeditionUi, { options: {}, seats: seats(2) })
  const now = chosenOptions(rules, expeditionUi, { options: { ballast: 'passed' }, seats: seats(2) })
  expect(before).toEqual(now)
  expect(before).toHaveLength(1)
})

test('in French a narrow blank stands before the colon, here and in the name of a place', async () => {
  await speak('fr')
  try {
    const said = chosenOptions(khan.rules, khanUi, { options: { characters: 'mixed' }, seats: seats(2) })
    expect(said.join()).toMatch(/^[^:]+\u202f: /)
    expect(labelled('Pékin', 'Figurine')).toBe('Pékin\u202f: Figurine')
  } finally {
    await speak('en')
  }
})
