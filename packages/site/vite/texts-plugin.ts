import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { moduleReasons, reasons, staffReasons } from '../../contract/src/reasons.ts'

const shared = fileURLToPath(new URL('../src', import.meta.url))

/**
 * Texts of this package: `site` for every site. Each folder that has texts adds them under its own
 * name.
 */
const sharedTexts: Record<string, string> = {
  site: join(shared, 'texts'),
  ...Object.fromEntries(
    readdirSync(shared)
      .map((name) => [name, join(shared, name, 'texts')] as const)
      .filter(([, folder]) => existsSync(folder)),
  ),
}
const contract = fileURLToPath(new URL('../../contract/src', import.meta.url))

/** The names of the files are ISO codes. Addresses and headers use `my` for Malay. */
const fileOf = { en: 'en', zh: 'zh', my: 'ms' } as const
type Language = keyof typeof fileOf

interface Refusal extends Record<Language, string> {
  code: number
  status: number
}

interface ContractReasons {
  reasons: typeof reasons
  staffReasons: typeof staffReasons
  moduleReasons: typeof moduleReasons
}

/**
 * Loads a file of the contract only once for all languages and modules. Such a file imports every
 * noun, so loading it is slow.
 */
const loadOnce = <Exports extends object>(file: string) => {
  let loaded: Promise<Exports> | undefined
  return async () => {
    loaded ??= runnerImport<Exports>(join(contract, file), { configFile: false }).then(
      ({ module }) => module,
    )
    return loaded
  }
}
const loadReasons = loadOnce<ContractReasons>('reasons.ts')
const loadRefusals = loadOnce<{ refusals: Record<string, Refusal> }>('wire/refusals.ts')

/** The reasons of the contract in one language. So a browser loads no other language. */
async function reasonTexts(language: Language, isWanted: (reason: string) => boolean) {
  const { reasons } = await loadReasons()
  const wanted = Object.entries(reasons).filter(([name]) => isWanted(name))
  return Object.fromEntries(wanted.map(([name, texts]) => [name, texts[language]]))
}

async function codeTexts(language: Language) {
  const { refusals } = await loadRefusals()
  return Object.fromEntries(
    Object.values(refusals).map((row) => [`${row.code}/${row.status}`, row[language]]),
  )
}

interface Options {
  /**
   * Modules whose texts are loaded with the first page. All other texts are loaded with the pages
   * of their module.
   */
  firstModules?: readonly string[]
  /** Staff write questions, and their calls return more reasons. Students only answer questions. */
  forStaff?: boolean
}

/**
 * The error texts of the first page, and those of the reasons that belong to the pages of a module.
 */
async function errorTexts(language: Language, module: string | undefined, forStaff: boolean) {
  const { staffReasons, moduleReasons } = await loadReasons()
  if (module) {
    const own = forStaff ? undefined : moduleReasons[module]
    return own && { reasons: await reasonTexts(language, (reason) => own.includes(reason)) }
  }
  const later = new Set(forStaff ? [] : [...staffReasons, ...Object.values(moduleReasons).flat()])
  return {
    reasons: await reasonTexts(language, (reason) => !later.has(reason)),
    codes: await codeTexts(language),
  }
}

interface AddedTexts {
  /** The files to watch. */
  files: string[]
  texts: object
}

const noItems: AddedTexts = { files: [], texts: {} }

const itemKinds = fileURLToPath(new URL('../../exam-items/src/kinds', import.meta.url))

interface KindTexts {
  name: string
  edit?: object
}

/**
 * The names and texts of the question kinds, from the folder of each kind. Texts of the editors are
 * only for staff.
 */
function itemTexts(file: string, withEditors: boolean): AddedTexts {
  const kinds = readdirSync(itemKinds).filter((kind) => existsSync(join(itemKinds, kind, 'texts')))
  const files = kinds.map((kind) => join(itemKinds, kind, 'texts', file))
  const texts = files.map((path) => JSON.parse(readFileSync(path, 'utf8')) as KindTexts)
  const shown = texts.map(({ name: _name, edit, ...words }, at) => [
    kinds[at],
    withEditors ? { ...words, edit } : words,
  ])
  return {
    files,
    texts: {
      kind: Object.fromEntries(texts.map(({ name }, at) => [kinds[at], name])),
      items: Object.fromEntries(shown),
    },
  }
}

const virtualTexts = 'virtual:texts'
/** The line of start-texts.ts in place of which the loaders are written. */
const declared = 'declare const pageTexts: Loaders | undefined'
const virtualModule = 'virtual:module-texts/'
const startTexts = fileURLToPath(new URL('../src/language/start-texts.ts', import.meta.url))

