import { readEnv } from '../env.ts'
import { firstPasswordHours } from '../modules/accounts/index.ts'
import { DatabaseClock } from '../platform/database/database-clock.ts'
import { describeFailure, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { passwordKey } from '../platform/security/password-key.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { beginInstallation, type Outcome } from './begin.ts'
import { complete, readFlags, readPlan, type SetupPlan, usage } from './input.ts'

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** Where a browser opens the page of the link; in development on the port of this machine. */
function addressOf(host: string, { NODE_ENV, PORT }: ReturnType<typeof readEnv>, link: string) {
  const origin = NODE_ENV === 'production' ? `https://${host}` : `http://${host}:${PORT}`
  return `${origin}/admin/#/login?link=${link}`
}

function report(outcome: Outcome, { host, title }: SetupPlan, env: ReturnType<typeof readEnv>) {
  if (outcome.kind === 'begun')
    return say(
      `This installation has begun already: “${outcome.title}” has an administrator with a password.`,
      'Nothing was changed. Further schools are opened in the admin console, under Schools.',
    )
  const isMade = outcome.kind === 'made'
  say(
    isMade
      ? `“${title}” is made, with its first administrator.`
      : 'The administrator exists and has no password yet. Nothing else was changed; the earlier link is worthless now.',
    '',
    `Open this link within ${firstPasswordHours} hours to choose the password. It can be used once:`,
    addressOf(isMade ? host : outcome.host, env, outcome.link),
  )
}

/** ACC-293: `npm run setup`. Ends with 1 where the input is wrong, with a line for each problem. */
async function main() {
  const { given, yes, help } = readFlags(process.argv.slice(2))
  if (help) return say(usage())
  const asks = !yes && process.stdin.isTTY === true
  const plan = readPlan(await complete(given, asks))
  if (Array.isArray(plan)) throw new Error([...plan, '', usage()].join('\n'))
  const env = readEnv(process.env)
  const database = await openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    directory: env.DATA_DIR,
  })
  try {
    await migrate(database.pool)
    await passwordKey(database.db, createSealers(env.SECRET).keys)
    const clock = await DatabaseClock.start(database.pool)
    report(await beginInstallation(database.db, plan, clock.now()), plan, env)
    clock.stop()
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
})
