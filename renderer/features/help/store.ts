/** Which topic of the help is open. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Topic } from './topics'

export const useHelp = defineStore('help', () => {
  const topic = shallowRef<Topic>()
  return { topic }
})
