import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverMemory, serverOptions, serverProgram } from '../../tools/server-command.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds. */
const startLimit = 60_000

/**
 * The ports are below the range from which the system takes ports for outgoing connections. A port
 * within the range could be taken at any time.
 */
const ownPorts = { first: 20_000, behind: 32_000 }

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that stays free while the server behind it is killed and restarted. */
export async function freePort(): Promise<number> {
  const port = randomInt(ownPorts.first, ownPorts.behind)
  return (await isFree(port)) ? port : freePort()
}

export interface RunningServer {
  origin: string
  pid: number
  output(): string
  /**
   * Sends the signal, and waits until the process has ended. Resolves with its exit code, which is
   * null after a kill.
   */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface ServerPlace {
  directory: string
  /** The address of the database; empty for the embedded database in the directory. */
  databaseUrl: string
  port: number
  env?: Record<string, string>
  /** Another program than the built server, with its arguments for Node, and the time it may take. */
  program?: { folder: string; args: string[]; startLimit: number }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', resolve)
  })
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  output: () => string,
  patience: number,
) {
  const limit = Date.now() + patience
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`)
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`The server did not get ready:\n${output()}`)
}

/** Starts the built server as a process of its own; resolves once it responds. */
export async function startServer({
  directory,
  databaseUrl,
  port,
  env = {},
  program = { folder: root, args: [...serverOptions, join(root, serverProgram)], startLimit },
}: ServerPlace): Promise<RunningServer> {
  const origin = `http://localhost:${port}`
  let text = ''
  const child = spawn(process.execPath, program.args, {
    cwd: program.folder,
    env: {
      ...process.env,
      ...serverMemory,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // A server that ends by itself would only be seen as a refused connection.
  child.once('exit', (code) => {
    if (code) console.error(`The server ended with ${code}:\n${text.slice(-6000)}`)
  })
  await untilReady(origin, child, () => text, program.startLimit)
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => text,
    async stop(signal) {
      const end = ended(child)
      child.kill(signal)
      return end
    },
  }
}
