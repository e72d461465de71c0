import type { Plugin } from 'vite'

export function buildThreads(): Promise<void>
export function builtThreads(): Plugin
