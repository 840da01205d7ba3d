// Checks the texts of the sites: each exists in three languages, and none is missing or unused.
// Also checks the names in the code for words that docs/glossary.md rejects; check-glossary.mjs
// checks the words of the texts.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { rejectedNamesIn } from './rejected-names.mjs'
import { languages } from './screen-words.mjs'
import { filesUnder, root } from '../source-files.mjs'

// The build adds these texts from other places: the texts of refusals to the common texts, and the
// texts of the question kinds to the texts of exams.
const addedByBuild = { site: ['codes', 'reasons'], exams: ['kind', 'items'] }
const plural = /_(?:zero|one|two|few|many|other)$/
const read = (path) => readFileSync(join(root, path), 'utf8')
const wholeKey = (key) => key.replace(plural, '')

/**
 * The keys with their texts. The plural forms of a key count as one key, because each language has
 * other forms.
 */
export function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[wholeKey(`${prefix}${key}`), value]],
  )
}

const holes = (text) => [...String(text).matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name)

/** The differences between the languages of one folder of texts. */
export function compareLanguages(folder, byLanguage) {
  const tables = languages.map((language) => ({
    language,
    rows: flatten(byLanguage[language] ?? {}),
  }))
  const keys = new Set(tables.flatMap(({ rows }) => rows.map(([key]) => key)))
  const allHoles = new Map()
  for (const [key, text] of tables.flatMap(({ rows }) => rows)) {
    allHoles.set(key, new Set([...(allHoles.get(key) ?? []), ...holes(text)]))
  }
  return tables.flatMap(({ language, rows }) => {
    const place = `${folder}/${language}.json`
    const own = new Map(rows)
    return [
      ...[...keys].filter((key) => !own.has(key)).map((key) => `${place}: ${key} is missing`),
      ...rows
        .filter(([, text]) => typeof text !== 'string' || !text.trim())
        .map(([key]) => `${place}: ${key} is empty`),
      ...rows
        .filter(([key, text]) =>
          [...allHoles.get(key)].some((hole) => hole !== 'count' && !holes(text).includes(hole)),
        )
        .map(([key]) => `${place}: ${key} lacks a value that another language shows`),
    ]
  })
}

/** The functions that return texts in a source file, with their names and namespaces. */
function textFunctions(source) {
  const pattern = /\bt(?:: (\w+))?\b[^}\n]*\}\s*=\s*useTranslation\(([^)]*)\)/g
  return [...source.matchAll(pattern)].map(({ 1: alias = 't', 2: names, index }) => {
    const namespaces = [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
    return { alias, index, namespaces: namespaces.length ? namespaces : ['site'] }
  })
}

/**
 * The keys that a source file uses: whole keys, and the fixed beginning of keys that are computed.
 */
export function asked(source) {
  const functions = textFunctions(source)
  const aliases = [...new Set(functions.map(({ alias }) => alias))]
  return aliases.flatMap((alias) =>
    [
      ...source.matchAll(new RegExp(`\\b${alias}\\(\\s*(['\`])([\\w.:-]+)(\\1|\\$\\{)`, 'g')),
    ].flatMap(({ 2: written, 3: end, index }) => {
      const nearest = functions.findLast((one) => one.alias === alias && one.index < index)
      if (!nearest) return []
      const [key, space] = written.split(':').reverse()
      return [{ namespaces: space ? [space] : nearest.namespaces, key, whole: end !== '${' }]
    }),
  )
}

