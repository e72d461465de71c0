/** Names of the game's things in German. Places, characters and spaces are found by their ids. */
import { names as family } from '../../../../polo/words/de/names'
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'

export const names = translate('de', en, {
  ...family,
  /** `to`: the way there, "nach Moskau", "zur Gobi-Oase". */
  places: {
    venezia: { word: 'Venedig', to: 'nach Venedig' },
    alexandria: { word: 'Alexandria', to: 'nach Alexandria' },
    karachi: { word: 'Karatschi', to: 'nach Karatschi' },
    karakorum: { word: 'Karakorum', to: 'nach Karakorum' },
    'lan-zhou': { word: 'Lanzhou', to: 'nach Lanzhou' },
    moscow: { word: 'Moskau', to: 'nach Moskau' },
    samarcanda: { word: 'Samarkand', to: 'nach Samarkand' },
    sumatra: { word: 'Sumatra', to: 'nach Sumatra' },
    adana: { word: 'Adana', to: 'nach Adana' },
    anxi: { word: 'Anxi', to: 'nach Anxi' },
    kashgar: { word: 'Kaschgar', to: 'nach Kaschgar' },
    kochi: { word: 'Kochi', to: 'nach Kochi' },
    ormuz: { word: 'Hormus', to: 'nach Hormus' },
    xian: { word: 'Xi’an', to: 'nach Xi’an' },
    beijing: { word: 'Peking', to: 'nach Peking' },
    'oasis-a': { word: 'Wolga-Oase', to: 'zur Wolga-Oase' },
    'oasis-b': { word: 'Gobi-Oase', to: 'zur Gobi-Oase' },
    'oasis-c': { word: 'Hinggan-Oase', to: 'zur Hinggan-Oase' },
    'oasis-d': { word: 'Ordos-Oase', to: 'zur Ordos-Oase' },
    'oasis-e': { word: 'Pontische Oase', to: 'zur Pontischen Oase' },
    'oasis-f': { word: 'Oxus-Oase', to: 'zur Oxus-Oase' },
    'oasis-g': { word: 'Syrische Oase', to: 'zur Syrischen Oase' },
    'oasis-h': { word: 'Bengalen-Oase', to: 'zur Bengalen-Oase' },
    'oasis-i': { word: 'Rotmeer-Oase', to: 'zur Rotmeer-Oase' },
    'oasis-j': { word: 'Küsten-Oase', to: 'zur Küsten-Oase' }
  },
  placeKinds: {
    start: 'Startstadt',
    'large-city': 'große Stadt',
    'small-city': 'kleine Stadt',
    beijing: 'Kaiserstadt',
    oasis: 'Oase'
  },
  /** Printed action spaces; a city card is named after its city. */
  spaces: {
    'bazaar-gold': 'Goldstand',
    'bazaar-silk': 'Seidenstand',
    'bazaar-pepper': 'Pfefferstand',
    'bazaar-camel': 'Kamelstand',
    'khans-favor': 'Gunst des Khans',
    'take-5-coins': '5 Münzen',
    contracts: 'Aufträge',
    travel: 'Reise',
    'money-bag': 'Geldbeutel'
  },
  /** "3 Kamele". */
  amounts: {
    ...family.amounts,
    'camel-or-coin': '{n, plural, one {# Kamel oder Münze} other {# Kamele oder Münzen}}',
    'other-city-bonus': '{n, plural, one {# Stadtbonus nach Wahl} other {# Stadtboni nach Wahl}}',
    'own-city-bonus':
      '{n, plural, one {# Bonus einer eigenen kleinen Stadt} other {# Boni eigener kleiner Städte}}'
  },
  characters: {
    ...family.characters,
    'kubilai-khan': {
      name: 'Kubilai Khan',
      short: 'Beginnt in Peking auf dem 10-Punkte-Feld',
      full: 'Die Figur beginnt in Peking, und ein Handelsposten steht dort schon auf dem Feld für 10 Punkte.'
    },
    'mercator-ex-tabriz-4p': {
      name: 'Mercator ex Tabriz',
      short: '+1, wenn andere einen Stand nutzen',
      full: 'Immer wenn jemand anderes einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was dort verkauft wird: eine Ware oder am Kamelstand ein Kamel.'
    },
    'mercator-ex-tabriz-3p': {
      name: 'Mercator ex Tabriz',
      short: '+1, wenn andere Stand oder Khan nutzen',
      full: 'Immer wenn jemand anderes einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was dort verkauft wird. Dazu 1 Kamel für jeden fremden Besuch beim Khan.'
    },
    'mercator-ex-tabriz-2p': {
      name: 'Mercator ex Tabriz',
      short: '+1, wenn der Rivale Stand, Khan, 5 Münzen nutzt',
      full: 'Immer wenn der Rivale einen Stand des Basars nutzt, nimmt Mercator 1 von dem, was dort verkauft wird. Dazu 1 Kamel, wenn der Rivale den Khan besucht, und 2 Münzen, wenn der Rivale einen Würfel auf 5 Münzen setzt.'
    },
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Posten auch in durchreisten Städten',
      full: 'Besitzt zwei Handelsposten mehr als andere und darf in jeder durchreisten Stadt einen zurücklassen. Der letzte bringt 10 Punkte mehr.'
    }
  },
  sources: {
    contracts: 'Aufträge',
    cityCards: 'Stadtkarten',
    cityBonuses: 'Boni kleiner Städte',
    posts: 'Späte Posten',
    beijing: 'Posten in Peking',
    goals: 'Ziele',
    goods: 'Übrige Waren',
    coins: 'Übrige Münzen',
    mostContracts: 'Meiste Aufträge'
  },
  bonusActions: {
    ...family.bonusActions,
    'money-bag': '3 Münzen'
  },
  phases: {
    ...family.phases,
    roundStart: 'Rundenbeginn',
    roundEnd: 'Rundenende'
  },
  /** How the game begins and is counted. */
  moments: {
    ...family.moments,
    beijing: '{points, plural, one {Peking: # Punkt am Ende} other {Peking: # Punkte am Ende}}',
    beijingNote: 'je früher der Posten dort, desto mehr Punkte',
    stockNote:
      '{coins, plural, one {# Münze} other {# Münzen}} für 1; mit Handelsposten in Peking {goods, plural, one {# Ware} other {# Waren}} für 1',
    cardsNote: 'beide Orte besetzt',
    places: 'Verschiedene Orte der Ziele',
    placesNote: 'je mehr verschiedene Orte besetzt sind, desto mehr Punkte',
    secret: 'Für jeden liegen hier zwei Ziele. Ansehen darf sie nur, wem sie gehören.',
    later:
      'Die Ziele werden ausgeteilt, wenn die Charaktere gewählt sind. Ansehen darf sie nur, wem sie gehören.',
    choose: 'Für jeden liegen hier Ziele: Zwei davon behält man. Ansehen darf sie nur, wem sie gehören.',
    open: {
      secret: 'Für jeden liegen hier zwei Ziele, an diesem Tisch für alle offen.',
      later:
        'Die Ziele werden ausgeteilt, wenn die Charaktere gewählt sind. An diesem Tisch liegen sie für alle offen.',
      choose: 'Für jeden liegen hier Ziele: Zwei davon behält man. An diesem Tisch liegen sie für alle offen.'
    },
    aim: 'Fünf Runden. Wer die meisten Punkte hat, gewinnt: Aufträge, Handelsposten in Städten, deine Ziele.'
  }
})
