/** Calls tools inside the test's process, which is faster; tests also start each tool once as a real process. */
import { vi } from 'vitest'
import { tool as bench } from '../../build/tools/bench/main'
import { tool as duplicates } from '../../build/tools/duplicates'
import { tool as fuzz } from '../../build/tools/fuzz/main'
import { tool as golden } from '../../build/tools/golden'
import { tool as laws } from '../../build/tools/laws/main'
import type { Tool } from '../../build/tools/lib/words'
import { tool as positions } from '../../build/tools/positions/main'
import { tool as replay } from '../../build/tools/replay'
import { tool as simulate } from '../../build/tools/simulate/main'
import { tool as soak } from '../../build/tools/soak/main'
import type { Called } from './short-forms'

/** All but those that start programs of their own, which need their bundle or the sources around them. */
const tools: Readonly<Record<string, Tool>> = {
  bench,
  duplicates,
  fuzz,
  golden,
  laws,
  positions,
  replay,
  simulate,
  soak
}

/** Whether a tool can be called in this process. */
export const hasInside = (name: string): boolean => name in tools

/**
 * Calls a tool with these command line words. Only one call at a time, because it captures all output of the process.
 */
export async function callInside(name: string, words: readonly string[]): Promise<Called> {
  const tool = tools[name]
  if (!tool) throw new Error(`no tool ${name} in this process`)
  return callWith(tool, words)
}

/** The same for a tool that is given. */
export async function callWith(tool: Tool, words: readonly string[]): Promise<Called> {
  let [out, err] = ['', '']
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  const told = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    err += `${said.join(' ')}\n`
  })
  try {
    const code = await tool(words)
    return { code, out, err }
  } finally {
    written.mockRestore()
    told.mockRestore()
  }
}
