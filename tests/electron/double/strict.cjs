'use strict'

/** The same object, except that reading a name it does not have throws: a gap in the double is seen, not passed over. */
function strict(object, name) {
  return new Proxy(object, {
    get(target, key, receiver) {
      // Promises, JSON and the inspector look for these on anything.
      const harmless =
        typeof key === 'symbol' || ['then', 'toJSON', 'constructor', 'inspect', '__esModule'].includes(key)
      if (key in target || harmless) return Reflect.get(target, key, receiver)
      throw new Error(`electron double: ${name}.${key} is not provided`)
    }
  })
}

/** An event object as Electron's listeners get it. */
function cancelable(fields = {}) {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
    ...fields
  }
}

module.exports = { strict, cancelable }
