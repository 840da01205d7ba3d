import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Opens a port of the server; returns a function that sends raw lines over a socket and reads the
 * response.
 */
export async function listenForLines(http: FastifyInstance) {
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  return async (...lines: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`)
    await once(socket, 'close')
    return text
  }
}

export const statusOfLines = (text: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])

/** Host headers that no server can have. */
export const strangeHosts = [
  'a b',
  'localhost:abc',
  'localhost:99999',
  'a/b',
  '[::1',
  'x@localhost',
  '%',
]
