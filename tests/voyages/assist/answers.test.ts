/**
 * The answers to the decision of a module's space can be targets like a stall's columns: what opens them, and their
 * price.
 */
import { expect, it } from 'vitest'
import { contentsOver, baseContent } from '../../../shared/games/voyages/content'
import { Repairs } from '../../../shared/games/voyages/assist/repair'
import { answerRefusal, asksAnswer, type PlacementAnswer } from '../../../shared/games/voyages/assist/targets'
import { venice } from '../../../shared/games/voyages/modules/venice'
import { alone, id } from '../venice'

const palace = (name: string, least: number): PlacementAnswer => ({
  kind: 'answer',
  space: 'venice/rialto',
  least,
  task: { kind: 'venice/visit' },
  choice: { type: 'venice/visit', palace: id(name) }
})
const { ofState } = contentsOver(baseContent, [venice])

it('a die one pip too low for a palace is turned up for it', () => {
  const t = alone().given({ dice: [3], camels: 2, silk: 2 })
  const played = { rules: t.rules, content: ofState(t.state) }
  const view = t.rules.view(t.state, 0)
  expect(answerRefusal(played, view, 0, palace('dorsoduro', 4), 3, 0)?.code).toBe('venice/die-too-low')
  const { repair } = new Repairs(played, view, 0).on(palace('dorsoduro', 4))
  expect(repair?.choices).toEqual([{ type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }])
  expect(new Repairs(played, view, 0).on(palace('san-marco', 6)).repair).toBeUndefined()
})

it('coins paid for an occupied Rialto are not available for a palace', () => {
  const t = alone()
    .given({ dice: [3], coins: 4, camels: 0 })
    .onSpace('venice/rialto', 1, 6)
  const rules = { rules: t.rules }
  expect(answerRefusal(rules, t.state, 0, palace('cannaregio', 1), 3, 0)).toBeUndefined()
  expect(answerRefusal(rules, t.state, 0, palace('cannaregio', 1), 3, 3)).toMatchObject({
    code: 'coins-short'
  })
})

it('the only palace that can be visited is visited without a decision', () => {
  const t = alone().given({ dice: [3], coins: 4, camels: 0 })
  const rules = { rules: t.rules }
  expect(asksAnswer(rules, t.state, 0, palace('cannaregio', 1), 3, 0)).toBe(false)
  t.place('venice/rialto', [3]).has({ posts: [id('cannaregio')] })
  const more = alone().given({ dice: [3], coins: 4, camels: 2 })
  expect(asksAnswer(rules, more.state, 0, palace('cannaregio', 1), 3, 0)).toBe(true)
})
