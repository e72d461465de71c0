/** The process of a tool: `start.ts NAME words` calls the tool of `build/tools/NAME.ts` with the words. */
import type { Tool } from './words'

const [name = '', ...words] = process.argv.slice(2)
const { tool } = (await import(`../${name}.ts`)) as { readonly tool: Tool }
process.exitCode = await tool(words)
