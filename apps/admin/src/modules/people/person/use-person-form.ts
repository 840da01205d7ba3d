import { people, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { ask, byContract, callKey, useForm, type FieldNames, type Problems } from '@titian/site'

/** What an act upon a person puts out of date. */
export const outdated = [people.getPerson, people.listPeople, people.listAuditLog].map(callKey)

interface PersonFormOptions<C extends AnyCall, Values> {
  initialValues: Values
  /** What the contract cannot know. */
  problemsOf?: (values: Values) => Problems<Values>
  inputOf: (values: Values) => InputOf<C>
  places?: FieldNames<Values>
  refresh?: typeof outdated
  /** What was entered stays, because not every answer means that it is done. */
  keepsValues?: boolean
  onDone: (data: DataOf<C>) => unknown
}

/** The short form of one act upon a person, empty again once it is done. */
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
