import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { isDatabaseAway } from './database.ts'
import { PostgresPool, probePause } from './pool.ts'

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

/** A minimal PostgreSQL server: accepts connections and LISTEN. */
class Fake {
  readonly sockets = new Set<Socket>()
  /**
   * The number of received statements, and whether later statements of a connection get a response.
   */
  asked = 0
  isSilent = false
  private readonly server: Server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome)
      socket.on('data', (data) => {
        if (!data.toString('latin1').startsWith('Q')) return
        this.asked += 1
        if (this.isSilent && this.sockets.has(socket)) return
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
  const pool = new PostgresPool(`postgres://someone@127.0.0.1:${port}/none`, 1, { pause })
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

it('[FRM-344] probes a silent channel once, and not again before the response', async () => {
  fake = new Fake()
  fake.isSilent = true
  const pool = new PostgresPool(`postgres://someone@127.0.0.1:${await fake.open()}/none`, 1)
  await pool.listen('probe', () => undefined)
  await new Promise((resolve) => setTimeout(resolve, 3.5 * probePause))
  expect(fake.asked).toBe(2)
  fake.sockets.forEach((socket) => socket.destroy())
  await pool.end()
})

it('[FRM-344] recognises an unreachable database by messages of the driver and of PostgreSQL', async () => {
  fake = new Fake()
  const port = await fake.open()
  await fake.close()
  const pool = new PostgresPool(`postgres://someone@127.0.0.1:${port}/none`, 1)
  const refused = await pool.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseAway(refused)).toBe(true)
  await expect(pool.ping()).rejects.toThrow()
  await pool.end()
  fake = new Fake()
  await fake.open()
  for (const code of ['57P01', '57P03', '53300', '08006'])
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true)
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  for (const code of ['23505', '57014', '42P01'])
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(false)
  expect(isDatabaseAway('x')).toBe(false)
})
