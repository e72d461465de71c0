/**
 * Actions on saved games: save a copy (with a confirmation if it holds secrets), open a file, rematch, delete; with a
 * result message.
 */
import { computed, shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { useOneAtATime } from '../kit/one-at-a-time'
import { useScreens } from '../stores/screens'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { refusalSentence } from '../words/refusal'
import { chooseFile, saveText } from './files'

/** The result message of an action. */
export interface Note {
  readonly text: string
  readonly bad: boolean
  /** Code of the refusal that it reports. */
  readonly code?: string
  /** Takes the action back, if that is possible. */
  readonly undo?: () => void
}

/** The actions that home and the end screen share. */
export function useGameFiles() {
  const tables = useTables()
  const screens = useScreens()
  const words = useWords()
  /** What came of the last action; told in the language that is spoken when it is read. */
  const result = shallowRef<Omit<Note, 'text'> & { readonly text: () => string }>()
  const note = computed<Note | undefined>(
    () => result.value && { ...result.value, text: result.value.text() }
  )
  /** A copy that contains secrets and waits for confirmation. */
  const secretCopy = shallowRef<{ readonly name: string; readonly text: string }>()
  /** A table is being made: further presses make no second one. */
  const { busy, once } = useOneAtATime()

  const bad = (text: () => string): void => {
    result.value = { text, bad: true }
  }
  const refused = (refusal: Refusal): void => {
    result.value = { text: () => refusalSentence(words, refusal), bad: true, code: refusal.code }
  }

  async function write(name: string, text: string): Promise<void> {
    try {
      if (await saveText(name, text)) result.value = { text: () => words.files.saved(name), bad: false }
    } catch {
      bad(() => words.files.notSaved)
    }
  }

  /** Fetches a table's game file, for a replay; undefined, with a note, if that is refused. */
  async function fileOf(table: string): Promise<OpenedFile | undefined> {
    const reply = await tables.exportFile(table)
    if (reply.ok) return { name: reply.value.name, text: reply.value.text }
    refused(reply.refusal)
    return undefined
  }

  /** Saves a copy of a table's game file; asks for confirmation first if it contains a running game's secrets. */
  async function save(table: string): Promise<void> {
    const reply = await tables.exportFile(table)
    if (!reply.ok) return refused(reply.refusal)
    const { name, text, secrets } = reply.value
    if (secrets) secretCopy.value = { name, text }
    else await write(name, text)
  }

  /** Saves the copy with secrets, now that the person has confirmed. */
  async function saveSecret(): Promise<void> {
    const copy = secretCopy.value
    secretCopy.value = undefined
    if (copy) await write(copy.name, copy.text)
  }

  /** Imports a game file and opens its table. */
  async function bring({ name, text }: OpenedFile): Promise<void> {
    await once(async () => {
      const reply = await tables.importFile(name, text)
      if (!reply.ok) return refused(reply.refusal)
      await screens.openTable(reply.value.table)
    })
  }

  /** Lets a person choose a game file, imports it and opens its table. */
  async function openFile(): Promise<void> {
    try {
      const file = await chooseFile()
      if (file) await bring(file)
    } catch {
      bad(() => words.files.notRead)
    }
  }

  /** Deletes a table; until the message gives way to another one, that can be undone. `what` describes the table. */
  async function remove(table: string, what: () => string): Promise<void> {
    const refusal = await tables.remove(table)
    if (refusal) return refused(refusal)
    const undo = (): void => void restore(table)
    result.value = { text: () => words.files.deleted(what()), bad: false, undo }
  }

  async function restore(table: string): Promise<void> {
    const refusal = await tables.restore(table)
    if (refusal) refused(refusal)
    else result.value = undefined
  }

  /** Creates a table with the same players and game, and opens it. */
  async function rematch(table: string): Promise<void> {
    await once(async () => {
      const reply = await tables.rematch(table)
      if (!reply.ok) return refused(reply.refusal)
      await screens.openTable(reply.value.table)
    })
  }

  return { note, secretCopy, busy, bad, refused, fileOf, save, saveSecret, bring, openFile, remove, rematch }
}

export type GameFiles = ReturnType<typeof useGameFiles>
