/** Keeping games: save a copy (asking first where it holds secrets), open a file, rematch. With a sentence on how it went. */
import { shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { useScreens } from '../stores/screens'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { refusalSentence } from '../words/refusal'
import { chooseFile, saveText } from './files'

/** How something went. */
export interface Note {
  readonly text: string
  readonly bad: boolean
  /** Code of the refusal that it tells. */
  readonly code?: string
}

/** The actions that home and the end screen share. */
export function useGameFiles() {
  const tables = useTables()
  const screens = useScreens()
  const words = useWords()
  const note = shallowRef<Note>()
  /** A copy that holds secrets and waits for a yes. */
  const secretCopy = shallowRef<{ readonly name: string; readonly text: string }>()
  const busy = shallowRef(false)

  const bad = (text: string): void => {
    note.value = { text, bad: true }
  }
  const refused = (refusal: Refusal): void => {
    note.value = { text: refusalSentence(words, refusal), bad: true, code: refusal.code }
  }

  async function write(name: string, text: string): Promise<void> {
    try {
      if (await saveText(name, text)) note.value = { text: words.files.saved(name), bad: false }
    } catch {
      bad(words.files.notSaved)
    }
  }

  /** A table's game file, to be watched; undefined, with a note, if there is none to be had. */
  async function fileOf(table: string): Promise<OpenedFile | undefined> {
    const reply = await tables.copy(table)
    if (reply.ok) return { name: reply.value.name, text: reply.value.text }
    refused(reply.refusal)
    return undefined
  }

  /** Saves a copy of a table's game file; a running game's secrets ask first. */
  async function save(table: string): Promise<void> {
    const reply = await tables.copy(table)
    if (!reply.ok) return refused(reply.refusal)
    const { name, text, secrets } = reply.value
    if (secrets) secretCopy.value = { name, text }
    else await write(name, text)
  }

  /** The person said yes: the copy may hold secrets. */
  async function saveSecret(): Promise<void> {
    const copy = secretCopy.value
    secretCopy.value = undefined
    if (copy) await write(copy.name, copy.text)
  }

  /** Brings a game file in and opens it. */
  async function bring({ name, text }: OpenedFile): Promise<void> {
    busy.value = true
    const reply = await tables.bring(name, text)
    busy.value = false
    if (!reply.ok) return refused(reply.refusal)
    await screens.openTable(reply.value.table)
  }

  /** Lets a person choose a game file and opens it. */
  async function openFile(): Promise<void> {
    try {
      const file = await chooseFile()
      if (file) await bring(file)
    } catch {
      bad(words.files.notRead)
    }
  }

  /** The same people, the same game, again. */
  async function rematch(table: string): Promise<void> {
    const reply = await tables.rematch(table)
    if (!reply.ok) return refused(reply.refusal)
    await screens.openTable(reply.value.table)
  }

  return { note, secretCopy, busy, bad, refused, fileOf, save, saveSecret, bring, openFile, rematch }
}
