/** Describes a companion in sentences. */
import type { Ability, Companion } from '../../../../../shared/games/voyages/modules/companions/tiles'
import { words } from '../../words'
import { ownWords } from './words'

function abilityWords(ability: Ability): string {
  const { does } = ownWords.own
  const { bundleShort } = words.explain
  switch (ability.kind) {
    case 'freeBonus':
      return (ability.action === 'reroll-die' ? does.reroll : does.adjust)(ability.uses)
    case 'camelsOff':
      return does.camelsOff(ability.camels)
    case 'freePlacement':
      return does.freePlacement(ability.uses)
    case 'khansFavor':
    case 'contract':
      return does[ability.kind]({ n: ability.uses, reward: bundleShort(ability.reward) })
    case 'coinsOff':
      return does.coinsOff(ability.coins)
    case 'cardUses':
      return does.cardUses(ability.more)
    default:
      return ability satisfies never
  }
}

/** Everything a companion gives: when it is taken, in later rounds, and at all times. */
export function companionHelp({ onTake, roundStart, ability }: Companion): string {
  const { does } = ownWords.own
  return [
    does.onTake(words.explain.bundleShort(onTake)),
    ...(roundStart ? [does.roundStart(words.explain.bundleShort(roundStart))] : []),
    ...(ability ? [abilityWords(ability)] : [])
  ].join(' ')
}
