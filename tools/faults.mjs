// `npm run faults`: runs the fault tests at full length, on the embedded database and on
// PostgreSQL. Their figures are printed and written into pages of docs/proof. `npm
// test` runs the same tests with small numbers, and `npm run faults -- exams` those with that word
// in their path.
import './node-version.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')
const { describeMachine, describeVersion, joinRows, readProof, writeProof } =
  await import('./documents/marked-text.mjs')

const results = join(root, 'test-results')
const figures = join(results, 'fault-figures.jsonl')

/** The named PostgreSQL server, or one started for the run. */
async function findDatabase() {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, remove: async () => undefined }
  const { tsImport } = await import('tsx/esm/api')
  const entry = pathToFileURL(join(root, 'tests/support/postgres/own-postgres.ts')).href
  const { ownPostgres } = await tsImport(entry, import.meta.url)
  return ownPostgres()
}

/** The tests behind these programs are skipped where the programs are not installed. */
const companions = [
  { name: 'HAProxy', program: 'haproxy' },
  { name: 'PgBouncer', program: 'pgbouncer' },
  { name: 'Patroni', program: 'patroni' },
  { name: 'etcd', program: 'etcd', package: 'etcd-server' },
]
const programFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin']

function nameMissing() {
  for (const { name, program, package: from = program } of companions)
    if (!programFolders.some((folder) => existsSync(join(folder, program))))
      console.error(
        `SKIPPED: ${name} (the package ${from} of Debian) is not installed here. Nothing is tried behind it.`,
      )
}

async function runFaults(databaseUrl, chosen) {
  const { code } = await runNode(
    [binary('vitest/vitest.mjs'), 'run', '--project', 'faults', ...chosen],
    {
      show: true,
      env: {
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        FAULTS: 'full',
        FAULT_FIGURES: figures,
      },
    },
  )
  return code
}

const moneyHeads = [
  'trial',
  'stories',
  'kills',
  'orders',
  'payments',
  'refunds',
  'disputes',
  'replays',
  'lost',
  'violations',
]
const heads = ['trial', 'kills', 'acknowledged', 'lost', 'wrong', 'restart p50', 'restart max']

const clusterHeads = [
  'trial',
  'faults',
  'acknowledged',
  'lost',
  'wrong',
  'pause p50',
  'longest pause',
]

function readRows() {
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : []
  return lines.filter(Boolean).map((line) => {
    const { page, cells, restartP50, restartMax, note, ...counts } = JSON.parse(line)
    if (page === 'orders') return { page, cells, note: '' }
    return { page, cells: [...Object.values(counts), `${restartP50} ms`, `${restartMax} ms`], note }
  })
}

function print(heads, rows) {
  const line = (cells) =>
    cells.map((cell, at) => (at ? String(cell).padStart(14) : String(cell).padEnd(46))).join('')
  console.log(`\n${line(heads)}`)
  for (const { cells, note } of rows) console.log(`${line(cells)}${note && `\n  ${note}`}`)
}

function keepProof(heads, rows, noun) {
  const version = `${describeVersion()}, ${new Date().toISOString().slice(0, 10)}`
  const hasNotes = noun !== 'orders'
  const fresh = rows.map(({ cells, note }) => [...cells, ...(hasNotes ? [note] : []), version])
  const all = [...heads, ...(hasNotes ? ['more'] : []), 'version']
  const table = joinRows(all, readProof('faults', noun), fresh)
  writeProof('faults', `The last run was on ${describeMachine()}.\n\n${table}`, noun)
}

await ensureInstalled()
const { ensureBrowser } = await import('./browser/get-browser.mjs')
await ensureBrowser()
await ensureBuilt()
mkdirSync(results, { recursive: true })
rmSync(figures, { force: true })

const chosen = process.argv.slice(2)
nameMissing()
const codes = [await runFaults('', chosen)]
const database = await findDatabase()
if (database) {
  codes.push(await runFaults(database.url, chosen))
  await database.remove()
} else
  console.error(
    '\nSKIPPED: PostgreSQL is not installed here. Nothing was tried on it and it was not killed.',
  )
const rows = readRows()
for (const [noun, columns] of [
  ['exams', heads],
  ['orders', moneyHeads],
  ['operations', clusterHeads],
]) {
  const own = rows.filter(({ page = 'exams' }) => page === noun)
  if (own.length === 0) continue
  print(columns, own)
  keepProof(columns, own, noun)
}
process.exit(codes.some((code) => code !== 0) ? 1 : 0)
