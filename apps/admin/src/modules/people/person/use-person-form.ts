import { people, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { ask, callKey, useForm, type Places, type Problems } from '@titian/site'

/** What an act upon a person puts out of date. */
const outdated = [people.getPerson, people.listPeople, people.listAuditLog].map(callKey)

interface PersonFormOptions<C extends AnyCall, Values> {
  initialValues: Values
  problemsOf: (values: Values) => Problems<Values>
  inputOf: (values: Values) => InputOf<C>
  places?: Places<Values>
  refresh?: typeof outdated
  onDone: (data: DataOf<C>) => unknown
}

/** The short form of one act upon a person, empty again once it is done. */
export function usePersonForm<C extends AnyCall, Values extends Record<string, unknown>>(
  call: C,
  { inputOf, refresh = outdated, onDone, ...options }: PersonFormOptions<C, Values>,
) {
  const { form, submit, busy, failure } = useForm({
    ...options,
    refresh,
    send: (values) => ask(call, inputOf(values)),
    onDone: (data) => {
      form.reset()
      return onDone(data)
    },
  })
  return { form, submit, busy, failure }
}
