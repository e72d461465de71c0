/** The toy module's components: its space below the log, what the turn offers, and the answer to its task. */
import { defineComponent, h } from 'vue'
import SpaceButton from '../../../../renderer/polo/spaces/SpaceButton.vue'
import type { ModuleComponents } from '../../../../renderer/games/voyages/modules/part'
import { useGameModel } from '../../../../renderer/games/voyages/game-model'
import { words } from '../../../../renderer/games/voyages/words'
import { ownWords } from './words'

/** Answers which bell goes back: a button for each. */
const GiveBack = defineComponent(() => {
  const model = useGameModel()
  return () =>
    model.listed.value.map((choice) =>
      h(
        'button',
        { type: 'button', onClick: () => void model.choose(choice) },
        ownWords.own.labels.giveBack('bell' in choice ? String(choice.bell) : '')
      )
    )
})

/** The belfry, where a die is placed. */
const Belfry = defineComponent(() => {
  const name = words.names.spaces['toy/belfry'] ?? ''
  return () => h(SpaceButton, { space: 'toy/belfry', name }, () => name)
})

/** Rings a bell of the front seat, while that is possible. */
const RingBell = defineComponent({
  props: { seat: { type: Number, default: 0 } },
  setup: () => {
    const model = useGameModel()
    const ring = { type: 'toy/ring' } as const
    return () =>
      model.targets.choice(ring).light === 'legal' &&
      h('button', { type: 'button', onClick: () => void model.choose(ring) }, ownWords.own.labels.ring)
  }
})

export const components: ModuleComponents = {
  questions: { 'toy/return': GiveBack },
  plates: {},
  hands: [RingBell],
  boards: [],
  beside: {},
  column: { toy: Belfry },
  pieces: {}
}
