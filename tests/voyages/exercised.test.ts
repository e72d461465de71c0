/** Coverage by content: played games exercise every card, bonus, goal, character, question, choice, event, refusal and end. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playOf } from '../../build/tools/styles'
import { Chance, seeded } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { Options } from '../../shared/engine/rules'
import { baseContent } from '../../shared/games/voyages/content'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { Choice, Event } from '../../shared/games/voyages/types'
import { Pool } from '../laws/mutants'
import { catalogueOf, Exercised, type Catalogue, type Kind } from './exercised'

const rules = voyagesRules(baseContent)
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
const gamesEach = 60
const firstSeed = 7100

/** Something that no game of this file exercises, and why that may stay so. */
interface Excuse {
  readonly kind: Kind
  readonly name: string
  readonly why: string
}

const excuses: readonly Excuse[] = [
  {
    kind: 'refusal',
    name: 'no-steps-left',
    why: 'A movement without steps left can only stop, so it stops by itself and asks nothing: the check is a net.'
  }
]

/** Plays one game and takes note; refusals come from choices changed a little. */
function play(exercised: Exercised, players: number, options: Options, seed: number): void {
  const { pick, gifts } = playOf('voyages', 'mixed', players, seed)
  const chance = new Chance(seeded(seed))
  const random = seeded(seed ^ 0x2545f491)
  const state = rules.setup({ players, options }, chance)
  for (const gift of gifts?.(state, random) ?? []) rules.evolve(state, gift as Event)
  const pool = new Pool()
  pool.meet(state)
  for (;;) {
    const open = rules.decisions(state)
    const asked = open[random(open.length)]
    if (!asked?.choices) break
    const list = all(asked.choices)
    pool.learn(list, random)
    for (let i = 0; i < 4; i++) {
      const mutant = pool.mutant(list, random, rules) as Choice | undefined
      const refusal = mutant && rules.refusal(state, asked.seat, mutant)
      if (refusal) exercised.add('refusal', refusal.code)
    }
    const at = { ...asked, choices: asked.choices, list }
    const choice = (pick?.(at, state, random) ?? list[random(list.length)]) as Choice
    exercised.add('task', asked.task)
    exercised.add('choice', choice.type)
    const played = rules.play(state, asked.seat, choice, chance)
    if ('refusal' in played) throw new Error(`listed and refused: ${JSON.stringify(choice)}`)
    for (const event of played.events) exercised.event(baseContent, state, event)
  }
  const outcome = rules.outcome(state)
  if (outcome) exercised.ended(state, outcome)
}

/** Refusal codes that tests of rulings name. */
function namedByRulings(exercised: Exercised, codes: readonly string[]): void {
  const folder = join(import.meta.dirname, 'rulings')
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  for (const code of codes) if (text.includes(`'${code}'`)) exercised.add('refusal', code)
}

/** What a catalogue holds and nothing exercised. */
const missing = (exercised: Exercised, catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([kind, names]) =>
    (names as readonly string[])
      .filter((name) => !exercised.has(kind as Kind, name))
      .map((name) => `${kind}: ${name}`)
  )

it('every piece of content is exercised, or excused in writing', { timeout: 120_000 }, () => {
  const exercised = new Exercised()
  const catalogue = catalogueOf(baseContent)
  for (const players of [2, 3, 4])
    for (const options of [{}, expert])
      for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++) play(exercised, players, options, seed)
  namedByRulings(exercised, catalogue.refusal)
  const excused = excuses.map(({ kind, name }) => `${kind}: ${name}`)
  const found = missing(exercised, catalogue)
  expect(found.filter((thing) => !excused.includes(thing))).toEqual([])
  // An excuse that is not needed any more goes.
  expect(excused.filter((thing) => !found.includes(thing))).toEqual([])

  // A card that nobody has played is reported.
  const [card] = baseContent.cityCards
  if (!card) throw new Error('no city card')
  const grown = { ...baseContent, cityCards: [...baseContent.cityCards, { ...card, id: 'city-card-99' }] }
  expect(missing(exercised, catalogueOf(grown))).toContain('city card: city-card-99')
})
