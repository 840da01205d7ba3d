import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { PostgresPool } from './pool.ts'

function message(type: string, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}

const ready = message('Z', 'I')
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const listening = Buffer.concat([message('C', 'LISTEN\0'), ready])
const notice = (payload: string) => message('A', `\0\0\0\0probe\0${payload}\0`)

/** As much of PostgreSQL as whoever listens needs: each connection is welcomed and may listen. */
class Fake {
  readonly sockets = new Set<Socket>()
  private readonly server: Server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome)
      socket.on('data', (data) => {
        if (!data.toString('latin1').startsWith('Q')) return
        this.sockets.add(socket)
        socket.write(listening)
      })
    })
    socket.on('close', () => this.sockets.delete(socket))
    socket.on('error', () => undefined)
  })

  async open(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve))
    return (this.server.address() as AddressInfo).port
  }

  async close() {
    const closed = new Promise((resolve) => this.server.close(resolve))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }
}

const pause = 20
let fake = new Fake()
afterEach(() => fake.close())

it('listens again after the database was away for longer than one try', async () => {
  const port = await fake.open()
  const pool = new PostgresPool(`postgres://someone@127.0.0.1:${port}/none`, 1, pause)
  const received: string[] = []
  await pool.listen('probe', (payload) => received.push(payload))
  await fake.close()
  await new Promise((resolve) => setTimeout(resolve, 5 * pause))
  fake = new Fake()
  await fake.open(port)
  await vi.waitFor(() => expect(fake.sockets.size).toBe(1), { timeout: 3000 })
  for (const socket of fake.sockets) socket.write(notice('back'))
  await vi.waitFor(() => expect(received).toEqual(['back']))
  await pool.end()
  await new Promise((resolve) => setTimeout(resolve, 5 * pause))
  expect(fake.sockets.size, 'whoever has ended listens no more').toBe(0)
})
