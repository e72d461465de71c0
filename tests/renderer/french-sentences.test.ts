// @vitest-environment happy-dom
// French sentences with their slots filled: articles, genders and elisions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { words as khan } from '../../renderer/games/khan/words'
import { words as voyages } from '../../renderer/games/voyages/words'
import { diceNamed } from '../../renderer/polo/assist/remedies'
import { speak } from '../../renderer/words/catalogue'

beforeAll(() => speak('fr'))
afterAll(() => speak('en'))

test('goods are counted in the feminine', () => {
  for (const { controls } of [khan, voyages]) {
    expect(controls.labels.chosenOf({ n: 1, of: 3 })).toBe('1 choisie sur 3')
    expect(controls.labels.chosenOf({ n: 2, of: 3 })).toBe('2 choisies sur 3')
  }
})

test('a guild seal has its article inside a sentence', () => {
  const refused = { code: 'seal-needed', numbers: { seal: 'spicer' } }
  expect(khan.refusals.refusalSentence(refused)).toBe('Cette route maritime demande le sceau des épiciers.')
  const unreached = { code: 'journey-seals', numbers: { seals: 'spicer farmer' } }
  expect(khan.refusals.refusalSentence(unreached)).toBe(
    'Aucun voyage n’y mène sans le sceau des épiciers et le sceau des paysans.'
  )
  expect(khan.prompts.reasonOf({ kind: 'seal', seal: 'farmer' })).toBe('bonus du sceau des paysans')
  expect(khan.explain.routeSealCost('pagan', 'oasis-martaban', { coin: 2 }, 'tailor')).toBe(
    'Entre Pagan et l’oasis de Martaban\u202f: 2 pièces par passage\u202f; il faut le sceau des tailleurs.'
  )
})

test('dice are told with their articles, so that nobody takes their values for a number of dice', () => {
  const { ways } = khan.assist
  const purse = (...values: number[]): string =>
    ways.purse({
      values: diceNamed(
        khan.assist,
        values.map((value) => ({ value }))
      ),
      gain: '1 jade'
    })
  expect(purse(2)).toBe('mettre le 2 dans la bourse\u202f: 1 jade')
  expect(purse(2, 3)).toBe('mettre le 2 et le 3 dans la bourse\u202f: 1 jade')
  expect(purse(0)).toBe('mettre le dé sans valeur dans la bourse\u202f: 1 jade')
})
