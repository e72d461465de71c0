/** The words of In the Service of the Khan in the language in use. */
import { amounts } from '../../../polo/words/amounts'
import { characterName, sourceName } from '../../../polo/words/texts'
import { catalogue } from '../../../words/catalogue'
import { controls } from './controls'
import { en } from './en'
import { explain } from './explain'
import { log } from './log'
import { withNamesInPlay } from './place-names'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const words = catalogue(
  {
    en,
    fr: async () => (await import('./fr')).fr,
    de: async () => (await import('./de')).de
  },
  (texts) => ({
    names: {
      ...amounts(texts),
      character: (id: string) => characterName(texts, id),
      source: (id: string) => sourceName(texts, id)
    },
    controls: controls(texts),
    explain: explain(texts),
    log: log(texts),
    prompts: prompts(texts),
    refusals: refusals(texts)
  }),
  withNamesInPlay
)()
