// The files outside of a module's folders that list the modules, and the line that each needs for a
// new module.
import { ladder } from '../gates/boundaries.mjs'

const rungOf = (name) => ladder.indexOf(name)

/**
 * Inserts a line before the first line of its kind that sorts after it, or else after the last line
 * of its kind.
 */
function insert(text, line, { isKind, sortsAfter }) {
  const lines = text.split('\n')
  const kind = lines.flatMap((one, at) => (isKind(one) ? [at] : []))
  const last = kind.at(-1)
  if (last === undefined) throw new Error(`No line like \`${line}\` was found.`)
  lines.splice(kind.find((at) => sortsAfter(lines[at])) ?? last + 1, 0, line)
  return lines.join('\n')
}

function addImport(text, name, line, pattern) {
  return insert(text, line, {
    isKind: (one) => pattern.test(one),
    sortsAfter: (one) => pattern.exec(one)[1] > name,
  })
}

/** Adds an entry to a list that has one entry in each line, in the order of the modules. */
function addInOrder(text, name, line, pattern) {
  const start = text.search(pattern.head)
  const end = text.indexOf(pattern.end, start)
  if (start < 0) throw new Error(`No list ${pattern.head} was found.`)
  const list = insert(text.slice(start, end), line, {
    isKind: (one) => pattern.item.test(one),
    sortsAfter: (one) => rungOf(pattern.item.exec(one)[1]) > rungOf(name),
  })
  return text.slice(0, start) + list + text.slice(end)
}

function addToContract(text, name) {
  const imported = addImport(
    text,
    name,
    `import { ${name} } from './${name}/calls.ts'`,
    /^import \{ \w+ \} from '\.\/(\w+)\/calls\.ts'$/,
  )
  const listed = addInOrder(imported, name, `  ${name},`, {
    head: /export const contract = \{/,
    end: '\n}',
    item: /^ {2}(\w+),$/,
  })
  const start = listed.search(/^export \{\n {2}accounts,$/m)
  if (start < 0) throw new Error('packages/contract/src/index.ts has no list of exported nouns.')
  return listed.slice(0, start) + addImport(listed.slice(start), name, `  ${name},`, /^ {2}(\w+),$/)
}

function addToServer(text, name) {
  const imported = addImport(
    text,
    name,
    `import { ${name}Module } from './modules/${name}/index.ts'`,
    /^import \{.*\} from '\.\/modules\/(\w+)\/index\.ts'$/,
  )
  return addInOrder(imported, name, `  ${name}Module,`, {
    head: /export const modules: ServerModule\[\] = \[/,
    end: '\n]',
    item: /^ {2}(\w+)Module,$/,
  })
}

/** Replaces what the pattern matches. Throws if nothing matches, because the file has changed. */
function replaceOnce(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`Nothing like ${pattern} was found.`)
  return text.replace(pattern, by)
}

function addToSite(text, name) {
  const imported = addImport(
    text,
    name,
    `import { ${name}Routes } from '../modules/${name}/routes.tsx'`,
    /^import \{ \w+Routes \} from '\.\.\/modules\/(\w+)\/routes\.tsx'$/,
  )
  return replaceOnce(
    imported,
    /(const modules = \[\n(?: {2}\.\.\.\w+\(rootRoute\),\n)*)\]/,
    `$1  ...${name}Routes(rootRoute),\n]`,
  )
}

function addPage(text, name) {
  return replaceOnce(
    text,
    /(export const pages = \{\n(?:.*\n)*?)(\} satisfies Record<string, PageFacts>)/,
    `$1  ${name}: page('/${name}', '${name}'),\n$2`,
  )
}

function addTitle(text, name, title) {
  const texts = JSON.parse(text)
  texts.pages[name] = title
  return `${JSON.stringify(texts, null, 2)}\n`
}

/** The contract tests need a rule and a sample for each call of the new module. */
function addToSuite(text, name, type) {
  const start = text.search(new RegExp(`^export const \\w+: ${type} = \\{$`, 'm'))
  if (start < 0) throw new Error(`No list of type ${type} was found.`)
  const end = text.indexOf('\n}', start)
  return `${text.slice(0, end)}\n  ${name}: {},${text.slice(end)}`
}

/** For each file, the function that adds a module with this name and these titles. */
export function hubs(name, titles) {
  const ofTexts = Object.entries(titles).map(([language, title]) => [
    `apps/web/src/app/texts/${language}.json`,
    (text) => addTitle(text, name, title),
  ])
  return Object.fromEntries([
    ['packages/contract/src/index.ts', (text) => addToContract(text, name)],
    ['apps/server/src/app.ts', (text) => addToServer(text, name)],
    ['apps/web/src/app/router.tsx', (text) => addToSite(text, name)],
    ['apps/web/src/app/paths.ts', (text) => addPage(text, name)],
    ['tests/contract/owners.ts', (text) => addToSuite(text, name, 'Owners')],
    ['tests/contract/samples.ts', (text) => addToSuite(text, name, 'Samples')],
    ...ofTexts,
  ])
}
