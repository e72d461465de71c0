/** The words of going on from a result to the next table, in German. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  join: 'Zur Revanche',
  next: 'Zum nächsten Tisch',
  nextOf: 'Zum nächsten Tisch: {game}',
  waits:
    'Der Gastgeber kann eine Revanche oder einen anderen Tisch eröffnen; dann kommt hier der Knopf dafür.'
})
