import type { GivenRating, RubricCriterion } from '@titian/contract'
import type { Whole } from '../queries.ts'
import { medianOf } from '../rules.ts'

/** With fewer, a student could work out what another one has. */
const medianLeast = 3

/** PRC-071: the middle one in percent, half up between two; null with fewer than three. */
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

/** Why ratings are not taken: one of another criterion, one given twice, a level that there is not, or one that is missing. */
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

/** PRC-064: what the student sees of an assessment before the release says only whether the own rating is missing. */
export function waitsForSelf(
  criteria: readonly Sourced[],
  { rated, isReleased }: { rated: readonly string[]; isReleased: boolean },
): boolean {
  return !isReleased && ofSource(criteria, 'self').some(({ key }) => !rated.includes(key))
}

/** PRC-071: the comments of the raters whose rating of the criterion counts, without names. */
export function countingComments(ratings: Whole['ratings'], key: string): string[] {
  const by = (...roles: string[]) =>
    ratings.filter(({ criterion, role }) => criterion === key && roles.includes(role))
  const [moderator, teachers] = [by('moderator'), by('first', 'second')]
  const most = teachers.length > 0 ? teachers : by('peer')
  const counting = moderator.length > 0 ? moderator : most
  return counting.map(({ comment }) => comment).filter((comment) => comment !== '')
}

/** PRC-132: the title of the task with the ending of the file, so that the name of a file names no student. */
export function neutralName(title: string, fileName: string): string {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0] ?? ''
  return `${title}${ending}`
}

/**
 * PRC-187: until the end of the task its students can replace what they handed in, so that others read it afterwards. A
 * work that was rated already stays to be read, also when the end is moved.
 */
export const isOpenToPeers = (
  { itemId, dueAt }: Pick<Whole['rated'], 'itemId' | 'dueAt'>,
  doneAt: Date | null,
  now: Date,
): boolean => itemId === null || dueAt === null || doneAt !== null || now > dueAt
