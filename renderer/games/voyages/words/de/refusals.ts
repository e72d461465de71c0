/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/de/refusals'
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('de', en, {
  ...family,
  refusals: {
    ...family.refusals,
    'row-empty': 'In der Reihe liegen keine Aufträge.',
    'column-too-high': 'Dein niedrigster Würfel zeigt {lowest}: Spalten bis {lowest}.'
  },
  /** Where a place cannot be reached at all with the dice and stock at hand. */
  unreachable: 'Mit {steps, plural, one {# Schritt} other {# Schritten}} und deinem Vorrat nicht erreichbar.',
  needTwoDice: 'Zum Reisen wähle zwei Würfel. Der niedrigere gibt die Schritte.'
})
