// `npm run map`: writes the table of docs/decisions/README.md from the decisions. `--check` only
// compares. A decision counts as accepted, unless the line below its title says "replaced by" and
// names another decision.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { fillMarked, markdownTable } from './marked-text.mjs'
import { filesUnder, root } from '../source-files.mjs'
import { finish, keepPage } from './kept-page.mjs'

const folder = 'docs/decisions'
const page = join(root, folder, 'README.md')

/**
 * A decision as `{ file, number, title, status, replaces }`; `status` is undefined when it is
 * accepted.
 */
export function readDecision(file, text) {
  const [title = '', ...rest] = text.split('\n')
  const head = rest.find((line) => line.trim() !== '') ?? ''
  const [, words] = /^# (?:\d{4} )?(.+)$/.exec(title) ?? []
  const [, status] = /\breplaced by (\[[^\]]+\]\([^)]+\)|\d{4})/.exec(head) ?? []
  const replaces = [...head.matchAll(/\breplaces (\d{4})/g)].map(([, other]) => other)
  return { file, number: file.slice(0, 4), title: words, status, replaces }
}

export function problemsOf(decisions) {
  const known = new Map(decisions.map((one) => [one.number, one]))
  return decisions.flatMap(({ file, number, title, status, replaces }) => [
    ...(title ? [] : [`${file} does not begin with a title`]),
    ...(known.get(number)?.file === file ? [] : [`${file}: the number ${number} is taken`]),
    ...(/^\d{4}$/.test(status) && !known.has(status)
      ? [`${file} is replaced by ${status}, which does not exist`]
      : []),
    ...replaces
      .filter((other) => known.get(other)?.status !== number)
      .map((other) => `${file} replaces ${other}, which does not say "replaced by ${number}"`),
  ])
}

export function draw(decisions) {
  const rows = decisions.map(({ file, number, title, status }) => [
    `[${number}](${file})`,
    title,
    status ? `replaced by ${status}` : 'accepted',
  ])
  return markdownTable(['number', 'what it decides', 'status'], rows)
}

if (process.argv[1] === import.meta.filename) {
  const files = filesUnder([folder], (path) => /\/\d{4}-[^/]*\.md$/.test(path))
  const decisions = files.map((path) =>
    readDecision(basename(path), readFileSync(join(root, path), 'utf8')),
  )
  const wanted = fillMarked(readFileSync(page, 'utf8'), 'decisions', draw(decisions))
  finish([...problemsOf(decisions), ...keepPage(page, wanted, { command: 'npm run map' })])
}
