/** Screens that the first table does not need. */
import { fetchedLater } from '../kit/later'

export const LobbyScreen = fetchedLater(() => import('./LobbyScreen.vue'))
export const EndScreen = fetchedLater(() => import('./EndScreen.vue'))
export const JoinScreen = fetchedLater(() => import('./JoinScreen.vue'))
export const RoomsScreen = fetchedLater(() => import('./RoomsScreen.vue'))
export const SoloScreen = fetchedLater(() => import('./SoloScreen.vue'))
export const RulesScreen = fetchedLater(() => import('./RulesScreen.vue'))
