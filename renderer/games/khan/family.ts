/** What In the Service of the Khan provides for the family's components. */
import { computed, provide } from 'vue'
import { standing } from '../../../shared/games/khan/assist/standing'
import { totalPoints } from '../../../shared/games/khan/seats'
import { stockRules } from '../../../shared/games/khan/stock'
import { resources, type Resource } from '../../../shared/games/khan/types'
import { lacksOf } from '../../../shared/polo/stock'
import { familyKey, type Family } from '../../polo/family'
import { familyBase } from '../../polo/family-base'
import type { FamilyWords } from '../../polo/words'
import { atlasFor } from './atlas/layout'
import { gameModelKey, type GameModel } from './game-model'
import { ruleOf } from './rules/links'
import { tipFor } from './target-status'
import { words } from './words'

function familyOf(model: GameModel): Family {
  const { content, view, selection, targets, travelPlan, picks, act } = model
  const bonusHelp: Readonly<Record<string, string | undefined>> = words.explain.bonusHelp
  const characters: FamilyWords['names']['characters'] = words.names.characters
  const { map } = atlasFor(content)
  const placeKind = (place: string) => map.place(place).kind
  return {
    ...model,
    ...familyBase(
      model,
      (viewer, goals) => standing(content, view.value, viewer, goals),
      () => words.assist.standing
    ),
    words,
    rules: ruleOf,
    map,
    contract: (id) => content.contract(id),
    nextStart: computed(() => view.value.hourglass),
    stockItems: resources,
    contractSlots: content.numbers.contractSlots,
    postsOf: (seat) =>
      content.numbers.ownPosts + (content.character(model.seatAt(seat).character).extraPosts ?? 0),
    postPoints: (nth) => content.numbers.postPoints[nth] ?? 0,
    characterOf: (seat) => characters[model.seatAt(seat).character],
    ownSpaces: (seat) => content.character(model.seatAt(seat).character).spaces ?? [],
    pointsOf: (seat) => totalPoints(model.seatAt(seat)),
    priceUpTo: targets.price,
    proposedOn: (space) => {
      const meant = space === travelPlan.space.value?.id && travelPlan.target.value !== undefined
      if (selection.target.value !== space && !meant) return []
      const { dice, value } = targets.placement(space)
      return dice.map((die) => ({ colour: die.colour, value: die.value || (value ?? 0) }))
    },
    lacking: (seat, contract) => {
      const lacks = lacksOf<Resource>(stockRules, model.seatAt(seat).stock, content.contract(contract).cost)
      return Object.fromEntries(lacks.map(({ item, short }) => [item, short]))
    },
    blackDiceLeft: () => view.value.blackDice.length,
    bonusHelp: (action) => bonusHelp[action] ?? '',
    tip: tipFor,
    placeKind,
    placeHelp: (place) => {
      const { places } = words.explain
      const kind = placeKind(place)
      // Kashgar has a card and a marker.
      const { marker, shield } = content.place(place)
      const both = kind === 'card' && marker
      const help = both ? `${places.card} ${places.bonus}` : places[kind]
      return shield ? `${help} ${words.explain.cityShield(place, shield)}` : help
    },
    travelNeeds: () => words.refusals.needDice,
    pressBonus: (action) => {
      const known = bonusActions.find((one) => one === action)
      if (known) act.bonus(known)
    },
    room: picks.room
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
