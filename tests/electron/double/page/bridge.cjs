'use strict'

/**
 * Stands in for Electron's `contextBridge`. One half of it, in the page's world ("main") or the preload's
 * ("isolated"). Values are copied from one to the other; functions and promises are stood in for. The halves talk
 * by events under a secret name. Runs in the page as text, so it uses nothing from outside its own body.
 * Does not show: exposeInIsolatedWorld, elements and blobs as values, stand-ins that are collected when unused.
 */
function contextBridge(world, secret) {
  const ourName = secret + world
  const theirName = secret + (world === 'main' ? 'isolated' : 'main')
  const functions = new Map()
  const idOf = new WeakMap()
  const promised = new Map()
  let lastId = 0
  let returned

  const tell = (detail) => window.dispatchEvent(new CustomEvent(ourName, { detail }))

  const needsStandIn = (value, seen = new Set()) => {
    if (typeof value === 'function') return true
    if (typeof value !== 'object' || value === null || seen.has(value)) return false
    seen.add(value)
    if (value instanceof Promise || value instanceof Error) return true
    return Object.values(value).some((field) => needsStandIn(field, seen))
  }

  const encode = (value) => {
    if (typeof value === 'function') {
      if (!idOf.has(value)) {
        lastId += 1
        idOf.set(value, lastId)
        functions.set(lastId, value)
      }
      return { call: idOf.get(value) }
    }
    if (value instanceof Promise) {
      lastId += 1
      const id = lastId
      const settle = (good) => (result) => tell({ kind: 'settle', id, good, value: encode(result) })
      value.then(settle(true), settle(false))
      return { promise: id }
    }
    if (value instanceof Error) return { error: value.message }
    if (needsStandIn(value)) {
      if (Array.isArray(value)) return { list: value.map(encode) }
      return { fields: Object.entries(value).map(([key, field]) => [key, encode(field)]) }
    }
    try {
      return { copy: structuredClone(value) }
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }

  const decode = (code) => {
    if ('call' in code) return (...values) => callThere(code.call, values)
    if ('promise' in code) return new Promise((...settle) => promised.set(code.promise, settle))
    if ('error' in code) return new Error(code.error)
    if ('list' in code) return code.list.map(decode)
    if ('fields' in code) return Object.fromEntries(code.fields.map(([key, field]) => [key, decode(field)]))
    return code.copy
  }

  // Events are dispatched at once, so asking across is an ordinary call: the answer has arrived when `tell` returns.
  const askThere = (detail) => {
    tell(detail)
    const result = returned
    returned = undefined
    if (result === undefined) throw new Error('The other world is gone.')
    if (!result.good) throw decode(result.value)
    return decode(result.value)
  }

  const callThere = (id, values) => askThere({ kind: 'call', id, values: values.map(encode) })

  const answer = (work) => {
    let result
    try {
      result = { good: true, value: encode(work()) }
    } catch (error) {
      result = { good: false, value: { error: error?.message ?? String(error) } }
    }
    tell({ kind: 'return', result })
  }

  const freezeAll = (value) => {
    if (typeof value !== 'object' || value === null) return value
    Object.values(value).forEach(freezeAll)
    return Object.freeze(value)
  }

  const heard = {
    call: ({ id, values }) => answer(() => functions.get(id)(...values.map(decode))),
    return: ({ result }) => {
      returned = result
    },
    settle: ({ id, good, value }) => {
      const [resolve, reject] = promised.get(id)
      promised.delete(id)
      if (good) resolve(decode(value))
      else reject(decode(value))
    },
    expose: ({ key, api }) =>
      answer(() => {
        if (key in window)
          throw new Error('Cannot bind an API on top of an existing property on the window object')
        const value = freezeAll(decode(api))
        Object.defineProperty(window, key, { value, enumerable: true, configurable: false, writable: false })
      })
  }
  window.addEventListener(theirName, ({ detail }) => heard[detail.kind](detail))

  return { exposeInMainWorld: (key, api) => askThere({ kind: 'expose', key, api: encode(api) }) }
}

module.exports = { contextBridge }
