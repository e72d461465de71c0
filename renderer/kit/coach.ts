/** A game's coach: a line of text that tells a seat what it can do now. */
import { isCoach } from '../stores/assistance'
import { lazyModule } from './lazy'

/** Returns a function for the coach's line; undefined while the setting has no coach or its code is still being fetched. */
export function lazyCoach<About extends readonly unknown[]>(
  load: () => Promise<{ readonly coachLine: (...about: About) => string | undefined }>
): (...about: About) => string | undefined {
  const coach = lazyModule(load)
  return (...about) => (isCoach.value ? coach()?.coachLine(...about) : undefined)
}
