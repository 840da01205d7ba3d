import type { DataStatistics, ScoreBuckets, ScorePie } from '@titian/contract'

type Named = DataStatistics['chartVoMap']['progressBands'][number]

/** The key of a text that says what a plot shows, with the numbers in this text. */
export interface Finding {
  key: string
  values?: Record<string, string | number>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const bucketNames = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

export const bucketsOf = (buckets: ScoreBuckets): number[] =>
  bucketNames.map((name) => buckets[name])

/** Names the range with most students, and the number of students below the pass mark. */
export function scoreFinding(buckets: ScoreBuckets): Finding {
  const counts = bucketsOf(buckets)
  const total = sum(counts)
  if (total === 0) return { key: 'scores.none' }
  const fullest = counts.indexOf(Math.max(...counts))
  const under = sum(counts.slice(0, 6))
  const values = { from: fullest * 10, to: fullest * 10 + 10, count: under, total }
  return { key: under === 0 ? 'scores.allPassed' : 'scores.finding', values }
}

export function pieFinding(pie: ScorePie): Finding {
  const total = sum(pie.map(({ value }) => value))
  if (total === 0) return { key: 'pie.none' }
  const passed = total - (pie.find(({ name }) => name === 'under60')?.value ?? 0)
  return { key: 'pie.finding', values: { percent: Math.round((passed / total) * 100) } }
}

/** Counts the students who have watched fewer than half of the videos. */
export function bandFinding(bands: readonly Named[]): Finding {
  const counts = bands.map(({ value }) => value)
  const total = sum(counts)
  if (total === 0) return { key: 'bands.none' }
  const behind = sum(counts.slice(0, 3))
  return { key: 'bands.finding', values: { count: behind, total } }
}

export function stopFinding(stops: readonly Named[]): Finding {
  const most = Math.max(0, ...stops.map(({ value }) => value))
  if (most === 0) return { key: 'stops.none' }
  const at = stops.findIndex(({ value }) => value === most)
  return {
    key: 'stops.finding',
    values: { number: at + 1, name: stops[at]?.name ?? '', count: most },
  }
}

/** Compares the last seven days with the seven days before. */
export function dayFinding(days: readonly Named[]): Finding {
  const minutes = days.map(({ value }) => value)
  const [now, before] = [sum(minutes.slice(-7)), sum(minutes.slice(-14, -7))]
  if (sum(minutes) === 0) return { key: 'days.none' }
  const hours = (all: number) => Math.round(all / 6) / 10
  const values = { now: hours(now), before: hours(before) }
  return { key: now >= before ? 'days.more' : 'days.less', values }
}
