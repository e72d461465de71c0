// The bridge: one typed, frozen object for the page, nothing else. Runs sandboxed, in its own world.

import { contextBridge, ipcRenderer } from 'electron'
import { channels, versionArgument, type Bridge, type OpenedFile } from '../shared/protocol/bridge'

const listeners = new Set<(message: unknown) => void>()

// One listener on the channel for the life of the page, so that nothing the page does can pile up native listeners.
ipcRenderer.on(channels.push, (_event, message: unknown) => {
  for (const listener of [...listeners]) listener(message)
})

const bridge: Bridge = {
  version: process.argv.find((word) => word.startsWith(versionArgument))?.slice(versionArgument.length) ?? '',
  platform: process.platform,
  request: (message) => ipcRenderer.invoke(channels.request, message) as Promise<unknown>,
  onMessage: (listener) => {
    // A wrapper of its own: the same function may listen twice and stop once.
    const heard = (message: unknown): void => listener(message)
    listeners.add(heard)
    return () => {
      listeners.delete(heard)
    }
  },
  saveFile: (name, text) => ipcRenderer.invoke(channels.saveFile, name, text) as Promise<boolean>,
  openFile: () => ipcRenderer.invoke(channels.openFile) as Promise<OpenedFile | undefined>
}

contextBridge.exposeInMainWorld('caravanserai', bridge)
