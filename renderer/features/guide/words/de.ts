/** German: the guide's own words. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  learn: 'Einführung',
  done: 'schon gemacht',
  learnNote: '{game}, gegen den Computer',
  hint: 'Neu in diesem Spiel? Eine Einführung spielt die erste Runde mit dir.',
  region: 'Einführung',
  of: '{step} von {steps}',
  back: 'Zurück',
  next: 'Weiter',
  later: 'Später',
  skip: 'Auslassen',
  leave: 'Einführung verlassen',
  leaveNote: 'Die Partie geht ohne sie weiter.',
  finish: 'Weiterspielen',
  rule: 'Zur Regel',
  yourMove: 'Du bist dran',
  waits: 'Noch nicht möglich. Spiel weiter: Dieser Schritt wartet.',
  offeredAgain: 'Vorhin verschoben und immer noch einen Versuch wert.',
  passed: 'Du hast es anders gemacht, und das ist in Ordnung. „{title}“ kommt später.',
  bot: 'Computer',
  endTitle: 'Das war die Einführung',
  endText:
    'Zeig auf etwas, um zu lesen, was es tut; „Tipp“ zeigt, was der Computer täte. Diese Partie geht weiter wie jede andere: Spiel sie zu Ende oder verlass sie, wann du willst.',
  key: 'G',
  shortcut: 'In der Einführung weiter'
})
