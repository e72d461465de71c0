/**
 * The reference of `bench --lan`: a raw `ws` server that appends some bytes to a file and sends every frame back. Runs as a
 * child process; its arguments are the file and the number of bytes.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { ready } from '../lib/child'

const [path = '', bytes = ''] = process.argv.slice(2)
const file = openSync(path, 'a')
const line = Buffer.alloc(Number(bytes), 'e')

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data, binary) => {
    writeSync(file, line)
    socket.send(data, { binary })
  })
})
server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  ready({ port }, async () => {
    server.close()
    closeSync(file)
  })
})
