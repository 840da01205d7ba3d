import { apiBase } from '../calls/call-server.ts'

export interface LiveMessage {
  topic: string
  data: unknown
}

type Listener = (message: LiveMessage) => void

const firstPause = 1000
const longestPause = 60_000
const listeners = new Set<Listener>()
let socket: WebSocket | null = null
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined

function address(): string {
  return location.origin.replace(/^http/, 'ws') + apiBase + '/live'
}

function read(text: unknown): LiveMessage | null {
  if (typeof text !== 'string') return null
  try {
    const message = JSON.parse(text) as Partial<LiveMessage>
    return typeof message.topic === 'string' ? { topic: message.topic, data: message.data } : null
  } catch {
    return null
  }
}

function connect(): void {
  if (socket || listeners.size === 0) return
  socket = new WebSocket(address())
  socket.addEventListener('open', () => {
    pause = firstPause
  })
  socket.addEventListener('message', (event) => {
    const message = read(event.data)
    if (message) listeners.forEach((listener) => listener(message))
  })
  socket.addEventListener('close', () => {
    socket = null
    clearTimeout(timer)
    timer = setTimeout(connect, pause)
    pause = Math.min(pause * 2, longestPause)
  })
}

/** One socket for the whole page, open while anybody listens (FRM-173). */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  connect()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    socket?.close()
  }
}
