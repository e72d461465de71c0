/** The guided first round of the Expedition: what each step points at and waits for. The order here is that of the guide. */
import type { GameEvent, Seat } from '../../../../shared/engine/rules'
import { nextFree } from '../../../../shared/games/expedition/movement'
import { seatOf } from '../../../../shared/games/expedition/seats'
import type { Track } from '../../../../shared/games/expedition/content'
import type { Choice, Event, EventType, State } from '../../../../shared/games/expedition/types'
import { lists, type Moment, type StepShape } from '../../../guide/types'
import { anchorOfCamel } from '../camels'
import type { PaneId } from '../panes'
import type { ParagraphId } from '../rules/structure'
import { trackOf } from '../spaces'
import type { StepId } from './words'

interface ExpeditionStep extends StepShape {
  readonly rule: ParagraphId
  readonly pane: PaneId
}

const viewOf = (moment: Moment): State => moment.view as State
const track = (moment: Moment): Track => trackOf(moment.content, viewOf(moment))
const ownCamels = (moment: Moment): readonly number[] => seatOf(viewOf(moment), moment.seat).camels

/** Anchors of a seat's camels. */
const camelsOf = (moment: Moment, seat: Seat): readonly string[] =>
  seatOf(viewOf(moment), seat).camels.map((_, camel) => anchorOfCamel(seat, camel))
/** The spaces that the own camels would enter next. */
const nextSpaces = (moment: Moment): readonly string[] =>
  ownCamels(moment).map((at) => `space:${nextFree(viewOf(moment), track(moment), at)}`)
/** The nearest chest ahead of the hindmost own camel. */
function nextChest(moment: Moment): readonly string[] {
  const behind = Math.min(...ownCamels(moment))
  const at = viewOf(moment).chests.findIndex((gold, space) => gold > 0 && space > behind)
  return at < 0 ? [] : [`space:${at}`]
}

/** True for an event of this seat of one of these kinds. */
const of =
  (...types: readonly EventType[]) =>
  (event: GameEvent, seat: Seat): boolean => {
    const known = event as Event
    return types.includes(known.type) && 'seat' in known && known.seat === seat
  }
const can =
  (...types: readonly Choice['type'][]) =>
  (moment: Moment): boolean =>
    lists<Choice>(moment, ({ type }) => types.includes(type))

export const steps: Readonly<Record<StepId, ExpeditionStep>> = {
  road: {
    rule: 'game.aim',
    pane: 'road',
    points: (moment) => camelsOf(moment, moment.seat)
  },
  hand: {
    rule: 'game.cards',
    pane: 'road',
    points: ({ seat }) => [`hand:${seat}`]
  },
  space: {
    rule: 'move.pay',
    pane: 'road',
    points: nextSpaces
  },
  move: {
    rule: 'move.next',
    pane: 'road',
    points: (moment) => [`hand:${moment.seat}`, ...nextSpaces(moment)],
    waits: { done: of('spaceEntered'), open: can('pay') }
  },
  draw: {
    rule: 'turn.draw',
    pane: 'draw',
    points: (moment) => [...viewOf(moment).display.map((_, place) => `display:${place}`), 'deck'],
    waits: { done: of('displayTaken', 'cardDrawn'), open: can('take', 'draw') }
  },
  occupied: {
    rule: 'move.next',
    pane: 'road',
    points: (moment) =>
      viewOf(moment).seats.flatMap((_, seat) => (seat === moment.seat ? [] : camelsOf(moment, seat)))
  },
  chest: {
    rule: 'move.chests',
    pane: 'road',
    points: nextChest
  },
  ballast: {
    rule: 'ballast.drop',
    pane: 'road',
    points: ({ seat }) => [`gold:${seat}`],
    waits: { done: of('ballastDropped'), open: can('ballast') }
  },
  scoring: {
    rule: 'ganzhou.scoring',
    pane: 'road',
    points: (moment) => [`space:${track(moment).stageCity}`]
  },
  end: {
    rule: 'end.scoring',
    pane: 'road',
    points: (moment) => [`space:${track(moment).finalCity}`]
  }
}
