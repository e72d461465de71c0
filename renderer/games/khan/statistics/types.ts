import type { FigureGroupId, FigureId } from '../../../../shared/games/khan/statistics'
import type { FigureWords } from '../../../contract/figures'

/** What each language must provide. */
export type StatisticsWords = FigureWords<FigureGroupId, FigureId>
