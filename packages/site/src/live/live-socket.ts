import { apiBase } from '../calls/call-server.ts'
import { readFirstData } from '../calls/first-data.ts'

export interface LiveMessage {
  topic: string
  data: unknown
}

type Listener = (message: LiveMessage) => void

/** A connection to the live channel. While it is being opened, it has no socket. */
interface Connection {
  socket?: WebSocket
}

/**
 * A development server has pages without first data. At this path it forwards to the live channel.
 */
const usualAddress = '/ws'
const firstPause = 1000
const longestPause = 60_000
const listeners = new Set<Listener>()
let present: Connection | null = null
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined

/** FRM-172: the address from the settings of the server; null if there is no channel. */
function liveAddress(): URL | null {
  const first = readFirstData()
  const address = first ? first.live : usualAddress
  return address ? new URL(address, location.origin.replace(/^http/, 'ws')) : null
}

/** Another host does not get the cookies of this page, so a ticket identifies the user. */
async function openSocket(address: URL): Promise<WebSocket> {
  if (address.host === location.host) return new WebSocket(address)
  const answer = await fetch(`${apiBase}/live/ticket`)
  if (!answer.ok) throw new Error('No ticket for the live channel')
  return new WebSocket(address, await answer.text())
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

function follow(socket: WebSocket, isPresent: () => boolean, onLost: () => void): void {
  socket.addEventListener('open', () => {
    pause = firstPause
  })
  socket.addEventListener('message', (event) => {
    const message = isPresent() ? read(event.data) : null
    if (message) listeners.forEach((listener) => listener(message))
  })
  socket.addEventListener('close', onLost)
}

function connect(): void {
  const address = liveAddress()
  if (!address || present || listeners.size === 0) return
  const own: Connection = {}
  const isPresent = () => present === own
  const onLost = () => {
    if (!isPresent()) return
    present = null
    clearTimeout(timer)
    // When a server restarts, all pages lose their sockets at the same moment. A random pause
    // spreads the new connections.
    timer = setTimeout(connect, pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, longestPause)
  }
  present = own
  openSocket(address).then((socket) => {
    if (!isPresent()) return socket.close()
    own.socket = socket
    follow(socket, isPresent, onLost)
  }, onLost)
}

function leave(): void {
  const left = present
  present = null
  pause = firstPause
  clearTimeout(timer)
  left?.socket?.close()
}

/**
 * Opens one socket for the whole page while there are listeners (FRM-173). Returns a function that
 * removes the listener.
 */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  connect()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) leave()
  }
}
