import { sql } from 'drizzle-orm'
import type { WebSocket } from 'ws'
import type { Db } from '../database/database.ts'
import type { DatabasePool } from '../database/pool.ts'
import type { LivePlace } from './live-place.ts'

export interface LiveMessage {
  topic: string
  data: Record<string, unknown>
}

/**
 * Sends messages to the open pages of a person; without a connection the next call brings the news
 * (FRM-173).
 */
export interface Live {
  /** The address of the channel; null without a channel: then the next call brings the news. */
  readonly place: LivePlace | null
  notify(userId: number, message: LiveMessage): Promise<void>
  /** Sends a message to many people in one statement. */
  notifyAll(audience: Audience, message: LiveMessage): Promise<void>
}

/** Some people, or all people of a school with an open page. */
export type Audience = { userIds: readonly number[] } | { schoolId: number }

/** A signed-in person with an open socket. */
export interface Listener {
  userId: number
  schoolId: number
  /** False once the session with which the socket was opened has ended. */
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
  /** Number of consecutive pings without an answer. */
  unanswered: number
}

/** Without a topic the notification only checks whether the sessions have ended. */
interface Notice extends Partial<LiveMessage> {
  to: number[] | { schoolId: number }
}

/** A PostgreSQL notification holds at most 8,000 bytes. */
const peopleAtOnce = 400

const channel = 'titian_live'
const sessionOver = 4401
/** The close code of WebSocket for "try again later". */
const tooMany = 1013
/** FRM-210: maximum sockets of one person in one process; a browser needs far fewer. */
const mostOfOnePerson = 40

/** Milliseconds between two pings: load balancers close a connection that is silent for a minute. */
const usualPingPause = 25_000
const mostUnanswered = 2

/** Keeps a socket in use, and closes it when its page no longer answers. */
function ping(connection: Connection) {
  if (connection.unanswered >= mostUnanswered) return connection.socket.terminate()
  connection.unanswered += 1
  connection.socket.ping()
}

/**
 * FRM-210: called after sessions of these people ended; `db` may be the transaction that ends them.
 */
export async function closeEndedSockets(db: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  const notice: Notice = { to: [...new Set(userIds)] }
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`)
}

/** Sends a text, or closes the socket of an ended session. */
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
 * Items that arrive during a batch are sent with the next one. The database commits one notifying
 * transaction at a time, so separate notifications of a class that hands in at once would queue up.
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

/** Sends messages through the database, so that they reach the sockets of every process. */
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
