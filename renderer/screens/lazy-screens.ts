/** Lazily loaded screens, each together with the games that it needs, and dialogs of Home. */
import { h, type Component, type FunctionalComponent } from 'vue'
import { lazyComponent, lazyDialog, lazyModule } from '../kit/lazy'
import { fetchGames } from '../stores/games'
import { fetchForForm } from '../stores/packs'
import { useScreens } from '../stores/screens'
import { useTable } from '../stores/table'

/** Loads a screen that shows tables of all games, together with those games. */
const ofAllGames = <T>(load: () => Promise<T>): Promise<T> =>
  Promise.all([load(), fetchGames()]).then(([screen]) => screen)

const games = new Map<string, () => object | undefined>()

/** Loads only the game that a form opens with, and the packs that are remembered for it. */
function gameLater(id: string): () => object | undefined {
  const later = games.get(id) ?? lazyModule(() => fetchForForm(id).then(() => ({ id })))
  games.set(id, later)
  return later
}

/** A form of a table; renders nothing until the game that it opens with is loaded. */
function formOf(
  load: () => Promise<{ readonly default: Component }>,
  game: () => string
): FunctionalComponent {
  const screen = lazyModule(load)
  return () => {
    const [form, loaded] = [screen(), gameLater(game())()]
    return form && loaded && h(form.default)
  }
}

export const NewTableScreen = formOf(
  () => import('./NewTableScreen.vue'),
  () => useScreens().newTableGame
)
export const ChangeTableScreen = formOf(
  () => import('./ChangeTableScreen.vue'),
  () => useTable().info?.game ?? ''
)
export const ConfirmDialog = lazyDialog(() => import('../kit/ConfirmDialog.vue'))
export const CreditsDialog = lazyDialog(() => import('./CreditsDialog.vue'))
export const LobbyScreen = lazyComponent(() => ofAllGames(() => import('./LobbyScreen.vue')))
export const EndScreen = lazyComponent(() => import('./EndScreen.vue'))
export const JoinScreen = lazyComponent(() => ofAllGames(() => import('./JoinScreen.vue')))
export const RoomsScreen = lazyComponent(() => ofAllGames(() => import('./RoomsScreen.vue')))
export const SoloScreen = lazyComponent(() => ofAllGames(() => import('./SoloScreen.vue')))
export const StandingsScreen = lazyComponent(() => import('./StandingsScreen.vue'))
export const RulesScreen = lazyComponent(() => import('./RulesScreen.vue'))
