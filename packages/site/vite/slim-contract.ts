import { readFileSync } from 'node:fs'
import { runnerImport, type Plugin } from 'vite'

type Exports = Record<string, unknown>

interface Named {
  path: string
  method: string
  inQuery?: true
}

const isCall = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

function isTable(value: unknown): value is Record<string, Named> {
  return typeof value === 'object' && value !== null && Object.values(value).some(isCall)
}

function slimTable(table: Record<string, Named>): string {
  const rows = Object.entries(table).map(([name, { path, method, inQuery }]) => [
    name,
    { path, method, inQuery },
  ])
  return JSON.stringify(Object.fromEntries(rows))
}

/** Calls keep method, path and the place of their input; a schema becomes a stub that says why it is not there. */
function slimCalls(exports: Exports): string {
  const lines = Object.entries(exports).map(([name, value]) =>
    isTable(value)
      ? `export const ${name} = ${slimTable(value)}`
      : `export const ${name} = /*#__PURE__*/ absent(${JSON.stringify(name)})`,
  )
  const absent = `const absent = (name) => new Proxy({}, { get() { throw new Error(name + ': schemas are not on this site; see packages/site/vite') } })`
  return [absent, ...lines].join('\n')
}

interface Row {
  code: number
  status: number
}

/** The texts of refusals come with the language, see texts-plugin.ts. */
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

/**
 * A browser of a student needs the path of a call, not the schema that checks it: the server checks. Without the
 * schemas a first visit loads some 28 kB less (compressed).
 */
export function slimContract(): Plugin {
  const slimming = async (file: string) => {
    const { module } = await runnerImport<Exports>(file, { configFile: false, logLevel: 'error' })
    return file.endsWith('/refusals.ts') ? slimRefusals(module) : slimCalls(module)
  }
  return {
    name: 'titian-slim-contract',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (
        !/\/packages\/contract\/src\/(?:[a-z-]+\/(?:(?:[a-z-]+-)?calls|shapes|fields)|wire\/refusals)\.ts$/.test(
          file,
        )
      )
        return undefined
      // A table of plain words and numbers is kept as it stands.
      if (!/zod|refusals/.test(readFileSync(file, 'utf8'))) return undefined
      this.addWatchFile(file)
      return { code: await slimming(file), moduleSideEffects: false }
    },
  }
}
