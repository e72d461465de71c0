/** Modified content: the built-in track with a few spaces changed, for rules that no built-in space needs. */
import { baseContent, contentOf, type Content } from '../../shared/games/expedition/content'

/** The classic track on which Ganzhou is the only space of the first stage that scores. */
export function onlyGanzhouScores(): Content {
  const { id, name, spaces, stageCity } = baseContent.track('classic')
  const changed = spaces.map((space, index) => {
    if (index >= stageCity) return space
    const { scoring, ...plain } = space
    return scoring === undefined ? space : plain
  })
  return contentOf([{ id, name, spaces: changed }])
}
