/** Tasks of contracts: which one to discard for new ones, and what to do with one drawn without a free slot. */
import type { Seat } from '../../engine/rules'
import { seatOf } from '../../engine/seats'
import {
  answerOffer,
  discardChoices,
  heldRefusal,
  offerChoices,
  offerRefusal,
  type ContractEvent,
  type DiscardChoice,
  type OfferChoice
} from '../contracts'

interface Holders {
  readonly seats: readonly { readonly contracts: readonly string[] }[]
}
interface Asked {
  readonly state: Holders
  readonly seat: Seat
}
interface Writes {
  close(seat: Seat): void
  emit(event: ContractEvent): void
}

const heldBy = ({ state, seat }: Asked): readonly string[] => seatOf(state, seat).contracts

/** Makes room for new contracts: an older one is discarded, never one just taken. `goOn` then takes the new ones. */
export const discardTask = <Play extends Writes, Task>(
  goOn: (play: Play, seat: Seat, task: Task) => void
) => ({
  choices: (asked: Asked) => discardChoices(heldBy(asked)),
  refusal: (asked: Asked, { contract }: DiscardChoice) => heldRefusal(heldBy(asked), contract),
  resolve: (play: Play, seat: Seat, task: Task, { contract }: DiscardChoice): void => {
    play.close(seat)
    play.emit({ type: 'contractDiscarded', seat, contract })
    goOn(play, seat, task)
  }
})

/** A drawn contract without a free slot replaces one of those that may make room (`older`), or is declined. */
export const offerTaskWith = <A extends Asked>(older: (asked: A) => readonly string[]) => ({
  choices: (asked: A) => offerChoices(older(asked)),
  refusal: (asked: A, choice: OfferChoice) => offerRefusal(older(asked), choice),
  resolve: (
    play: Writes & { seat(seat: Seat): { readonly offer: string } },
    seat: Seat,
    _task: unknown,
    choice: OfferChoice
  ): void => {
    const { offer } = play.seat(seat)
    play.close(seat)
    answerOffer(play, seat, offer, choice)
  }
})

/** A drawn contract without a free slot replaces any active one or is declined. */
export const offerTask = offerTaskWith(heldBy)
