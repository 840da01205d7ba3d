// The cost of the suites: the seconds of a run by suite and module, compared with the budget in
// budget.json. The same figures divide a run over several machines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ladder } from '../gates/boundaries.mjs'
import { root } from '../source-files.mjs'

/**
 * A suite exceeds its budget if it takes longer by more than this share, because smaller
 * differences are random.
 */
const tolerance = 0.2
/** Differences of a few seconds are ignored, even if the budget is small. */
const leastExcess = 5
/**
 * Files that take longer than this number of seconds are recorded by name, because other files of
 * their module take much less.
 */
const longFile = 15

const nounFolder = /(?:\/modules|contract\/src|tests\/(?:e2e|faults|contract))\/([^/]+)\//
const workspace = /^(?:apps|packages)\/([^/]+)\//

/** The module to which a test file belongs. If it belongs to none, its workspace, or `shared`. */
export function nounOfTest(file) {
  const [, noun] = nounFolder.exec(file) ?? []
  return ladder.includes(noun) ? noun : (workspace.exec(file)?.[1] ?? 'shared')
}

const round = (seconds) => Math.round(seconds * 10) / 10

function sumBy(tests, keyOf) {
  const sums = {}
  for (const test of tests) sums[keyOf(test)] = (sums[keyOf(test)] ?? 0) + test.seconds
  return Object.fromEntries(
    Object.entries(sums)
      .map(([key, seconds]) => [key, round(seconds)])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

/** Playwright reports paths relative to the folder of the journeys. */
const pathOf = (file) => (/^(?!tests\/).*\.spec\.ts$/.test(file) ? `tests/e2e/${file}` : file)

/** The seconds of the whole step (`seconds`), of each module, and of each long file. */
export function costsOf({ report: { tests }, seconds }) {
  const named = tests
    .filter(({ file }) => file)
    .map(({ file, seconds: taken }) => ({ file: pathOf(file), seconds: taken }))
  const byFile = Object.entries(sumBy(named, ({ file }) => file))
  return {
    seconds: round(seconds),
    nouns: sumBy(named, ({ file }) => nounOfTest(file)),
    long: Object.fromEntries(byFile.filter(([, taken]) => taken > longFile)),
  }
}

export const readBudget = () =>
  JSON.parse(readFileSync(join(root, 'tools/suites/budget.json'), 'utf8'))

/**
 * Each suite and each module of a run, with its seconds and its budget. A new one has no budget.
 */
export function compareCosts(costs, budget) {
  return Object.entries(costs).flatMap(([suite, { seconds, nouns }]) => [
    { suite, noun: 'all', seconds, budget: budget[suite]?.seconds },
    ...Object.entries(nouns).map(([noun, taken]) => ({
      suite,
      noun,
      seconds: taken,
      budget: budget[suite]?.nouns[noun],
    })),
  ])
}

/** The rows that exceed their budget, with the largest excess first. */
export function overBudget(rows) {
  return rows
    .filter(
      ({ seconds, budget }) =>
        budget !== undefined &&
        seconds > budget * (1 + tolerance) &&
        seconds > budget + leastExcess,
    )
    .toSorted((one, other) => other.seconds - other.budget - (one.seconds - one.budget))
}
