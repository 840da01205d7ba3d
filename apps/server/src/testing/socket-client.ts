import { WebSocket } from 'ws'
import type { LiveChannel } from '../platform/live/live.ts'
import type { Person, TestApp } from './test-app.ts'

/** A simulated page with its received messages and the close code. */
export interface SocketClient {
  socket: WebSocket
  topics: string[]
  closed: Promise<number>
}

export interface ConnectOptions {
  path?: string
  host?: string
  origin?: string
  cookies?: Record<string, string>
  ticket?: string
}

/** Makes the test app accept sockets and receive database notifications; returns its port. */
export async function startLive(testApp: TestApp): Promise<number> {
  // The interface of the app hides `start`.
  await (testApp.app.services.live as LiveChannel).start()
  const address = await testApp.app.http.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(address).port)
}

/** Opens a socket as a browser does; a refusal returns its HTTP status. */
export async function connect(
  port: number,
  { path = '/ws', host = 'localhost', origin, cookies = {}, ticket }: ConnectOptions,
): Promise<SocketClient | number> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, ticket ? [ticket] : [], {
    headers: { host, cookie: cookie.join('; ') },
    ...(origin && { origin }),
  })
  const topics: string[] = []
  socket.on('message', (text: Buffer) => topics.push(JSON.parse(text.toString()).topic))
  // Without a listener the end of a refused socket would crash the process.
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  return new Promise((resolve) => {
    socket.on('open', () => resolve({ socket, topics, closed }))
    socket.on('unexpected-response', (_request, { statusCode }) => {
      socket.terminate()
      resolve(Number(statusCode))
    })
  })
}

export const ofPerson = ({ token, host }: Person): ConnectOptions => ({ host, cookies: { token } })

/** Opens a socket that must not be refused. */
export async function listen(port: number, by: ConnectOptions): Promise<SocketClient> {
  const client = await connect(port, by)
  if (typeof client === 'number') throw new Error(`The socket was refused with ${client}.`)
  return client
}
