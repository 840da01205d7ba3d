import type { IncomingMessage, Server, ServerResponse } from 'node:http'

interface Bounds {
  bytes: number
  /** Milliseconds. */
  time: number
}

/** How much of a body is read, and thrown away, after its request was answered. */
const usualBounds: Bounds = { bytes: 32 * 1024 * 1024, time: 30_000 }
const interval = 250

/**
 * Reads the rest of a body that an answer did not wait for: a connection that is kept gives its next request only
 * when the body before it has come in. A sender with far more to send is cut off.
 */
function readRest(request: IncomingMessage, most: Bounds): void {
  if (request.complete || request.destroyed) return
  const { socket } = request
  const start = { bytes: socket.bytesRead, time: Date.now() }
  // A parser of forms that has failed takes no more, and would hold the stream.
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

/** FRM-330: holds for every address and every way out of its handler, also where the handler writes by itself. */
export function readUnreadBodies(server: Server, bounds = usualBounds): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => readRest(request, bounds))
  })
}
