/** What Voyages provides for the family's components. */
import { provide } from 'vue'
import { lacking } from '../../../shared/games/voyages/stock'
import { standing } from '../../../shared/games/voyages/assist/standing'
import { lastScoringPost } from '../../../shared/games/voyages/rewards'
import { contractSlots } from '../../../shared/games/voyages/content/numbers'
import { totalPoints } from '../../../shared/games/voyages/seats'
import { resources } from '../../../shared/games/voyages/types'
import { familyKey, type Family } from '../../polo/family'
import { familyBase } from '../../polo/family-base'
import type { FamilyWords } from '../../polo/words'
import { assistWords } from './assist/words'
import { map } from './atlas/layout'
import { gameModelKey, type GameModel } from './game-model'
import { modulesPart } from './modules'
import { ruleOf } from './rules/links'
import { tipFor } from './target-status'
import { words } from './words'

/** False for a seat whose dice have no value before they are placed. */
export const rollsDice = ({ own, content }: Pick<GameModel, 'own' | 'content'>): boolean =>
  own.value.character === '' || content.character(own.value.character).rolls !== false

function familyOf(model: GameModel): Family {
  const { content, view, selection, targets, travelPlan, act } = model
  const bonusHelp: Readonly<Record<string, string>> = words.explain.bonusHelp
  const characters: FamilyWords['names']['characters'] = words.names.characters
  const placeKind = (place: string) => content.place(place).kind
  return {
    ...model,
    ...familyBase(
      model,
      (viewer, goals) => standing(content, view.value, viewer, goals),
      () => assistWords.standing
    ),
    words: {
      controls: words.controls,
      names: words.names,
      explain: words.explain,
      prompts: words.prompts,
      assist: assistWords
    },
    rules: ruleOf,
    map,
    contract: (id) => content.contract(id),
    stockItems: resources,
    contractSlots,
    postsOf: (seat) => {
      const { posts, postsLeft } = model.seatAt(seat)
      return posts.length + postsLeft
    },
    postPoints: (nth, seat) =>
      nth <= lastScoringPost(content, model.seatAt(seat).character)
        ? (content.numbers.postPoints[nth] ?? 0)
        : 0,
    characterOf: (seat) => {
      const { character } = model.seatAt(seat)
      const text = characters[character]
      return (
        text && {
          ...text,
          ...modulesPart.textWith(character, content),
          ...modulesPart.characterText(view.value, seat, content)
        }
      )
    },
    ownSpaces: (seat) => content.character(model.seatAt(seat).character).spaces ?? [],
    textWith: (character) => modulesPart.textWith(character, content),
    pointsOf: (seat) => totalPoints(model.seatAt(seat)),
    priceUpTo: targets.priceUpTo,
    proposedOn: (space) => {
      const meant = space === 'travel' && travelPlan.target.value !== undefined
      if (selection.target.value !== space && !meant) return []
      return selection.chosen.value.map((die) => ({
        colour: die.colour,
        value: die.value || targets.valueFor(space, selection.chosen.value, targets.needOf(space)) || 0
      }))
    },
    lacking: (seat, contract) => lacking(model.seatAt(seat).stock, content.contract(contract).cost),
    blackDiceLeft: () => view.value.blackDice,
    bonusHelp: (action) =>
      action === 'take-black-die' && !rollsDice(model)
        ? words.explain.unrolledBlackDie
        : (bonusHelp[action] ?? ''),
    tip: tipFor,
    placeKind,
    placeHelp: (place) => {
      const kind = placeKind(place)
      const slots = kind === 'beijing' ? ` ${words.explain.beijingSlots}` : ''
      return `${words.explain.places[kind]}${slots}`
    },
    travelNeeds: () => words.refusals.needTwoDice,
    pressBonus: act.bonus
  }
}

/** Provides a model for all components inside, including those of the family. */
export function provideGameModel(model: GameModel): void {
  provide(gameModelKey, model)
  provide(familyKey, familyOf(model))
}
