/** The texts written on the sheet itself, given by the catalogue as a prop. */
import type { LABELS } from './data/ornaments.generated'

/** A region or a sea that is named on the sheet. */
export type RegionId = (typeof LABELS)[number]['id']

export interface AtlasWords {
  /** The sheet's title in the cartouche, and a line below it. */
  readonly title: string
  readonly line: string
  readonly regions: Readonly<Record<RegionId, string>>
}
