import { language } from '../../words/catalogue'
import { grammars } from '../../words/grammar'

const text = (count: number, unit: 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(grammars[language.value].tag, { style: 'unit', unit, unitDisplay: 'short' }).format(
    count
  )

/** A duration given in seconds, such as "40 secs", "12 mins" or "1 hr 5 mins", in the language in use. */
export function durationText(seconds: number): string {
  if (seconds < 60) return text(seconds, 'second')
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    ...(hours > 0 ? [text(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [text(rest, 'minute')] : [])
  ].join(' ')
}
