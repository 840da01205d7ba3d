import { problemsIn, type Call } from '@titian/contract'
import { currentLanguage } from '../locale/current-language.ts'
import { renamedFields, type FieldNames } from './place-fields.ts'

interface Checked<Values> {
  /**
   * Converts the values to the input of the call. Without this function, the values have the field
   * names of the call.
   */
  inputOf?: (values: Values) => unknown
  /** How the form names the fields of the call. A refusal of the call uses the same names. */
  places?: FieldNames<Values> | undefined
}

/**
 * Returns a `problemsOf` function for a form: it returns the errors that the contract finds, with
 * the same texts and fields as a refusal of the call. Errors for which the form has no field are
 * left to the server.
 */
export function byContract<Values extends object>(
  schema: Call['input'],
  { inputOf = (values) => values, places = {} }: Checked<Values> = {},
) {
  return (values: Values): Record<string, string> =>
    renamedFields(problemsIn(schema, inputOf(values), currentLanguage()), values, places)
}
