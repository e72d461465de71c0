/** The words of Voyages in the language in use: the texts of its folders and of modules, and what code makes of them. */
import { amounts } from '../../../polo/words/amounts'
import { characterName, sourceName } from '../../../polo/words/texts'
import { catalogue } from '../../../words/catalogue'
import { joinedLanguages } from '../../../words/joined'
import { modulesPart } from '../modules'
import { textsOfModules } from '../modules/texts'
import { controls } from './controls'
import { en } from './en'
import { explain } from './explain'
import { log } from './log'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const words = catalogue(
  joinedLanguages(
    {
      en,
      fr: async () => (await import('./fr')).fr,
      de: async () => (await import('./de')).de
    },
    textsOfModules
  ),
  (texts) => ({
    names: {
      ...amounts(texts),
      character: (id: string) => characterName(texts, id),
      source: (id: string) => sourceName(texts, id)
    },
    controls: controls(texts),
    explain: explain(texts),
    log: log(texts, modulesPart),
    prompts: prompts(texts, modulesPart),
    refusals: refusals(texts)
  })
)()
