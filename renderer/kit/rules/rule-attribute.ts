/**
 * What a thing on the screen is told by: `data-rule` names a paragraph, on the thing itself or on what it lies in.
 * One attribute serves keys, right clicks and the notes of T-15.
 */

/** The paragraph of the innermost thing round this element. */
export const ruleAt = (element: Element | null | undefined): string | undefined =>
  element?.closest('[data-rule]')?.getAttribute('data-rule') ?? undefined

/** The paragraph of what the pointer is on. */
export const rulePointedAt = (): string | undefined =>
  ruleAt([...document.querySelectorAll('[data-rule]:hover')].at(-1))
