/** A place in the rules as an address: `#rules/voyages/travel.costs`; and the view that was chosen last. */
import { views, type RulesView } from '../contract/rules'

export interface Place {
  /** Id of the game. */
  readonly game: string
  /** Id of the paragraph; absent: the beginning. */
  readonly paragraph?: string
}

/** The address of a place, for a link. */
export const hrefOf = ({ game, paragraph }: Place): string =>
  `#rules/${game}${paragraph === undefined ? '' : `/${paragraph}`}`

/** The place that an address names; undefined for any other address. */
export function placeOf(hash: string): Place | undefined {
  const [, game, paragraph] = /^#rules\/([\w-]+)(?:\/([\w.-]+))?$/.exec(hash) ?? []
  if (game === undefined) return undefined
  return paragraph === undefined ? { game } : { game, paragraph }
}

const key = 'caravanserai.rules'

/** The view chosen last. Storage may be forbidden: then it is both. */
export function viewChosen(): RulesView {
  try {
    return views.find((view) => view === localStorage.getItem(key)) ?? 'both'
  } catch {
    return 'both'
  }
}

/** Keeps the view that was chosen. */
export function keepView(view: RulesView): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // The next visit shows both again.
  }
}
