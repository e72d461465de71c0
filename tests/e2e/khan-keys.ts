/** The keys of In the Service of the Khan's table. */
import { diceKeys } from './dice-keys'

export const khanKeys = diceKeys({
  coins: /^Money bag$/,
  place:
    /^Travel to ([^:,]+):|^([^:,]+), (?:contract city|city with a (?:card|bonus)|special city|start)|^(the (?:(?! to )[^:,])+ oasis)(?=$|[:,])/
})
