// The same for ES modules: `import … from 'electron'` finds the double.

const double = new URL('./electron.mjs', import.meta.url).href

export const resolve = (name, context, next) =>
  name === 'electron' || name === 'electron/main' ? { url: double, shortCircuit: true } : next(name, context)
