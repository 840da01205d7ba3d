/**
 * The possible errors of a question. The codes replace zod's messages, so that forms, import
 * previews and API responses translate them themselves.
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
