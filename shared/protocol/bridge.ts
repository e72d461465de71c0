// The bridge between the page and the desktop's main process: names of its channels and the type the page sees.

/** Channels of Electron's IPC. The page never sees them: only preload/ and main/desktop/ use them. */
export const channels = {
  /** Page to host: one protocol message; answered by its reply. */
  request: 'caravanserai:request',
  /** Host to page: one protocol message nobody asked for. */
  push: 'caravanserai:push',
  /** Page to desktop: a file name and a text; answered by whether it was saved. */
  saveFile: 'caravanserai:save-file',
  /** Page to desktop: nothing; answered by the file a person chose, or undefined. */
  openFile: 'caravanserai:open-file'
} as const

/** A file a person chose to open: its bare name without folders, and its text. */
export interface OpenedFile {
  readonly name: string
  readonly text: string
}

/** What the desktop app gives its page as `window.caravanserai`; absent in a browser. */
export interface Bridge {
  /** The app's version, as in package.json. */
  readonly version: string
  /** The system: `win32`, `darwin`, `linux`, ... */
  readonly platform: string
  /** Sends one protocol request to the host and resolves with its reply; rejects only when the host is gone. */
  request(message: unknown): Promise<unknown>
  /** Hears every message the host pushes; the answer is a function that stops listening. */
  onMessage(listener: (message: unknown) => void): () => void
  /** Asks where to save `text` (proposing `name`); false when the person cancels. Rejects when writing fails. */
  saveFile(name: string, text: string): Promise<boolean>
  /** Asks which file to open; undefined when the person cancels. */
  openFile(): Promise<OpenedFile | undefined>
}

/** The argument by which the main process tells the preload script the app's version. */
export const versionArgument = '--caravanserai-version='

/** Longest text the bridge carries in or out of a file, in characters. */
export const longestFile = 20_000_000
