import type { contract, RefusalName } from '@titian/contract'
import type { SchoolScene } from '../scene.ts'

/** The callers of the access suite; a stranger is a student of another school, at that school's address. */
export const callers = [
  'visitor',
  'student',
  'otherStudent',
  'stranger',
  'teacher',
  'coTeacher',
  'otherTeacher',
  'schoolAdmin',
  'platformAdmin',
] as const
export type CallerName = (typeof callers)[number]

export interface Rule {
  /** Who gets an answer to the call's sample. */
  may: readonly CallerName[]
  /** How the stranger is refused where it is not "not found". */
  stranger?: RefusalName
  /** How everybody else is refused who passes the contract's own checks, where it is neither "no permission" nor "not found". */
  others?: RefusalName
  /** Fields of the sample that would stand in the way of others who may. */
  with?: (school: SchoolScene) => Record<string, unknown>
  /** Who asks where the answer is to be as long as it can be. */
  asker?: CallerName
  /** Done by who runs the platform, to whatever school the call names. */
  acrossSchools?: true
  /** CRS-108: tells the names of all schools, and nothing else of them. */
  namesSchools?: true
}

/** Who may make each call of the contract; a call without a row does not compile. */
export type Owners = {
  [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: Rule }
}
