import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export const connections = 16

export interface Request {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  headers?: Record<string, string>
  body?: unknown
}

export interface Measured {
  perSecond: number
  p50: number
  p99: number
  done: number
  failed: number
  bytes: number
}

/**
 * An exchange of several requests on one connection; resolves with the bytes of the last response.
 */
export type Exchange = (connection: number, send: Send) => Promise<number>

export type Send = (request: Request) => Promise<{ status: number; text: string; bytes: number }>

export function sender(origin: string, agent: Agent): Send {
  const { hostname, port } = new URL(origin)
  return ({ method, path, token, headers, body }: Request) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(
        {
          hostname,
          port,
          method,
          path,
          agent,
          headers: {
            language: 'en',
            ...headers,
            ...(token && { cookie: `token=${token}` }),
            ...(payload && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
          incoming.on('end', () => {
            const bytes = Buffer.concat(chunks)
            resolve({
              status: incoming.statusCode ?? 0,
              // The text is decoded only when it is needed, because decoding compressed bytes as
              // text takes long.
              get text() {
                return bytes.toString()
              },
              bytes: bytes.length,
            })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(payload)
    })
}

export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export interface Repeated {
  /** Milliseconds of each run, shortest first. */
  times: number[]
  seconds: number
}

/**
 * Repeats an action for a number of seconds, for a number of parallel users who rest for some
 * milliseconds after each action.
 */
export async function repeat(
  users: number,
  seconds: number,
  run: (user: number) => Promise<unknown>,
  rest = 0,
): Promise<Repeated> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      while (performance.now() < end) {
        const before = performance.now()
        await run(user)
        times.push(performance.now() - before)
        if (rest > 0) await setTimeout(rest)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  return { times: times.sort((one, other) => one - other), seconds: elapsed }
}

/** The figures of exchanges, from their times. */
function figuresOf({ times, seconds }: Repeated, failed: number, bytes: number): Measured {
  return {
    perSecond: (times.length - failed) / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    done: times.length - failed,
    failed,
    bytes,
  }
}

/**
 * Repeats an exchange on each connection for a number of seconds, with a pause of some milliseconds
 * after each exchange.
 */
export async function measure(
  origin: string,
  seconds: number,
  exchange: Exchange,
  rest = 0,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = sender(origin, agent)
  let failed = 0
  let bytes = 0
  const repeated = await repeat(
    connections,
    seconds,
    async (connection) => {
      const size = await exchange(connection, send).catch(() => -1)
      if (size < 0) failed += 1
      else bytes = size
    },
    rest,
  )
  agent.destroy()
  return figuresOf(repeated, failed, bytes)
}

/**
 * Runs the exchange `rounds` times on each connection, and passes the number of the round. A
 * failure ends all connections.
 */
export async function measureRounds(
  origin: string,
  rounds: number,
  exchange: (connection: number, round: number, send: Send) => Promise<number>,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = sender(origin, agent)
  const times: number[] = []
  let bytes = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let round = 0; round < rounds; round += 1) {
        const before = performance.now()
        bytes = await exchange(connection, round, send)
        times.push(performance.now() - before)
      }
    }),
  ).finally(() => agent.destroy())
  const seconds = (performance.now() - started) / 1000
  return figuresOf({ times: times.sort((one, other) => one - other), seconds }, 0, bytes)
}
