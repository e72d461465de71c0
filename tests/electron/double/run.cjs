'use strict'
// Stands in for Electron's program: finds the app as Electron does (packed beside the program, else the first word
// that is no switch), and starts it.

const fs = require('node:fs')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { app } = require('./app.cjs')
const { unpackChecked } = require('./asar.cjs')
const { launchChromium } = require('./chromium.cjs')

const packed = process.defaultApp !== true
const { folder, main } = locate(
  packed ? unpackChecked(path.join(process.resourcesPath, 'app.asar')) : path.resolve(firstWord() ?? '.')
)

app._setProject(folder, packed, JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')))

// Electron, too, runs the app's main module to its end (top-level awaits included) before it is ready.
import(pathToFileURL(main).href)
  .then(() => launchChromium(app.commandLine._switches, () => app.quit()))
  .then(() => app._setReady())
  .catch((error) => {
    console.error(error)
    process.exit(1)
  })

function firstWord() {
  const words = process.argv.slice(1)
  return words.find((word, at) => !word.startsWith('-') && !['-r', '--require'].includes(words[at - 1]))
}

/** A folder with a package.json, or the main file itself within one. */
function locate(place) {
  if (fs.statSync(place).isDirectory()) {
    const { main = 'index.js' } = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8'))
    return { folder: place, main: path.join(place, main) }
  }
  let folder = path.dirname(place)
  while (!fs.existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return { folder, main: place }
}
