/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; undefined if there is none. */
export function findChromium(): string | undefined
/** Path of a Chromium, installed by apt if there is none, on Debian-like systems as root or in CI; otherwise undefined. */
export function findOrInstallChromium(say: (line: string) => void): Promise<string | undefined>
/** Message for people without a Chromium: what was looked for, and what to do. */
export const howToGetChromium: string
/** Switches for every Chromium of the tests: no GPU, and nothing sent to anyone. */
export const chromiumSwitches: readonly string[]
