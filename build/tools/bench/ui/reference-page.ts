/**
 * The reference page for frame rates: 60 numbered nodes on a circle, and 30 tokens that move back and forth between them,
 * animated by the browser itself (Web Animations). Its frame rate is the best that this machine can reach.
 */
import type { Browser } from 'playwright-core'
import { framesOf, startFrames, stopFrames, type Frames } from './frames'

const size = { width: 1100, height: 850 } as const
const drawing = { nodes: 60, tokens: 30 } as const
/** Milliseconds before frames are measured. */
const warmUp = 300

/** Measures the frames of the reference page for this time, in a new page. */
export async function referenceFrames(browser: Browser, milliseconds: number): Promise<Frames> {
  const page = await browser.newPage({ viewport: size })
  try {
    await page.evaluate(draw, drawing)
    await page.waitForTimeout(warmUp)
    await startFrames(page)
    await page.waitForTimeout(milliseconds)
    return framesOf(await stopFrames(page))
  } finally {
    await page.close()
  }
}

/** Draws the page. Runs in the browser. */
function draw({ nodes, tokens }: typeof drawing): void {
  const name = 'http://www.w3.org/2000/svg'
  const sheet = document.createElementNS(name, 'svg')
  sheet.setAttribute('viewBox', '0 0 1000 800')
  sheet.style.width = '1000px'
  document.body.append(sheet)
  const add = (kind: string, attributes: Readonly<Record<string, string | number>>): Element => {
    const one = document.createElementNS(name, kind)
    for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value))
    sheet.append(one)
    return one
  }
  const place = (i: number, of: number): { x: number; y: number } => {
    const angle = (2 * Math.PI * i) / of
    return { x: 500 + 350 * Math.cos(angle), y: 400 + 350 * Math.sin(angle) }
  }
  for (let i = 0; i < nodes; i++) {
    const { x, y } = place(i, nodes)
    add('circle', { cx: x, cy: y, r: 18, fill: '#ddd', stroke: '#888' })
    add('text', { x, y, 'text-anchor': 'middle', 'font-size': 10 }).textContent = String(i)
  }
  const moved = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`
  for (let i = 0; i < tokens; i++) {
    const token = add('circle', { cx: 0, cy: 0, r: 12, fill: `hsl(${i * 12} 80% 50%)` })
    token.animate([{ transform: moved(place(i, tokens)) }, { transform: moved(place(i + 7, tokens)) }], {
      duration: 900 + 13 * i,
      iterations: Infinity,
      direction: 'alternate',
      easing: 'ease-in-out'
    })
  }
}
