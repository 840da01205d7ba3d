import { openAsItIs } from '../begin-database.ts'
import type { Env } from '../env.ts'
import { findFirstAdministrator } from '../modules/accounts/index.ts'
import { findNamedSchool, listHosts, type PlatformAct, readHost } from '../modules/schools/index.ts'
import { DatabaseClock } from '../platform/database/database-clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Refusal, refusalBody } from '../platform/refusal.ts'
import { passwordKey } from '../platform/security/password-key.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { type Flag, type Flags, say } from './program.ts'

/** What a command works with: the database, and the operator for the audit log. */
export interface Installation extends PlatformAct {
  database: Database
  env: Env
}

/** The address of a command in the audit log, in the place of the address of a browser. */
const place = 'npm run manage'

/**
 * Opens the database beside running servers, without migrating it, and runs a command. The audit log
 * names the first platform administrator, because an operator has no account.
 */
export async function inInstallation<Done>(
  env: Env,
  run: (installation: Installation) => Promise<Done>,
): Promise<Done> {
  const database = await openAsItIs(env)
  try {
    const first = await findFirstAdministrator(database.db).catch(() => undefined)
    if (!first)
      throw new Error(
        'This installation has no platform administrator yet. Run npm run setup first.',
      )
    await passwordKey(database.db, createSealers(env.SECRET).keys)
    const clock = await DatabaseClock.start(database.pool)
    clock.stop()
    const actor = { schoolId: first.schoolId, userId: first.id, impersonatorId: null }
    return await run({
      database,
      env,
      db: database.db,
      actor,
      client: { address: place },
      now: clock.now(),
    })
  } finally {
    await database.close()
  }
}

/** The result of an action. @throws with the sentence of a refusal. */
export function unlessRefused<Done>(outcome: Done | Refusal): Done {
  if (outcome instanceof Refusal) throw new Error(refusalBody(outcome, 'en').msg)
  return outcome
}

/** The value of a flag that the command needs. */
export const textOf = (flags: Flags, name: string): string => String(flags[name] ?? '').trim()

/** A host as the table of hosts has it. @throws for a text that no browser could request. */
export function hostOf(text: string): string {
  const host = readHost(text)
  if (!host) throw new Error(`${text} is not a host. Give it without https:// and without a path.`)
  return host
}

/** The flag of commands for one school. */
export const schoolFlag: Flag = {
  name: 'school',
  value: 'NAME',
  what: 'The short name or a host of the school.',
  isNeeded: true,
}

/** The school with this key or host. @throws when there is none. */
export async function schoolOf({ db }: Installation, flags: Flags) {
  const name = textOf(flags, 'school')
  const school = await findNamedSchool(db, readHost(name) ?? name)
  if (!school)
    throw new Error(`No school has the short name or the host ${name}. See list-schools.`)
  return school
}

/** The host of the school that links name, as setup chooses it. */
export async function firstHostOf({ db }: Installation, schoolId: number): Promise<string> {
  const [first] = await listHosts(db, schoolId)
  if (!first) throw new Error('The school has no host. Add one with add-host.')
  return first.host
}

/** Writes a list as JSON, or with its columns below each other. */
export function sayList(flags: Flags, rows: readonly Record<string, string | number | null>[]) {
  if (flags['json'] === true) return say(JSON.stringify(rows, null, 2))
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '-')))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  say(
    ...lines.map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
  )
}
