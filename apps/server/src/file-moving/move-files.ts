import type { Env } from '../env.ts'
import { type Flags, runProgram, say } from '../operator/program.ts'
import { openOneStore, type StoreName } from '../platform/files/open-store.ts'
import { copyFiles } from './copy-files.ts'

const flags = [
  { name: 'to', value: 'STORE', what: 'Where the files go: s3 or disk.' },
  { name: 'check', what: 'Compares every byte of the files that are in both places as well.' },
]

const isStore = (name: unknown): name is StoreName => name === 's3' || name === 'disk'

function readDirection(given: Flags, env: Env): { to: StoreName; from: StoreName } {
  const { to } = given
  if (!isStore(to)) throw new Error('Say where the files go: --to=s3 or --to=disk.')
  const [first, second] = env.FILES
  const from = to === 's3' ? 'disk' : 's3'
  // A server that still wrote to the old store would leave its files behind.
  if (first !== to || second !== from)
    throw new Error(
      `Set FILES=${to},${from} for every process of the server first, and for this command.`,
    )
  return { to, from }
}

/** OPS-034: `npm run move-files`. */
await runProgram(
  'Copies the stored files from the disk to object storage or back, while the server runs.',
  flags,
  async (given, env) => {
    const { to, from } = readDirection(given, env)
    const stores = { from: await openOneStore(env, from), to: await openOneStore(env, to) }
    let isStopped = false
    const stop = () => {
      isStopped = true
      say('Ending after the files that are being copied.')
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const check = given['check'] === true
    const done = await copyFiles(stores, { check, isStopped: () => isStopped, report: say })
    if (done.different.length > 0)
      throw new Error(`The bytes differ in both places: ${done.different.join(', ')}.`)
    if (done.isStopped) throw new Error('Stopped. Run the command again to copy the rest.')
    say(`All files are there. Set FILES=${to} for every process of the server.`)
  },
)
