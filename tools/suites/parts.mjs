// `npm test -- --part 1/3`: divides a run over several machines. Every test file of every step is
// in exactly one part, and the parts take about equally long.
import { nounOfTest } from './budget.mjs'

/** The fault tests run on two databases at the same time, so each of the two steps counts half. */
const runsBeside = /^faults/
/** The assumed seconds of each file, if its step has no budget. */
const guess = 2

/**
 * The seconds of each file. A long file has a budget of its own; other files share the seconds of
 * their module.
 */
function secondsOf({ name, files }, budget) {
  const { seconds = files.length * guess, nouns = {}, long = {} } = budget[name] ?? {}
  const others = files.filter((file) => long[file] === undefined)
  const counts = new Map()
  for (const noun of others.map(nounOfTest)) counts.set(noun, (counts.get(noun) ?? 0) + 1)
  const longOf = (noun) =>
    Object.entries(long).reduce(
      (sum, [file, taken]) => sum + (nounOfTest(file) === noun ? taken : 0),
      0,
    )
  const shareOf = (noun) => Math.max(0.1, ((nouns[noun] ?? 0) - longOf(noun)) / counts.get(noun))
  const own = files.map((file) => [file, long[file] ?? shareOf(nounOfTest(file))])
  // The seconds of the whole step are divided in proportion to the seconds of its files. They
  // differ from the sum, because tests run two at a time, and a step needs time beside its tests.
  const sum = Object.values(nouns).reduce((total, taken) => total + taken, 0)
  const scale = (sum > 0 ? seconds / sum : guess) * (runsBeside.test(name) ? 0.5 : 1)
  return own.map(([file, taken]) => ({ name, file, seconds: taken * scale }))
}

/**
 * The parts of a run: the keys of the files in each part, and the seconds that it is expected to
 * take.
 */
export function divideSteps(steps, of, budget) {
  const items = steps.flatMap((step) => secondsOf(step, budget))
  const parts = Array.from({ length: of }, () => ({ keys: new Set(), seconds: 0 }))
  for (const { name, file, seconds } of items.toSorted(
    (one, other) => other.seconds - one.seconds,
  )) {
    const part = parts.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    part.keys.add(`${name} ${file}`)
    part.seconds += seconds
  }
  return parts
}

/** True if a file of a step belongs to a part. */
export const isIn =
  ({ keys }) =>
  (file, { name }) =>
    keys.has(`${name} ${file}`)
