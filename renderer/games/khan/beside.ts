/** City cards beside the board, as this game shows them (ruling 62). */
import type { Seat } from '../../../shared/engine/rules'
import type { Beside } from '../../polo/own/beside'
import type { Status } from '../../polo/status'
import { formulasOf } from './formulas'
import type { GameModel } from './game-model'
import { ruleOf } from './rules/links'
import { words } from './words'

/** Those of a seat's character; for seat -1 those that everybody sees while characters are picked. Undefined for none. */
export function besideOf({ act, content, me, targets, view }: GameModel, seat: Seat): Beside | undefined {
  const { besideCards, phase, seats } = view.value
  const theirs =
    seat < 0 ? phase === 'characters' : (content.character(seats[seat]?.character ?? '').cityCards ?? 0) > 0
  if (!besideCards || !theirs) return undefined
  const mine = seat === me.value
  return {
    cards: besideCards.map((id) => {
      const { effect } = content.cityCard(id)
      return { id, formulas: formulasOf(effect), does: words.explain.effectWords(effect) }
    }),
    mine,
    rule: ruleOf.characters['khan-arghun'],
    statusOf: (card): Status =>
      mine && targets.turn.value ? targets.choice({ type: 'useCityCard', card }) : { light: 'idle' },
    press: (card) => {
      if (mine && targets.turn.value) act.useCityCard(card)
    }
  }
}
