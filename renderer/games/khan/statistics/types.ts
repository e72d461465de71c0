import type { FigureGroupId, FigureId } from '../../../../shared/games/khan/statistics'
import type { FigureWords } from '../../../contract/figures'

/** What every language must say. */
export type StatisticsWords = FigureWords<FigureGroupId, FigureId>
