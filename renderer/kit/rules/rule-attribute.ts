/**
 * Links elements to the rules: `data-rule` holds the id of the paragraph about an element and all it contains. Shortcuts,
 * right clicks and the tooltips of T-15 use it.
 */

/** The id of the paragraph about an element: its own `data-rule`, or that of its closest ancestor. */
export const ruleAt = (element: Element | null | undefined): string | undefined =>
  element?.closest('[data-rule]')?.getAttribute('data-rule') ?? undefined

/** The id of the paragraph about the element under the pointer. */
export const rulePointedAt = (): string | undefined =>
  ruleAt([...document.querySelectorAll('[data-rule]:hover')].at(-1))
