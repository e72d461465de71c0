/** Formats a time relative to now. */
import type { Words } from '../words'

const minute = 60_000

/** For example "just now", "5 min ago", "today, 14:05", "yesterday, 21:40", "3 May 2031, 20:15". Times in ms since 1970. */
export function dateText(words: Words, then: number, now: number): string {
  const { when } = words
  const ago = now - then
  if (ago < minute) return when.now
  if (ago < 60 * minute) return when.minutes(Math.floor(ago / minute))
  const day = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0)
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat(when.tag, clock).format(then)
  if (day(then) === day(now)) return when.today(time)
  if (day(then) === day(day(now) - minute)) return when.yesterday(time)
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(when.tag, { ...date, ...clock }).format(then)
}
