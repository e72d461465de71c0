/** Tests the harness of the laws with injected faults: each must be reported. */
import type { Config } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { closePlan, playChecked } from '../../../tests/laws/harness'
import type { InjectedFault } from '../../../tests/laws/injecting-faults'
import { injected, faultsFor } from '../../../tests/laws/injected-faults'
import { playOf } from '../styles'

export interface SelfTest {
  readonly game: string
  readonly players: number
  readonly seed: number
  readonly faults: readonly {
    readonly name: string
    readonly reported: boolean
    readonly law?: string
    readonly games: number
    readonly message?: string
  }[]
  readonly unreported: number
}

/** The most games until a fault must have been reported. */
const patience = 20

/** Injects every fault in turn and plays until it is reported by the check of its law. */
export function selfTest(game: Game, config: Config, seed: number): SelfTest {
  const faults = faultsFor(game.rules.id).map((fault) => tryFault(game, config, seed, fault))
  return {
    game: game.rules.id,
    players: config.players,
    seed,
    faults,
    unreported: faults.filter(({ reported }) => !reported).length
  }
}

/** Injects one fault and plays until the check of its law reports it. Another law's report does not count. */
export function tryFault(
  game: Game,
  config: Config,
  seed: number,
  fault: InjectedFault
): SelfTest['faults'][number] {
  const options = fault.options ?? config.options
  for (let i = 0; i < patience; i++) {
    const play = playOf(game.rules.id, 'mixed', config.players, seed + i)
    const { findings } = playChecked(injected(game, fault), { ...config, options }, seed + i, {
      ...closePlan,
      ...play
    })
    const found = findings.find(({ law }) => fault.laws.includes(law))
    if (found)
      return { name: fault.name, reported: true, law: found.law, games: i + 1, message: found.message }
    if (findings[0])
      return {
        name: fault.name,
        reported: false,
        games: i + 1,
        message: `reported as law ${findings[0].law}: ${findings[0].message}`
      }
  }
  return { name: fault.name, reported: false, games: patience }
}
