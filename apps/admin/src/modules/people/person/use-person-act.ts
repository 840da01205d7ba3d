import type { UseFormReturnType } from '@mantine/form'
import { people, type AnyCall, type DataOf, type InputOf } from '@titian/contract'
import { callKey, useAct, useFormErrors } from '@titian/site'
import { useState } from 'react'
import { useOnce } from '../../../parts/use-once.ts'

/** What an act upon a person puts out of date. */
export const outdated = [people.getPerson, people.listPeople, people.listAuditLog].map(callKey)

interface PersonActOptions<C extends AnyCall, Values> {
  form: UseFormReturnType<Values & Record<string, unknown>>
  names?: Parameters<typeof useFormErrors<Values & Record<string, unknown>>>[1]
  refresh?: typeof outdated
  onDone: (data: DataOf<C>) => unknown
}

/** Sends a short form once; what goes wrong stands beside its field or else above the form. */
export function usePersonAct<C extends AnyCall, Values>(
  call: C,
  { form, names, refresh = outdated, onDone }: PersonActOptions<C, Values>,
) {
  const place = useFormErrors(form, names)
  const [failure, setFailure] = useState<unknown>(null)
  const act = useAct(call, {
    refresh,
    onDone: (data) => {
      form.reset()
      return onDone(data)
    },
    onRefusal: (refusal) => setFailure(place(refusal) ? null : refusal),
  })
  const once = useOnce(act)
  const send = (input: InputOf<C>) => {
    setFailure(null)
    once(input)
  }
  return { failure, busy: act.isPending, send }
}
