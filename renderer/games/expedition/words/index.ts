/** The words of the Expedition in the language in use: the texts of its folders, and what code makes of them. */
import { catalogue } from '../../../words/catalogue'
import { cardWords } from './cards'
import { controls } from './controls'
import { en } from './en'
import { explain } from './explain'
import { log } from './log'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const words = catalogue(
  {
    en,
    fr: async () => (await import('./fr')).fr,
    de: async () => (await import('./de')).de
  },
  (texts) => ({
    names: cardWords(texts),
    controls: controls(texts),
    explain: explain(texts),
    log: log(texts),
    prompts: prompts(texts),
    refusals: refusals(texts)
  })
)()
