/**
 * What can be wrong with a question. The codes stand in the place of zod's messages, so that a form,
 * an import preview and an API answer can each put them into the words of their language.
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

/** Keeps the words at the place of use in step with the list above. */
export const problem = (error: ProblemCode) => ({ error })
