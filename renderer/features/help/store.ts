/** The help topic that is open, if any. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Topic } from './topics'

export const useHelp = defineStore('help', () => {
  const topic = shallowRef<Topic>()
  return { topic }
})
