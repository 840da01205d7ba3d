import { problemsIn, type Call } from '@titian/contract'
import { currentLanguage } from '../locale/current-language.ts'
import { renamedFields, type FieldNames } from './place-fields.ts'

interface Checked<Values> {
  /** What the call would be sent; without it the values stand under the names of the call. */
  inputOf?: (values: Values) => unknown
  /** Fields of the call that the form calls otherwise, as for refusals. */
  places?: FieldNames<Values> | undefined
}

/**
 * What the contract finds wrong with a form, for its `problemsOf`: the same texts at the same fields as the refusal
 * of the call. What is wrong with no field of the form is left to the server.
 */
export function byContract<Values extends object>(
  schema: Call['input'],
  { inputOf = (values) => values, places = {} }: Checked<Values> = {},
) {
  return (values: Values): Record<string, string> =>
    renamedFields(problemsIn(schema, inputOf(values), currentLanguage()), values, places)
}
