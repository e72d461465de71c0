// Stands in for Electron's loader of ES modules: `import … from 'electron'` finds the double, as `require` does by
// register.cjs.

const double = new URL('./electron.mjs', import.meta.url).href

export const resolve = (name, context, next) =>
  name === 'electron' || name === 'electron/main' ? { url: double, shortCircuit: true } : next(name, context)
