/** The pause between two turns that waited for a scene to end and are now played one after the other. */
import { useSettings } from '../../stores/settings'

/** In milliseconds at normal speed: long enough to play a turn and to look at the result. */
const apart = 1600

/** In milliseconds; 0 if animations are off. */
export function turnGap(): number {
  const { speed } = useSettings().settings
  return speed === 0 ? 0 : apart / speed
}
