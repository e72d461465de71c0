/** Screens that the first page does not need, with the games that they cannot be drawn without. */
import { h, type FunctionalComponent } from 'vue'
import { fetchedLater, moduleLater } from '../kit/later'
import { fetchGame, fetchGames } from '../stores/games'
import { useScreens } from '../stores/screens'

/** A screen that tells of tables of every game. */
const ofAllGames = <T>(load: () => Promise<T>): Promise<T> =>
  Promise.all([load(), fetchGames()]).then(([screen]) => screen)

const newTable = moduleLater(() => import('./NewTableScreen.vue'))
const games = new Map<string, () => object | undefined>()

/** A game that the form opens with: no other is fetched for it. */
function gameLater(id: string): () => object | undefined {
  const later = games.get(id) ?? moduleLater(() => fetchGame(id).then(() => ({ id })))
  games.set(id, later)
  return later
}

/** The new-table form, once the game is here that it opens with. */
export const NewTableScreen: FunctionalComponent = () => {
  const [form, game] = [newTable(), gameLater(useScreens().planned)()]
  return form && game && h(form.default)
}
export const LobbyScreen = fetchedLater(() => ofAllGames(() => import('./LobbyScreen.vue')))
export const EndScreen = fetchedLater(() => import('./EndScreen.vue'))
export const JoinScreen = fetchedLater(() => ofAllGames(() => import('./JoinScreen.vue')))
export const RoomsScreen = fetchedLater(() => ofAllGames(() => import('./RoomsScreen.vue')))
export const SoloScreen = fetchedLater(() => ofAllGames(() => import('./SoloScreen.vue')))
export const RulesScreen = fetchedLater(() => import('./RulesScreen.vue'))
