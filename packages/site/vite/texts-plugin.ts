import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const siteTexts = fileURLToPath(new URL('../src/texts', import.meta.url))
const wire = fileURLToPath(new URL('../../contract/src/wire', import.meta.url))

/** File names are ISO; addresses and headers call Malay `my`. */
const fileOf = { en: 'en', zh: 'zh', my: 'ms' } as const
type Language = keyof typeof fileOf

interface Refusal extends Record<Language, string> {
  code: number
  status: number
}

/** Reasons and codes of the contract in one language, so that a browser loads no other. */
async function errorTexts(language: Language): Promise<Record<string, Record<string, string>>> {
  const [reasons, refusals] = await Promise.all([
    runnerImport<{ reasons: Record<string, Record<Language, string>> }>(join(wire, 'reasons.ts'), {
      configFile: false,
    }),
    runnerImport<{ refusals: Record<string, Refusal> }>(join(wire, 'refusals.ts'), {
      configFile: false,
    }),
  ])
  const byReason = Object.entries(reasons.module.reasons).map(([name, texts]) => [
    name,
    texts[language],
  ])
  const rows = Object.values(refusals.module.refusals)
  const byCode = rows.map((row) => [`${row.code}/${row.status}`, row[language]])
  return {
    reasons: Object.fromEntries(byReason) as Record<string, string>,
    codes: Object.fromEntries(byCode) as Record<string, string>,
  }
}

function textFiles(root: string, language: Language): [namespace: string, file: string][] {
  const file = `${fileOf[language]}.json`
  const modules = join(root, 'src/modules')
  const names = existsSync(modules) ? readdirSync(modules) : []
  const found = names
    .map((name): [string, string] => [name, join(modules, name, 'texts', file)])
    .filter(([, path]) => existsSync(path))
  const shell = join(root, 'src/app/texts', file)
  return [
    ['site', join(siteTexts, file)],
    ...(existsSync(shell) ? [['app', shell] as [string, string]] : []),
    ...found,
  ]
}

const doorId = 'virtual:texts'
const door = Object.keys(fileOf).map(
  (language) => `${language}: () => import('virtual:texts/${language}')`,
)

/**
 * Gives each language as one lazy chunk: the texts of every module under the module's name, those of
 * the shell as `app`, and the common ones as `site`.
 */
export function textsPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'titian-texts',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === doorId || id.startsWith(`${doorId}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${doorId}`) return `export const loadTexts = { ${door.join(', ')} }`
      if (!id.startsWith(`\0${doorId}/`)) return undefined
      const language = id.slice(doorId.length + 2) as Language
      const texts: Record<string, unknown> = {}
      for (const [namespace, file] of textFiles(root, language)) {
        this.addWatchFile(file)
        texts[namespace] = JSON.parse(readFileSync(file, 'utf8')) as unknown
      }
      texts['site'] = { ...(texts['site'] as object), ...(await errorTexts(language)) }
      return `export const texts = ${JSON.stringify(texts)}`
    },
    handleHotUpdate({ file, server }) {
      if (!/\/texts\/[a-z]{2}\.json$/.test(file)) return
      for (const language of Object.keys(fileOf)) {
        const module = server.moduleGraph.getModuleById(`\0${doorId}/${language}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}
