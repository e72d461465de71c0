'use strict'
// Stands in for Electron's reading of app.asar: unpacked into a temporary folder, every file checked against its own
// sha256. Does not show: reading in place, and the sum of the archive's header, which Electron's program carries.

const crypto = require('node:crypto')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

const sha256 = (bytes) => crypto.createHash('sha256').update(bytes).digest('hex')

/** Unpacks `archive` and answers with the folder, which goes when the process does. Throws at the first wrong byte. */
function unpackChecked(archive) {
  const bytes = fs.readFileSync(archive)
  // Chromium's pickle: 4, size of the header; size of what follows, length of the text, the text.
  const headerSize = bytes.readUInt32LE(4)
  const header = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)))
  const content = bytes.subarray(8 + headerSize)

  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'electron-double-asar-'))
  const remove = () => fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  process.on('exit', remove)
  const folder = path.join(temporary, path.basename(archive))
  try {
    unpack(header, folder, (entry, name) => {
      if (entry.unpacked) return fs.readFileSync(path.join(`${archive}.unpacked`, name))
      const start = Number(entry.offset)
      return content.subarray(start, start + entry.size)
    })
  } catch (error) {
    remove()
    throw error
  }
  return folder
}

/** Writes one folder of the archive, and all under it; `read` gives a file's bytes. */
function unpack({ files }, folder, read, inside = '') {
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, entry] of Object.entries(files)) {
    const [place, known] = [path.join(folder, name), path.join(inside, name)]
    if (entry.files !== undefined) unpack(entry, place, read, known)
    else if (entry.link !== undefined) throw new Error(`electron double: a link in app.asar (${known})`)
    else {
      const bytes = read(entry, known)
      check(entry, bytes, known)
      fs.writeFileSync(place, bytes)
    }
  }
}

function check({ integrity, size }, bytes, name) {
  const { algorithm, hash, blockSize, blocks } = integrity ?? {}
  if (algorithm !== 'SHA256') throw new Error(`app.asar: ${name} has no sha256`)
  const wrong = blocks.findIndex((block, at) => {
    return sha256(bytes.subarray(at * blockSize, (at + 1) * blockSize)) !== block
  })
  if (bytes.length !== size || sha256(bytes) !== hash || wrong !== -1) {
    throw new Error(`app.asar: ${name} is not what was packed`)
  }
}

module.exports = { unpackChecked }
