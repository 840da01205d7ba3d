import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../server.ts'

/** A TCP connection to a port of this machine that a test may cut. */
export interface CutLine {
  port: number
  /** Cuts the line: no byte passes any more, and neither side learns of the cut. */
  cut(): void
  mend(): void
  close(): void
}

export async function cutLine(target: number): Promise<CutLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!isCut) to.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      if (!isCut) to.destroy()
    })
  }
  const server = createServer((socket) => {
    const behind = connect(target, '127.0.0.1')
    pass(socket, behind)
    pass(behind, socket)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    cut: () => (isCut = true),
    mend() {
      isCut = false
      // Bytes were lost, so the old connections are of no use.
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
