// Writes the icon files of Windows and macOS, which hold one icon in several sizes, from PNGs.

/** A Windows icon (.ico). Pictures may have at most 256 pixels a side. */
export function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * i
    // 256 is written as 0.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Entry types in a macOS icon, by pixels a side. */
const kinds = { 128: 'ic07', 256: 'ic08', 512: 'ic09' }

/** A macOS icon (.icns); pictures of sizes other than 128, 256 and 512 are left out. */
export function icnsOf(pictures) {
  const parts = pictures
    .filter(({ size }) => kinds[size] !== undefined)
    .map(({ size, png }) => Buffer.concat([Buffer.from(kinds[size]), sizeOf(png.length + 8), png]))
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from('icns'), sizeOf(body.length + 8), body])
}

function sizeOf(bytes) {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes)
  return size
}
