/** Renders the grounds of the maps to SVG files. Inline, their thousands of strokes would be laid out at every change. */
import { readFileSync } from 'node:fs'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import Expedition from '../../renderer/games/expedition/atlas/Ground.vue'
import { VIEW_BOX as expeditionBox } from '../../renderer/games/expedition/atlas/layout'
import Khan from '../../renderer/games/khan/atlas/Ground.vue'
import { ground as khanBox } from '../../renderer/games/khan/atlas/layout'
import Voyages from '../../renderer/games/voyages/atlas/Ground.vue'
import { ground as voyagesBox } from '../../renderer/games/voyages/atlas/layout'
import { viewBoxOf } from '../../renderer/polo/map/layout'

interface Ground {
  /** Svg groups in the units of the box. */
  readonly drawing: Component
  readonly viewBox: string
}

/** Grounds by their output files, relative to the project. */
const grounds: Readonly<Record<string, Ground>> = {
  'renderer/games/expedition/atlas/data/ground.generated.svg': {
    drawing: Expedition,
    viewBox: expeditionBox
  },
  'renderer/games/khan/atlas/data/ground.generated.svg': {
    drawing: Khan,
    viewBox: viewBoxOf(khanBox)
  },
  'renderer/games/voyages/atlas/data/ground.generated.svg': {
    drawing: Voyages,
    viewBox: viewBoxOf(voyagesBox)
  }
}

/** Every ground as SVG text, by its file. `stains` is the path of the stains texture, which is embedded. */
export async function pictures(stains: string): Promise<Readonly<Record<string, string>>> {
  const address = `data:image/webp;base64,${readFileSync(stains).toString('base64')}`
  const drawn = Object.entries(grounds).map(
    async ([file, ground]) => [file, await svgOf(ground, address)] as const
  )
  return Object.fromEntries(await Promise.all(drawn))
}

/** Renders a ground to SVG, without the comments that Vue's server renderer inserts. */
async function svgOf({ drawing, viewBox }: Ground, stains: string): Promise<string> {
  const xmlns = 'http://www.w3.org/2000/svg'
  const text = await renderToString(
    createSSRApp({ render: () => h('svg', { xmlns, viewBox }, h(drawing, { stains })) })
  )
  return `${text.replaceAll(/<!--.*?-->/gs, '')}\n`
}
