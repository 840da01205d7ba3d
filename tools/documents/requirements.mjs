// `npm run requirements [-- --file 04]`: lists the lines of docs/requirements that no test names,
// and ids in tests that do not exist. A test names a line by its id in the test's title: `[EXM-031]
// submits …`.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { filesUnder, isTest, root } from '../source-files.mjs'

const id = '[A-Z]{3,4}-[A-Z]?\\d+'
const text = (path) => readFileSync(join(root, path), 'utf8')
const all = (source, pattern) => [...source.matchAll(pattern)].map((match) => match[1])

/**
 * The ids of a requirements file. A test must name the ids of its lines, and may name the ids of
 * its table rows.
 */
export function idsIn(source) {
  return {
    lines: all(source, new RegExp(`^- \\[(${id})\\]`, 'gm')),
    rows: all(source, new RegExp(`^\\| (${id}) \\|`, 'gm')),
  }
}

/** The ids that a test names. One pair of brackets may contain several ids. */
export function citedIn(source) {
  return all(source, new RegExp(`\\[(${id}(?:, ?${id})*)\\]`, 'g')).flatMap((list) =>
    list.split(/, ?/),
  )
}

function citations() {
  const found = new Map()
  for (const path of filesUnder(
    ['apps', 'packages', 'tests', 'tools'],
    (file) => (isTest(file) && /\.tsx?$/.test(file)) || file.endsWith('.test.mjs'),
  )) {
    for (const cited of citedIn(text(path))) found.set(cited, path)
  }
  return found
}

export function compare(files, cited) {
  const known = new Set(files.flatMap(({ ids }) => [...ids.lines, ...ids.rows]))
  return {
    unknown: [...cited]
      .filter(([name]) => !known.has(name))
      .map(([name, path]) => ({ name, path })),
    counts: files.map(({ name, ids }) => ({
      name,
      total: ids.lines.length,
      open: ids.lines.filter((line) => !cited.has(line)),
    })),
  }
}

function main() {
  const at = process.argv.indexOf('--file')
  const only = at > 0 ? process.argv[at + 1] : ''
  const files = filesUnder(['docs/requirements'], (path) => path.endsWith('.md')).map((path) => ({
    name: basename(path),
    ids: idsIn(text(path)),
  }))
  const { unknown, counts } = compare(files, citations())
  const shown = counts.filter(({ name, total }) => total > 0 && name.startsWith(only))
  for (const { name, open } of shown) {
    if (open.length) console.log(`\n${name}\n  ${open.join(' ')}`)
  }
  console.log('')
  for (const { name, total, open } of shown) {
    console.log(
      `${name.padEnd(24)} ${String(total - open.length).padStart(4)} of ${String(total).padStart(4)} cited by a test`,
    )
  }
  for (const { name, path } of unknown)
    console.error(`${path} cites ${name}, which no requirement has`)
  process.exitCode = unknown.length ? 1 : 0
}

if (process.argv[1] === import.meta.filename) main()
