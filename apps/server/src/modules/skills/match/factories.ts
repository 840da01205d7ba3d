import { type Seeker, skillResults, type Wanted } from './rules.ts'

/**
 * A reference implementation of JOB-113 for comparison with the database filter: each skill at its
 * level, the degree and the experience, when known.
 */
export function meets(seeker: Seeker, wanted: Wanted): boolean {
  const { degree, months } = seeker
  return (
    skillResults(seeker, wanted).every(({ state }) => state === 'had') &&
    (degree === null || degree >= wanted.degree) &&
    (months === null || months >= wanted.experience * 12)
  )
}
