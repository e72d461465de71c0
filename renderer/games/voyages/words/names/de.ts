/** Names of the game's things in German. Places, characters and spaces are found by their ids. */
import { pluralsOf } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('de')

export const places: typeof said.places = {
  venezia: 'Venedig',
  alexandria: 'Alexandria',
  karachi: 'Karatschi',
  karakorum: 'Karakorum',
  'lan-zhou': 'Lanzhou',
  moscow: 'Moskau',
  samarcanda: 'Samarkand',
  sumatra: 'Sumatra',
  adana: 'Adana',
  anxi: 'Anxi',
  kashgar: 'Kaschgar',
  kochi: 'Kochi',
  ormuz: 'Hormus',
  xian: 'Xi’an',
  beijing: 'Peking',
  'oasis-a': 'Wolga-Oase',
  'oasis-b': 'Gobi-Oase',
  'oasis-c': 'Hinggan-Oase',
  'oasis-d': 'Ordos-Oase',
  'oasis-e': 'Pontische Oase',
  'oasis-f': 'Oxus-Oase',
  'oasis-g': 'Syrische Oase',
  'oasis-h': 'Bengalen-Oase',
  'oasis-i': 'Rotmeer-Oase',
  'oasis-j': 'Küsten-Oase'
}
/** A way to a place: "nach Moskau", "zur Gobi-Oase", "zur Pontischen Oase". */
export const toward = (id: string): string => {
  const name = places[id] ?? id
  return id.startsWith('oasis-') ? `zur ${name.replace(/sche Oase$/, 'schen Oase')}` : `nach ${name}`
}

export const placeKinds: typeof said.placeKinds = {
  start: 'Startstadt',
  'large-city': 'große Stadt',
  'small-city': 'kleine Stadt',
  beijing: 'Kaiserstadt',
  oasis: 'Oase'
}

/** Printed action spaces; a city card is named after its city. */
export const spaces: typeof said.spaces = {
  'bazaar-gold': 'Goldstand',
  'bazaar-silk': 'Seidenstand',
  'bazaar-pepper': 'Pfefferstand',
  'bazaar-camel': 'Kamelstand',
  'khans-favor': 'Gunst des Khans',
  'take-5-coins': '5 Münzen',
  contracts: 'Aufträge',
  travel: 'Reise',
  'money-bag': 'Geldbeutel'
}

const nouns: Readonly<Record<said.Counted, { readonly one: string; readonly other: string }>> = {
  coin: { one: 'Münze', other: 'Münzen' },
  camel: { one: 'Kamel', other: 'Kamele' },
  pepper: { one: 'Pfeffer', other: 'Pfeffer' },
  silk: { one: 'Seide', other: 'Seide' },
  gold: { one: 'Gold', other: 'Gold' },
  vp: { one: 'Punkt', other: 'Punkte' },
  'any-good': { one: 'Ware nach Wahl', other: 'Waren nach Wahl' },
  'different-goods': { one: 'Ware', other: 'verschiedene Waren' },
  'camel-or-coin': { one: 'Kamel oder Münze', other: 'Kamele oder Münzen' },
  'black-die': { one: 'schwarzer Würfel', other: 'schwarze Würfel' },
  contract: { one: 'Auftrag vom Stapel', other: 'Aufträge vom Stapel' },
  move: { one: 'Schritt', other: 'Schritte' },
  'other-city-bonus': { one: 'Stadtbonus nach Wahl', other: 'Stadtboni nach Wahl' },
  'own-city-bonus': { one: 'Bonus einer eigenen kleinen Stadt', other: 'Boni eigener kleiner Städte' }
}

/** "Kamel" or "Kamele". */
export const noun: typeof said.noun = (item, count) => plural(Math.abs(count), nouns[item])
/** "3 Kamele". */
export const amount: typeof said.amount = (item, count) => `${count} ${noun(item, count)}`
/** "1 schwarzen Würfel": as what somebody pays or gets (accusative). */
export const amountTaken: typeof said.amount = (item, count) =>
  amount(item, count).replace('schwarzer Würfel', 'schwarzen Würfel')

/** Column heads of a stock. */
export const stockNames: typeof said.stockNames = {
  coin: 'Münzen',
  camel: 'Kamele',
  pepper: 'Pfeffer',
  silk: 'Seide',
  gold: 'Gold'
}

