// Writes into the page what it says where its program does not run: its words come from the catalogues.

import type { Plugin } from 'vite'
import { tooOld as de } from '../../renderer/words/de/too-old.ts'
import { tooOld as en } from '../../renderer/words/en/too-old.ts'
import { tooOld as fr } from '../../renderer/words/fr/too-old.ts'

/** The plugin. The sentences come after the page's root, and are shown while that stays empty (`theme/base.css`). */
export function tooOldNotice(): Plugin {
  const sentences = Object.entries({ en, de, fr }).map(([lang, text]) => `<p lang="${lang}">${text}</p>`)
  return {
    name: 'caravanserai:too-old',
    transformIndexHtml: (html) =>
      html.replace('<div id="app"></div>', `$&\n    <div class="too-old">${sentences.join('')}</div>`)
  }
}
