/** Components of the features that are loaded on demand: when somebody opens them, or when a game ends. */
import { lazyDialog, lazyComponent, lazyModule } from '../kit/lazy'

export const AnalysisButton = lazyComponent(() => import('./analysis/AnalysisButton.vue'))
export const AnalysisPage = lazyComponent(() => import('./analysis/AnalysisPage.vue'))
export const AnalysisPlace = lazyComponent(() => import('./analysis/AnalysisPlace.vue'))
export const ChatPanel = lazyComponent(() => import('./lan/ChatPanel.vue'))
export const EndingScene = lazyComponent(() => import('./moments/EndingScene.vue'))
export const HelpDialog = lazyComponent(() => import('./help/HelpDialog.vue'))
export const LevelChoice = lazyComponent(() => import('./lan/LevelChoice.vue'))
export const PasswordDialog = lazyDialog(() => import('./lan/PasswordDialog.vue'))
export const PeopleDialog = lazyDialog(() => import('./lan/PeopleDialog.vue'))
export const QuestionCards = lazyComponent(() => import('./lan/QuestionCards.vue'))
export const ReplayTurn = lazyComponent(() => import('./analysis/ReplayTurn.vue'))
export const ReplayScreen = lazyComponent(() => import('./replay/ReplayScreen.vue'))
export const RulesSheet = lazyComponent(() => import('./rules/RulesSheet.vue'))
export const SeatsElsewhere = lazyComponent(() => import('./lan/elsewhere/SeatsElsewhere.vue'))
export const SoloChip = lazyComponent(() => import('./solo/SoloChip.vue'))
export const SettingsDialog = lazyDialog(() => import('./settings/SettingsDialog.vue'))
export const SeatAskedDialog = lazyDialog(() => import('./lan/SeatAskedDialog.vue'))
export const SeatNotices = lazyComponent(() => import('./lan/SeatNotices.vue'))
export const TablePeople = lazyComponent(() => import('./lan/TablePeople.vue'))
export const UpdateNotice = lazyComponent(() => import('./updates/UpdateNotice.vue'))

/** Asking other devices to take something back; undefined until it is loaded, which the first call starts. */
export const takingBack = lazyModule(() => import('./lan/taking-back'))
