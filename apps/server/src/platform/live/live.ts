import type { WebSocket } from 'ws'
import type { DatabasePool } from '../database/pool.ts'

export interface LiveMessage {
  topic: string
  data: Record<string, unknown>
}

/** Tells a person's open pages something; who is not connected learns it by the next call. */
export interface Live {
  tell(userId: number, message: LiveMessage): Promise<void>
}

export interface LiveChannel extends Live {
  start(): Promise<void>
  connect(userId: number, socket: WebSocket): void
  connections(): number
}

const channel = 'titian_live'

interface Notice extends LiveMessage {
  userId: number
}

/** Fans messages out through the database, so that every process reaches its own sockets. */
export function createLive(pool: DatabasePool): LiveChannel {
  const sockets = new Map<number, Set<WebSocket>>()
  const deliver = (payload: string) => {
    const { userId, topic, data }: Notice = JSON.parse(payload)
    for (const socket of sockets.get(userId) ?? [])
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ topic, data }))
  }
  return {
    start: () => pool.listen(channel, deliver),
    async tell(userId, message) {
      await pool.query('select pg_notify($1, $2)', [
        channel,
        JSON.stringify({ userId, ...message }),
      ])
    },
    connect(userId, socket) {
      const own = sockets.get(userId) ?? new Set<WebSocket>()
      sockets.set(userId, own.add(socket))
      socket.on('close', () => {
        own.delete(socket)
        if (own.size === 0) sockets.delete(userId)
      })
    },
    connections: () => [...sockets.values()].reduce((sum, own) => sum + own.size, 0),
  }
}