/** The frames of the sites load `site` and `staff`; the pages inside them need no others. */
const sharedParts = Object.keys(sharedTexts).filter((name) => name !== 'site' && name !== 'staff')
const inModule = /\/src\/modules\/(?![\w-]+\/routes)[^?]*\.tsx?$/
const inSharedPart = new RegExp(`/packages/site/src/(${sharedParts.join('|')})/[^?]*\\.tsx?$`)

/**
 * The folders of a site that have texts, by name. A large part of a module, such as the marketplace
 * among the practices, has texts of its own.
 */
function textFolders(root: string): Map<string, string> {
  const modules = join(root, 'src/modules')
  const paths = existsSync(modules)
    ? readdirSync(modules, { recursive: true, encoding: 'utf8' })
    : []
  const folders = paths
    .filter((path) => path.endsWith('texts/en.json'))
    .map((path) => dirname(dirname(path)))
  return new Map(folders.map((folder) => [basename(folder), join(modules, folder)]))
}

/** The closest folder with texts above a file of a module. */
function ownFolder(file: string, folders: ReadonlyMap<string, string>): string | undefined {
  if (!inModule.test(file)) return undefined
  const above = [...folders].filter(([, folder]) => file.startsWith(`${folder}/`))
  return above.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/**
 * Whether a file renders text. Such a file needs the texts of its module before it runs. Routes do
 * not, because they are loaded long before.
 */
function wantsTexts(
  file: string,
  code: string,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const module = ownFolder(file, folders) ?? inSharedPart.exec(file)?.[1]
  return module && /useTranslation|i18n/.test(code) && !/\.test\.tsx?$/.test(file)
    ? module
    : undefined
}

const loaders = (path: string) =>
  Object.keys(fileOf)
    .map((language) => `${language}: () => import('${virtualTexts}/${language}${path}')`)
    .join(', ')

interface Places {
  root: string
  folders: ReadonlyMap<string, string>
}

function fileFor({ root, folders }: Places, namespace: string, language: Language): string {
  const own = namespace === 'app' ? join(root, 'src/app') : (folders.get(namespace) ?? root)
  return join(sharedTexts[namespace] ?? join(own, 'texts'), `${fileOf[language]}.json`)
}

/**
 * Loads the texts in the language of the page as lazy chunks. One chunk has the common texts
 * (`site`), the texts of the frame (`app`) and those of the first modules. Each further module has
 * a chunk, for which its pages wait.
 */
export function textsPlugin({ firstModules = [], forStaff = false }: Options = {}): Plugin {
  const places = { root: process.cwd(), folders: textFolders(process.cwd()) }
  const read = (file: string) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
  return {
    name: 'titian-texts',
    enforce: 'pre',
    async configResolved(config) {
      places.root = config.root
      places.folders = textFolders(config.root)
      // On a busy machine, reading the thousands of files of the build takes longer than Vite
      // waits.
      if (config.command === 'build') await loadReasons().then(loadRefusals)
    },
    resolveId: (id) =>
      id.startsWith(`${virtualTexts}/`) || id.startsWith(virtualModule) ? `\0${id}` : undefined,
    async load(id) {
      if (id.startsWith(`\0${virtualModule}`)) {
        const module = id.slice(virtualModule.length + 1)
        return `import { addTexts } from ${JSON.stringify(startTexts)}\nawait addTexts({ ${loaders(`/${module}`)} })`
      }
      if (!id.startsWith(`\0${virtualTexts}/`)) return undefined
      const [language, module] = id.slice(virtualTexts.length + 2).split('/') as [Language, string?]
      const texts: Record<string, object> = {}
      for (const namespace of module ? [module] : ['site', 'app', ...firstModules]) {
        const file = fileFor(places, namespace, language)
        const items =
          namespace === 'exams' ? itemTexts(`${fileOf[language]}.json`, forStaff) : noItems
        for (const path of [file, ...items.files]) this.addWatchFile(path)
        texts[namespace] = { ...read(file), ...items.texts }
      }
      const errors = await errorTexts(language, module, forStaff)
      if (errors) texts['site'] = { ...texts['site'], ...errors }
      return `export const texts = ${JSON.stringify(texts)}`
    },
    transform(code, id) {
      if (id.split('?')[0] === startTexts) {
        return { code: code.replace(declared, `const pageTexts = { ${loaders('')} }`), map: null }
      }
      const module = wantsTexts(id, code, places.folders)
      if (!module || firstModules.includes(module)) return undefined
      return { code: `import '${virtualModule}${module}'\n${code}`, map: null }
    },
    handleHotUpdate({ file, server }) {
      if (!/\/texts\/[a-z]{2}\.json$/.test(file)) return
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${virtualTexts}/`)) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}
