import { problemsIn, type Call } from '@titian/contract'
import { currentLanguage } from '../locale/current-language.ts'
import { renamedFields, type FieldNames } from './place-fields.ts'

interface Checked<Values> {
  /** Returns the input of the call; without it the values have the field names of the call. */
  inputOf?: (values: Values) => unknown
  /** The form's names for fields of the call. A refusal of the call uses the same names. */
  places?: FieldNames<Values> | undefined
}

/**
 * Returns a `problemsOf` for a form: the errors that the contract finds, with the same texts at the
 * same fields as a refusal of the call. Errors without a field in the form are left to the server.
 */
export function byContract<Values extends object>(
  schema: Call['input'],
  { inputOf = (values) => values, places = {} }: Checked<Values> = {},
) {
  return (values: Values): Record<string, string> =>
    renamedFields(problemsIn(schema, inputOf(values), currentLanguage()), values, places)
}
