import type { contract, RefusalName } from '@titian/contract'
import type { SchoolScene } from '../scene.ts'

/**
 * The callers of the access suite; a stranger is a student of another school, at that school's
 * address.
 */
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
  /** The callers who get a successful response to the call's sample. */
  may: readonly CallerName[]
  /** The stranger's refusal, when it is not "not found". */
  stranger?: RefusalName
  /**
   * The refusal of other callers who pass the contract's checks, when it is neither "no permission"
   * nor "not found".
   */
  others?: RefusalName
  /** Changed sample fields, when the sample's values are valid for one permitted caller only. */
  with?: (school: SchoolScene) => Record<string, unknown>
  /** The caller for the longest response. */
  asker?: CallerName
  /** True for platform calls that name any school. */
  acrossSchools?: true
  /** CRS-108: returns the names of all schools, and no other data of them. */
  namesSchools?: true
}

/** The permitted callers of each call of the contract; a call without a row does not compile. */
export type Owners = {
  [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: Rule }
}
