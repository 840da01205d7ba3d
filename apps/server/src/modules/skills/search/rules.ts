import { evidenceLevels } from '@titian/contract'
import { type Able, skillTerm } from '../../employment/index.ts'
import type { Seeker } from '../match/rules.ts'
import type { SkillBook } from '../../resume/index.ts'

/** JOB-113: the inputs of `meets` for a database search. */
export function ableOf({ evidence, degree, months }: Seeker, { namesOf }: SkillBook): Able {
  const skills = Array.from(evidence).flatMap(([code, shown]) => {
    const level = Math.max(0, ...shown.map(({ kind }) => evidenceLevels[kind]))
    return namesOf(code).map((name) => ({ term: skillTerm(name), level }))
  })
  return { skills, degree, years: months === null ? null : Math.floor(months / 12) }
}
