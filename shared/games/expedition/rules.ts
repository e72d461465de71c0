/** Marco Polo Expedition, declared for the engine. */
import { audited } from '../../engine/audit'
import { agendaGame } from '../../engine/agenda-game'
import { Play } from '../../engine/play'
import type { Option, Rules, Viewer } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { auditLines } from './audit'
import { parseChoice } from './choice-schema'
import type { Content } from './content'
import { startTurn } from './drawing'
import { changes, evolve } from './evolve'
import type { Expedition } from './game'
import { cards } from './pieces'
import { outcome } from './scoring'
import { setup } from './setup'
import { tasks } from './tasks'
import type { Choice, Event, State } from './types'
import { visibility } from './visibility'

/**
 * A content with several tracks asks which one is played (ruling 47). For two players there are two more options:
 * whether both camels may move (ruling 46), and where ballast leads (rulings 21 to 24): only to spaces that an opponent
 * has reached, or also to those it passed, which is what a file without this option means.
 */
function optionsOf({ tracks }: Content): readonly Option[] {
  const [first] = tracks
  const values = tracks.map(({ id }) => id)
  const track: Option[] =
    first && tracks.length > 1 ? [{ id: 'track', kind: 'choice', values, fallback: first.id }] : []
  return [
    { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
    ...track,
    { id: 'bothCamels', kind: 'choice', values: ['one', 'both'], fallback: 'one', players: [2] },
    {
      id: 'ballast',
      kind: 'choice',
      values: ['reached', 'passed'],
      fallback: 'reached',
      absent: 'passed',
      players: [2]
    }
  ]
}

/** The rules of Expedition with a content. */
export const expeditionRules = (content: Content): Rules<State, Choice, Event> =>
  agendaGame<Expedition>({
    id: 'expedition',
    version: '1.1',
    seats: { min: 2, max: 5 },
    options: optionsOf(content),
    tables: ({ track }) => [content.base, content.trackSet(track ?? content.tracks[0]?.id ?? '')],
    content: ({ track }) => content.track(track),
    parseChoice,
    Play,
    setup: (dealing) => setup(content, dealing),
    begin: (play) => {
      startTurn(play, play.state.startSeat)
    },
    tasks,
    evolve,
    changes,
    visibility,
    unseen,
    outcome,
    audit: (state) => audited(auditLines, content, state)
  })

/** The cards of the deck and of other seats' hands and trays, which this viewer cannot tell apart. */
function unseen(state: State, viewer: Viewer): Record<string, string[]> {
  const seen = new Set<string>([...state.display, ...state.discards])
  for (const [seat, { hand, tray }] of state.seats.entries())
    if (viewer === seat || viewer === 'seats')
      for (const card of [...cardsIn(hand), ...cardsIn(tray)]) seen.add(card)
  return { cards: cards.filter((card) => !seen.has(card)) }
}
