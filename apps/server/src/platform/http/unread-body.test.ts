import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readUnreadBodies } from './unread-body.ts'

let server: Server

/** An aborted client may see a reset connection, which `once` would report as a failure. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** A server that responds before it has read the body, like a form whose parser failed. */
async function open(bounds: { bytes: number; time: number }): Promise<Socket> {
  server = createServer((request, response) => {
    request.once('data', () => {
      request.pause()
      response.end('early')
    })
  })
  readUnreadBodies(server, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000000\r\n\r\nx')
  await once(socket, 'data')
  return socket
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('[FRM-330] closes the connection of a client that sends far more after its response', async () => {
  const socket = await open({ bytes: 200_000, time: 60_000 })
  const piece = Buffer.alloc(100_000)
  const timer = setInterval(() => socket.write(piece), 10)
  await closed(socket)
  clearInterval(timer)
  expect(socket.destroyed).toBe(true)
})

it('[FRM-330] closes the connection of a client that stops sending', async () => {
  const socket = await open({ bytes: 200_000, time: 300 })
  const started = Date.now()
  await closed(socket)
  expect(Date.now() - started).toBeGreaterThanOrEqual(200)
})
