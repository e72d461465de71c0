/** Components of the features that are loaded on demand: when somebody opens them, or when a game ends. */
import { dialogLater, fetchedLater } from '../kit/later'

export const AnalysisButton = fetchedLater(() => import('./analysis/AnalysisButton.vue'))
export const AnalysisPage = fetchedLater(() => import('./analysis/AnalysisPage.vue'))
export const AnalysisPlace = fetchedLater(() => import('./analysis/AnalysisPlace.vue'))
export const ChatPanel = fetchedLater(() => import('./lan/ChatPanel.vue'))
export const EndingScene = fetchedLater(() => import('./moments/EndingScene.vue'))
export const HelpDialog = fetchedLater(() => import('./help/HelpDialog.vue'))
export const PeopleDialog = dialogLater(() => import('./lan/PeopleDialog.vue'))
export const ReplayTurn = fetchedLater(() => import('./analysis/ReplayTurn.vue'))
export const ReplayScreen = fetchedLater(() => import('./replay/ReplayScreen.vue'))
export const RulesSheet = fetchedLater(() => import('./rules/RulesSheet.vue'))
export const SettingsDialog = dialogLater(() => import('./settings/SettingsDialog.vue'))
export const UpdateNotice = fetchedLater(() => import('./updates/UpdateNotice.vue'))
