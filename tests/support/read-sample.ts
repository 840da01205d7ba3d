import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')

/**
 * Returns a file of `deploy` in which the lines are replaced. Throws when the file no longer has such
 * a line, because the test would otherwise try other settings than those that people copy.
 */
export function readSample(name: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce(
    (text, [line, by]) => {
      if (!line.test(text)) throw new Error(`deploy/${name} has no line like ${line}.`)
      return text.replace(line, by)
    },
    readFileSync(join(deploy, name), 'utf8'),
  )
}
