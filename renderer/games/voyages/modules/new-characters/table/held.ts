/** What a seat has of the New Characters in a view; empty if they are not in play. */
import type { SeatGifts } from '../../../../../../shared/games/voyages/modules/new-characters/types'
import { giftsOf, own } from '../../../../../../shared/games/voyages/modules/new-characters/kit'
import type { State } from '../../../../../../shared/games/voyages/types'
import { formulasOf } from '../../../../../polo/map/card-formulas'
import type { Beside } from '../../../../../polo/own/beside'
import type { Status } from '../../../../../polo/status'
import type { GameModel } from '../../../game-model'
import { ruleOf } from '../../../rules/links'
import { words } from '../../../words'

export const isPlayed = ({ modules = {} }: State): boolean => Object.hasOwn(modules, 'new-characters')
const nothing: SeatGifts = { drawn: [], kept: [], keptTwo: false, placesFree: false }

export const giftsIn = (view: State, seat: number): SeatGifts =>
  isPlayed(view) ? giftsOf(view, seat) : nothing

const khan = 'new-characters/khan-arghun'
export const playsKhan = (view: State, seat: number): boolean => view.seats[seat]?.character === khan
/** True if somebody may pick him or has picked him. */
export const isKhanOffered = (view: State): boolean =>
  view.offered.includes(khan) || view.seats.some((_, seat) => playsKhan(view, seat))

/** Khan Arghun's city cards, for this seat's plate; seat -1 while he is nobody's. */
export function besideOf(model: GameModel, seat: number): Beside {
  const { choose, content, me, refuse, targets, view } = model
  const use = (card: string) => ({ type: 'new-characters/useCityCard', card }) as const
  const mine = seat === me.value
  const statusOf = (card: string): Status =>
    mine && targets.turn.value ? targets.choice(use(card)) : { light: 'idle' }
  return {
    cards: own(view.value).cityCards.map((id) => {
      const { effect } = content.cityCard(id)
      return { id, formulas: formulasOf(effect), does: words.explain.effectWords(effect) }
    }),
    mine,
    rule: ruleOf.characters[khan],
    statusOf,
    press: (card) => {
      const { light, refusal } = statusOf(card)
      if (refusal) refuse(refusal)
      else if (light === 'legal') void choose(use(card))
    }
  }
}
