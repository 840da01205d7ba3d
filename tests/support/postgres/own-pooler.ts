import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, ordinaryAccount } from './own-postgres.ts'
import { freePort } from '../server.ts'

/** A PgBouncer that belongs to one test, so that the test may kill it. */
export interface OwnPooler {
  /** The address of the same database through the pooler. */
  url: string
  kill(): Promise<void>
  /** Resolves once a connection through the pooler works. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** The path of PgBouncer; undefined if it is not installed. */
export function findPooler(): string | undefined {
  return ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)
}

const sample = join(import.meta.dirname, '../../../deploy/pgbouncer.ini')

/**
 * The settings of deploy/pgbouncer.ini, with another port, few connections to the database, and
 * without passwords.
 */
function settingsFor(database: URL, port: number): string {
  const { hostname, username } = database
  const changes: Record<string, string> = {
    listen_port: String(port),
    auth_type: 'any',
    default_pool_size: '4',
    max_client_conn: '200',
  }
  return readFileSync(sample, 'utf8')
    .replace(
      /^titian = host=\S+ port=\d+ dbname=\S+/m,
      `* = host=${hostname} port=${database.port || 5432} user=${username}`,
    )
    .replaceAll(/^(?:auth_file|logfile|pidfile) = .*\n/gm, '')
    .replaceAll(/^(\w+) = .*$/gm, (line, name: string) =>
      name in changes ? `${name} = ${changes[name]}` : line,
    )
}

/**
 * Starts PgBouncer in transaction mode in front of the database at `databaseUrl`, which needs no
 * password.
 */
export async function ownPooler(program: string, databaseUrl: string): Promise<OwnPooler> {
  const account = ordinaryAccount()
  const directory = mkdtempSync(join(tmpdir(), 'titian-pooler-'))
  const settings = join(directory, 'pgbouncer.ini')
  const url = new URL(databaseUrl)
  const port = await freePort()
  writeFileSync(settings, settingsFor(url, port))
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid)
  url.host = `127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const pooler: OwnPooler = {
    url: url.href,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
    async start() {
      child = spawn(program, [settings], { cwd: '/', ...account, stdio: 'ignore' })
      const limit = Date.now() + 20_000
      while (!(await answers(url.href)))
        if (Date.now() > limit) throw new Error('PgBouncer did not answer within 20 seconds.')
    },
    async remove() {
      await pooler.kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  await pooler.start()
  return pooler
}
