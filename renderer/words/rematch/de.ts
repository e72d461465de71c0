/** The words of coming along to a rematch, in German. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  join: 'Zur Revanche',
  waits: 'Der Gastgeber kann eine Revanche beginnen; dann kommt hier ihr Knopf.'
})
