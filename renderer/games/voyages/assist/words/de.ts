/** German: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/de/assist'
import { translate } from '../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  ...family,
  ways: {
    turn: '{by} auf die {value} für {price}',
    purse: 'die {values_list} in den Geldbeutel: {gain}',
    complete: 'deinen Auftrag für {points} erfüllen',
    main: 'zuerst {space} mit der {values_list}',
    mainColumn: 'zuerst {space} mit der {values_list}, Spalte {column}',
    use: 'die {values_list} nehmen',
    useAs: '{n, plural, one {den Würfel als {value} zählen} other {die Würfel als {value} zählen}}',
    then: ', dann ',
    valueless: 'Würfel ohne Wert'
  },
  luck: {
    reroll:
      'Die {value} für {price} neu zu würfeln kann helfen: {faces} von 6 {faces, plural, one {Seiten reicht} other {Seiten reichen}}.',
    blackDie:
      '{faces, plural, =6 {Ein schwarzer Würfel für {price} würde reichen.} one {Ein schwarzer Würfel für {price} kann helfen: # von 6 Seiten reicht.} other {Ein schwarzer Würfel für {price} kann helfen: # von 6 Seiten reichen.}}'
  },
  lying: {
    own: 'deine {value}',
    of: 'die {value} von {name}',
    neutral: 'eine neutrale {value}',
    there: 'Im Weg: {dice_list}.'
  },
  reach: {
    ...family.reach,
    column: 'Keine deiner Würfel reichen bis zu dieser Spalte: höchstens Spalte {reach}.'
  },
  journey: {
    ...family.journey,
    slot: '{points} für den Platz in Peking bei Spielende',
    goals: 'Ziele: {points}',
    goalPlaces: 'Posten an deinem Ziel {places_list}',
    goalDone: '{n, plural, one {Zielkarte erfüllt} other {# Zielkarten erfüllt}}',
    forSteps: '{coins} Schritte',
    withHelp: 'Mit „{help}“: {differs_list}.',
    sameWith: 'Mit „{help}“, zum selben Preis.',
    onlyWith: 'Nur mit „{help}“.',
    less: '{amount} weniger',
    more: '{amount} mehr'
  }
})
