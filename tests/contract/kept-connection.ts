import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

export interface FirstRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

async function portOf({ app }: TestApp): Promise<number> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' })
  return (app.http.server.address() as AddressInfo).port
}

function headOf({ method, path, headers, body }: FirstRequest): string {
  const all = { host: 'localhost', 'content-length': String(body.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const secondRequest = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
/** The timeout in milliseconds. A response takes only a few. */
const patience = 4000

/**
 * Sends two requests over one connection; returns the statuses, and `closed` if the server closed
 * the connection.
 */
export async function askTwice(testApp: TestApp, first: FirstRequest): Promise<string> {
  const socket = connect(await portOf(testApp), '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    text += part
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true
      resolve()
    })
    socket.on('data', () => {
      if (/HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1|HTTP\/1\.1 [\s\S]+HTTP\/1\.1 200 /.test(text)) resolve()
    })
  })
  await once(socket, 'connect')
  socket.write(headOf(first))
  socket.write(first.body)
  socket.write(secondRequest)
  const timer = new Promise<void>((resolve) => setTimeout(resolve, patience).unref())
  await Promise.race([ended, timer])
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
  const outcome = [...statuses, ...(isClosed ? ['closed'] : [])].join(' ')
  socket.destroy()
  return outcome
}
