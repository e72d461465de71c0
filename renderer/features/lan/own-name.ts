/** The name under which a guest last took a seat, proposed the next time. Kept in local storage, which may be forbidden. */
const key = 'caravanserai.name'

/** What an input for one's own name has, besides what it is called. */
export const nameInput = { type: 'text', maxlength: 24, autocomplete: 'off', spellcheck: false } as const

/** The remembered name; empty if there is none. */
export function lastName(): string {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, 24)
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch {
    // The name is only a proposal, so losing it does no harm.
  }
}
