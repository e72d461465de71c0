/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined
/** A Chromium, installed by apt when this is a Debian-like system and we are root or in CI; otherwise undefined. */
export function findOrInstallChromium(say: (line: string) => void): Promise<string | undefined>
/** What was looked for, and what to do: for the person who has no Chromium. */
export const howToGetChromium: string
/** Switches for every Chromium of the tests: no GPU, and nothing sent to anyone. */
export const chromiumSwitches: readonly string[]