export const characters: typeof said.characters = {
  'berke-khan': {
    name: 'Berke Khan',
    short: 'Zahlt nie für besetzte Felder',
    full: 'Setzt Würfel auf besetzte Aktionsfelder, ohne Münzen zu zahlen. Alles andere gilt weiter: einmal je Farbe, und eine benutzte Stadtkarte bleibt zu.'
  },
  'johannes-caprini': {
    name: 'Johannes Caprini',
    short: 'Springt von Oase zu Oase; 3 Münzen je Runde',
    full: 'Darf von jeder Oase in einem einzigen Schritt zu jeder anderen Oase ziehen, ohne Wegekosten. Erhält zu Beginn jeder Runde 3 Münzen.'
  },
  'kubilai-khan': {
    name: 'Kubilai Khan',
    short: 'Beginnt in Peking auf dem 10-Punkte-Feld',
    full: 'Die Figur beginnt in Peking, und ein Handelsposten steht dort schon auf dem Feld für 10 Punkte.'
  },
  'matteo-polo': {
    name: 'Matteo Polo',
    short: 'Ein weißer Würfel und ein Auftrag je Runde',
    full: 'Würfelt jede Runde den weißen Würfel mit den eigenen; er hat keine Farbe. Zieht außerdem zu Beginn jeder Runde einen Auftrag.'
  },
  'mercator-ex-tabriz-4p': {
    name: 'Mercator ex Tabriz',
    short: '+1 Ware oder Kamel, wenn jemand anderes einen Stand nutzt',
    full: 'Immer wenn jemand anderes einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was er verkauft: eine Ware oder am Kamelstand ein Kamel.'
  },
  'mercator-ex-tabriz-3p': {
    name: 'Mercator ex Tabriz',
    short: '+1, wenn jemand anderes einen Stand oder den Khan nutzt',
    full: 'Immer wenn jemand anderes einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was er verkauft. Dazu 1 Kamel für jeden fremden Besuch beim Khan.'
  },
  'mercator-ex-tabriz-2p': {
    name: 'Mercator ex Tabriz',
    short: '+1, wenn der Gegner einen Stand, den Khan oder 5 Münzen nutzt',
    full: 'Immer wenn der Gegner einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was er verkauft. Dazu 1 Kamel, wenn er den Khan besucht, und 2 Münzen, wenn er einen Würfel auf 5 Münzen setzt.'
  },
  'niccolo-and-marco-polo': {
    name: 'Niccolò & Marco Polo',
    short: 'Zwei Figuren; 1 Kamel je Runde',
    full: 'Reist mit zwei Figuren und darf die Schritte einer Bewegung auf beide verteilen. Erhält zu Beginn jeder Runde 1 Kamel.'
  },
  'raschid-ad-din-sinan': {
    name: 'Raschid ad-Din Sinan',
    short: 'Bestimmt den Wert jedes gesetzten Würfels',
    full: 'Würfelt nicht: Jeder Würfel bekommt beim Setzen den gewünschten Wert. Erhält keinen Ausgleich für niedrige Würfe.'
  },
  'wilhelm-von-rubruk': {
    name: 'Wilhelm von Rubruk',
    short: 'Posten auch in durchreisten Städten',
    full: 'Besitzt 11 Handelsposten und darf in jeder durchreisten Stadt einen zurücklassen. Der 11. bringt 10 Punkte mehr.'
  }
}

export const dieColours: typeof said.dieColours = {
  white: 'weiß',
  black: 'schwarz',
  blue: 'blau',
  yellow: 'gelb',
  green: 'grün',
  red: 'rot',
  neutral: 'neutral'
}

export const sources: typeof said.sources = {
  contracts: 'Aufträge',
  cityCards: 'Stadtkarten',
  cityBonuses: 'Boni kleiner Städte',
  posts: '8., 9. und 11. Posten',
  beijing: 'Posten in Peking',
  goals: 'Ziele',
  goods: 'Übrige Waren',
  coins: 'Übrige Münzen',
  mostContracts: 'Meiste Aufträge'
}

export const bonusActions: typeof said.bonusActions = {
  'complete-contract': 'Auftrag erfüllen',
  'money-bag': '3 Münzen',
  'reroll-die': 'Neu würfeln',
  'adjust-die': 'Würfel ±1',
  'take-black-die': 'Schwarzer Würfel'
}

export const phases: typeof said.phases = {
  characters: 'Charakterwahl',
  goals: 'Zielwahl',
  income: 'Einkommen',
  compensation: 'Ausgleich',
  turns: 'Züge',
  over: 'Spielende'
}
