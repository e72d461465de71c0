/** Components of the features that are loaded on demand: when somebody opens them, or when a game ends. */
import { lazyDialog, lazyComponent } from '../kit/lazy'

export const AnalysisButton = lazyComponent(() => import('./analysis/AnalysisButton.vue'))
export const AnalysisPage = lazyComponent(() => import('./analysis/AnalysisPage.vue'))
export const AnalysisPlace = lazyComponent(() => import('./analysis/AnalysisPlace.vue'))
export const ChatPanel = lazyComponent(() => import('./lan/ChatPanel.vue'))
export const EndingScene = lazyComponent(() => import('./moments/EndingScene.vue'))
export const HelpDialog = lazyComponent(() => import('./help/HelpDialog.vue'))
export const PeopleDialog = lazyDialog(() => import('./lan/PeopleDialog.vue'))
export const ReplayTurn = lazyComponent(() => import('./analysis/ReplayTurn.vue'))
export const ReplayScreen = lazyComponent(() => import('./replay/ReplayScreen.vue'))
export const RulesSheet = lazyComponent(() => import('./rules/RulesSheet.vue'))
export const SettingsDialog = lazyDialog(() => import('./settings/SettingsDialog.vue'))
export const UpdateNotice = lazyComponent(() => import('./updates/UpdateNotice.vue'))
