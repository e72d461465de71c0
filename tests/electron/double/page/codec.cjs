'use strict'

/**
 * Values as Electron's structured clone carries them, as JSON text and back. Runs in Node and, as text, in the page;
 * so it uses nothing from outside its own body.
 * Does not show: things that hold themselves, ports, blobs, regular expressions.
 */
function codec() {
  const toBase64 = (buffer) =>
    btoa(Array.from(new Uint8Array(buffer), (code) => String.fromCharCode(code)).join(''))
  const fromBase64 = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

  // Everything JSON cannot say is an object { $: kind, v: content }.
  const toJson = (value) => {
    if (value === undefined) return { $: 'undefined' }
    if (typeof value === 'bigint') return { $: 'bigint', v: String(value) }
    if (typeof value === 'number' && !Number.isFinite(value)) return { $: 'number', v: String(value) }
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(toJson)
    if (value instanceof Date) return { $: 'date', v: value.getTime() }
    if (value instanceof Map) return { $: 'map', v: [...value].map(toJson) }
    if (value instanceof Set) return { $: 'set', v: [...value].map(toJson) }
    if (value instanceof Error) return { $: 'error', v: [value.name, value.message] }
    if (value instanceof ArrayBuffer) return { $: 'buffer', v: toBase64(value) }
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength } = value
      return {
        $: 'view',
        t: value.constructor.name,
        v: toBase64(buffer.slice(byteOffset, byteOffset + byteLength))
      }
    }
    return { $: 'object', v: Object.entries(value).map(([key, field]) => [key, toJson(field)]) }
  }

  const readers = {
    undefined: () => undefined,
    bigint: BigInt,
    number: Number,
    date: (v) => new Date(v),
    map: (v) => new Map(v.map(fromJson)),
    set: (v) => new Set(v.map(fromJson)),
    error: ([name, message]) => Object.assign(new Error(message), { name }),
    buffer: (v) => fromBase64(v).buffer,
    view: (v, type) => (type === 'Buffer' ? fromBase64(v) : new globalThis[type](fromBase64(v).buffer)),
    object: (v) => Object.fromEntries(v.map(([key, field]) => [key, fromJson(field)]))
  }
  const fromJson = (json) => {
    if (json === null || typeof json !== 'object') return json
    if (Array.isArray(json)) return json.map(fromJson)
    return readers[json.$](json.v, json.t)
  }

  return {
    /** Throws for what cannot be cloned, such as functions, in Electron's own words. */
    pack(value) {
      let copy
      try {
        copy = structuredClone(value)
      } catch {
        throw new Error('An object could not be cloned.')
      }
      return JSON.stringify(toJson(copy))
    },
    unpack: (text) => fromJson(JSON.parse(text))
  }
}

module.exports = { codec }
