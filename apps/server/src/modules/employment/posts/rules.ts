import {
  monthlyOf,
  postDays,
  postDaysMost,
  type PostFields,
  type ReasonName,
} from '@titian/contract'
import type { JobPostRow } from '../tables.ts'

const day = 86_400_000
const cents = (units: number | null) => (units === null ? null : Math.round(units * 100))

/** JOB-052: returns the columns for the salary of a form. */
export function salaryOf({ salaryLeast, salaryMost, salaryPer }: PostFields) {
  const [least, most] = [cents(salaryLeast), cents(salaryMost)]
  const monthly = monthlyOf({ least, most, per: salaryPer })
  return {
    salaryLeast: least,
    salaryMost: most,
    monthlyLeast: monthly.least,
    monthlyMost: monthly.most,
  }
}

/** JOB-049: returns the end of a post whose form names no end. */
export const usualEndFrom = (from: Date) => new Date(from.getTime() + postDays * day)

export const isFutureEnd = (end: Date, now: Date): boolean =>
  end > now && end.getTime() <= now.getTime() + postDaysMost * day

type Publishable = Pick<JobPostRow, 'description' | 'city' | 'remote'>
interface Missing {
  field: 'description' | 'city'
  reason: ReasonName
}

/** Lists everything that a post needs before its publication, by the field of its form. */
export function allMissingIn({ description, city, remote }: Publishable): Missing[] {
  const missing: Missing[] = []
  if (description === '') missing.push({ field: 'description', reason: 'postTextMissing' })
  if (city === '' && !remote) missing.push({ field: 'city', reason: 'postCityMissing' })
  return missing
}

export const missingIn = (post: Publishable): Missing | undefined => allMissingIn(post)[0]
