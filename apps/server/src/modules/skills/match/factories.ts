import { type Seeker, skillResults, type Wanted } from './rules.ts'

/**
 * Reference implementation of JOB-113, to compare with the filter of the database: true when the
 * student reaches each skill at its level, the degree and the experience, as far as they are known.
 */
export function meets(seeker: Seeker, wanted: Wanted): boolean {
  const { degree, months } = seeker
  return (
    skillResults(seeker, wanted).every(({ state }) => state === 'had') &&
    (degree === null || degree >= wanted.degree) &&
    (months === null || months >= wanted.experience * 12)
  )
}
