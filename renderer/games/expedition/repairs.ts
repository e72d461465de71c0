/**
 * What a card can do for a seat: which spaces it helps to enter, and which cards of the display help if the hand cannot
 * pay.
 */
import type { Refusal } from '../../../shared/engine/rules'
import { kindOf } from '../../../shared/games/expedition/pieces'
import { nextFree } from '../../../shared/games/expedition/movement'
import { countOf, missingFor, withCard } from '../../../shared/games/expedition/paying'
import { figureAt, kinds, type CardKind } from '../../../shared/games/expedition/types'
import { list } from '../../words/list'
import type { Facts } from './facts'
import { words } from './words'

type Known = Pick<Facts, 'view' | 'own' | 'track' | 'spaceName'>

/** How many cards the hand lacks to enter a space; `more`: counted as if this card were in it. */
function lacks({ own, track }: Known, space: number, more?: CardKind): number {
  const { hand, tray } = own.value
  const held = countOf(hand)
  return missingFor(
    track.value.requirement(space),
    more === undefined ? held : withCard(held, `${more}-1`, 1),
    countOf(tray)
  )
}

/** The next free spaces of the seat's camels that the hand cannot pay and for which this card reduces what is missing. */
const helpedBy = (known: Known, card: CardKind): readonly number[] =>
  [...new Set(known.own.value.camels)]
    .filter((at) => at < known.track.value.finalCity)
    .map((at) => nextFree(known.view.value, known.track.value, at))
    .filter((space, i, all) => all.indexOf(space) === i && lacks(known, space, card) < lacks(known, space))

/** What helps against a refusal for lack of cards, in words; empty for any other refusal. */
export function helpAgainst(known: Known, { code, numbers }: Refusal): string {
  const space = Number(numbers?.['space'])
  if (code !== 'space-short' || known.own.value.hand.cards === undefined) return ''
  const open = [...new Set(known.view.value.display.map(kindOf))]
  const helping = open.filter((card) => lacks(known, space, card) < lacks(known, space))
  return helping.length === 0
    ? words.explain.noneHelps
    : words.explain.helps(list(helping.map((card) => words.names.card(card))))
}

/** Explains a card: what its kind pays for, and which spaces it would help to enter now. */
export function cardHelp(known: Known, card: CardKind): string {
  const { cards, fits } = words.explain
  const spaces = helpedBy(known, card).map(known.spaceName)
  return [
    cards[figureAt(kinds.indexOf(card)) === 'driver' ? 'driver' : 'good'],
    ...(spaces.length > 0 ? [fits(list(spaces))] : [])
  ].join(' ')
}
