// Replaces Electron's ES module loader: `import … from 'electron'` resolves to the double, as register.cjs does for
// `require`.

const double = new URL('./electron.mjs', import.meta.url).href

export const resolve = (name, context, next) =>
  name === 'electron' || name === 'electron/main' ? { url: double, shortCircuit: true } : next(name, context)
