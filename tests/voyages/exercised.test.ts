/**
 * Coverage by content: played games exercise every card, bonus, goal, character, decision, choice, event, refusal and
 * ending.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { modules } from '../../shared/games/voyages/modules'
import { voyagesRules } from '../../shared/games/voyages/rules'
import { Exercised, playNoted, type Excuse } from '../lib/exercised'
import { catalogueOf, notesOf, type Kind } from './exercised'

const rules = voyagesRules(baseContent, modules)
/** With all modules that can be played. */
const content = withModules(baseContent, modules)
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
const expanded = { ...expert, ...Object.fromEntries(modules.map(({ id }) => [id, 'on'])) }
const gamesEach = 60
const firstSeed = 7100

const excuses: readonly Excuse<Kind>[] = [
  {
    kind: 'event',
    name: 'secret-paths/pathsShuffled',
    why: 'One character draws two of the twelve tokens a round, so the pile lasts in five rounds: ruling 86 has a test of its own.'
  },
  {
    kind: 'task',
    name: 'agents/lowest-slot',
    why: 'It waits for a post and then goes on by itself: nobody is asked.'
  },
  {
    kind: 'task',
    name: 'venice/settle',
    why: 'It waits for a post and then goes on by itself: nobody is asked.'
  },
  {
    kind: 'refusal',
    name: 'no-steps-left',
    why: 'A movement without steps left can only stop, so it stops by itself and asks nothing: the check is a net.'
  }
]

it('every piece of content is exercised, or has a written excuse', () => {
  const exercised = new Exercised<Kind>()
  const notes = notesOf(content, exercised)
  const catalogue = catalogueOf(content)
  for (const players of [2, 3, 4, 5])
    for (const options of players === 5 ? [expanded] : [{}, expert, expanded])
      for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++)
        playNoted(rules, { players, options }, seed, exercised, notes)
  exercised.namedIn(join(import.meta.dirname, 'rulings'), catalogue.refusal)
  expect(exercised.verdict(catalogue, excuses)).toEqual({ missing: [], needless: [] })

  // A card that was not played is reported.
  const [card] = content.cityCards
  if (!card) throw new Error('no city card')
  const grown = { ...content, cityCards: [...content.cityCards, { ...card, id: 'city-card-99' }] }
  expect(exercised.missing(catalogueOf(grown))).toContain('city card: city-card-99')
})
