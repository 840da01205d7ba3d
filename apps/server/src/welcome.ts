import { sql } from 'drizzle-orm'
import type { App } from './app.ts'
import { programVersion } from './backup/version.ts'
import type { Env } from './env.ts'
import type { Database } from './platform/database/database.ts'
import { nameDatabase } from './name-database.ts'

async function isSeeded({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('demo_seed') is not null as seeded`)
  return rows[0]?.seeded === true
}

/**
 * FRM-204: returns who can reach the server. The start prints it, because outside production the
 * secrets are samples.
 */
function reachOf(host: string): string {
  return ['127.0.0.1', '::1', 'localhost'].includes(host)
    ? 'only this machine reaches it; HOST=0.0.0.0 opens it to others'
    : 'WARNING: other machines reach it, while its secrets are samples and its messages readable'
}

async function hasSchool({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from schools limit 1`)
  return rows.length > 0
}

/**
 * FRM-325: returns why production uses the embedded database, so that nobody uses it because of a
 * forgotten setting.
 */
function reasonOfChoice(env: Env): string {
  if (env.DATABASE_URL || env.NODE_ENV !== 'production') return ''
  return ', because DATABASE_URL is not set; docs/self-hosting/install.md says what the embedded database promises'
}

/** Prints the addresses of the sites and, for a demo database, the logins. */
export async function welcome(app: App, env: Env, database: Database): Promise<void> {
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${port}`
  const lines = [
    '',
    `Titian is ready at ${origin}`,
    `  teachers ${origin}/teacher/   staff ${origin}/admin/   API ${origin}/api/docs`,
  ]
  lines.push(`  kept in ${nameDatabase(env.DATABASE_URL, env.DATA_DIR)}${reasonOfChoice(env)}`)
  if (!(await hasSchool(database)))
    lines.push('  no school yet: “npm run setup” makes the first one and its administrator')
  if (env.SMS === 'sandbox')
    lines.push(`  text messages of the sandbox: ${origin}/sandbox/messages`)
  if (env.MAIL === 'sandbox') lines.push(`  mails of the sandbox: ${origin}/sandbox/mails`)
  if (env.NODE_ENV !== 'production') lines.push(`  ${reachOf(env.HOST)}`)
  if (env.SEED_DEMO && (await isSeeded(database))) {
    const { demoLogins } = await import('../seeds/demo-logins.ts')
    lines.push('', 'Demo logins (phone, password):')
    for (const login of demoLogins)
      lines.push(
        `  ${login.role.padEnd(26)} +60 ${login.mobile}  ${login.password}   ${origin.replace('localhost', login.host)}${login.path}`,
      )
  }
  if (env.NODE_ENV !== 'production') return void process.stdout.write(`${lines.join('\n')}\n\n`)
  // A collector of logs reads one object in each line.
  const sentences = lines.map((line) => line.trim()).filter(Boolean)
  const facts = { event: 'server.ready', version: programVersion, node: process.versions.node }
  app.http.log.info(facts, sentences.join('; '))
}
