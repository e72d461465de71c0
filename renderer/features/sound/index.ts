/** The page's only mixer, with the volumes from the settings. */
import { watchEffect } from 'vue'
import type { SoundId } from '../../contract/sound'
import { useSettings } from '../../stores/settings'
import { Mixer } from './mixer'

const mixer = new Mixer(
  () => ('AudioContext' in window ? new AudioContext() : undefined),
  () => document.hidden
)

/**
 * User gestures in which a browser allows a page to play sound: a finger's only when it leaves the screen, and on iOS not
 * before the tap counts as a click.
 */
const gestures = ['pointerup', 'click', 'keydown'] as const

/** Connects the mixer to the settings, and unlocks it at the first gesture. Call once, when the page starts. */
export function openSounds(): void {
  const settings = useSettings()
  watchEffect(() => mixer.set({ ...settings.settings.sound, ambience: settings.settings.ambience }))
  for (const gesture of gestures)
    window.addEventListener(gesture, () => mixer.unlock(), { capture: true, passive: true })
}

/** Switches all sounds off or on, and remembers it as the settings do. */
export async function toggleSound(): Promise<void> {
  const { settings, change } = useSettings()
  await change({ sound: { ...settings.sound, muted: !settings.sound.muted } })
}

/** Plays a sound, unless the mixer is locked or muted. */
export const playSound = (id: SoundId): void => mixer.play(id)
