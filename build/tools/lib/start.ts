/** Entry point of a tool's process: `start.ts NAME ARGS` calls the tool of `build/tools/NAME.ts` with the arguments. */
import type { Tool } from './words'

const [name = '', ...words] = process.argv.slice(2)
const { tool } = (await import(`../${name}.ts`)) as { readonly tool: Tool }
process.exitCode = await tool(words)
