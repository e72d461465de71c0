// The drawings of goods and the like, each whole in itself, to make pictures of points of them: a drawing that is in the
// page is a part of it for the browser to lay out and to sort at every change, and a table shows hundreds. Pure.

/** Where the pictures lie, from the project's root, and the file beside them that tells what they were made from. */
export const picturesFolder = 'renderer/art/pictures'
export const picturesFrom = `${picturesFolder}/from.json`

/** Points of a picture's side: twice the largest icon at text of 200 %, for screens of two points to the px. */
export const pictureSide = 96

/** What they are made of: the drawings, and the colours that depend on the ground they lie on. */
export const pictureSources = {
  symbols: 'renderer/art/symbols/GoodsSymbols.vue',
  grounds: 'renderer/theme/grounds.css'
}

/** The colours that one rule of a style sheet sets: names with their values. */
function coloursOf(css, selector) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  const rule = [...rules].find(([, selectors]) => selectors.split(',').some((one) => one.trim() === selector))
  if (!rule) throw new Error(`no rule for ${selector}`)
  return new Map([...rule[2].matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** A drawing with its gradients and its colours. */
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

/** Drawings by the name of their picture: each as it is on a light ground, and on a dark one where that differs. */
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
