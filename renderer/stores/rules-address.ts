/** A place in the rules as a URL hash, `#rules/voyages/travel.costs`; and the rules view that was chosen last. */
import { views, type RulesView } from '../contract/rules'

export interface RulesAddress {
  /** Id of the game. */
  readonly game: string
  /** Id of the paragraph; absent for the beginning of the rules. */
  readonly paragraph?: string
}

/** The URL hash of a place, for a link. */
export const hrefOf = ({ game, paragraph }: RulesAddress): string =>
  `#rules/${game}${paragraph === undefined ? '' : `/${paragraph}`}`

/** The place that a URL hash names; undefined if it names none. */
export function placeOf(hash: string): RulesAddress | undefined {
  const [, game, paragraph] = /^#rules\/([\w-]+)(?:\/([\w.-]+))?$/.exec(hash) ?? []
  if (game === undefined) return undefined
  return paragraph === undefined ? { game } : { game, paragraph }
}

const storageKey = 'caravanserai.rules'

/** The view chosen last; `both` if none is stored or the browser forbids storage. */
export function storedView(): RulesView {
  try {
    return views.find((view) => view === localStorage.getItem(storageKey)) ?? 'both'
  } catch {
    return 'both'
  }
}

/** Stores the chosen view in this browser. */
export function storeView(view: RulesView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // Storage is forbidden: the next visit shows both again.
  }
}
