// Documents with generated parts between `<!-- name: … -->` and `<!-- /name -->`.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

import { root } from '../source-files.mjs'

/** The position of the part with this name. Throws if its marks are missing. */
function placeOf(text, name) {
  const opening = text.indexOf(`<!-- ${name}: `)
  const begin = opening < 0 ? -1 : text.indexOf('-->', opening) + 3
  const end = text.indexOf(`<!-- /${name} -->`)
  if (opening < 0 || end < begin) throw new Error(`The markers of "${name}" are lost.`)
  return { begin, end }
}

/** The part with this name, without surrounding line breaks. */
export function readMarked(text, name) {
  const { begin, end } = placeOf(text, name)
  return text.slice(begin, end).trim()
}

/** The text with new content in this part. */
export function fillMarked(text, name, content) {
  const { begin, end } = placeOf(text, name)
  return `${text.slice(0, begin)}\n${content}\n${text.slice(end)}`
}

const cell = (value) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')

export function markdownTable(heads, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n')
}

const rowsOf = (table) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
    .map((cells) => cells.map((text) => text.replaceAll('\\|', '|')))

/**
 * The table with new rows, which replace the rows with the same first cell. All other rows stay.
 */
export function joinRows(heads, before, fresh) {
  const names = fresh.map(([name]) => name)
  const remaining = rowsOf(before).filter(([name]) => !names.includes(name))
  const rows = [...remaining, ...fresh].toSorted(([one], [other]) => one.localeCompare(other))
  return markdownTable(heads, rows)
}

/** The proof page of one module. */
const proofOf = (noun) => join(root, `docs/proof/${noun}.md`)

export const readProof = (name, noun = 'exams') =>
  readMarked(readFileSync(proofOf(noun), 'utf8'), name)

export function writeProof(name, content, noun = 'exams') {
  writeFileSync(proofOf(noun), fillMarked(readFileSync(proofOf(noun), 'utf8'), name, content))
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit that was measured; "unknown" if the folder is no clone. */
export function describeVersion() {
  try {
    const hasChanges = git('status', '--porcelain', '--', 'apps', 'packages', 'tests').trim() !== ''
    return `${git('rev-parse', '--short', 'HEAD').trim()}${hasChanges ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

export function describeMachine() {
  const [{ model } = { model: 'unknown' }] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${model.trim()}), ${gigabytes} GB, Node ${process.versions.node}`
}
