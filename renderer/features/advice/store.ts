/**
 * The hint at the open table: what the strongest computer player would do for the seat that must choose at this device,
 * knowing only what that seat may see.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { hashText } from '../../../shared/engine/check'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Advice } from '../../../shared/players/reasons'
import { hasComputers } from '../../stores/games'
import { usePacks } from '../../stores/packs'
import { useTable } from '../../stores/table'
import { useGuide } from '../guide/store'
import { newAdviser } from './adviser'

/** Level of the computer player whose plan is shown. */
const hintLevel: LevelNumber = 4

export const useHints = defineStore('hints', () => {
  const table = useTable()
  const packs = usePacks()
  const guide = useGuide()
  const adviser = newAdviser()
  const advice = shallowRef<Advice>()
  const state = shallowRef<'none' | 'thinking' | 'shown' | 'failed'>('none')

  /** True if this table has hints at all: computer players know its game, and its host has not forbidden them. */
  const offered = computed(
    () =>
      hasComputers(table.info?.game) &&
      table.info?.hints !== false &&
      !table.replay &&
      table.own.length > 0 &&
      guide.progress === undefined
  )
  /** True if a hint can be requested now: a seat at this device must choose. */
  const open = computed(
    () => offered.value && table.decision !== undefined && table.seat !== null && table.curtain === undefined
  )

  function close(): void {
    adviser.drop()
    advice.value = undefined
    state.value = 'none'
  }

  async function ask(): Promise<void> {
    const { info, game, seat, view } = table
    if (!open.value || !info || !game || seat === null) return
    const pack = info.pack && { hash: info.pack.hash, json: packs.jsonOf(info) }
    state.value = 'thinking'
    const seen: unknown = game.rules.view(view, seat)
    const found = await adviser.ask({
      game: info.game,
      ...(pack && { pack }),
      view: seen,
      seat,
      level: hintLevel,
      // The same position gets the same hint, also after an undo.
      seed: Number.parseInt(hashText(JSON.stringify(seen)).slice(0, 7), 16)
    })
    if (state.value !== 'thinking') return
    advice.value = found
    state.value = found ? 'shown' : 'failed'
  }

  /** Requests a hint, or closes the one that is open. */
  const toggle = (): void => (state.value === 'none' ? void ask() : close())

  // Anything that changes the position or the seat closes the hint: a choice, an undo, another table.
  watch(() => [table.info?.id, table.next, table.seat, table.decision?.id, open.value] as const, close, {
    flush: 'sync'
  })

  return { advice, state, offered, open, toggle, close }
})
