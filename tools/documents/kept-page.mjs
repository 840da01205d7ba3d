// Pages that are generated. With `--check` a command only compares them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import { root } from '../source-files.mjs'

export const isCheck = process.argv.includes('--check')

/** Writes the page, or compares it and returns the problems. */
export function keepPage(file, wanted, { check = isCheck, command }) {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (present === wanted) return []
  if (check) return [`${relative(root, file)} is stale: run \`${command}\``]
  writeFileSync(file, wanted)
  return []
}

/** Prints the problems and exits with an error. */
export function finish(problems) {
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
