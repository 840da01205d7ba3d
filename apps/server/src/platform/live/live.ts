import { sql } from 'drizzle-orm'
import type { WebSocket } from 'ws'
import type { Db } from '../database/database.ts'
import type { DatabasePool } from '../database/pool.ts'
import type { LivePlace } from './live-place.ts'

export interface LiveMessage {
  topic: string
  data: Record<string, unknown>
}

/** Tells a person's open pages something; who is not connected learns it by the next call (FRM-173). */
export interface Live {
  /** Null where there is no channel: then everybody learns by the next call. */
  readonly place: LivePlace | null
  notify(userId: number, message: LiveMessage): Promise<void>
  /** The same to many at once: one statement, however many there are. */
  notifyAll(audience: Audience, message: LiveMessage): Promise<void>
}

/** Some people, or everybody of a school who has a page open. */
export type Audience = { userIds: readonly number[] } | { schoolId: number }

/** A signed-in person at the other end of a socket. */
export interface Listener {
  userId: number
  schoolId: number
  /** False once the session has ended under which the socket was opened. */
  isStillThere(): Promise<boolean>
}

export interface LiveChannel extends Live {
  start(): Promise<void>
  connect(listener: Listener, socket: WebSocket): void
  connections(): number
}

interface Connection {
  listener: Listener
  socket: WebSocket
  /** Pings in a row that came back unanswered. */
  unanswered: number
}

/** Without a topic it asks only whether the sessions of the people are still there. */
interface Notice extends Partial<LiveMessage> {
  to: number[] | { schoolId: number }
}

/** The database passes on at most 8,000 bytes at a time. */
const peopleAtOnce = 400

const channel = 'titian_live'
const sessionOver = 4401
/** The close code for "try again later". */
const tooMany = 1013
/** FRM-210: open pages of one person in one process; a browser holds far fewer. */
const mostOfOnePerson = 40

/** Milliseconds between two pings: load balancers close a connection that is silent for a minute. */
const usualPingPause = 25_000
const mostUnanswered = 2

/** Keeps a socket in use, and ends that of a page that is gone without a word. */
function ping(connection: Connection) {
  if (connection.unanswered >= mostUnanswered) return connection.socket.terminate()
  connection.unanswered += 1
  connection.socket.ping()
}

/** FRM-210: after sessions of these people ended; `db` may be the transaction that ends them. */
export async function closeEndedSockets(db: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  const notice: Notice = { to: [...new Set(userIds)] }
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`)
}

/** Passes a text on, or closes the socket of a session that ended. */
async function deliver({ listener, socket }: Connection, text: string | undefined): Promise<void> {
  const isThere = await listener.isStillThere().catch(() => false)
  if (socket.readyState !== socket.OPEN) return
  if (!isThere) socket.close(sessionOver)
  else if (text !== undefined) socket.send(text)
}

const silent: LiveChannel = {
  place: null,
  start: async () => undefined,
  notify: async () => undefined,
  notifyAll: async () => undefined,
  connect: (_listener, socket) => socket.close(),
  connections: () => 0,
}

/**
 * What comes while a batch is on its way goes together with the next one. The database commits one transaction with a
 * notice at a time, so that a class that hands in at once would wait in line behind its own notices.
 */
function inBatches<Thing>(send: (things: Thing[]) => Promise<void>) {
  let onItsWay: Promise<unknown> = Promise.resolve()
  let next: { things: Thing[]; sent: Promise<void> } | undefined
  return (things: readonly Thing[]): Promise<void> => {
    if (next) {
      next.things.push(...things)
      return next.sent
    }
    const batch = [...things]
    const sent = onItsWay.then(() => {
      next = undefined
      return send(batch)
    })
    next = { things: batch, sent }
    onItsWay = sent.catch(() => undefined)
    return sent
  }
}

/** Fans messages out through the database, so that every process reaches its own sockets. */
export function createLive(
  pool: DatabasePool,
  place: LivePlace | null,
  pingPause = usualPingPause,
): LiveChannel {
  if (!place) return silent
  const connections = new Map<number, Set<Connection>>()
  const ofSchool = (schoolId: number) =>
    [...connections.values()].filter((own) => [...own][0]?.listener.schoolId === schoolId)
  const onPayload = (payload: string) => {
    const { to, topic, data }: Notice = JSON.parse(payload)
    const text = topic === undefined ? undefined : JSON.stringify({ topic, data })
    const reached = Array.isArray(to)
      ? to.map((userId) => connections.get(userId) ?? [])
      : ofSchool(to.schoolId)
    for (const own of reached) for (const connection of own) void deliver(connection, text)
  }
  const send = inBatches(async (notices: Notice[]) => {
    await pool.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [
      channel,
      notices.map((notice) => JSON.stringify(notice)),
    ])
  })
  return {
    place,
    start() {
      const pingAll = () => [...connections.values()].forEach((own) => own.forEach(ping))
      setInterval(pingAll, pingPause).unref()
      return pool.listen(channel, onPayload)
    },
    notify: (userId, message) => send([{ to: [userId], ...message }]),
    async notifyAll(audience, message) {
      if ('schoolId' in audience) return send([{ to: audience, ...message }])
      const { userIds } = audience
      const parts = Array.from({ length: Math.ceil(userIds.length / peopleAtOnce) }, (_, part) =>
        userIds.slice(part * peopleAtOnce, (part + 1) * peopleAtOnce),
      )
      if (parts.length > 0) await send(parts.map((to) => ({ to, ...message })))
    },
    connect(listener, socket) {
      const { userId } = listener
      const connection = { listener, socket, unanswered: 0 }
      const own = connections.get(userId) ?? new Set<Connection>()
      if (own.size >= mostOfOnePerson) return socket.close(tooMany)
      connections.set(userId, own.add(connection))
      socket.on('pong', () => {
        connection.unanswered = 0
      })
      socket.on('close', () => {
        own.delete(connection)
        if (own.size === 0) connections.delete(userId)
      })
    },
    connections: () => [...connections.values()].reduce((sum, own) => sum + own.size, 0),
  }
}
