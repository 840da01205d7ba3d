// Files of a few lines that only one file beside them reads. A reader who follows the code has to open such a file
// for a function or a type that could be read in its place, so it belongs into its reader.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { isTesting } from '../folder-circles.mjs'
import { root } from '../source-files.mjs'
import { readGraph } from '../suites/import-graph.mjs'

const leastLines = 15
const source = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/

/**
 * File names with a fixed role. Only `queries` and `tables` may build statements, the map looks for
 * the answers to calls in `routes`, and the texts of refusals are in `reasons`.
 */
const roles = /^(?:index|queries|tables|routes|reasons)\.tsx?$/

/** A file that only exports from other files is a list of them, or one part for a later load. */
export const isList = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+'/g, '')
    .trim() === ''

/**
 * A file that is loaded by `import()` must remain a file, because a first visit does not load it.
 */
const isLoadedBy = (text, path) => new RegExp(`import\\(\\s*'[^']*/${basename(path)}'`).test(text)

/** Imported file -> files of the product that import it. */
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
 * Lists the tiny files, each with its only reader. A file that its reader starts as a process must
 * remain a file.
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
