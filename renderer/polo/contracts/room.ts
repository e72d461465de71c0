/** Which contracts in hand are discarded for those picked, decided before these are taken. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'

/** What taking the picked contracts means for one in hand: it is discarded to make room, or may be chosen for that. */
export type Room = 'goes' | 'may-go'

/** The part of a `ContractRoom` that is shown. */
export interface ShownRoom {
  /** Contracts that the current pick discards, as far as that is decided. */
  readonly going: ComputedRef<readonly string[]>
  /** Some contracts in hand must go, and the player chooses which. */
  readonly mustChoose: ComputedRef<boolean>
  /** Undefined for a contract that stays. */
  readonly of: (contract: string) => Room | undefined
}

export interface ContractRoom<Choice> extends ShownRoom {
  /** Chooses this contract to go, or takes that back. */
  readonly toggle: (contract: string) => void
  /** How many contracts must go if one more is picked. */
  readonly withOneMore: () => number
  /**
   * The choices to send after the taking in the same batch, so that the player is not asked again about what is
   * decided.
   */
  readonly answers: () => readonly Choice[]
}

/** How a game takes contracts, and how it discards one. */
export interface Taking<Choice> {
  readonly own: ComputedRef<{ readonly contracts: readonly string[] }>
  /** Contracts a seat may hold at once. */
  readonly slots: number
  /** How many contracts are picked, and how many may be picked at most; undefined while none can be taken. */
  readonly picks: () => { readonly count: number; readonly most: number } | undefined
  /** The contracts in hand that may go; by default all. */
  readonly older?: () => readonly string[]
  readonly discard: (contract: string) => Choice
}

export function contractRoom<Choice>({
  own,
  slots,
  picks,
  older = () => own.value.contracts,
  discard
}: Taking<Choice>): ContractRoom<Choice> {
  const chosen = shallowRef<readonly string[]>([])
  const tooMany = (taken: number): number => Math.max(0, own.value.contracts.length + taken - slots)
  const excess = computed(() => tooMany(picks()?.count ?? 0))
  const mayGo = computed(() => (excess.value > 0 ? older() : []))
  const mustChoose = computed(() => excess.value < mayGo.value.length)
  const going = computed(() =>
    mustChoose.value
      ? mayGo.value.filter((contract) => chosen.value.slice(-excess.value).includes(contract))
      : mayGo.value
  )
  const needless = computed(() => excess.value === 0)
  watch(needless, () => (chosen.value = []), { flush: 'sync' })
  return {
    going,
    mustChoose,
    of: (contract) =>
      going.value.includes(contract)
        ? 'goes'
        : mustChoose.value && mayGo.value.includes(contract)
          ? 'may-go'
          : undefined,
    toggle: (contract) => {
      if (!mustChoose.value) return
      const others = chosen.value.filter((one) => one !== contract)
      chosen.value = going.value.includes(contract) ? others : [...others, contract]
    },
    withOneMore: () => {
      const { count, most } = picks() ?? { count: 0, most: 1 }
      return tooMany(Math.min(count + 1, most))
    },
    // The rules do not ask about the only contract that can go.
    answers: () => going.value.filter((_, i) => own.value.contracts.length - i > 1).map(discard)
  }
}
