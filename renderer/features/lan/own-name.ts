/** The name a guest sat down with last, proposed the next time. Kept in the browser; storage may be forbidden. */
const key = 'caravanserai.name'

/** The name of last time; empty the first time. */
export function lastName(): string {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, 24)
  } catch {
    return ''
  }
}

/** Remembers a name. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // It is only a proposal.
  }
}
