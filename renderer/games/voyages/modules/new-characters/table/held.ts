/** What a seat has of the New Characters in a view; empty if they are not in play. */
import type { SeatGifts } from '../../../../../../shared/games/voyages/modules/new-characters/types'
import { giftsOf, own } from '../../../../../../shared/games/voyages/modules/new-characters/kit'
import type { State } from '../../../../../../shared/games/voyages/types'

export const isPlayed = ({ modules = {} }: State): boolean => Object.hasOwn(modules, 'new-characters')
const nothing: SeatGifts = { drawn: [], kept: [], keptTwo: false, placesFree: false }

export const giftsIn = (view: State, seat: number): SeatGifts =>
  isPlayed(view) ? giftsOf(view, seat) : nothing

/** The city cards of Khan Arghun. */
export const cityCardsIn = (view: State): readonly string[] => own(view).cityCards
const khan = 'new-characters/khan-arghun'
export const playsKhan = (view: State, seat: number): boolean => view.seats[seat]?.character === khan
/** True if somebody may pick him or has picked him. */
export const isKhanOffered = (view: State): boolean =>
  view.offered.includes(khan) || view.seats.some((_, seat) => playsKhan(view, seat))
