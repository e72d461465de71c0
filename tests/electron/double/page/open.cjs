'use strict'

/**
 * `window.open` as a denied one behaves: it returns null and nothing is fetched. Who decides is the app's own handler,
 * which the preload's world tells. (Chromium itself would open the page first and have it closed again.) Runs in the
 * page as text.
 */
function askBeforeOpen(secret) {
  window.open = (address = 'about:blank') => {
    const detail = new URL(address, location.href).href
    window.dispatchEvent(new CustomEvent(`${secret}open`, { detail }))
    return null
  }
}

module.exports = { askBeforeOpen }
