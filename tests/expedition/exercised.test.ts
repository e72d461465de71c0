/** Coverage by content: played games exercise every space, icon, card, decision, choice, event, refusal and ending. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { baseContent, contentOf } from '../../shared/games/expedition/content'
import { expeditionRules } from '../../shared/games/expedition/rules'
import { Exercised, playNoted, type Excuse } from '../lib/exercised'
import { catalogueOf, notesOf, type Kind } from './exercised'
import { configs } from './planned'
import { table } from './table'

const rules = expeditionRules(baseContent)
const gamesEach = 20
const firstSeed = 4700

const excuses: readonly Excuse<Kind>[] = [
  {
    kind: 'event',
    name: 'taskAmended',
    why: 'The agenda of every game knows it; no question of this game changes while it waits.'
  }
]

it('every piece of content is exercised, or has a written excuse', () => {
  const exercised = new Exercised<Kind>()
  const notes = notesOf(exercised)
  const catalogue = catalogueOf(baseContent)
  for (const config of configs)
    for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++)
      playNoted(rules, config, seed, exercised, notes)
  exercised.namedIn(join(import.meta.dirname, 'rulings'), catalogue.refusal)

  // A shared win needs a stalemate with all tied camels in Ganzhou, which hardly ever happens at random.
  const stall = table({ camels: { a: 16, b: 16, c: 16 }, display: '', rest: 'c' })
    .pass()
    .pass()
    .pass()
  if (stall.outcome) notes.ended(stall.state, stall.outcome)

  expect(exercised.verdict(catalogue, excuses)).toEqual({ missing: [], needless: [] })

  // A track that was not played is reported.
  const [first] = baseContent.tracks
  if (!first) throw new Error('no track')
  const grown = contentOf([...baseContent.tracks, { ...first, id: 'new' }])
  expect(exercised.missing(catalogueOf(grown))).toContain('space: new 6')
})
