/** The numbers named in the guide, from the tables of the game. */
import { books } from '../../../../shared/games/khan/content/books'
import * as rules from '../../../../shared/games/khan/content/numbers'

const [, second, third] = books
const [lower, middle, upper] = rules.travelSpaces

export const numbers = {
  goals: rules.goalsDealt,
  rounds: rules.rounds,
  secondBook: second?.minDie,
  thirdBook: third?.minDie,
  favorCoins: rules.khanReward.coin,
  favorCamels: rules.khanReward.camel,
  reroll: rules.rerollPrice,
  adjust: rules.adjustPrice,
  blackDie: rules.blackDiePrice,
  stepFee: lower?.fee.coin,
  middleSteps: middle?.steps,
  upperSteps: upper?.steps,
  contractCoins: rules.contractsReward.coin,
  contractSlots: rules.contractSlots
} as const
