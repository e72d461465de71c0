/** The hooks by which companions change the game (rulings 131, 133 to 135). */
import type { Seat } from '../../../../engine/rules'
import { cardsIn } from '../../../../engine/visibility'
import type { Aid, Hooks, Play } from '../../game'
import { offerLoan, takeBack } from './loans'
import { readyCompanions, causeOf, companionsOf, own, activeCompanions } from './kit'

const emitUsed = (play: Play, seat: Seat, companion: string): void => {
  play.emit({ type: 'companions/used', seat, companion })
}

/** Fills the gaps of the row from the pile, except those of borrowed companions (ruling 133). */
function fillRow(play: Play): void {
  const { row, pile, seats } = own(play.state)
  if (pile.count === 0 || !row.includes('')) return
  const gaps: number[] = []
  row.forEach((tile, at) => {
    if (tile === '' && !seats.some(({ gap }) => gap === at)) gaps.push(at)
  })
  const companions = cardsIn(pile).slice(0, gaps.length)
  if (companions.length === 0) return
  play.emit({ type: 'companions/rowFilled', places: gaps.slice(0, companions.length), companions })
}

export const hooks: Hooks = {
  roundStarted: (play) => {
    const { seats } = own(play.state)
    if (seats.some(({ used }) => Object.keys(used).length > 0)) play.emit({ type: 'companions/usesRenewed' })
    for (let seat = 0; seat < seats.length; seat++) offerLoan(play, seat)
  },
  characterChanged: offerLoan,
  income: (play, seat) =>
    activeCompanions(play.content, play.state, seat).flatMap(({ id, roundStart }) =>
      roundStart ? [{ items: roundStart, cause: causeOf(id) }] : []
    ),
  aids: (content, state, seat) => {
    const aids: Aid[] = []
    for (const { ability } of activeCompanions(content, state, seat))
      if (ability?.kind === 'camelsOff') aids.push({ camelsOff: ability.camels })
      else if (ability?.kind === 'coinsOff') aids.push({ coinsOff: ability.coins })
    return aids
  },
  bonusPrices: (content, state, seat, prices) => {
    const ready = readyCompanions(content, state, seat, 'freeBonus')
    if (ready.length === 0) return prices
    return (action) => (ready.some(({ ability }) => ability.action === action) ? 0 : prices(action))
  },
  bonusTaken: (play, seat, action) => {
    const ready = readyCompanions(play.content, play.state, seat, 'freeBonus')
    const companion = ready.find(({ ability }) => ability.action === action)
    if (companion) emitUsed(play, seat, companion.id)
  },
  occupiedPrices: (content, state, seat, prices) =>
    readyCompanions(content, state, seat, 'freePlacement').length > 0 ? () => 0 : prices,
  priceSpared: (play, seat) => {
    const [companion] = readyCompanions(play.content, play.state, seat, 'freePlacement')
    if (companion) emitUsed(play, seat, companion.id)
  },
  afterAction: (play, seat, space) => {
    if (space !== 'khans-favor') return
    for (const { id, ability } of readyCompanions(play.content, play.state, seat, 'khansFavor')) {
      emitUsed(play, seat, id)
      play.award(seat, ability.reward, causeOf(id))
    }
  },
  contractCompleted: (play, seat) => {
    for (const { id, ability } of readyCompanions(play.content, play.state, seat, 'contract')) {
      emitUsed(play, seat, id)
      play.award(seat, ability.reward, causeOf(id))
    }
  },
  cardUses: (content, state, seat) =>
    readyCompanions(content, state, seat, 'cardUses').reduce((sum, { ability }) => sum + ability.more, 0),
  turnEnded: fillRow,
  roundEnded: (play) => {
    own(play.state).seats.forEach((_, seat) => {
      if (companionsOf(play.state, seat).borrowed !== '') takeBack(play, seat)
    })
  }
}
