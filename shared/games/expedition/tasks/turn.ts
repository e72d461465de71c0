/** A turn: moves, then exactly one card (rulings 8, 11, 19 to 30, 44, 46). Drawing ends the moving. */
import type { Seat } from '../../../engine/rules'
import type { Track } from '../content'
import { canDraw, deckHolds, endTurn, takeFromDeck, takeFromDisplay } from '../drawing'
import { MaskedChoices, type Payable } from '../masked-choices'
import { ballastRefusal, camelRefusal, nextFree } from '../movement'
import { arrive } from '../moving'
import { countOf, payableMask } from '../paying'
import { kindIndexOf, kindOf } from '../pieces'
import { defineTask, type Play } from '../game'
import { refuse, type ExpeditionRefusal } from '../refusals'
import { camelAt, seatOf } from '../seats'
import type { State } from '../types'
import { cardRefusal, layCard, nextSpace } from './pay'

function dropRefusal(state: State, track: Track, seat: Seat, camel: number): ExpeditionRefusal | undefined {
  return (
    camelRefusal(state, seat, camel) ??
    ballastRefusal(state, track, seat, nextSpace(state, track, seat, camel))
  )
}

/** Kinds in the display, as a mask: equal cards are listed once. */
function displayMask(state: State): number {
  let mask = 0
  for (const card of state.display) mask |= 1 << kindIndexOf(card)
  return mask
}

function dropBallast(play: Play, seat: Seat, camel: number): void {
  const from = camelAt(seatOf(play.state, seat), camel)
  const to = nextFree(play.state, play.content, from)
  play.emit({ type: 'ballastDropped', seat, camel, from, to })
  arrive(play, seat, camel)
}

export const turn = defineTask('turn', ['pay', 'ballast', 'take', 'draw', 'pass'], {
  choices: ({ content: track, state, seat }) => {
    const me = seatOf(state, seat)
    const hand = countOf(me.hand)
    const tray = countOf(me.tray)
    const movable: Payable[] = []
    const canDrop: number[] = []
    me.camels.forEach((at, camel) => {
      if (camelRefusal(state, seat, camel)) return
      const to = nextFree(state, track, at)
      movable.push({ camel, mask: payableMask(track.requirement(to), hand, tray) })
      if (!ballastRefusal(state, track, seat, to)) canDrop.push(camel)
    })
    return new MaskedChoices(movable, canDrop, displayMask(state), deckHolds(state), !canDraw(state))
  },
  refusal: ({ content: track, state, seat }, choice) => {
    switch (choice.type) {
      case 'pay':
        return (
          camelRefusal(state, seat, choice.camel) ??
          cardRefusal(state, track, seat, choice.camel, choice.card)
        )
      case 'ballast':
        return dropRefusal(state, track, seat, choice.camel)
      case 'take':
        return state.display.some((card) => kindOf(card) === choice.card)
          ? undefined
          : refuse('card-not-in-display', { card: choice.card })
      case 'draw':
        if (deckHolds(state)) return undefined
        return refuse(canDraw(state) ? 'no-card-to-draw' : 'no-card-left')
      case 'pass':
        return canDraw(state) ? refuse('must-draw') : undefined
    }
  },
  resolve: (play, seat, _task, choice) => {
    switch (choice.type) {
      case 'pay':
        layCard(play, seat, choice.camel, choice.card, false)
        return
      case 'ballast':
        dropBallast(play, seat, choice.camel)
        return
      case 'take':
        takeFromDisplay(play, seat, choice.card)
        break
      case 'draw':
        takeFromDeck(play, seat)
        break
      case 'pass':
        break
    }
    endTurn(play, seat, choice.type !== 'pass')
  }
})
