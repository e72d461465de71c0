/** Coverage by content: played games exercise every card, bonus, goal, character, question, choice, event, refusal and end. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { baseContent } from '../../shared/games/voyages/content'
import { voyagesRules } from '../../shared/games/voyages/rules'
import { Exercised, playNoted, type Excuse } from '../lib/exercised'
import { catalogueOf, notesOf, type Kind } from './exercised'

const rules = voyagesRules(baseContent)
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
const gamesEach = 60
const firstSeed = 7100

const excuses: readonly Excuse<Kind>[] = [
  {
    kind: 'refusal',
    name: 'no-steps-left',
    why: 'A movement without steps left can only stop, so it stops by itself and asks nothing: the check is a net.'
  }
]

it('every piece of content is exercised, or excused in writing', { timeout: 120_000 }, () => {
  const exercised = new Exercised<Kind>()
  const notes = notesOf(baseContent, exercised)
  const catalogue = catalogueOf(baseContent)
  for (const players of [2, 3, 4])
    for (const options of [{}, expert])
      for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++)
        playNoted(rules, { players, options }, seed, exercised, notes)
  exercised.namedIn(join(import.meta.dirname, 'rulings'), catalogue.refusal)
  expect(exercised.verdict(catalogue, excuses)).toEqual({ missing: [], needless: [] })

  // A card that nobody has played is reported.
  const [card] = baseContent.cityCards
  if (!card) throw new Error('no city card')
  const grown = { ...baseContent, cityCards: [...baseContent.cityCards, { ...card, id: 'city-card-99' }] }
  expect(exercised.missing(catalogueOf(grown))).toContain('city card: city-card-99')
})
