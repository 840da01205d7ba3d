// Files of a few lines that are imported only by one other file of the folder. A person who reads
// the code must open such a file for a single function or type, so its content belongs into the
// file that imports it.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { isTesting } from '../folder-circles.mjs'
import { root } from '../source-files.mjs'
import { readGraph } from '../suites/import-graph.mjs'

const leastLines = 15
const source = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/

/**
 * File names with a fixed role. Only `queries` and `tables` may build statements, the map of the
 * calls reads `routes`, and the texts of refusals are in `reasons`.
 */
const roles = /^(?:index|queries|tables|routes|reasons)\.tsx?$/

/**
 * A file that only exports from other files is their list, or a part of the site that is loaded
 * later.
 */
export const isList = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+'/g, '')
    .trim() === ''

/** A file that `import()` loads must remain a file, because the first visit must not load it. */
const isLoadedBy = (text, path) => new RegExp(`import\\(\\s*'[^']*/${basename(path)}'`).test(text)

/** The importing files of the product, by imported file. */
function readersOf(imports) {
  const readers = new Map()
  for (const [path, targets] of imports)
    if (source.test(path) && !isTesting(path))
      for (const target of new Set(targets))
        readers.set(target, [...(readers.get(target) ?? []), path])
  return readers
}

const countLines = (text) => text.trimEnd().split('\n').length

/**
 * Lists the tiny files, each with the only file that imports it. A file that is started as a
 * process must remain a file.
 */
export function tinyFilesIn(
  { imports, started },
  read = (path) => readFileSync(join(root, path), 'utf8'),
) {
  return [...readersOf(imports)]
    .filter(([path]) => source.test(path) && !isTesting(path) && !roles.test(basename(path)))
    .filter(([path, readers]) => readers.length === 1 && dirname(readers[0]) === dirname(path))
    .map(([path, [reader]]) => ({ path, reader, text: read(path) }))
    .filter(({ path, reader }) => !started.get(reader)?.includes(path))
    .filter(({ text }) => countLines(text) < leastLines && !isList(text))
    .filter(({ path, reader }) => !isLoadedBy(read(reader), path))
    .map(({ path, reader }) => ({ path, reader }))
}

if (process.argv[1] === import.meta.filename) {
  const found = tinyFilesIn(readGraph())
  for (const { path, reader } of found)
    console.error(
      `${path} has fewer than ${leastLines} lines and one reader: move it into ${reader}`,
    )
  process.exit(found.length ? 1 : 0)
}
