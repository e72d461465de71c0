import type { Seat } from '../../../shared/engine/rules'
import type { Figure } from '../../../shared/engine/statistics'
import { language } from '../../words/catalogue'
import { grammars } from '../../words/grammar'
import { signed } from '../../words/signed'
import { durationText } from './duration-text'

/** A seat's value of a figure: a mean with one decimal, a time in hours and minutes, a dash for none. */
export function valueText({ measure, values }: Figure, seat: Seat): string {
  const value = values[seat]
  if (value === undefined) return '–'
  if (measure === 'time') return value > 0 ? durationText(value) : '–'
  if (measure !== 'mean') return signed(value)
  return meanText(value)
}

/** A mean, with one decimal at most. */
export const meanText = (mean: number): string =>
  new Intl.NumberFormat(grammars[language.value].tag, { maximumFractionDigits: 1 }).format(mean)
