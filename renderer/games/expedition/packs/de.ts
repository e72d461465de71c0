/** Why a track of a group's own cannot be played, in German. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  'start-first':
    'Das erste Feld ist der Start, und nur dieses: Schreib "kind": "start" dorthin und sonst nirgends.',
  'start-plain': 'Der Start hat kein {key}: Nimm es heraus.',
  'stage-city-missing': 'Kein Feld ist die Etappenstadt: Gib einem "kind": "stage-city".',
  'stage-city-twice': '{name} ist eine zweite Etappenstadt: Es gibt nur eine.',
  'final-city-last': 'Das letzte Feld ist die Zielstadt, und nur dieses: Sieh dir "kind" bei {name} an.',
  'stage-length':
    'Etappe {stage} hat mit ihrer Stadt {spaces} Felder; die gezeichnete Strecke fasst {least} bis {most}.',
  'requirement-missing': '{name} verlangt nichts: Gib dem Feld ein "requirement".',
  'scoring-gap':
    'Die Wertungsfelder einer Etappe reichen ohne Lücke bis zu ihrer Stadt: Gib {name} ein "scoring", oder nimm die davor heraus{isCity, select, true { und gib der Stadt eines} other {}}.',
  'name-twice': 'Es gibt noch ein Feld namens {name}: Gib einem davon einen anderen Namen.',
  'id-twice': 'Noch ein Feld hat die id {id}: Ändere eine, oder lass beide weg.',
  'too-much-gold':
    'Bis zu {gold} Gold könnten ins Spiel kommen, es gibt aber nur {most}: Senke Truhen oder Wertungen.'
})
