import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server.ts'

/** A PostgreSQL that belongs to one test, so that the test may kill it. */
export interface OwnPostgres {
  url: string
  /** Kills all processes of the server at once, like a power failure. */
  kill(): Promise<void>
  /** Starts the server again after a kill; resolves once it responds. */
  start(): Promise<void>
  remove(): Promise<void>
}

const versions = '/usr/lib/postgresql'

function folders(): string[] {
  const installed = existsSync(versions)
    ? readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
    : []
  return [
    ...installed.map((version) => join(versions, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ]
}

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  return folders().find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

/** PostgreSQL refuses to run as root, so root runs it under an ordinary account. */
export function ordinaryAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody']
    .map((name) => accounts.find(([account]) => account === name))
    .find((account) => account !== undefined)
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : {}
}

export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    // There is no /proc on other systems. There the children end by themselves after their parent
    // has ended.
    return []
  }
}

export function signalProcess(pid: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']

/** A directory for the data of a server, and the programs that work on it. */
interface Place {
  bin: string
  directory: string
  data: string
  options: { cwd: string; uid?: number; gid?: number }
}

function makePlace(): Place | undefined {
  const bin = findPostgres()
  if (!bin) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'titian-postgres-'))
  const account = ordinaryAccount()
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid)
  return { bin, directory, data: join(directory, 'db'), options: { cwd: '/', ...account } }
}

/** Starts the server on data that exists. */
async function serverOf({ bin, directory, data, options }: Place): Promise<OwnPostgres> {
  const port = await freePort()
  const url = `postgres://titian@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const begin = () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
    server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
  }
  const postgres: OwnPostgres = {
    url,
    async kill() {
      const pid = server?.pid
      if (!server || pid === undefined || server.exitCode !== null) return
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      for (const process of [pid, ...childrenOf(pid)]) signalProcess(process, 'SIGKILL')
      await ended
    },
    async start() {
      const limit = Date.now() + 60_000
      begin()
      while (!(await answers(url))) {
        if (Date.now() > limit) throw new Error('PostgreSQL did not come back within a minute.')
        // Processes of the killed server may still hold its shared memory, so starting is retried
        // until they have ended.
        if (server?.exitCode !== null) begin()
        await pause()
      }
    },
    async remove() {
      await postgres.kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  await postgres.start()
  return postgres
}

/**
 * A PostgreSQL server with a directory of its own and with fsync on, like the server of .ci/run;
 * undefined if PostgreSQL is not installed.
 */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  const place = makePlace()
  if (!place) return undefined
  execFileSync(
    join(place.bin, 'initdb'),
    ['-D', place.data, '-U', 'titian', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...place.options, stdio: 'pipe' },
  )
  return serverOf(place)
}

/** A replica that follows the server. */
export async function ownReplica({ url }: Pick<OwnPostgres, 'url'>): Promise<OwnPostgres> {
  const place = makePlace()
  if (!place) throw new Error('PostgreSQL is not installed.')
  const args = ['-D', place.data, '-d', url, '--checkpoint=fast', '--write-recovery-conf']
  execFileSync(join(place.bin, 'pg_basebackup'), args, { ...place.options, stdio: 'pipe' })
  return serverOf(place)
}
