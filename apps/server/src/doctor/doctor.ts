import { runProgram, say, WrongUsage } from '../operator/program.ts'
import { openStore } from '../platform/files/open-store.ts'
import { checkInstallation } from './installation.ts'
import { openForChecks } from './open.ts'
import { exitCodeOf, reportLines } from './report.ts'

const flags = [
  { name: 'json', what: 'Prints the findings as JSON.' },
  { name: 'strict', what: 'Ends with 1 for a warning as well.' },
  {
    name: 'hosts',
    value: 'all',
    what: 'Opens the addresses of all schools instead of the first 20, also outside production.',
  },
]

/** OPS-011: `npm run doctor`. */
await runProgram(
  'Checks the installation and says what to do. Ends with 1 if there is a problem.',
  flags,
  async (given, env) => {
    const hosts = given['hosts']
    if (hosts !== undefined && hosts !== 'all') throw new WrongUsage('--hosts takes the word all.')
    const database = await openForChecks(env)
    try {
      const health = await checkInstallation({
        env,
        files: await openStore(env),
        database: 'run' in database ? database : database.pool,
        allHosts: hosts === 'all',
      })
      if (given['json'] === true) say(JSON.stringify(health, null, 2))
      else say(...reportLines(health))
      process.exitCode = exitCodeOf(health, given['strict'] === true)
    } finally {
      if ('close' in database) await database.close()
    }
    // A party that does not answer would keep the process alive.
    process.exit()
  },
)
