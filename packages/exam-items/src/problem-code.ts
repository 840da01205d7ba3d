/**
 * The possible errors of a question. These codes replace the messages of zod. So forms, import
 * previews and responses can translate the errors.
 */
export const problemCodes = [
  'required',
  'tooLong',
  'tooFew',
  'tooMany',
  'repeated',
  'unknownOption',
  'blankCount',
  'notANumber',
  'sameOption',
  'noRightOption',
  'tooManyPictures',
  'tooManyAudios',
  'undescribed',
  'describedAtLength',
  'fileUnknown',
  'invalid',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Makes the type checker compare used codes with the list. */
export const problem = (error: ProblemCode) => ({ error })
