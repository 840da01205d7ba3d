import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { itemTexts, noItems } from './item-texts.ts'

/** Texts of this package: those of every site, of the pages of the own account, of agreements, of captchas, of the files and questions of a course, of cutting a picture, of what students hand in, of messages, of writing texts, of sharing links, of signing in, of cards of trainings, and of the frame of the staff. */
const sharedTexts: Record<string, string> = {
  site: fileURLToPath(new URL('../src/texts', import.meta.url)),
  agreements: fileURLToPath(new URL('../src/agreements/texts', import.meta.url)),
  account: fileURLToPath(new URL('../src/account/texts', import.meta.url)),
  captcha: fileURLToPath(new URL('../src/captcha/texts', import.meta.url)),
  'course-materials': fileURLToPath(new URL('../src/course-materials/texts', import.meta.url)),
  'course-questions': fileURLToPath(new URL('../src/course-questions/texts', import.meta.url)),
  crop: fileURLToPath(new URL('../src/crop/texts', import.meta.url)),
  'hand-ins': fileURLToPath(new URL('../src/hand-ins/texts', import.meta.url)),
  'message-center': fileURLToPath(new URL('../src/message-center/texts', import.meta.url)),
  'rich-text': fileURLToPath(new URL('../src/rich-text/texts', import.meta.url)),
  'share-links': fileURLToPath(new URL('../src/share-links/texts', import.meta.url)),
  'sign-in': fileURLToPath(new URL('../src/sign-in/texts', import.meta.url)),
  'train-cards': fileURLToPath(new URL('../src/train-cards/texts', import.meta.url)),
  staff: fileURLToPath(new URL('../src/staff/texts', import.meta.url)),
}
const wire = fileURLToPath(new URL('../../contract/src/wire', import.meta.url))

/** File names are ISO; addresses and headers call Malay `my`. */
const fileOf = { en: 'en', zh: 'zh', my: 'ms' } as const
type Language = keyof typeof fileOf

interface Refusal extends Record<Language, string> {
  code: number
  status: number
}

/** Reasons and codes of the contract in one language, so that a browser loads no other. */
async function errorTexts(
  language: Language,
  isWanted: (reason: string) => boolean,
): Promise<Record<'reasons' | 'codes', Record<string, string>>> {
  const [reasons, refusals] = await Promise.all([
    runnerImport<{ reasons: Record<string, Record<Language, string>> }>(join(wire, 'reasons.ts'), {
      configFile: false,
    }),
    runnerImport<{ refusals: Record<string, Refusal> }>(join(wire, 'refusals.ts'), {
      configFile: false,
    }),
  ])
  const byReason = Object.entries(reasons.module.reasons)
    .filter(([name]) => isWanted(name))
    .map(([name, texts]) => [name, texts[language]])
  const rows = Object.values(refusals.module.refusals)
  const byCode = rows.map((row) => [`${row.code}/${row.status}`, row[language]])
  return {
    reasons: Object.fromEntries(byReason) as Record<string, string>,
    codes: Object.fromEntries(byCode) as Record<string, string>,
  }
}

interface Options {
  /** Modules whose texts come with the page's language from the start; all others follow with their pages. */
  firstModules?: readonly string[]
  /** Reasons that none of the site's calls gives. */
  withoutReasons?: readonly string[]
  /** Reasons that come with the texts of a module, by its name. */
  moduleReasons?: Readonly<Record<string, readonly string[]>>
  /** Staff write questions; students only answer them. */
  itemEditors?: boolean
}

/** The texts of errors of the first page, and those of the reasons that a module brings. */
function errorsByModule({ withoutReasons = [], moduleReasons = {} }: Options) {
  const notFirst = new Set([...withoutReasons, ...Object.values(moduleReasons).flat()])
  return async (language: Language, module?: string) => {
    if (!module) return errorTexts(language, (reason) => !notFirst.has(reason))
    const own = moduleReasons[module]
    if (!own) return null
    const { reasons } = await errorTexts(language, (reason) => own.includes(reason))
    return { reasons }
  }
}

const virtualTexts = 'virtual:texts'
/** The line of start-texts.ts that the loaders take the place of. */
const declared = 'declare const pageTexts: Loaders | undefined'
const virtualModule = 'virtual:module-texts/'
const startTexts = fileURLToPath(new URL('../src/language/start-texts.ts', import.meta.url))

/** Draws words, and so needs its module's texts before it runs; routes are known long before that. */
function wantsTexts(file: string, code: string): string | undefined {
  const module =
    /\/src\/modules\/([\w-]+)\/(?!routes)[^?]*\.tsx?$/.exec(file)?.[1] ??
    /\/packages\/site\/src\/(account|agreements|captcha|course-materials|course-questions|crop|hand-ins|message-center|rich-text|share-links|sign-in|train-cards)\/[^?]*\.tsx?$/.exec(
      file,
    )?.[1]
  return module && /useTranslation|i18n/.test(code) && !/\.test\.tsx?$/.test(file)
    ? module
    : undefined
}

const loaders = (path: string) =>
  Object.keys(fileOf)
    .map((language) => `${language}: () => import('${virtualTexts}/${language}${path}')`)
    .join(', ')

function fileFor(root: string, namespace: string, language: Language): string {
  const own = namespace === 'app' ? 'src/app/texts' : `src/modules/${namespace}/texts`
  return join(sharedTexts[namespace] ?? join(root, own), `${fileOf[language]}.json`)
}

/**
 * Gives the texts of the page's language as lazy chunks: one with the common texts (`site`), those of
 * the shell (`app`) and of the first modules, and one for each further module, which its pages wait for.
 */
export function textsPlugin({
  firstModules = [],
  itemEditors = false,
  ...reasons
}: Options = {}): Plugin {
  let root = process.cwd()
  const errorsOf = errorsByModule(reasons)
  const read = (file: string) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
  return {
    name: 'titian-texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
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
        const file = fileFor(root, namespace, language)
        const items =
          namespace === 'exams' ? itemTexts(`${fileOf[language]}.json`, itemEditors) : noItems
        for (const path of [file, ...items.files]) this.addWatchFile(path)
        texts[namespace] = { ...read(file), ...items.texts }
      }
      const errors = await errorsOf(language, module)
      if (errors) texts['site'] = { ...texts['site'], ...errors }
      return `export const texts = ${JSON.stringify(texts)}`
    },
    transform(code, id) {
      if (id.split('?')[0] === startTexts) {
        return { code: code.replace(declared, `const pageTexts = { ${loaders('')} }`), map: null }
      }
      const module = wantsTexts(id, code)
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
