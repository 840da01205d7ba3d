import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@titian/contract'
import { openAsItIs } from '../begin-database.ts'
import type { Env } from '../env.ts'
import { type Database, describeFailure } from '../platform/database/database.ts'
import { DirectoryInUse } from '../platform/database/lock.ts'
import { type Check, found } from './check.ts'

const reports = (...findings: Finding[]): Check => ({
  name: 'database',
  run: () => Promise.resolve(findings),
})

/** The address at which the server of the same settings listens on this machine. */
export function ownAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const isAny = ['', '0.0.0.0', '::'].includes(HOST)
  const host = isAny ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}

/** Describes what /readyz warns of, such as a nearly full disk. */
function judgeReady({ ok: _ok, state: _state, ...warnings }: Record<string, unknown>): Finding[] {
  return [
    found('ok', 'databaseInUse'),
    ...Object.entries(warnings).map(([name, text]) =>
      found('warning', 'serverWarns', { text: `${name}: ${String(text)}` }),
    ),
  ]
}

/** The embedded database has room for one process, so its server is asked instead. */
async function askServer(env: Env, signal: AbortSignal): Promise<Finding[]> {
  const address = ownAddress(env)
  const notReady = (text: string) => [found('problem', 'serverNotReady', { address, text })]
  try {
    const response = await fetch(`${address}/readyz`, { signal })
    const body = await response.text()
    return response.ok
      ? judgeReady(JSON.parse(body) as Record<string, unknown>)
      : notReady(`${response.status} ${body.slice(0, 200)}`)
  } catch (error) {
    return notReady(describeFailure(error))
  }
}

/**
 * Opens the database without changing it; where it cannot be used, returns the check that says why.
 */
export async function openForChecks(env: Env): Promise<Database | Check> {
  // Opening would make an empty database.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'database')))
    return reports(found('problem', 'databaseMissing'))
  try {
    return await openAsItIs(env)
  } catch (error) {
    if (error instanceof DirectoryInUse)
      return { name: 'database', run: (signal) => askServer(env, signal) }
    return reports(found('problem', 'databaseAway', { text: describeFailure(error) }))
  }
}
