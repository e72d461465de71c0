/** How far apart turns are told that waited for a scene to be over. */
import { useSettings } from '../../stores/settings'

/** In milliseconds at normal speed: a turn is shown, and looked at. */
const apart = 1600

/** In milliseconds; 0 where nothing moves. */
export function turnGap(): number {
  const { speed } = useSettings().settings
  return speed === 0 ? 0 : apart / speed
}
