import { people, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { ask, byContract, callKey, useForm, type FieldNames, type Problems } from '@titian/site'

/** The queries that an action on a person makes outdated. */
export const outdated = [people.getPerson, people.listPeople, people.listAuditLog].map(callKey)

interface PersonFormOptions<C extends AnyCall, Values> {
  initialValues: Values
  /** Checks that the contract cannot express. */
  problemsOf?: (values: Values) => Problems<Values>
  inputOf: (values: Values) => InputOf<C>
  places?: FieldNames<Values>
  refresh?: typeof outdated
  /** Whether the values stay after a success, because some responses ask for a further step. */
  keepsValues?: boolean
  onDone: (data: DataOf<C>) => unknown
}

/** The form of one action on a person. It is emptied after a success. */
export function usePersonForm<C extends AnyCall, Values extends Record<string, unknown>>(
  call: C,
  {
    inputOf,
    problemsOf,
    refresh = outdated,
    keepsValues = false,
    onDone,
    ...options
  }: PersonFormOptions<C, Values>,
) {
  const check = byContract(call.input, { inputOf, places: options.places })
  const { form, submit, busy, failure } = useForm({
    ...options,
    problemsOf: (values) => ({ ...check(values), ...problemsOf?.(values) }) as Problems<Values>,
    refresh,
    send: (values) => ask(call, inputOf(values)),
    onDone: (data) => {
      if (!keepsValues) form.reset()
      return onDone(data)
    },
  })
  return { form, submit, busy, failure }
}
