import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Bare {
  origin: string
  pid: number
  stop(): void
}

/** Node's own server as a separate process; `/N` returns N bytes. */
export function startBare(): Promise<Bare> {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), [], {
    execArgv: [],
  })
  return new Promise((resolve) =>
    child.once('message', (port: number) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        stop: () => child.kill(),
      }),
    ),
  )
}
