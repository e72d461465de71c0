// Extracts the drawings of goods as self-contained SVGs, to be rendered as bitmaps. Bitmaps, because a table shows
// hundreds of them, and inline SVG would be part of the document that browsers lay out at every change. Pure.

/** The folder of the pictures, from the project's root, and the file there with the hashes of their drawings. */
export const picturesFolder = 'renderer/art/pictures'
export const picturesFrom = `${picturesFolder}/from.json`

/** Pixels a side: twice the largest icon (at 200 % text size), for screens with two device pixels per CSS pixel. */
export const pictureSide = 96

/** Source files: the drawings, and the colours that depend on whether the ground is light or dark. */
export const pictureSources = {
  symbols: 'renderer/art/symbols/GoodsSymbols.vue',
  grounds: 'renderer/theme/grounds.css'
}

/** The custom properties that one rule of a style sheet sets, by name. Throws if there is no such rule. */
function coloursOf(css, selector) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  const rule = [...rules].find(([, selectors]) => selectors.split(',').some((one) => one.trim() === selector))
  if (!rule) throw new Error(`no rule for ${selector}`)
  return new Map([...rule[2].matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** The SVG of a drawing, with the gradients it uses and its colours filled in. */
function pictureOf({ box, body }, gradients, colours) {
  const coloured = body.replace(
    /var\((--[\w-]+), ([^)]*)\)/g,
    (_, name, otherwise) => colours.get(name) ?? otherwise
  )
  const used = [...gradients].filter(([id]) => coloured.includes(`url(#${id})`)).map(([, text]) => text)
  const defs = used.length > 0 ? `<defs>${used.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSide}" height="${pictureSide}" viewBox="${box}">${defs}${coloured}</svg>`.replace(
    />\s+</g,
    '><'
  )
}

/** SVGs by picture name: each drawing for a light ground, and as `NAME-on-dark` for a dark one if that differs. */
export function itemDrawings({ symbols, grounds }) {
  const [light, dark] = [coloursOf(grounds, ':root'), coloursOf(grounds, '.on-dark')]
  const gradients = new Map(
    [...symbols.matchAll(/<(linear|radial)Gradient id="([^"]+)"[\s\S]*?<\/\1Gradient>/g)].map(
      ([text, , id]) => [id, text]
    )
  )
  const drawings = [...symbols.matchAll(/<symbol id="i-([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g)]
  return Object.fromEntries(
    drawings.flatMap(([, name, box, body]) => {
      const drawing = { box, body: body.replace(/\s+/g, ' ').trim() }
      const [bright, shaded] = [light, dark].map((colours) => pictureOf(drawing, gradients, colours))
      return [[name, bright], ...(shaded === bright ? [] : [[`${name}-on-dark`, shaded]])]
    })
  )
}
