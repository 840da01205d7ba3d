// Refuses words that make readers stumble, in comments, test titles, titles of decisions and
// English texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { riddlesIn } from './riddles.mjs'
import { filesUnder, root } from '../source-files.mjs'

const isRead = (path) =>
  /\.(?:tsx?|mjs|css|sql)$/.test(path) || path.endsWith('/texts/en.json') || path.endsWith('.md')
// These files and their tests contain the refused words, so they are not checked.
const excluded =
  /^tools\/words\/(?:riddles|check-words(?:\.test)?|rejected-names|check-glossary\.test)\.mjs$/

const readText = (path) => readFileSync(join(root, path), 'utf8')

function readFound() {
  const files = filesUnder(['apps', 'packages', 'tests', 'tools', 'docs/decisions'], isRead)
  return files
    .filter((path) => !excluded.test(path))
    .map((path) => ({ path, riddles: riddlesIn(path, readText(path)) }))
}

const say = ({ word, but, text }) => `    “${word}”: write ${but}. In: ${text.slice(0, 160)}`

/**
 * One problem for each file. Each refused word is on a line of its own, with what to write instead.
 */
export function judge(found) {
  return found
    .filter(({ riddles }) => riddles.length > 0)
    .map(({ path, riddles }) => [`${path} has riddles:`, ...riddles.map(say)].join('\n'))
}

if (process.argv[1]?.endsWith('check-words.mjs')) {
  const problems = judge(readFound())
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
