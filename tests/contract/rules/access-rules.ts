import type { contract, RefusalName } from '@titian/contract'
import type { SchoolScene } from '../scene.ts'

/**
 * The callers of the access tests. A stranger is a student of another school, at that school's
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
  /** The callers whose request with the call's sample must succeed. */
  may: readonly CallerName[]
  /** The refusal of the stranger, if it is not "not found". */
  stranger?: RefusalName
  /**
   * The refusal of callers who are not permitted but pass the checks of the contract, if it is
   * neither "no permission" nor "not found".
   */
  others?: RefusalName
  /**
   * Changes fields of the sample, if the values of the sample are valid for one permitted caller
   * only.
   */
  with?: (school: SchoolScene) => Record<string, unknown>
  /** The caller who gets the longest response. */
  asker?: CallerName
  /** True for calls of the platform, which may name any school. */
  acrossSchools?: true
  /** CRS-108: returns the names of all schools, and no other data of them. */
  namesSchools?: true
}

/** The permitted callers of each call of the contract; a call without a row does not compile. */
export type Owners = {
  [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: Rule }
}
