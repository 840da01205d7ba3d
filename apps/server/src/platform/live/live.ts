import type { WebSocket } from 'ws'
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
  tell(userId: number, message: LiveMessage): Promise<void>
}

/** A signed-in person at the other end of a socket. */
export interface Listener {
  userId: number
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
}

interface Notice extends LiveMessage {
  userId: number
}

const channel = 'titian_live'
const sessionOver = 4401

async function deliver({ listener, socket }: Connection, text: string): Promise<void> {
  const isThere = await listener.isStillThere().catch(() => false)
  if (socket.readyState !== socket.OPEN) return
  if (isThere) socket.send(text)
  else socket.close(sessionOver)
}

const silent: LiveChannel = {
  place: null,
  start: async () => undefined,
  tell: async () => undefined,
  connect: (_listener, socket) => socket.close(),
  connections: () => 0,
}

/** Fans messages out through the database, so that every process reaches its own sockets. */
export function createLive(pool: DatabasePool, place: LivePlace | null): LiveChannel {
  if (!place) return silent
  const connections = new Map<number, Set<Connection>>()
  const hear = (payload: string) => {
    const { userId, topic, data }: Notice = JSON.parse(payload)
    const text = JSON.stringify({ topic, data })
    for (const connection of connections.get(userId) ?? []) void deliver(connection, text)
  }
  return {
    place,
    start: () => pool.listen(channel, hear),
    async tell(userId, message) {
      await pool.query('select pg_notify($1, $2)', [
        channel,
        JSON.stringify({ userId, ...message }),
      ])
    },
    connect(listener, socket) {
      const { userId } = listener
      const connection = { listener, socket }
      const own = connections.get(userId) ?? new Set<Connection>()
      connections.set(userId, own.add(connection))
      socket.on('close', () => {
        own.delete(connection)
        if (own.size === 0) connections.delete(userId)
      })
    },
    connections: () => [...connections.values()].reduce((sum, own) => sum + own.size, 0),
  }
}
