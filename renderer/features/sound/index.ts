/** The page's one mixer, as loud as the settings say. */
import { watchEffect } from 'vue'
import type { SoundId } from '../../contract/sound'
import { useSettings } from '../../stores/settings'
import { Mixer } from './mixer'

const mixer = new Mixer(
  () => ('AudioContext' in window ? new AudioContext() : undefined),
  () => document.hidden
)

/** Gestures after which a browser lets a page be heard. */
const gestures = ['pointerdown', 'keydown'] as const

/** Lets the page be heard from the first gesture on. Call once, when the page starts. */
export function openSounds(): void {
  const settings = useSettings()
  watchEffect(() => mixer.set({ ...settings.settings.sound, ambience: settings.settings.ambience }))
  for (const gesture of gestures)
    window.addEventListener(gesture, () => mixer.unlock(), { capture: true, passive: true })
}

/** Plays a sound, if it may be heard now. */
export const playSound = (id: SoundId): void => mixer.play(id)
