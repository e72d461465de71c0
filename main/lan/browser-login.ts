/**
 * The login for browsers at this machine: an address with the key, or the key typed into a form, is exchanged for the
 * cookie, and a redirect removes the key from the address bar. A browser without key and cookie gets the form.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BrowserAccess, Tried } from './browser-access'
import { isReading, safeHeaders, sendNotice, sendText, textOf } from './pages'
import { isShownAddress } from '../../shared/protocol/shown'
import { wordsFor } from './words'

/** The path that the form posts its key to. A GET request for it gets a page that redirects to the table. */
const loginPath = '/enter'

/** The longest form body that is read, in bytes. */
const longestForm = 4096

/** Headers of the page with the form: unlike other pages it may post a form here and sends a referrer. */
const formHeaders = {
  'content-security-policy': safeHeaders['content-security-policy'].replace(
    "form-action 'none'",
    "form-action 'self'"
  ),
  'referrer-policy': 'same-origin'
}

const notices = { refused: 'refused', 'wrong-key': 'wrongKey', 'too-often': 'tooOften' } as const
const statuses = { refused: 403, 'wrong-key': 403, 'too-often': 429 } as const

export interface BrowserLogin {
  readonly access: BrowserAccess
  /** Called when a browser gets the cookie, before the response is sent. `by`: the address's parameter of that name. */
  readonly entered: (by: string | undefined) => void
}

/** Returns true if the page may be served; otherwise the request was answered here. */
export async function handleLogin(
  request: IncomingMessage,
  response: ServerResponse,
  { access, entered }: BrowserLogin
): Promise<boolean> {
  const url = parsed(request.url ?? '/')
  if (!url || !access.isOurHost(request)) sendNotice(request, response, 403, 'wrongName')
  else if (url.pathname === loginPath && request.method === 'POST')
    await takeKey(request, response, access, entered)
  else if (!isReading(request, response)) return false
  else if (url.pathname === loginPath) sendRedirectPage(request, response, url)
  else {
    const entry = access.enter(request, url)
    if (entry === 'in') return true
    if (entry === 'exchange') {
      entered(url.searchParams.get('by') ?? undefined)
      goTo(response, afterKey(request, url), access.setCookie)
    } else if (entry === 'to-the-table') goTo(response, tableOf(url))
    else sendForm(request, response, entry)
  }
  return false
}

/** Handles the posted form. */
async function takeKey(
  request: IncomingMessage,
  response: ServerResponse,
  access: BrowserAccess,
  entered: BrowserLogin['entered']
): Promise<void> {
  if (!access.isOurOrigin(request)) return sendNotice(request, response, 403, 'wrongName')
  if (!(Number(request.headers['content-length']) <= longestForm)) {
    response.writeHead(413, { ...safeHeaders, connection: 'close' }).end()
    return
  }
  const form = new URLSearchParams(await textIn(request))
  const tried = access.try(keyIn(form.get('key') ?? ''))
  if (tried !== 'right') return sendForm(request, response, tried)
  entered(undefined)
  goTo(response, '/', access.setCookie)
}

/** The key in what was typed: the key itself, or the address that contains it. */
function keyIn(typed: string): string {
  const text = typed.trim()
  return parsed(text)?.searchParams.get('key') ?? text
}

async function textIn(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Where a browser with a new cookie is redirected to. If it was sent here by another site or a file, it would not send
 * the cookie with that redirect (SameSite=Strict), so it goes through a page of ours first.
 */
function afterKey({ headers }: IncomingMessage, url: URL): string {
  const from = headers['sec-fetch-site']
  const shown = url.searchParams.get('show')
  if (from !== 'cross-site' && from !== 'same-site') return tableOf(url)
  return shown === null ? loginPath : `${loginPath}?show=${encodeURIComponent(shown)}`
}

/** The address of the page, with the fragment of what it is to show. */
function tableOf(url: URL): string {
  const shown = url.searchParams.get('show') ?? ''
  return isShownAddress(shown) ? `/#${shown}` : '/'
}

function goTo(response: ServerResponse, location: string, cookie?: string): void {
  const headers = { ...safeHeaders, 'cache-control': 'no-store', location }
  response.writeHead(303, cookie === undefined ? headers : { ...headers, 'set-cookie': cookie }).end()
}

/** Sends a page that redirects to the table. */
function sendRedirectPage(request: IncomingMessage, response: ServerResponse, url: URL): void {
  const { language, words } = wordsFor(request.headers['accept-language'])
  // The URL parser has percent-encoded all quotes and brackets but this one.
  const to = tableOf(url).replaceAll("'", '%27')
  sendText(response, 200, language, `<p><a href="${to}">${words.form.open}</a></p>`, {
    head: `<meta http-equiv="refresh" content="0;url=${to}">`
  })
}

function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  why: 'refused' | Exclude<Tried, 'right'>
): void {
  const { language, words } = wordsFor(request.headers['accept-language'])
  const { key, open } = words.form
  const size = 'font:inherit;box-sizing:border-box;min-height:2.75rem;padding:0.25rem 0.75rem'
  const form = `<form method="post" action="${loginPath}"><p><label for="key">${key}</label><br><input id="key" name="key" required autofocus autocomplete="off" spellcheck="false" style="${size};width:100%"></p><p><button style="${size}">${open}</button></p></form>`
  sendText(response, statuses[why], language, textOf(words[notices[why]]) + form, { headers: formHeaders })
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, 'http://127.0.0.1')
  } catch {
    return undefined
  }
}
