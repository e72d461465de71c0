/** Marco Polo Expedition as the engine's contract wants it. */
import { topTask } from '../../engine/agenda'
import {
  checkConfig,
  optionValue,
  type Option,
  type Options,
  type Rules,
  type Seat,
  type Viewer
} from '../../engine/rules'
import { copyOf } from '../../engine/visibility'
import { audit } from './audit'
import { parseChoice } from './choice-schema'
import type { Content } from './content'
import { evolve } from './evolve'
import { cards } from './pieces'
import { Play } from './play'
import { refuse, type ExpeditionRefusal } from './refusals'
import { outcome } from './scoring'
import { seatOf } from './seats'
import { setup } from './setup'
import { taskRules } from './tasks'
import type { Choice, Event, State } from './types'
import { shownOf, stateShown } from './visibility'

const seats = { min: 2, max: 5 }

/** A content with several tracks asks which one is played (ruling 47); two players may move both camels (ruling 46). */
function optionsOf({ tracks }: Content): readonly Option[] {
  const [first] = tracks
  const values = tracks.map(({ id }) => id)
  const track: Option[] =
    first && tracks.length > 1 ? [{ id: 'track', kind: 'choice', values, fallback: first.id }] : []
  return [
    { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
    ...track,
    { id: 'bothCamels', kind: 'choice', values: ['one', 'both'], fallback: 'one', players: [2] }
  ]
}

/** The rules of Expedition over a content. */
export function expeditionRules(content: Content): Rules<State, Choice, Event> {
  const options = optionsOf(content)

  const refusal = (state: State, seat: Seat, choice: Choice): ExpeditionRefusal | undefined => {
    const task = topTask(state.agenda, seat)
    if (!task) return refuse('not-offered')
    return taskRules(task.kind).refusal({ track: content.track(state.track), state, seat, task }, choice)
  }

  return {
    id: 'expedition',
    version: '1.0',
    content: content.hash,
    seats,
    options,
    parseChoice,
    refusal,
    setup: (config, chance) => {
      const fault = checkConfig({ seats, options }, config)
      if (fault) throw new Error(`config refused: ${JSON.stringify(fault)}`)
      const chosen: Options = Object.fromEntries(
        options.map(({ id }) => [id, optionValue({ options }, config, id)])
      )
      return setup(content, config, chosen, chance)
    },
    decisions: (state, asker: Viewer = 'open') => {
      const seat = state.activeSeat
      const task = topTask(state.agenda, seat)
      if (!task) return []
      const { kind } = task
      if (asker !== 'open' && asker !== seat) return [{ seat, task: kind, simultaneous: false }]
      const track = content.track(state.track)
      const choices = taskRules(kind).choices({ track, state, seat, task })
      return [{ seat, task: kind, simultaneous: false, choices }]
    },
    play: (state, seat, choice, chance) => {
      const refused = refusal(state, seat, choice)
      const task = topTask(state.agenda, seat)
      if (refused || !task) return { refusal: refused ?? refuse('not-offered') }
      const play = new Play(content.track(state.track), state, chance)
      taskRules(task.kind).resolve(play, seat, task, choice)
      return { events: play.events }
    },
    evolve,
    view: (state, viewer) => copyOf(stateShown.show(state, { viewer, owner: undefined })),
    redact: (event, viewer) => shownOf(event).shown.show(event, { viewer, owner: undefined }),
    reveals: (event) => shownOf(event).reveals === true,
    unseen,
    outcome,
    audit: (state) => audit(content, state)
  }
}

/** Cards of the deck and of the others' hands and trays, which this viewer cannot tell apart. */
function unseen(state: State, viewer: Viewer): Record<string, string[]> {
  const seen = new Set<string>([...state.display, ...state.discards])
  if (typeof viewer === 'number') {
    const { hand, tray } = seatOf(state, viewer)
    for (const card of [...(hand.cards ?? []), ...(tray.cards ?? [])]) seen.add(card)
  }
  return { cards: cards.filter((card) => !seen.has(card)) }
}
