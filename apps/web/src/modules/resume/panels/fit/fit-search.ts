import type { PrintedResume, ResumeLook, ShownLines } from '@titian/contract'

/** The settings of the look that a fit may change. */
export type FitLook = Pick<ResumeLook, 'spacing' | 'fontSize'>

export interface FitStep {
  look: FitLook
  /** The number of printed lines of shortened entries. */
  shownLines: ShownLines
}

/** Returns the number of pages that the resume has after a step of the fit. */
export type Measure = (step: FitStep) => number

export interface FitResult extends FitStep {
  pages: number
}

// Settings from wide to narrow. A fit only makes the resume narrower, so it moves to the right in
// these lists.
const spacings = ['wide', 'normal', 'compact'] as const
const sizes = ['large', 'normal', 'small'] as const

function* narrowerLooks({ spacing, fontSize }: FitLook): Generator<FitLook> {
  for (const next of spacings.slice(spacings.indexOf(spacing))) yield { spacing: next, fontSize }
  for (const next of sizes.slice(sizes.indexOf(fontSize) + 1))
    yield { spacing: 'compact', fontSize: next }
}

interface LongEntry {
  id: string
  lines: number
}

/**
 * Returns which entry loses its last line in each step: always the longest. Of equally long
 * entries, the one that is printed last is chosen.
 */
export function orderOfRemovals({ sections }: Pick<PrintedResume, 'sections'>): string[] {
  const entries: LongEntry[] = sections
    .filter(({ name }) => name !== 'advantage')
    .flatMap((section) => section.entries.map(({ id, lines }) => ({ id, lines: lines.length })))
  const longest = Math.max(1, ...entries.map(({ lines }) => lines))
  const order: string[] = []
  for (let most = longest; most > 1; most -= 1)
    order.push(
      ...entries
        .filter(({ lines }) => lines >= most)
        .map(({ id }) => id)
        .toReversed(),
    )
  return order
}

function shownWithout(
  { sections }: Pick<PrintedResume, 'sections'>,
  removals: readonly string[],
): ShownLines {
  const lines = new Map(
    sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry.lines.length])),
  )
  const shown: ShownLines = {}
  for (const id of removals) shown[id] = (shown[id] ?? lines.get(id) ?? 1) - 1
  return shown
}

/**
 * Returns the smallest number of removals with which the page fits. The range is halved in each
 * step, because another removal never makes the page longer.
 */
function leastOf(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Restores removed lines for which there is space, for example in a column that is not full. The
 * line that was removed last comes first.
 */
function giveBack(removals: readonly string[], fits: (rest: readonly string[]) => boolean) {
  let rest = [...removals]
  const full = new Set<string>()
  for (const id of removals.toReversed()) {
    if (full.has(id)) continue
    const shorter = rest.toSpliced(rest.lastIndexOf(id), 1)
    if (fits(shorter)) rest = shorter
    else full.add(id)
  }
  return rest
}

/**
 * RES-140: returns the fewest steps after which the resume has one page. `whole` is the resume with
 * all lines. If no number of steps is enough, returns all steps.
 */
export function searchFit(
  whole: Pick<PrintedResume, 'sections'>,
  start: FitLook,
  measure: Measure,
): FitResult {
  let look = start
  for (look of narrowerLooks(start)) {
    const pages = measure({ look, shownLines: {} })
    if (pages <= 1) return { look, shownLines: {}, pages }
  }
  const step = (removals: readonly string[]): FitStep => ({
    look,
    shownLines: shownWithout(whole, removals),
  })
  const fits = (removals: readonly string[]) => measure(step(removals)) <= 1
  const order = orderOfRemovals(whole)
  const all = step(order)
  const pages = measure(all)
  if (pages > 1) return { ...all, pages }
  const count = leastOf(order.length, (most) => fits(order.slice(0, most)))
  return { ...step(giveBack(order.slice(0, count), fits)), pages: 1 }
}
