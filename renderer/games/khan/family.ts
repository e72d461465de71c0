/** What In the Service of the Khan provides for the family's components. */
import { computed, provide } from 'vue'
import { standing } from '../../../shared/games/khan/assist/standing'
import { totalPoints } from '../../../shared/games/khan/seats'
import { stockRules } from '../../../shared/games/khan/stock'
import { resources, type Resource } from '../../../shared/games/khan/types'
import { lacksOf } from '../../../shared/polo/stock'
import { familyKey, type Family } from '../../polo/family'
import type { FamilyWords } from '../../polo/words'
import { useTable } from '../../stores/table'
import { map } from './atlas/layout'
import { gameModelKey, type GameModel } from './game-model'
import { ruleOf } from './rules/links'
import { tipFor } from './target-status'
import { words } from './words'

function familyOf(model: GameModel): Family {
  const { content, view, me, selection, targets, travelPlan, act, remedies } = model
  const table = useTable()
  const bonusHelp: Readonly<Record<string, string | undefined>> = words.explain.bonusHelp
  const characters: FamilyWords['names']['characters'] = words.names.characters
  const placeKind = (place: string) => map.place(place).kind
  return {
    ...model,
    words,
    rules: ruleOf,
    map,
    offered: computed(() => view.value.offered),
    answer: (choice) => void table.choose(choice),
    contract: (id) => content.contract(id),
    startSeat: computed(() => view.value.startSeat),
    playing: computed(() => view.value.phase === 'turns'),
    stockItems: resources,
    contractSlots: content.numbers.contractSlots,
    postsOf: (seat) =>
      content.numbers.ownPosts + (content.character(model.seatAt(seat).character).extraPosts ?? 0),
    postPoints: (nth) => content.numbers.postPoints[nth] ?? 0,
    characterOf: (seat) => characters[model.seatAt(seat).character],
    pointsOf: (seat) => totalPoints(model.seatAt(seat)),
    standingOf: (seat) => {
      const mine = seat === me.value
      const goals = mine ? model.goals.value : undefined
      return standing(content, view.value, table.info?.open ? 'seats' : mine ? seat : 'public', goals)[seat]
    },
    standingNote: (seat, { hidden }) => {
      if (hidden.length === 0) return undefined
      const { ownGoals, hiddenGoals } = words.assist.standing
      return seat === me.value && table.seat !== null ? ownGoals : hiddenGoals
    },
    turn: targets.turn,
    space: targets.space,
    price: targets.price,
    priceUpTo: targets.price,
    proposedOn: (space) => {
      const meant = space === travelPlan.space.value?.id && travelPlan.target.value !== undefined
      if (selection.target.value !== space && !meant) return []
      const { dice, value } = targets.placement(space)
      return dice.map((die) => ({ colour: die.colour, value: die.value || (value ?? 0) }))
    },
    complete: (contract) => targets.choice({ type: 'completeContract', contract }),
    lacking: (seat, contract) => {
      const lacks = lacksOf<Resource>(stockRules, model.seatAt(seat).stock, content.contract(contract).cost)
      return Object.fromEntries(lacks.map(({ item, short }) => [item, short]))
    },
    completedSoon: (contract) => remedies.soon({ type: 'completeContract', contract }),
    blackDiceLeft: () => view.value.blackDice.length,
    bonusHelp: (action) => bonusHelp[action] ?? '',
    tip: tipFor,
    placing: targets.placing,
    placeKind,
    placeHelp: (place) => words.explain.places[placeKind(place)],
    travelNeeds: () => words.refusals.needDice,
    placeChoice: act.placeChoice,
    journeyStatus: act.journeyStatus,
    refusal: (choice) => table.refusalOf(choice),
    pressSpace: act.space,
    pressPlace: act.place,
    pressDie: act.die,
    pressBonus: (action) => {
      const known = bonusActions.find((one) => one === action)
      if (known) act.bonus(known)
    },
    pressContract: act.complete,
    roomOf: () => undefined
  }
}

const bonusActions = [
  'complete-contract',
  'improve-seal',
  'money-bag',
  'reroll-die',
  'adjust-die',
  'take-black-die'
] as const

/** Provides a model for all components inside, including those of the family. */
export function provideGameModel(model: GameModel): void {
  provide(gameModelKey, model)
  provide(familyKey, familyOf(model))
}
