import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { listen, ofPerson, startLive } from '../../testing/socket-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createLive } from './live.ts'

const pingPause = 50
let testApp: TestApp
let server: WebSocketServer

beforeAll(async () => {
  testApp = await openTestApp()
  const place = { path: '/ws', address: '/ws', origin: null }
  const live = createLive(testApp.database.pool, place, pingPause)
  await live.start()
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const isStillThere = () => Promise.resolve(true)
  server.on('connection', (socket) =>
    live.connect({ userId: 1, schoolId: 1, isStillThere }, socket),
  )
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await testApp.close()
})

function open(autoPong: boolean): WebSocket {
  const { port } = server.address() as AddressInfo
  return new WebSocket(`ws://127.0.0.1:${port}`, { autoPong })
}

it('[FRM-342] pings a page repeatedly, and closes the socket after two unanswered pings', async () => {
  const [answering, silent] = [open(true), open(false)]
  let pings = 0
  answering.on('ping', () => (pings += 1))
  await once(silent, 'close')
  await vi.waitFor(() => expect(pings).toBeGreaterThan(4))
  expect(answering.readyState).toBe(answering.OPEN)
  answering.terminate()
})

it('[FRM-341] closes sockets two seconds after their pages did not answer the closing handshake', async () => {
  const port = await startLive(testApp)
  const person = await testApp.person()
  const [answering, asleep] = [
    await listen(port, ofPerson(person)),
    await listen(port, ofPerson(person)),
  ]
  // Stops reading, like a sleeping phone.
  asleep.socket.pause()
  const begun = performance.now()
  await testApp.app.http.close()
  expect(performance.now() - begun).toBeLessThan(4000)
  expect(await answering.closed).toBe(1012)
})
