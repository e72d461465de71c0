/** How the hand is sorted, remembered on this machine. If storage is forbidden, it lasts as long as the page. */
import { shallowRef, type ShallowRef } from 'vue'
import type { Order } from './hand'

const key = 'caravanserai.expedition.order'

function remembered(): Order {
  try {
    return localStorage.getItem(key) === 'colour' ? 'colour' : 'good'
  } catch {
    return 'good'
  }
}

const order = shallowRef<Order>(remembered())

/** The order, and a function that changes to the other one. */
export function useHandOrder(): { readonly order: Readonly<ShallowRef<Order>>; readonly turn: () => void } {
  return {
    order,
    turn: () => {
      order.value = order.value === 'good' ? 'colour' : 'good'
      try {
        localStorage.setItem(key, order.value)
      } catch {
        // Only the order after a reload is lost.
      }
    }
  }
}
