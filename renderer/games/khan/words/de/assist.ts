/** What helps, what a journey brings, standings, in German. */
import { assist as family } from '../../../../polo/words/de/assist'
import { translate } from '../../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('de', en, {
  ...family,
  journey: {
    ...family.journey,
    start: 'Nach jetzigem Stand beginnst du die nächste Runde: Das höchste Reisefeld entscheidet.',
    forFee: '{coins} Feld',
    shields: 'Neue Wappen: {shields_list}',
    withJade: '{jade, plural, one {# Jade} other {# Jade}} an Stelle von Münzen oder Kamelen'
  }
})
