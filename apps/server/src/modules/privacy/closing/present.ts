import {
  type AccountClosing,
  closingHindrances,
  keptThings,
  keptYears,
  type KeptThing,
} from '@titian/contract'
import type { Hindrance } from '../nouns/queries.ts'

interface Closing {
  open: { requestedAt: Date; endsAt: Date } | undefined
  hindrances: readonly Hindrance[]
  kept: ReadonlyMap<KeptThing, number>
  applications: number
  booksYears: number
}

/** The maximum number of names of one kind that are shown. Further names are only counted. */
const mostNames = 20

export const hindrancesOf = (found: readonly Hindrance[]): AccountClosing['hindrances'] =>
  closingHindrances.flatMap((kind) => {
    const names = found.filter((one) => one.kind === kind).map(({ name }) => name)
    if (names.length === 0) return []
    const shown = names.filter((name) => name !== '').slice(0, mostNames)
    return [{ kind, count: names.length, names: shown }]
  })

export const accountClosing = ({
  open,
  hindrances,
  kept,
  applications,
  booksYears,
}: Closing): AccountClosing => ({
  state: open ? 'closing' : 'open',
  requestedAt: open?.requestedAt.toISOString() ?? null,
  endsAt: open?.endsAt.toISOString() ?? null,
  hindrances: hindrancesOf(hindrances),
  kept: keptThings.map((thing) => ({
    thing,
    count: kept.get(thing) ?? 0,
    years: thing === 'orders' ? booksYears : keptYears[thing],
  })),
  applications,
})
