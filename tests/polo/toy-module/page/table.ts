/** The component that answers the toy module's task. */
import { defineComponent, h } from 'vue'
import type { ModuleComponents } from '../../../../renderer/games/voyages/modules/part'
import { useGameModel } from '../../../../renderer/games/voyages/game-model'
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

export const components: ModuleComponents = {
  questions: { 'toy/return': GiveBack },
  ...{ plates: {}, hands: [], boards: [], beside: {}, column: {}, pieces: {} }
}
