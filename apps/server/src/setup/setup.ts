import { beginDatabase } from '../begin-database.ts'
import { readEnv } from '../env.ts'
import { firstPasswordHours } from '../modules/accounts/index.ts'
import { DatabaseClock } from '../platform/database/database-clock.ts'
import { describeFailure } from '../platform/database/database.ts'
import { nameDatabase } from '../name-database.ts'
import { originOf, passwordAddress } from '../operator/people.ts'
import { warnOfNearSettings } from '../near-settings.ts'
import { beginInstallation, type Outcome } from './begin.ts'
import { complete, readFlags, readPlan, type SetupPlan, usage } from './input.ts'

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

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
    passwordAddress(originOf(isMade ? host : outcome.host, env), 'admin', outcome.link),
    '',
    `It is kept in ${nameDatabase(env.DATABASE_URL, env.DATA_DIR)}.`,
  )
}

/** ACC-293: `npm run setup`. Exits with 1 for wrong input, with a line for each problem. */
async function main() {
  const { given, yes, help } = readFlags(process.argv.slice(2))
  if (help) return say(usage())
  const asks = !yes && process.stdin.isTTY === true
  const plan = readPlan(await complete(given, asks))
  if (Array.isArray(plan)) throw new Error([...plan, '', usage()].join('\n'))
  for (const warning of warnOfNearSettings(process.env)) process.stderr.write(`${warning}\n`)
  const env = readEnv(process.env)
  const database = await beginDatabase(env)
  try {
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
