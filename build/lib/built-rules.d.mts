import type { Plugin } from 'vite'

export function buildRules(): Promise<void>
export function builtRules(): Plugin
