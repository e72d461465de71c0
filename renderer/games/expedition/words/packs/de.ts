/** Why a track of a group's own cannot be played, in German. Each sentence says what to do; the line stands before it. */
import type { TrackFault } from '../../../../../shared/games/expedition/content/pack-check'
import { faultBy, type Sentence } from './faults'

const sentences: Readonly<Record<TrackFault, Sentence>> = {
  'start-first': () =>
    'Das erste Feld ist der Start, und nur dieses: Schreib "kind": "start" dorthin und sonst nirgends.',
  'start-plain': ({ key }) => `Der Start hat kein ${key}: Nimm es heraus.`,
  'stage-city-missing': () => 'Kein Feld ist die Etappenstadt: Gib einem "kind": "stage-city".',
  'stage-city-twice': ({ name }) => `${name} ist eine zweite Etappenstadt: Es gibt nur eine.`,
  'final-city-last': ({ name }) =>
    `Das letzte Feld ist die Zielstadt, und nur dieses: Sieh dir "kind" bei ${name} an.`,
  'stage-length': ({ stage, spaces, least, most }) =>
    `Etappe ${stage} hat mit ihrer Stadt ${spaces} Felder; der gezeichnete Weg fasst ${least} bis ${most}.`,
  'requirement-missing': ({ name }) => `${name} verlangt nichts: Gib dem Feld ein "requirement".`,
  'chest-early': ({ name }) => `Auf ${name} beginnen Kamele, dort liegt also keine Truhe: Nimm sie heraus.`,
  'scoring-gap': ({ name, city }) =>
    `Die Wertungsfelder einer Etappe reichen ohne Lücke bis zu ihrer Stadt: Gib ${name} ein "scoring", oder nimm die davor heraus${name === city ? ' und gib der Stadt eines' : ''}.`,
  'name-twice': ({ name }) => `Es gibt noch ein Feld namens ${name}: Gib einem davon einen anderen Namen.`,
  'id-twice': ({ id }) => `Noch ein Feld hat die id ${id}: Ändere eine, oder lass beide weg.`,
  'too-much-gold': ({ gold, most }) =>
    `Bis zu ${gold} Gold könnten ins Spiel kommen, es gibt aber nur ${most}: Senke Truhen oder Wertungen.`
}

/** The sentence for a fault that only this game knows; undefined for any other. */
export const packFault = faultBy(sentences)
