/** Makes a contact sheet of every screen and state, with the faults that can be detected automatically. */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type CDPSession } from 'playwright-core'
import { chromiumSwitches, findChromium } from '../../lib/chromium.mjs'
import { openApp } from '../page/app'
import { buildPage } from '../page/built'
import { steer } from '../page/stores'
import { languages } from '../../../shared/protocol/language'
import type { Settings } from '../../../shared/protocol/settings'
import { inProject, makeFolder } from '../lib/folders'
import { print, readWords, toolOf, UsageError } from '../lib/words'
import { audit } from './audit'
import { atHome, scenes, settled, type Scene, type Stage } from './scenes'
import { sheetOf, type Shot } from './sheet'

const help = `npm run -s screens -- [options]

Writes index.html into test-results/screens: every screen and state at 1280x720, 1920x1080 and 390x844 in every language;
at the first and the last size also with text at 75, 150 and 200 %, in the night theme and in high contrast; tables, rooms
and results also as people with each of three kinds of colour blindness see them. Whatever is clipped, outside the window,
too small or too close together is listed beside each shot.

  --only WORD           only scenes whose name contains this
  --quick               only 1280x720 in the first language
  --out FOLDER          where to write (default: test-results/screens)
  --json                print the faults as one JSON object on standard output
  --help                print this text`

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 }
] as const
const eyes = ['deuteranopia', 'protanopia', 'tritanopia'] as const

/** One way to show a scene: size, settings, and simulated colour blindness. */
interface Look {
  readonly how: string
  readonly size: (typeof sizes)[number]
  readonly settings: Partial<Settings>
  readonly eye?: (typeof eyes)[number]
}

/** All looks of a scene; the first is the default one. */
function looksAt({ coloured }: Scene, quick: boolean): readonly Look[] {
  const plain = { language: 'en', textSize: 100, theme: 'day', contrast: 'normal' } as const
  const [small] = sizes
  const all = sizes.flatMap((size) =>
    languages.map((language): Look => ({
      how: `${size.width}-${language}`,
      size,
      settings: { ...plain, language }
    }))
  )
  if (quick) return all.slice(0, 1)
  const ends = [sizes[0], sizes[2]].flatMap((size): readonly Look[] => [
    ...([75, 150, 200] as const).map((textSize) => ({
      how: `${size.width}-text-${textSize}`,
      size,
      settings: { ...plain, textSize }
    })),
    { how: `${size.width}-night`, size, settings: { ...plain, theme: 'night' } },
    { how: `${size.width}-contrast`, size, settings: { ...plain, contrast: 'high' } }
  ])
  const seen = coloured
    ? eyes.map((eye): Look => ({ how: `${small.width}-${eye}`, size: small, settings: plain, eye }))
    : []
  return [...all, ...ends, ...seen]
}

async function shoot(
  { page, stores }: Stage,
  session: CDPSession,
  { size, settings, eye }: Look,
  path: string
): Promise<readonly string[]> {
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: eye ?? 'none' })
  await page.setViewportSize(size)
  await stores.evaluate((all, part) => all.get('settings').change(part), settings)
  await settled(page)
  await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' })
  return eye ? [] : audit(page)
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const wanted = scenes().filter(({ name }) => name.includes(String(values['only'] ?? '')))
  if (wanted.length === 0) throw new UsageError(`There is no scene "${String(values['only'])}"`)
  const out = resolve(String(values['out'] ?? inProject('test-results', 'screens')))
  makeFolder(out)
  const executablePath = findChromium()
  if (executablePath === undefined) throw new UsageError('No Chromium was found')
  const folder = join(out, 'sheet')
  rmSync(folder, { recursive: true, force: true })
  makeFolder(folder)
  await buildPage()
  const app = await openApp(81)
  const browser = await chromium.launch({ executablePath, args: [...chromiumSwitches] })
  const shots: Shot[] = []
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    for (const scene of wanted) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
      await page.setViewportSize(sizes[0])
      try {
        await scene.reach(await atHome(page, app.url()))
        const stage = { page, stores: await steer(page) }
        for (const look of looksAt(scene, values['quick'] === true)) {
          const file = `${scene.name}-${look.how}.jpg`
          const faults = await shoot(stage, session, look, join(folder, file))
          shots.push({ scene: scene.name, how: look.how, file: `sheet/${file}`, faults })
        }
      } catch (error) {
        const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
        shots.push({ scene: scene.name, how: 'not reached', file: '', faults: [why] })
      }
      const own = shots.filter((shot) => shot.scene === scene.name)
      console.error(
        `${scene.name}: ${own.length} shots, ${own.flatMap(({ faults }) => faults).length} faults`
      )
    }
  } finally {
    await browser.close()
    await app.close()
  }
  writeFileSync(join(out, 'index.html'), sheetOf(shots))
  const found = shots.filter(({ faults }) => faults.length > 0)
  if (values['json'] === true)
    print(
      JSON.stringify(Object.fromEntries(found.map(({ scene, how, faults }) => [`${scene} ${how}`, faults])))
    )
  else for (const { scene, how, faults } of found) print(`${scene} ${how}\n  ${faults.join('\n  ')}`)
  return shots.some(({ how }) => how === 'not reached') ? 1 : 0
}

export const tool = toolOf(main)
