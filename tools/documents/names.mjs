// Checks that names in backticks in the documents exist: words, files, commands, addresses and
// links. An outdated name would mislead the reader.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { filesUnder, root } from '../source-files.mjs'
import { finish } from './kept-page.mjs'

/** Names in other programs, in standards and in rejected libraries, and placeholders. */
export const foreignNames = new Map(
  Object.entries({
    'PostgreSQL, its programs and its extensions':
      'jit_above_cost pg_reload_conf pg_trgm pg_upgradecluster',
    'programs and folders of Debian': 'certbot journalctl ntp srv systemctl timedatectl',
    'a package of Debian': 'cjk',
    'headers of HTTP': 'Fetch Proto Retry Sec Strict Transport Upgrade',
    'libraries that were not taken, or that others bring':
      'chardet fflate iconv jschardet lite xyflow yauzl yazl',
    'fields of the format JSON Resume that have no place here': 'interests publications',
    'options of Rolldown': 'entriesAware',
    'letters that the reader replaces': 'BODY SECOND SIGNATURE',
    'a wrongly read name and a date, as examples': 'Ren閑 年6个月',
    'names of the specification that the product does not use': 'timetableData trainData trainTask',
  }).flatMap(([because, names]) => names.split(' ').map((name) => [name, because])),
)

const documents = (path) =>
  path.endsWith('.md') && !/^(?:CHANGELOG|docs\/map|docs\/third-party-licences)\.md$/.test(path)
const isCode = (path) =>
  /\.(?:[mc]?tsx?|mjs|sql|css|json|html|ya?ml|svg)$/.test(path) || path.startsWith('deploy/')
/** This file and its tests contain names that do not exist. */
const isExcluded = (path) => /^tools\/documents\/names(?:\.test)?\.mjs$/.test(path)

const word = /[\p{L}_][\p{L}\p{N}_$]*/gu
const wordsOf = (text) => text.match(word) ?? []

const fence = /^ *```[\s\S]*?^ *```/gm
const spansOf = (text) =>
  [...text.replace(fence, ' ').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)

const place = /^(?:apps|packages|tests|tools|docs|deploy|\.github)\//
const isBuilt = (span) => /\/dist(?:\/|$)/.test(span)
const looksLikeFile = (span) =>
  !isBuilt(span) &&
  /^[\w@./*{},-]+$/.test(span) &&
  (place.test(span) || (/\/.*\.(?:tsx?|mjs|sql|md|css)$/.test(span) && !span.startsWith('/')))

/** Turns `modules/*\/{rules,present}.ts` into a regular expression, with which a path must end. */
function patternOf(span) {
  const escaped = span
    .replace(/\/$/, '')
    .replace(/[.+$()|[\]]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('*', '[^/]*')
    .replace(/\bNNNN\b/, '\\d{4}')
    .replace(/\b(?:NAME|NOUN)\b/, '[^/]+')
  return new RegExp(`(?:^|/)${escaped}(?:$|/)`)
}

/** The names in one document that do not exist. */
export function wrongNames({ path, text }, { words, files, scripts, includes }) {
  const problems = []
  for (const span of new Set(spansOf(text))) {
    if (looksLikeFile(span)) {
      if (!files.some((file) => patternOf(span).test(file))) problems.push(`no file \`${span}\``)
      continue
    }
    const unknown = wordsOf(span).filter(
      (name) => name.length > 2 && !words.has(name) && !foreignNames.has(name),
    )
    problems.push(...unknown.map((name) => `no name \`${name}\`, in \`${span}\``))
    const [, address] = /^\/api\/v1(\/[\w/]+)/.exec(span) ?? []
    if (address && !includes(address)) problems.push(`no address \`${span}\``)
  }
  for (const [, script] of text.matchAll(/\bnpm run ([a-z][\w:-]*)/g))
    if (!scripts.includes(script)) problems.push(`no command \`npm run ${script}\``)
  for (const [program] of text.matchAll(/\btools\/[\w/-]+\.mjs\b/g))
    if (!files.includes(program)) problems.push(`no program \`${program}\``)
  return [...new Set(problems)].map((problem) => `${path}: ${problem}`)
}

const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const headingsOf = (text) =>
  [...text.replace(fence, ' ').matchAll(/^#+ (.+)$/gm)].map(([, words]) => slug(words))

/** Broken links to files and headings of the repository. `read` returns the text of a document. */
export function deadLinks({ path, text }, { exists, read }) {
  const links = [...text.replace(fence, ' ').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
  return [...new Set(links)]
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [file, heading] = link.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), file))
      if (!exists(target)) return true
      return (
        heading !== undefined &&
        target.endsWith('.md') &&
        !headingsOf(read(target)).includes(heading)
      )
    })
    .map((link) => `${path}: no target of the link ${link}`)
}

/** Names of other programs in the list above that no document uses any more. */
export function idleForeignNames(texts) {
  const used = new Set(texts.flatMap((text) => spansOf(text).flatMap(wordsOf)))
  return [...foreignNames.keys()]
    .filter((name) => !used.has(name))
    .map((name) => `tools/documents/names.mjs: ${name} needs no exception any more`)
}

const readText = (path) => readFileSync(join(root, path), 'utf8')

function readKnown() {
  const files = filesUnder(['.'])
  const texts = files
    .filter((path) => isCode(path) && path !== 'package-lock.json' && !isExcluded(path))
    .map(readText)
  const words = new Set([...files, ...texts].flatMap((text) => [...new Set(wordsOf(text))]))
  return {
    words,
    files,
    scripts: Object.keys(JSON.parse(readText('package.json')).scripts),
    includes: (address) => texts.some((text) => text.includes(address)),
  }
}

function checkNames() {
  const known = readKnown()
  const pages = known.files.filter(documents).map((path) => ({ path, text: readText(path) }))
  const exists = (path) => existsSync(join(root, path))
  return [
    ...pages.flatMap((page) => [
      ...wrongNames(page, known),
      ...deadLinks(page, { exists, read: readText }),
    ]),
    ...idleForeignNames(pages.map(({ text }) => text)),
  ]
}

if (process.argv[1] === import.meta.filename) finish(checkNames())
