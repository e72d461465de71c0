import type { FigureGroupId, FigureId } from '../../../../shared/games/expedition/statistics'
import type { FigureWords } from '../../../contract/figures'

/** What each language must provide. */
export type StatisticsWords = FigureWords<FigureGroupId, FigureId>
