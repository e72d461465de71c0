/** Writes the contact sheet: one page with every shot and its faults. */

/** One shot. */
export interface Shot {
  readonly scene: string
  /** The look: size, language, text size, colour blindness. */
  readonly how: string
  /** Path from the sheet. */
  readonly file: string
  readonly faults: readonly string[]
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figure = ({ how, file, faults }: Shot): string => `<figure>
<a href="${file}"><img loading="lazy" src="${file}" alt="${safe(how)}"></a>
<figcaption>${safe(how)}${
  faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${safe(fault)}</li>`).join('')}</ul>` : ''
}</figcaption>
</figure>`

/** The sheet's HTML, by scene. */
export function sheetOf(shots: readonly Shot[]): string {
  const scenes = [...new Set(shots.map(({ scene }) => scene))]
  const parts = scenes.map((scene) => {
    const own = shots.filter((shot) => shot.scene === scene)
    return `<h2 id="${scene}">${safe(scene)}</h2>\n<div>${own.map(figure).join('\n')}</div>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravanserai, every screen</title>
<style>
body { font: 14px/1.4 sans-serif; background: #ddd; margin: 1rem }
nav a { margin-right: 1em }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0; max-width: 480px }
img { max-width: 480px; max-height: 420px; border: 1px solid #888 }
ul { margin: 0; padding-left: 1.2em; color: #900 }
</style>
<nav>${scenes.map((scene) => `<a href="#${scene}">${safe(scene)}</a>`).join(' ')}</nav>
${parts.join('\n')}
</html>
`
}
