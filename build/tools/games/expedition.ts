/** Facts about Expedition for the tools. */
import type { GameEvent } from '../../../shared/engine/rules'
import { baseContent, type Content } from '../../../shared/games/expedition/content'
import { goldOf } from '../../../shared/games/expedition/seats'
import { tasks } from '../../../shared/games/expedition/tasks'
import { goldSources, type ChoiceType, type Event, type State } from '../../../shared/games/expedition/types'
import { eventsShown } from '../../../shared/games/expedition/visibility'
import { mean } from '../lib/shares'
import { planExpedition } from './expedition-planner'
import type { Finished, GameFacts } from './game'

const choices: Readonly<Record<ChoiceType, true>> = {
  pay: true,
  ballast: true,
  take: true,
  draw: true,
  pass: true
}

/** The landmarks of an event: things that only happen in long or lucky play. */
function marks(event: Event): readonly string[] {
  switch (event.type) {
    case 'spaceEntered':
      return event.to - event.from > 1 ? ['skipped'] : []
    case 'camelGathered':
      return ['gathered']
    case 'deckShuffled':
      return ['reshuffled']
    case 'gameScored':
      return [event.end]
    default:
      return []
  }
}

const stateOf = (state: unknown): State => state as State

/** The seat whose camel was first to enter a space, if any did. */
function firstIn(events: readonly Event[], space: number): number | undefined {
  for (const event of events)
    if ((event.type === 'spaceEntered' || event.type === 'ballastDropped') && event.to === space)
      return event.seat
  return undefined
}

/** Longest run of turns in which no camel moved. */
function longestWait(events: readonly Event[]): number {
  let [longest, waiting, moved] = [0, 0, false]
  for (const { type } of events) {
    if (type === 'spaceEntered' || type === 'ballastDropped') moved = true
    if (type !== 'turnEnded') continue
    waiting = moved ? 0 : waiting + 1
    longest = Math.max(longest, waiting)
    moved = false
  }
  return longest
}

/** Figures of one game. Yes-no figures are 0 or 1, so that their means are shares of games. */
function figures({ state, outcome, events: all }: Finished): Record<string, readonly number[]> {
  const events = all as readonly Event[]
  const { players, seats, startSeat, track: id } = stateOf(state)
  const track = baseContent.track(id)
  const gold = outcome.scores.map(({ total }) => total).sort((a, b) => b - a)
  const [most = 0, next = 0] = gold
  const winners = outcome.ranking[0] ?? []
  const [winner = 0] = winners
  const won = (seat: number | undefined): readonly number[] =>
    seat === undefined ? [] : [Number(winners.includes(seat))]
  const turns = events.filter(({ type }) => type === 'turnStarted').length
  const ofWinner = goldSources
    .filter((source) => source !== 'start')
    .map((source) => [`winner-${source}`, [seats[winner]?.gold[source] ?? 0]] as const)
  const byOrder = Array.from({ length: players }, (_, place) => {
    const seat = (startSeat + place) % players
    return [`player${place + 1}Wins`, [winners.includes(seat) ? 1 / winners.length : 0]] as const
  })
  return {
    turns: [turns],
    turnsEach: [turns / players],
    gold,
    goldWinner: [most],
    goldLast: [gold[gold.length - 1] ?? 0],
    margin: [most - next],
    tied: [Number(most === next)],
    shared: [Number(winners.length > 1)],
    firstInStageCityWins: won(firstIn(events, track.stageCity)),
    firstInFinalCityWins: won(firstIn(events, track.finalCity)),
    longestWait: [longestWait(events)],
    ...Object.fromEntries(ofWinner),
    ...Object.fromEntries(byOrder)
  }
}

const percent = (share: number | undefined): string => `${mean([100 * (share ?? 0)])} %`

function inWords(means: Readonly<Record<string, number>>): readonly string[] {
  const wins = Object.keys(means).filter((name) => /^player\d+Wins$/.test(name))
  return [
    `${means['turns'] ?? 0} turns, ${means['turnsEach'] ?? 0} for each player; longest wait for a move ${means['longestWait'] ?? 0} turns`,
    `gold ${means['gold'] ?? 0}, winner ${means['goldWinner'] ?? 0}, last ${means['goldLast'] ?? 0}, margin ${means['margin'] ?? 0}; ` +
      `ties for the most ${percent(means['tied'])}, shared wins ${percent(means['shared'])}`,
    `of the winner ${goldSources.flatMap((source) => (source === 'start' ? [] : [`${source} ${means[`winner-${source}`] ?? 0}`])).join(', ')}`,
    `won by the first player, the second and so on ${wins.map((name) => percent(means[name])).join(', ')}; ` +
      `by the first in the stage city ${percent(means['firstInStageCityWins'])}, in the last city ${percent(means['firstInFinalCityWins'])}`
  ]
}

export const expeditionFacts: GameFacts = {
  kinds: { tasks: Object.keys(tasks), choices: Object.keys(choices), events: Object.keys(eventsShown) },
  landmarks: ['arrived', 'gathered', 'reshuffled', 'skipped', 'stalled'],
  marks: (event: GameEvent) => marks(event as Event),
  character: () => undefined,
  counted: 'gold',
  figures,
  inWords,
  planner: planExpedition,
  hand: { task: 'turn', press: '.fan__card' },
  journey: ['pay', 'pay'],
  describe: (state, content) => {
    const { track: id, phase, interim, activeSeat, seats, display, deck, discards, supply } = stateOf(state)
    const track = (content as Content).track(id)
    return [
      `${id} track, ${phase}${phase === 'over' ? '' : `, seat ${activeSeat} to move`}, ${interim ? 'after' : 'before'} the interim scoring`,
      `display ${display.join(', ')}; ${deck.count} cards in the deck, ${discards.length} discarded; ${supply} gold in the supply`,
      ...seats.map((seat, i) => {
        const stands = seat.camels.map((at) => `${at} ${track.space(at).name}`)
        const cards = seat.hand.cards ? ` (${seat.hand.cards.join(', ')})` : ''
        return `seat ${i}: ${goldOf(seat)} gold; at ${stands.join(' and ')}; ${seat.hand.count} cards${cards}; ${seat.tray.count} laid`
      })
    ]
  }
}
