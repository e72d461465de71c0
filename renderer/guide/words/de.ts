/** German: the guide's own words. */
import type { Spoken } from '../../words/catalogue'
import type * as said from './en'

export const learn = 'Lernen: eine erste Runde'
export const done = 'schon gemacht'
export const learnNote: Spoken<typeof said.learnNote> = (game) => `${game}, gegen einen Bot`
export const hint = 'Neu in diesem Spiel? Eine Einführung spielt die erste Runde mit dir.'
export const region = 'Einführung'
export const of: Spoken<typeof said.of> = (step, steps) => `${step} von ${steps}`
export const back = 'Zurück'
export const next = 'Weiter'
export const later = 'Später'
export const skip = 'Auslassen'
export const leave = 'Einführung verlassen'
export const leaveNote = 'Das Spiel geht ohne sie weiter.'
export const finish = 'Weiterspielen'
export const rule = 'Zur Regel'
export const yourMove = 'Du bist dran'
export const waits =
  'Im Moment noch nicht möglich. Spiel weiter, wie du magst: Dieser Schritt wartet auf seine Gelegenheit.'
export const offeredAgain = 'Vorhin verschoben und immer noch einen Versuch wert.'
export const passed: Spoken<typeof said.passed> = (title) =>
  `Du hast es anders gemacht, und das ist in Ordnung. „${title}“ kommt später.`
export const bot = 'Bot'
export const endTitle = 'Das war die Einführung'
export const endText =
  'Jetzt weißt du das Wichtigste. Dieses Spiel geht weiter wie jedes andere: Spiel es zu Ende oder verlass es, wann du willst.'
export const failed: Spoken<typeof said.failed> = (why) => `Der Tisch ließ sich nicht aufbauen. ${why}`
export const key = 'G'
export const shortcut = 'In der Einführung weiter'
