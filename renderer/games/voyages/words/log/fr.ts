/** The log's sentence for every kind of event in French. Agenda bookkeeping says nothing. */
import type {
  BonusActionId,
  Cause,
  LocationId,
  Reward,
  SpaceId,
  State
} from '../../../../../shared/games/voyages/types'
import { listsOf } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { seat, text, thing, type Parts } from '../../../log-parts'
import type { LogPart } from '../../../types'
import { amount, characters, phases, places, sources, spaces, the } from '../names/fr'
import type * as said from './en'
import { amounts, blackDie, cityOf, costOf, dice, sentenceBy, type Sentences } from './parts'

const list = listsOf('fr')
const place = (id: LocationId): LogPart => thing(the(id), `place:${id}`)
/** "d’Ormuz": a city and the preposition that leans on its name. */
const ofCity = (id: LocationId): LogPart => thing(of(places[id] ?? id), `place:${id}`)

const spaceThing = (id: SpaceId, view: State): LogPart => {
  const city = cityOf(id, view)
  return thing(city ? `Carte Ville ${of(places[city] ?? city)}` : (spaces[id] ?? id), `space:${id}`)
}

/** What was paid or gained by a bonus action. */
const forBonus: Readonly<Record<BonusActionId, string>> = {
  'complete-contract': 'pour un contrat',
  'money-bag': 'pour le dé',
  'reroll-die': 'pour relancer',
  'adjust-die': 'pour tourner un dé',
  'take-black-die': 'pour un dé noir'
}

/** What an amount was for, in a few words; empty where the line before says it. */
const why = (cause: Cause): Parts => {
  switch (cause.kind) {
    case 'space':
    case 'cityCard':
    case 'contract':
      return []
    case 'occupied':
      return [text('pour l’espace occupé')]
    case 'contractColumn':
      return [text(`de la colonne ${cause.column}`)]
    case 'cityBonus':
      return [text('du bonus'), ofCity(cause.location)]
    case 'outpost':
      return [text('de l’avant-poste'), ofCity(cause.location)]
    case 'post':
      return [text(`pour le ${cause.post}e comptoir`)]
    case 'travelTable':
      return [text(cause.steps === 1 ? 'pour la première étape' : `pour la ${cause.steps}e étape`)]
    case 'route':
      return [text('pour la route vers'), place(cause.to)]
    case 'bonusAction':
      return [text(forBonus[cause.action])]
    case 'character':
      return [text(`grâce à ${characters[cause.character].name}`)]
    case 'compensation':
      return [text('pour un lancer faible')]
    case 'scoring':
      return [text(`(${sources[cause.source]})`)]
    default:
      return cause satisfies never
  }
}

const lost = (reward: Reward): string =>
  reward.item === 'black-die'
    ? 'ne trouve plus de dé noir'
    : reward.item === 'contract'
      ? 'ne trouve plus de contrat'
      : reward.item === 'move'
        ? 'ne peut payer aucune étape'
        : `ne reçoit rien pour ${amount(reward.item, reward.count)}`

const contractWords = (id: string): Parts => [text('un contrat à'), ...amounts(costOf(id))]

const sentences: Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  characterTaken: (e) => [seat(e.seat), text(`joue ${characters[e.character].name}`)],
  goalsDealt: (e) => [seat(e.seat), text(`reçoit ${e.dealt.count} objectifs`)],
  goalsKept: (e) => [seat(e.seat), text('garde deux objectifs')],
  roundStarted: (e) => [text(`La manche ${e.round} commence avec`), seat(e.startSeat)],
  phaseStarted: (e) => (e.phase === 'turns' ? [] : [text(phases[e.phase])]),
  diceRolled: () => [text('Tout le monde lance ses dés')],
  turnStarted: () => [],
  turnEnded: () => [],
  dicePlaced: (e, view, colours) => [
    seat(e.seat),
    spaceThing(e.space, view),
    text('avec'),
    ...dice(e.dice, e.seat, colours, e.values)
  ],
  dieRerolled: (e, _view, colours) => [
    seat(e.seat),
    text('relance'),
    ...dice([e.die], e.seat, colours),
    text('et obtient'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  dieAdjusted: (e, _view, colours) => [
    seat(e.seat),
    text('tourne'),
    ...dice([e.die], e.seat, colours),
    text('sur'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  blackDieTaken: (e) => [
    seat(e.seat),
    text(e.value === 0 ? 'prend' : 'prend et lance'),
    ...blackDie(e.value)
  ],
  // A contract's price is in the line that completes it.
  paid: (e) =>
    e.cause.kind === 'contract' ? [] : [seat(e.seat), text('paie'), ...amounts(e.items), ...why(e.cause)],
  gained: (e) => [seat(e.seat), text('reçoit'), ...amounts(e.items), ...why(e.cause)],
  rewardLost: (e) => [seat(e.seat), text(lost(e.reward))],
  contractsTaken: (e) => [
    seat(e.seat),
    text(e.contracts.length === 1 ? 'prend le contrat de la' : 'prend les contrats des'),
    thing(
      e.columns.length === 1 ? `colonne ${e.columns[0] ?? ''}` : `colonnes ${list(e.columns.map(String))}`,
      ...e.contracts.map((id) => `contract:${id}`)
    )
  ],
  contractDiscarded: (e) => [seat(e.seat), text('rend'), ...contractWords(e.contract)],
  contractDrawn: (e) => [seat(e.seat), text('pioche'), ...contractWords(e.contract)],
  contractKept: (e) => [seat(e.seat), text('garde le contrat pioché')],
  contractDeclined: (e) => [seat(e.seat), text('refuse le contrat pioché')],
  contractCompleted: (e) => [seat(e.seat), text('remplit'), ...contractWords(e.contract)],
  rowCleared: () => [text('La rangée de contrats est vidée')],
  rowDealt: (e) => [
    text(
      e.contracts.length === 1
        ? 'Un nouveau contrat est dévoilé'
        : `${e.contracts.length} nouveaux contrats sont dévoilés`
    )
  ],
  stepped: (e) => [seat(e.seat), text('voyage vers'), place(e.to)],
  postPlaced: (e) => [seat(e.seat), text('ouvre un comptoir à'), place(e.location)],
  postMoved: (e) => [seat(e.seat), text('déplace le comptoir'), ofCity(e.from), text('vers'), place(e.to)],
  outpostTaken: (e) => [seat(e.seat), text('arrive en premier à'), place(e.location)],
  gameScored: () => [text('On compte les points')]
}

/** The sentence of any event. */
export const sentence = sentenceBy(sentences)
export const roundTitle: typeof said.roundTitle = (round) => `Manche ${round}`

/** What an event turned up for good, as the undo names it. */
export const revealed: typeof said.revealed = {
  goalsDealt: 'les objectifs ont été distribués',
  diceRolled: 'les dés ont été lancés',
  dieRerolled: 'un dé a été relancé',
  blackDieTaken: 'un dé noir a été lancé',
  contractDrawn: 'un contrat a été pioché',
  rowDealt: 'de nouveaux contrats ont été dévoilés',
  gameScored: 'les objectifs ont été montrés'
}
