/** Facts about Voyages for the tools. */
import type { GameEvent } from '../../../shared/engine/rules'
import { totalPoints } from '../../../shared/games/voyages/seats'
import { baseContent, withModules } from '../../../shared/games/voyages/content'
import { modules } from '../../../shared/games/voyages/modules'
import { tasks } from '../../../shared/games/voyages/tasks'
import type { ChoiceType, Event, State } from '../../../shared/games/voyages/types'
import { eventsShown } from '../../../shared/games/voyages/visibility'
import type { GameFacts } from './game'
import { pointsFrom, usedIn } from './polo'
import { thingsOfModules, thingUsed } from './voyages-modules'
import { planVoyages } from './voyages-planner'

const choices: Readonly<Record<ChoiceType, true>> = {
  pickCharacter: true,
  keepGoals: true,
  place: true,
  completeContract: true,
  moneyBag: true,
  reroll: true,
  adjust: true,
  blackDie: true,
  endTurn: true,
  column: true,
  takeContracts: true,
  discard: true,
  trade: true,
  goods: true,
  camels: true,
  reward: true,
  cityBonus: true,
  keepContract: true,
  declineContract: true,
  step: true,
  stop: true,
  settleFirst: true,
  movePost: true
}

/** The landmarks of an event: parts of modules that it uses, and things that only happen in long or lucky play. */
function marks(event: Event): readonly string[] {
  const used = thingUsed(event)
  if (used) return [used.name]
  switch (event.type) {
    case 'gained':
      return event.cause.kind === 'post' ? [`post${event.cause.post}`] : []
    case 'postMoved':
      return event.to === 'beijing' ? ['postMoved', 'beijing'] : ['postMoved']
    case 'postPlaced':
      return event.location === 'beijing' ? ['beijing'] : []
    case 'characterTaken':
      return [event.character]
    case 'rowDealt':
      return event.from === 'special' ? ['rowRefill'] : []
    default:
      return []
  }
}

const stateOf = (state: unknown): State => state as State

export const voyagesFacts: GameFacts = {
  planner: planVoyages,
  hand: { task: 'turn', press: '.tray__die' },
  journey: ['place', 'step', 'step'],
  kinds: {
    tasks: [...Object.keys(tasks), ...modules.flatMap((module) => Object.keys(module.tasks))],
    choices: [...Object.keys(choices), ...modules.flatMap((module) => Object.keys(module.turn))],
    events: [...Object.keys(eventsShown), ...modules.flatMap((module) => Object.keys(module.reducers))]
  },
  landmarks: [
    'post8',
    'post9',
    'post11',
    'postMoved',
    'beijing',
    'rowRefill',
    ...new Set(withModules(baseContent, modules).characters.map(({ id }) => id)),
    ...Object.values(thingsOfModules).flat()
  ],
  marks: (event: GameEvent) => marks(event as Event),
  character: (state, seat) => stateOf(state).seats[seat]?.character,
  used: usedIn,
  points: (state, seat) => pointsFrom(stateOf(state), seat),
  counted: 'points',
  figures: ({ state }) => ({
    posts: stateOf(state).seats.map((seat) => seat.posts.length),
    contracts: stateOf(state).seats.map((seat) => seat.completed.length),
    rounds: [stateOf(state).round]
  }),
  inWords: ({ posts = 0, contracts = 0, rounds = 0 }) => [
    `per seat ${posts} posts and ${contracts} contracts; ${rounds} rounds`
  ],
  describe: (state) => {
    const { round, phase, activeSeat, seats } = stateOf(state)
    const turn = activeSeat < 0 ? '' : `, seat ${activeSeat} to move`
    return [
      `round ${round}, ${phase}${turn}`,
      ...seats.map((seat, i) => {
        const stock = Object.entries(seat.stock).map(([item, count]) => `${count} ${item}`)
        const dice = seat.dice.map(
          (die) => `${die.colour === 'own' ? '' : die.colour}${die.value === 0 ? '?' : die.value}`
        )
        return (
          `seat ${i} ${seat.character}: ${totalPoints(seat)} points; ${stock.join(', ')}; ` +
          `${seat.posts.length} posts (${seat.posts.join(', ')}); at ${seat.figures.join(', ')}; ` +
          `${seat.completed.length} contracts done, ${seat.contracts.length} open; dice ${dice.join(' ')}`
        )
      })
    ]
  }
}
