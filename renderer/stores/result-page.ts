/** The page of the result sheet that was open last: who comes back from a replay, or from the board, finds it again. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useTable } from './table'

/** The first page, and that of every other table. */
const first = 'points'

export const useResultPage = defineStore('result-page', () => {
  const table = useTable()
  const left = shallowRef<{ readonly table: string | undefined; readonly page: string }>()
  const page = computed({
    get: () => (left.value && left.value.table === table.info?.id ? left.value.page : first),
    set: (page: string) => (left.value = { table: table.info?.id, page })
  })
  return { page }
})
