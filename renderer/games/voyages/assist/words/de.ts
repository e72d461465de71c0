/** German: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/de/assist'
import { translate } from '../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  ...family,
  ways: {
    ...family.ways,
    mainColumn: 'zuerst {space} mit Würfel {values}, Spalte {column}'
  },
  reach: {
    ...family.reach,
    column: 'Keiner deiner Würfel reicht bis zu dieser Spalte: höchstens Spalte {reach}.'
  },
  journey: {
    ...family.journey,
    slot: '{points} für den Platz in Peking bei Spielende',
    goals: 'Ziele: {points}',
    goalPlaces: 'Posten an deinem Ziel {places_list}',
    goalDone: '{n, plural, one {Zielkarte erfüllt} other {# Zielkarten erfüllt}}',
    forSteps: '{coins} für Schritte',
    withHelp: 'Mit „{help}“: {differs_list}.',
    sameWith: 'Mit „{help}“, zum selben Preis.',
    onlyWith: 'Nur mit „{help}“.',
    less: '{amount} weniger',
    more: '{amount} mehr'
  }
})
