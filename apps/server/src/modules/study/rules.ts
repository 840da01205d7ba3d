import { studyRules } from '@titian/contract'

/**
 * The beginning and the end in milliseconds. Both are integers, so that adjacent intervals merge.
 */
export type Interval = [from: number, to: number]

/** CRS-112: the fastest speed of the player; a report is credited at most at this speed. */
const fastestRate = 2
/** Maximum number of intervals; no real viewing produces more, and each enlarges the row. */
const mostIntervals = 400
/** CRS-114: seconds past the furthest watched position that still count as continuous playing. */
const forwardSlack = 3

export interface PlayState {
  openedAt: Date
  /** The time up to which the session's real time has been credited. */
  earnedUntil: Date | null
  lastSeq: number
  superseded: boolean
  /**
   * The time at which the next session replaced this one; null while this session plays, or when it
   * can earn no more credit.
   */
  endedAt: Date | null
  /** Seconds; null when the server could not measure the video. */
  duration: number | null
  intervals: Interval[]
  position: number
  furthest: number
  done: boolean
  forwardLimited: boolean
}

export interface Report {
  studyTime: number
  from?: number
  to?: number
  rate: number
  seq?: number
  /**
   * True for a report that was stored on the device: after the end of its session it earns only the
   * remaining time.
   */
  late?: boolean
}

export interface Judged {
  kind: 'credited'
  /** Seconds of the video that had not been watched before. */
  credited: number
  intervals: Interval[]
  watchedSeconds: number
  position: number
  furthest: number
  done: boolean
  newlyDone: boolean
  seq: number
  earnedUntil: Date
}

export type Judgement = Judged | { kind: 'superseded' } | { kind: 'repeated' }

/** Returns the union of intervals, sorted and not touching. */
export function union(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const [from, to] of intervals.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

export function measure(intervals: Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0)
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000)

const speedOf = ({ rate }: Report) => Math.min(rate, fastestRate) * studyRules.reportSlack

/**
 * Returns the milliseconds of real time that are not credited yet: until now, or until the session
 * ended.
 */
function timeLeft({ superseded, endedAt, earnedUntil, openedAt }: PlayState, now: Date): number {
  const until = superseded ? (endedAt ?? openedAt) : now
  return Math.max(0, until.getTime() - (earnedUntil ?? openedAt).getTime())
}

/** Returns the end of playing from `from` at which the newly watched part reaches `most`. */
export function furthestFor(intervals: Interval[], [from, to]: Interval, most: number): number {
  let at = from
  let left = most
  for (const [begin, end] of intervals) {
    if (end <= at) continue
    if (begin >= to) break
    const fresh = Math.max(0, begin - at)
    if (fresh > left) return at + left
    left -= fresh
    at = end
  }
  return Math.max(from, Math.min(to, at >= to ? to : at + left))
}

/**
 * Returns the interval of a report, limited to the video and to the remaining real time (CRS-050).
 */
function watchedInterval(state: PlayState, report: Report, now: Date): Interval {
  const end = milliseconds(state.duration ?? 0)
  const rate = Math.min(report.rate, fastestRate)
  const passed = timeLeft(state, now)
  const most = Math.floor(Math.min(passed, milliseconds(report.studyTime)) * speedOf(report))
  const from = Math.min(milliseconds(report.from ?? state.position), end)
  const to = Math.min(
    report.to === undefined
      ? from + Math.floor(milliseconds(report.studyTime) * rate)
      : milliseconds(report.to),
    end,
  )
  const isJump =
    state.forwardLimited && !state.done && from > milliseconds(state.furthest + forwardSlack)
  return isJump || to <= from
    ? [from, from]
    : [from, furthestFor(state.intervals, [from, to], most)]
}

/**
 * Returns the position for resuming: the position of the report, limited to the video and, where
 * jumps are limited, to the watched part.
 */
function positionAfter(
  state: PlayState,
  report: Report,
  [, watchedTo]: Interval,
  furthest: number,
): number {
  // The session that replaced this one has the newer position.
  if (state.superseded) return state.position
  const said =
    report.to === undefined ? watchedTo / 1000 : Math.min(report.to, state.duration ?? report.to)
  return state.forwardLimited && !state.done ? Math.min(said, furthest) : said
}

/**
 * CRS-050, CRS-115: returns the credit of a report. Only newly watched intervals count, at most the
 * session's uncredited real time, and a repeated or older report changes nothing. Reports that were
 * stored on the device are therefore credited in full, whatever their delay.
 */
export function judgeReport(state: PlayState, report: Report, now: Date): Judgement {
  if (state.superseded && !report.late) return { kind: 'superseded' }
  const seq = report.seq ?? state.lastSeq + 1
  if (seq <= state.lastSeq) return { kind: 'repeated' }
  const interval = watchedInterval(state, report, now)
  const joined = interval[1] > interval[0] ? union([...state.intervals, interval]) : state.intervals
  const intervals = joined.length > mostIntervals ? state.intervals : joined
  const watched = measure(intervals)
  const gained = watched - measure(state.intervals)
  const furthest = gained > 0 ? Math.max(state.furthest, interval[1] / 1000) : state.furthest
  const done = state.done || isLessonDone(watched / 1000, state.duration)
  return {
    kind: 'credited',
    credited: gained / 1000,
    intervals,
    watchedSeconds: watched / 1000,
    position: positionAfter(state, report, interval, furthest),
    furthest,
    done,
    newlyDone: done && !state.done,
    seq,
    earnedUntil: new Date(
      (state.earnedUntil ?? state.openedAt).getTime() + Math.ceil(gained / speedOf(report)),
    ),
  }
}

/** CRS-054: true when 90 % of a video of known length has been watched. */
export function isLessonDone(watchedSeconds: number, duration: number | null): boolean {
  return (
    duration !== null && duration > 0 && watchedSeconds >= duration * studyRules.lessonDoneShare
  )
}

export function shareOf(watchedSeconds: number, duration: number | null): number {
  return duration === null || duration <= 0 ? 0 : Math.min(1, watchedSeconds / duration)
}

export interface CourseDone {
  videos: number
  videosDone: number
  examsTotal: number
  examsSubmitted: number
}

/** Returns the missing parts for completion (CRS-117). */
export function missingFor({ videos, videosDone, examsTotal, examsSubmitted }: CourseDone) {
  return {
    lessons: Math.max(0, videos - videosDone),
    exams: Math.max(0, examsTotal - examsSubmitted),
  }
}

/**
 * Returns the position at which a video starts. A video that was played to its end starts again at
 * the beginning.
 */
export function resumeAt(position: number, duration: number): number {
  return position >= duration - 1 ? 0 : position
}
