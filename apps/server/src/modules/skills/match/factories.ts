import { type Seeker, skillResults, type Wanted } from './rules.ts'

/** JOB-113 by its words, to compare the filter of the database with: each skill at its level, the degree and the experience, as far as the person says them. */
export function meets(seeker: Seeker, wanted: Wanted): boolean {
  const { degree, months } = seeker
  return (
    skillResults(seeker, wanted).every(({ state }) => state === 'had') &&
    (degree === null || degree >= wanted.degree) &&
    (months === null || months >= wanted.experience * 12)
  )
}
