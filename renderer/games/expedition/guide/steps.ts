/** The guided first round of the Expedition: what each step points at and waits for. The order here is that of the guide. */
import type { Seat } from '../../../../shared/engine/rules'
import { nextFree } from '../../../../shared/games/expedition/movement'
import { seatOf } from '../../../../shared/games/expedition/seats'
import type { Track } from '../../../../shared/games/expedition/content'
import { listsKind, ofSeat, type Moment as AnyMoment, type StepShape } from '../../../contract/guide'
import { anchorOfCamel } from '../camels'
import type { PaneId } from '../panes'
import type { ParagraphId } from '../rules/structure'
import { trackOf } from '../spaces'
import type { ExpeditionTypes } from '../types'
import type { StepId } from './words'

type Moment = AnyMoment<ExpeditionTypes>

interface ExpeditionStep extends StepShape<ExpeditionTypes> {
  readonly rule: ParagraphId
  readonly pane: PaneId
}

const track = (moment: Moment): Track => trackOf(moment.content, moment.view)
const ownCamels = (moment: Moment): readonly number[] => seatOf(moment.view, moment.seat).camels

/** Anchors of a seat's camels. */
const camelsOf = (moment: Moment, seat: Seat): readonly string[] =>
  seatOf(moment.view, seat).camels.map((_, camel) => anchorOfCamel(seat, camel))
/** Anchors of the spaces that the player's camels would enter next. */
const nextSpaces = (moment: Moment): readonly string[] =>
  ownCamels(moment).map((at) => `space:${nextFree(moment.view, track(moment), at)}`)
/** The anchor of the nearest chest ahead of the player's hindmost camel, if there is one. */
function nextChest(moment: Moment): readonly string[] {
  const behind = Math.min(...ownCamels(moment))
  const at = moment.view.chests.findIndex((gold, space) => gold > 0 && space > behind)
  return at < 0 ? [] : [`space:${at}`]
}

const of = ofSeat<ExpeditionTypes>
const can = listsKind<ExpeditionTypes>

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
    points: (moment) => [...moment.view.display.map((_, place) => `display:${place}`), 'deck'],
    waits: { done: of('displayTaken', 'cardDrawn'), open: can('take', 'draw') }
  },
  occupied: {
    rule: 'move.next',
    pane: 'road',
    points: (moment) =>
      moment.view.seats.flatMap((_, seat) => (seat === moment.seat ? [] : camelsOf(moment, seat)))
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
