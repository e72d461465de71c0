/**
 * A network cable of one browser that can be pulled out, made of a SOCKS proxy (RFC 1928, no authentication). While it is
 * cut nothing passes and neither end is notified: no bytes, no close, no reset.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** One connection through the cable: the browser's end and the server's end. */
interface Strand {
  readonly near: Socket
  readonly far: Socket
}

const noAuthentication = Buffer.from([5, 0])
const connected = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])

export class Cable {
  readonly #server: Server
  readonly #strands = new Set<Strand>()
  /** Connections attempted while the cable is cut. */
  #held: (() => void)[] = []
  #cut = false

  private constructor(server: Server) {
    this.#server = server
    server.on('connection', (near) => void this.#plugIn(near).catch(() => near.destroy()))
  }

  static async lay(): Promise<Cable> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Cable(server)
  }

  /** The proxy setting for a browser context. */
  get proxy(): { readonly server: string; readonly bypass: string } {
    const { port } = this.#server.address() as AddressInfo
    return { server: `socks5://127.0.0.1:${port}`, bypass: '<-loopback>' }
  }

  /** Pulls the cable out. */
  cut(): void {
    this.#cut = true
    for (const { near, far } of this.#strands) for (const end of [near, far]) end.pause()
  }

  /**
   * Plugs it in again. A connection whose other end has closed meanwhile stays silent until something is sent on it, and
   * is reset then, as a machine answers on a connection that it no longer knows.
   */
  mend(): void {
    this.#cut = false
    for (const { near, far } of this.#strands) for (const end of [near, far]) end.resume()
    for (const go of this.#held.splice(0)) go()
  }

  /** Ends every connection and the proxy. */
  async remove(): Promise<void> {
    for (const { near, far } of this.#strands) for (const end of [near, far]) end.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #plugIn(near: Socket): Promise<void> {
    near.on('error', () => near.destroy())
    await once(near, 'data')
    near.write(noAuthentication)
    const [request] = (await once(near, 'data')) as [Buffer]
    if (this.#cut) await new Promise<void>((go) => this.#held.push(go))
    const far = connect(wanted(request))
    await once(far, 'connect')
    this.#join({ near, far })
    near.write(connected)
  }

  #join(strand: Strand): void {
    const { near, far } = strand
    this.#strands.add(strand)
    let lost = false
    far.on('error', () => far.destroy())
    near.on('data', (bytes) => (lost ? near.resetAndDestroy() : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
    near.on('close', () => {
      far.destroy()
      this.#strands.delete(strand)
    })
    far.on('close', () => {
      if (this.#cut) lost = true
      else near.destroy()
    })
  }
}

/** The destination of a SOCKS connect request; browsers send even IP addresses as text. */
function wanted(request: Buffer): { readonly host: string; readonly port: number } {
  const length = request[4] ?? 0
  return { host: request.subarray(5, 5 + length).toString(), port: request.readUInt16BE(5 + length) }
}
