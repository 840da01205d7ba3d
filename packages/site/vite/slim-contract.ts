import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

type Exports = Record<string, unknown>

interface Named {
  path: string
  method: string
  inQuery?: true
  extended?: true
}

const isCall = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

function isTable(value: unknown): value is Record<string, Named> {
  return typeof value === 'object' && value !== null && Object.values(value).some(isCall)
}

type IsUsed = (name: string) => boolean

function slimTable(table: Record<string, Named>, isUsed: IsUsed): string {
  const rows = Object.entries(table)
    .filter(([name]) => isUsed(name))
    .map(([name, { path, method, inQuery, extended }]) => [
      name,
      { path, method, inQuery, extended },
    ])
  return JSON.stringify(Object.fromEntries(rows))
}

/** All words in the sources of a site. A call whose name is not among them is never sent. */
function wordsOf(folders: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        for (const [word] of readFileSync(join(folder, path), 'utf8').matchAll(/\w+/g))
          words.add(word)
  return words
}

/**
 * A call keeps its method, its path, the position of its input, and whether `extend` is beside the
 * data. In place of each schema is a stub that explains why the schema is missing.
 */
function slimCalls(exports: Exports, isUsed: IsUsed): string {
  const lines = Object.entries(exports).map(([name, value]) =>
    isTable(value)
      ? `export const ${name} = ${slimTable(value, isUsed)}`
      : `export const ${name} = /*#__PURE__*/ absent(${JSON.stringify(name)})`,
  )
  const absent = `const absent = (name) => new Proxy({}, { get() { throw new Error(name + ': schemas are not on this site; see packages/site/vite') } })`
  return [absent, ...lines].join('\n')
}

interface Row {
  code: number
  status: number
}

/** The texts of refusals are loaded with the language, see texts-plugin.ts. */
function slimRefusals({ refusals, ...rest }: Exports): string {
  const rows = Object.entries(refusals as Record<string, Row>).map(([name, { code, status }]) => [
    name,
    { code, status },
  ])
  const others = Object.entries(rest).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return [`export const refusals = ${JSON.stringify(Object.fromEntries(rows))}`, ...others].join(
    '\n',
  )
}

const contract = fileURLToPath(new URL('../../contract/src', import.meta.url))
const slimmed =
  /\/packages\/contract\/src\/(?:[a-z-]+\/(?:(?:[a-z-]+-)?calls|shapes|fields)|wire\/refusals)\.ts$/

const runnerOptions = { configFile: false, logLevel: 'error' } as const
const whole = 'virtual:whole-contract'

/**
 * Runs all files in one process. Each further process would start a server and read the shared
 * files again.
 */
async function runAll(): Promise<Map<string, Exports>> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .map((path) => join(contract, path))
    .filter((file) => slimmed.test(file))
  const lines = files.map((file, at) => `export * as file${at} from ${JSON.stringify(file)}`)
  const reading: Plugin = {
    name: 'titian-whole-contract',
    resolveId: (id) => (id === whole ? `\0${whole}` : undefined),
    load: (id) => (id === `\0${whole}` ? lines.join('\n') : undefined),
  }
  const { module } = await runnerImport<Record<string, Exports>>(whole, {
    ...runnerOptions,
    plugins: [reading],
  })
  return new Map(files.map((file, at) => [file, module[`file${at}`] ?? {}]))
}

/**
 * Removes the schemas of calls from the browser's code, because only the server checks inputs. This
 * saves 28 kB of a first visit (compressed). Calls that no source of the site uses, such as calls
 * of staff, are removed completely.
 */
export function slimContract(sources: readonly string[]): Plugin {
  let words: Set<string> | undefined
  const isUsed = (name: string) => words?.has(name) ?? true
  let all: Map<string, Exports> | undefined
  // A development server reads a changed file again.
  const run = async (file: string): Promise<Exports> =>
    all?.get(file) ?? (await runnerImport<Exports>(file, runnerOptions)).module
  const slimming = async (file: string) => {
    const module = await run(file)
    return file.endsWith('/refusals.ts') ? slimRefusals(module) : slimCalls(module, isUsed)
  }
  return {
    name: 'titian-slim-contract',
    enforce: 'pre',
    async configResolved({ command }) {
      if (command !== 'build') return
      words = wordsOf(sources)
      // On a busy machine, reading the thousands of files of the build takes longer than Vite
      // waits.
      all = await runAll()
    },
    async load(id) {
      const [file = ''] = id.split('?')
      if (!slimmed.test(file)) return undefined
      // A table of plain texts and numbers remains unchanged.
      if (!/zod|refusals/.test(readFileSync(file, 'utf8'))) return undefined
      this.addWatchFile(file)
      return { code: await slimming(file), moduleSideEffects: false }
    },
  }
}
