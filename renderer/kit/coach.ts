/** A game's coach: it says in a line what is open to a seat. */
import { isCoach } from '../stores/assistance'
import { moduleLater } from './later'

/** What the coach says, where one is wanted: it is fetched when somebody first wants it, and says nothing before. */
export function coachLater<About extends readonly unknown[]>(
  load: () => Promise<{ readonly coachLine: (...about: About) => string | undefined }>
): (...about: About) => string | undefined {
  const coach = moduleLater(load)
  return (...about) => (isCoach.value ? coach()?.coachLine(...about) : undefined)
}
