/** German: what helps, what a journey brings, standings. */
import { listsOf, pluralsOf, type Spoken } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('de')
const list = listsOf('de')
const steps = (n: number): string => `${n} ${plural(n, { one: 'Schritt', other: 'Schritte' })}`

export const ways: Spoken<typeof said.ways> = {
  turn: (by, value, price) => `${by > 0 ? '+' : '−'}${Math.abs(by)} auf die ${value} für ${price}`,
  purse: (values, gain) => `die ${list(values)} in den Geldbeutel: ${gain}`,
  complete: (points) => `deinen Auftrag für ${points} erfüllen`,
  main: (space, values, column) =>
    `zuerst ${space} mit der ${list(values)}${column === undefined ? '' : `, Spalte ${column}`}`,
  use: (values) => `die ${list(values)} nehmen`,
  then: (parts) => {
    const text = parts.join(', dann ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  valueless: 'Würfel ohne Wert'
}

export const luck: Spoken<typeof said.luck> = {
  reroll: (value, price, faces) =>
    `Die ${value} für ${price} neu zu würfeln kann helfen: ${faces} von 6 ${plural(faces, { one: 'Seiten reicht', other: 'Seiten reichen' })}.`,
  blackDie: (price, faces) =>
    faces === 6
      ? `Ein schwarzer Würfel für ${price} würde reichen.`
      : `Ein schwarzer Würfel für ${price} kann helfen: ${faces} von 6 ${plural(faces, { one: 'Seiten reicht', other: 'Seiten reichen' })}.`
}

export const lying: Spoken<typeof said.lying> = {
  own: (value) => `deine ${value}`,
  of: (name, value) => `die ${value} von ${name}`,
  neutral: (value) => `eine neutrale ${value}`,
  there: (dice) => `Im Weg: ${list(dice)}.`
}

export const reach: Spoken<typeof said.reach> = {
  steps: (needs, have) => `Bis dorthin sind es ${steps(needs)}, du hast ${have}.`,
  short: (price, short) => `Die Reise kostet ${price}: ${short} zu wenig.`,
  never: 'Dorthin führt keine Reise.'
}

export const toast: Spoken<typeof said.toast> = { help: 'Was hilft' }

export const journey: Spoken<typeof said.journey> = {
  stock: 'Vorrat',
  slot: (points) => `${points} für den Platz in Peking bei Spielende`,
  moves: (n) =>
    `Keine Posten mehr: ${plural(n, { one: 'einer von deinen zieht', other: `${n} von deinen ziehen` })} dorthin um.`,
  goals: (points) => `Ziele: ${points > 0 ? `+${points}` : points}`,
  goalPlaces: (places) => `Posten an deinem Ziel ${list(places)}`,
  goalDone: (n) => plural(n, { one: 'Zielkarte erfüllt', other: `${n} Zielkarten erfüllt` }),
  start: 'Du beginnst die nächste Runde.',
  fewerCoins: 'weniger Münzen',
  fewerCamels: 'weniger Kamele'
}

export const contract: Spoken<typeof said.contract> = {
  bonus: 'Diesen Zug',
  bonusHow: (how) => `Diesen Zug möglich: ${how}`,
  missing: (what) => `Es fehlt: ${what}.`
}

export const standing: Spoken<typeof said.standing> = {
  hiddenGoals: 'Ziele sind geheim und nicht mitgezählt.',
  ownGoals: 'Deine Ziele zählen mit, solange du sie ansiehst.'
}

export const boards: Spoken<typeof said.boards> = {
  choose: 'Wessen Tableau'
}

export const endTurn: Spoken<typeof said.endTurn> = {
  title: 'Den Zug mit Würfeln in der Hand beenden?',
  text: (n) =>
    `${n} ${plural(n, { one: 'Würfel bleibt dir für einen späteren Zug', other: 'Würfel bleiben dir für spätere Züge' })} dieser Runde. Jetzt ${plural(n, { one: 'könntest du ihn', other: 'könntest du jeden' })} noch für 3 Münzen abgeben. In diesem Spiel wirst du nicht noch einmal gefragt.`
}

export const coach: Spoken<typeof said.coach> = {
  contract: 'Du kannst einen Auftrag erfüllen.',
  open: (places) => `Offen: ${list(places)}.`,
  cityCards: 'Stadtkarten'
}

export const trade: Spoken<typeof said.trade> = {
  uses: 'Wie oft'
}

export const shortcuts: typeof said.shortcuts = [
  { keys: ['F'], does: 'Tun, was hilft, wo eine Absage es anbietet' },
  { keys: ['O'], does: 'Tableaus öffnen, eins nach dem anderen' }
]
