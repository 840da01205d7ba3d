import type { IncomingMessage, Server, ServerResponse } from 'node:http'

interface Bounds {
  bytes: number
  /** Milliseconds. */
  time: number
}

/** Limits for reading and discarding a body after its response. */
const usualBounds: Bounds = { bytes: 32 * 1024 * 1024, time: 30_000 }
const interval = 250

/**
 * Discards the rest of a body that the handler did not read: on a kept-alive connection the next
 * request comes after it. A client with too much left is disconnected.
 */
function readRest(request: IncomingMessage, most: Bounds): void {
  if (request.complete || request.destroyed) return
  const { socket } = request
  const start = { bytes: socket.bytesRead, time: Date.now() }
  // A failed form parser would block the stream.
  request.unpipe()
  request.resume()
  const timer = setInterval(() => {
    const isOver =
      socket.bytesRead - start.bytes > most.bytes || Date.now() - start.time > most.time
    if (isOver && !request.complete) socket.destroy()
    if (isOver || request.complete) clearInterval(timer)
  }, interval)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

/** FRM-330: applies to every route, also when its handler writes the response itself. */
export function readUnreadBodies(server: Server, bounds = usualBounds): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => readRest(request, bounds))
  })
}
