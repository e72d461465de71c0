// The bridge between the page and the desktop's main process: its IPC channels and the interface the page sees.

/** Channels of Electron's IPC. The page never sees them: only preload/ and main/desktop/ use them. */
export const channels = {
  /** Page to host: one protocol request; resolves with its reply. */
  request: 'caravanserai:request',
  /** Host to page: one push, a protocol message that answers no request. */
  push: 'caravanserai:push',
  /** Page to desktop: a file name and a text; resolves with whether it was saved. */
  saveFile: 'caravanserai:save-file',
  /** Page to desktop: no arguments; resolves with the file that was chosen, or undefined. */
  openFile: 'caravanserai:open-file',
  /** Page to desktop: no arguments; resolves once attention was drawn to the window. */
  drawAttention: 'caravanserai:draw-attention'
} as const

/** A file that was chosen to be opened: its name without folders, and its text. */
export interface OpenedFile {
  readonly name: string
  readonly text: string
}

/** The interface that the desktop app offers its page as `window.caravanserai`; absent in a browser. */
export interface Bridge {
  /** The app's version, as in package.json. */
  readonly version: string
  /** The system: `win32`, `darwin`, `linux`, ... */
  readonly platform: string
  /** Sends one protocol request to the host and resolves with its reply; rejects only if the host is gone. */
  request(message: unknown): Promise<unknown>
  /** Calls `listener` for every push from the host; returns a function that removes the listener. */
  onMessage(listener: (message: unknown) => void): () => void
  /** Opens a save dialog for `text` (proposing `name`); false if it is cancelled. Rejects if writing fails. */
  saveFile(name: string, text: string): Promise<boolean>
  /** Opens a file dialog; undefined if it is cancelled. */
  openFile(): Promise<OpenedFile | undefined>
  /** Draws attention to the window until it has the focus; does nothing if it has it. */
  drawAttention(): Promise<void>
}

/** Command-line argument by which the main process passes the app's version to the preload script. */
export const versionArgument = '--caravanserai-version='

/** Longest text that can be saved to or read from a file over the bridge, in characters. */
export const longestFile = 20_000_000
