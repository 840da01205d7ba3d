// Riddles in comments, test titles, titles of decisions and English texts. A new file may have none.
// tools/words/riddle-counts.json says how many an older file still has: none may have more, and a file that
// has fewer lowers its number by `node tools/words/check-words.mjs --write`, so that no riddle comes back.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { riddlesIn } from './riddles.mjs'
import { filesUnder, root } from '../source-files.mjs'

const list = 'tools/words/riddle-counts.json'
const isRead = (path) =>
  /\.(?:tsx?|mjs|css|sql)$/.test(path) || path.endsWith('/texts/en.json') || path.endsWith('.md')
// These two and their tests hold the words themselves.
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

/** What is wrong with the riddles found, given how many each file may still have. */
export function judge(found, allowed) {
  const counts = new Map(found.map(({ path, riddles }) => [path, riddles.length]))
  return [
    ...found
      .filter(({ path, riddles }) => riddles.length > (allowed[path] ?? 0))
      .map(({ path, riddles }) =>
        [
          `${path} has ${riddles.length} riddles (limit ${allowed[path] ?? 0})`,
          ...riddles.map(say),
        ].join('\n'),
      ),
    ...Object.entries(allowed)
      .filter(([path, most]) => (counts.get(path) ?? 0) < most)
      .map(
        ([path, most]) =>
          `${path} has ${counts.get(path) ?? 0} riddles and its limit is still ${most}: run node tools/words/check-words.mjs --write`,
      ),
  ]
}

/** The limits after a file with fewer riddles; a limit is never raised, and no file is added. */
export function lowered(found, allowed) {
  const counts = new Map(found.map(({ path, riddles }) => [path, riddles.length]))
  return Object.fromEntries(
    Object.entries(allowed)
      .map(([path, most]) => [path, Math.min(most, counts.get(path) ?? 0)])
      .filter(([, most]) => most > 0),
  )
}

if (process.argv[1]?.endsWith('check-words.mjs')) {
  const found = readFound()
  let allowed = JSON.parse(readText(list))
  if (process.argv.includes('--write')) {
    allowed = lowered(found, allowed)
    writeFileSync(join(root, list), `${JSON.stringify(allowed, null, 2)}\n`)
  }
  const problems = judge(found, allowed)
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
