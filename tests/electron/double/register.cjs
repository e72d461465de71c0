'use strict'
// Stands in for Electron's start of its own Node: the fields of `process` that it adds, and the module named
// "electron".
// Does not show: Electron's Node itself (this is the system's), nor the fuses, which that would obey.

const fs = require('node:fs')
const Module = require('node:module')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

const double = path.join(__dirname, 'index.cjs')
const names = ['electron', 'electron/main']

const resolve = Module._resolveFilename
Module._resolveFilename = function (request, ...rest) {
  return names.includes(request) ? double : resolve.call(this, request, ...rest)
}
Module.register('./hooks.mjs', pathToFileURL(__filename))

// [node, run.cjs, words of the app] becomes [electron, words of the app].
process.argv.splice(1, 1)

const versions = { ...process.versions, electron: '45.4.1', chrome: '150.0.0.0' }
Object.defineProperty(process, 'versions', { value: Object.freeze(versions) })
const resourcesPath = path.join(__dirname, 'resources')
Object.assign(process, { type: 'browser', resourcesPath })
// A packed app lies beside its program; otherwise the words name the app.
if (!fs.existsSync(path.join(resourcesPath, 'app.asar'))) process.defaultApp = true