/** The keys that the files of a question kind use from the texts in its folder. */
export function askedOfKind(source) {
  return [...source.matchAll(/\bwords\(([^,)]*)/g)].flatMap(({ 1: first }) =>
    [...first.matchAll(/(['`])([\w.]+)(\1|\$\{)/g)].map(({ 2: key, 3: end }) => ({
      key,
      whole: end !== '${',
    })),
  )
}

const kindFolder = /^packages\/exam-items\/src\/kinds\/[\w-]+/

/** Missing and unused texts of the question kinds' folders. */
function strayTextsOfKinds(folders, sources) {
  return folders
    .filter(({ path }) => kindFolder.test(path))
    .flatMap(({ path, owner, keys }) => {
      const own = sources.filter((source) => source.path.startsWith(`${owner}/`))
      const wanted = own.flatMap((source) => askedOfKind(source.text))
      // Keys that no file of the kind uses: the pages use the name, and the shared editor uses the
      // others.
      const framed = new Set(['name', 'edit.stemHint', 'edit.addMark'])
      const used = (known) => wanted.some(({ key, whole }) => holds(key, whole)(known))
      return [
        ...(keys.includes('name') ? [] : [`${path}: name is missing`]),
        ...wanted
          .filter(({ key, whole }) => !keys.some(holds(key, whole)))
          .map(({ key }) => `${path}: ${key} is missing`),
        ...keys
          .filter((key) => !framed.has(key) && !used(key))
          .map((key) => `${path}: nothing uses ${key}`),
      ]
    })
}

function folderOf(namespace, path, folders) {
  const app = /^apps\/[^/]+/.exec(path)?.[0]
  return (
    folders.find(({ name, owner }) => name === namespace && app && owner.startsWith(`${app}/`)) ??
    folders.find(({ name, owner }) => name === namespace && owner.startsWith('packages/'))
  )
}

const holds = (key, whole) => (known) =>
  whole ? known === key || known.startsWith(`${key}.`) : known.startsWith(key)

function missing(path, folders) {
  return asked(read(path)).flatMap(({ namespaces, key, whole }) => {
    if (namespaces.some((name) => addedByBuild[name]?.includes(key.split('.')[0]))) return []
    const places = namespaces.map((name) => folderOf(name, path, folders)).filter(Boolean)
    const found = places.some(({ keys }) => keys.some(holds(key, whole)))
    return found ? [] : [`${path}: ${namespaces.join(' and ')} has no text ${key}`]
  })
}

/**
 * Top-level keys that occur nowhere in the source files. Any occurrence is enough, because some
 * keys are computed.
 */
function unused({ path, owner, keys, shared }, sources) {
  // All parts of a site may use the texts of its shell, which is the folder `app`.
  const place = owner.endsWith('/app') ? dirname(owner) : owner
  const readers = sources.filter((source) => shared || source.path.startsWith(`${place}/`))
  const tops = new Set(keys.map((key) => key.split('.')[0]))
  return [...tops]
    .filter((top) => !readers.some(({ text }) => new RegExp(`['"\`.:]${top}\\b`).test(text)))
    .map((top) => `${path}: nothing uses ${top}`)
}

function readFolder(path) {
  const byLanguage = Object.fromEntries(
    languages
      .map((language) => [language, `${path}/${language}.json`])
      .filter(([, file]) => existsSync(join(root, file)))
      .map(([language, file]) => [language, JSON.parse(read(file))]),
  )
  const owner = dirname(path)
  const shared = owner.startsWith('packages/')
  const parts = owner.split('/')
  // The name of packages/site/src is "site". Its subfolders with texts are named after the folder.
  const name = shared && parts.at(-1) === 'src' ? parts[1] : parts.at(-1)
  return {
    path,
    owner,
    name,
    shared,
    byLanguage,
    keys: flatten(byLanguage.en ?? {}).map(([key]) => key),
  }
}

export function checkTexts() {
  const places = ['apps/web', 'apps/teacher', 'apps/admin', 'packages']
  const files = filesUnder(places, (path) => /\/texts\/[a-z-]+\.json$/.test(path))
  const folders = [...new Set(files.map((path) => dirname(path)))].map(readFolder)
  const sources = filesUnder(
    places,
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  ).map((path) => ({ path, text: read(path) }))
  const strangers = files.filter(
    (path) => !languages.includes(path.split('/').at(-1).replace('.json', '')),
  )
  return [
    ...strangers.map((path) => `${path}: texts are called ${languages.join(', ')}`),
    ...folders.flatMap(({ path, byLanguage }) => compareLanguages(path, byLanguage)),
    ...filesUnder(
      ['apps', 'packages', 'tests'],
      (path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('/seeds/data/'),
    ).flatMap((path) => rejectedNamesIn(path, path.endsWith('.css') ? '' : read(path))),
    ...sources.flatMap(({ path }) => missing(path, folders)),
    ...folders
      .filter(({ path }) => !kindFolder.test(path))
      .flatMap((folder) => unused(folder, sources)),
    ...strayTextsOfKinds(folders, sources),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkTexts()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
