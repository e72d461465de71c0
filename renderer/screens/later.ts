/** Screens that the first page does not need, with the games that they cannot be drawn without. */
import { fetchedLater } from '../kit/later'
import { fetchGame, fetchGames, gameEntries } from '../stores/games'

/** A screen that tells of tables of every game. */
const ofAllGames = <T>(load: () => Promise<T>): Promise<T> =>
  Promise.all([load(), fetchGames()]).then(([screen]) => screen)

/** The form begins with the game that is offered first. */
const ofFirstGame = <T>(load: () => Promise<T>): Promise<T> =>
  Promise.all([load(), fetchGame(gameEntries()[0]?.id ?? '')]).then(([screen]) => screen)

export const NewTableScreen = fetchedLater(() => ofFirstGame(() => import('./NewTableScreen.vue')))
export const LobbyScreen = fetchedLater(() => ofAllGames(() => import('./LobbyScreen.vue')))
export const EndScreen = fetchedLater(() => import('./EndScreen.vue'))
export const JoinScreen = fetchedLater(() => ofAllGames(() => import('./JoinScreen.vue')))
export const RoomsScreen = fetchedLater(() => ofAllGames(() => import('./RoomsScreen.vue')))
export const SoloScreen = fetchedLater(() => ofAllGames(() => import('./SoloScreen.vue')))
export const RulesScreen = fetchedLater(() => import('./RulesScreen.vue'))
