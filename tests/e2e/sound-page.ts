/** Runs in a page: renders each sound into memory at full volume and measures it. */
import { SoundPlayer } from '../../renderer/features/sound/player'
import { sounds } from '../../renderer/features/sound/sounds'
import { notices, pieceSounds, type SoundId } from '../../renderer/contract/sound'

export interface Measured {
  readonly id: SoundId
  /** The loudest sample, as a share of full scale. */
  readonly peak: number
  /** Seconds until it is inaudible. */
  readonly ends: number
}

const rate = 44_100
/** Seconds to render: longer than any sound may be. */
const seconds = 2
/** Below this share of full scale a sound is inaudible. */
const silence = 0.001

export function measured(): Promise<readonly Measured[]> {
  return Promise.all(
    [...pieceSounds, ...notices].map(async (id): Promise<Measured> => {
      const context = new OfflineAudioContext(1, rate * seconds, rate)
      new SoundPlayer(context).play(sounds[id], context.destination)
      const samples = (await context.startRendering()).getChannelData(0)
      return {
        id,
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        ends: samples.findLastIndex((sample) => Math.abs(sample) > silence) / rate
      }
    })
  )
}
