/** What computer players know of the Companions. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { own, activeCompanions } from './kit'
import type { Ability, Companion } from './tiles'

/** Roughly what an ability brings per round, in points. */
const abilityWorth: Readonly<Record<Ability['kind'], number>> = {
  freeBonus: 0.7,
  camelsOff: 1.3,
  freePlacement: 1.1,
  khansFavor: 0.9,
  contract: 1.4,
  coinsOff: 1,
  cardUses: 0.9
}
const goods = { coin: 0.28, camel: 0.6, pepper: 0.7, silk: 1, gold: 1.4, vp: 1 } as const

/** What a companion brings per round, in points. */
function perRound({ ability, roundStart = {} }: Companion): number {
  let sum = ability ? abilityWorth[ability.kind] : 0
  for (const [item, worth] of Object.entries(goods))
    sum += worth * (roundStart[item as keyof typeof goods] ?? 0)
  return sum
}

export const knowledge: ModuleKnowledge = {
  id: 'companions',
  fill: (world, _seat, unseen, chance) => {
    const { pile } = own(world)
    pile.cards = chance.shuffle(unseen['companions'] ?? []).slice(0, pile.count)
  },
  worth: (content, state, seat) =>
    Math.max(0, content.numbers.rounds - state.round) *
    activeCompanions(content, state, seat).reduce((sum, companion) => sum + perRound(companion), 0),
  key: (state, seat) => {
    const { hired, borrowed, used } = own(state).seats[seat] ?? { hired: [], borrowed: '', used: {} }
    return `${hired.join()} ${borrowed} ${JSON.stringify(used)}`
  }
}
