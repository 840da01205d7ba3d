import type { GivenRating, RubricCriterion } from '@titian/contract'
import type { Whole } from '../queries.ts'
import { medianOf } from '../rules.ts'

/**
 * The least number of results for a median. With fewer results, a student could compute the result
 * of another student.
 */
const medianLeast = 3

/** PRC-071: returns the median in percent, rounded half up; null for fewer than three results. */
export function classMedian(percents: readonly number[]): number | null {
  return percents.length < medianLeast ? null : medianOf(percents)
}

export interface SentRating extends GivenRating {
  key: string
}

type Sourced = Pick<RubricCriterion, 'key' | 'source' | 'levels'>

export const ofSource = <Criterion extends Sourced>(
  criteria: readonly Criterion[],
  source: 'self' | 'peer',
): Criterion[] => criteria.filter((criterion) => criterion.source === source)

/**
 * Returns the path of the first invalid rating: its criterion is unknown, rated twice or missing,
 * or its level does not exist.
 */
export function ratingFault(
  criteria: readonly Sourced[],
  sent: readonly SentRating[],
): 'missing' | { field: string } | undefined {
  for (const [at, { key, level }] of sent.entries()) {
    const criterion = criteria.find((one) => one.key === key)
    const isFirst = sent.findIndex((one) => one.key === key) === at
    if (!criterion || !isFirst) return { field: `ratings.${at}.key` }
    if (level >= criterion.levels.length) return { field: `ratings.${at}.level` }
  }
  return sent.length < criteria.length ? 'missing' : undefined
}

/**
 * PRC-064: whether the self-assessment is missing, the only fact that the student sees before the
 * release.
 */
export function waitsForSelf(
  criteria: readonly Sourced[],
  { rated, isReleased }: { rated: readonly string[]; isReleased: boolean },
): boolean {
  return !isReleased && ofSource(criteria, 'self').some(({ key }) => !rated.includes(key))
}

/**
 * PRC-071: returns the comments of the raters whose rating of the criterion counts, without names.
 */
export function countingComments(ratings: Whole['ratings'], key: string): string[] {
  const by = (...roles: string[]) =>
    ratings.filter(({ criterion, role }) => criterion === key && roles.includes(role))
  const [moderator, teachers] = [by('moderator'), by('first', 'second')]
  const most = teachers.length > 0 ? teachers : by('peer')
  const counting = moderator.length > 0 ? moderator : most
  return counting.map(({ comment }) => comment).filter((comment) => comment !== '')
}

/**
 * PRC-132: returns the title of the task with the extension of the file, because a file name may
 * identify the student.
 */
export function neutralName(title: string, fileName: string): string {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0] ?? ''
  return `${title}${ending}`
}

/**
 * PRC-187: until the deadline of the task, students can replace their hand-ins, so peers see the
 * hand-ins only after the deadline. A work that a peer has already rated stays visible when the
 * deadline is moved.
 */
export const isOpenToPeers = (
  { itemId, dueAt }: Pick<Whole['rated'], 'itemId' | 'dueAt'>,
  doneAt: Date | null,
  now: Date,
): boolean => itemId === null || dueAt === null || doneAt !== null || now > dueAt
