import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { callKey, serverNow, useExplain, useFormErrors, type ServerRefusal } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstWrong } from './focus-first-wrong.ts'
import type { Problems } from './form-problems.ts'

interface WholeFormOptions<Stored extends { version: number }, Values> {
  stored: Stored
  valuesOf: (stored: Stored) => Values
  problemsOf: (values: Values) => Problems
  /** Asks the server for its present copy. */
  read: () => Promise<Stored>
}

/** What the student site shows of its school; the console draws from it too. */
const shown = [schools.schoolInitial, schools.schoolBaseInfo, schools.navigationBar].map(callKey)

/**
 * A form that is saved whole, with the version that it was read with. Whoever saved in between is shown
 * beside what is written here, and nothing goes over before somebody has chosen.
 */
export function useWholeForm<
  Stored extends { version: number },
  Values extends Record<string, unknown>,
>({ stored, valuesOf, problemsOf, read }: WholeFormOptions<Stored, Values>) {
  const { t } = useTranslation('schools')
  const client = useQueryClient()
  const explain = useExplain()
  const form = useForm<Values>({ initialValues: valuesOf(stored) })
  const place = useFormErrors(form)
  const version = useRef(stored.version)
  const sent = useRef(form.values)
  const [baseline, setBaseline] = useState(form.values)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const [wrongTries, setWrongTries] = useState(0)

  // A row that was closed opens for its error first; its field exists only after that.
  useEffect(() => {
    if (wrongTries > 0) focusFirstWrong(Object.keys(form.errors))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per try, not whenever an error goes away
  }, [wrongTries])

  const submit = (send: (values: Values, version: number) => void) => {
    const values = form.getValues()
    const problems = Object.entries(problemsOf(values))
    form.setErrors(
      Object.fromEntries(
        problems.map(([path, { kind, ...more }]) => [path, t(`problem.${kind}`, more)]),
      ),
    )
    if (problems.length > 0) return setWrongTries((count) => count + 1)
    sent.current = values
    send(values, version.current)
  }
  const onDone = (saved: { version: number }) => {
    version.current = saved.version
    setBaseline(sent.current)
    setSavedAt(serverNow())
    toast.success(t('site:toast.saved'))
    for (const queryKey of shown) void client.invalidateQueries({ queryKey })
  }
  const onRefusal = (refusal: ServerRefusal) => {
    if (refusal.reason === 'changedMeanwhile') {
      read().then(setTheirs, (error: unknown) => toast.failure(explain(error)))
      return true
    }
    const placed = place(refusal)
    if (placed) setWrongTries((count) => count + 1)
    return placed
  }
  /** Answers whether what is written here may now be saved over the other copy. */
  const resolve = (mine: boolean) => {
    if (!theirs) return
    version.current = theirs.version
    setBaseline(valuesOf(theirs))
    if (!mine) fill(valuesOf(theirs))
    setTheirs(null)
  }
  const fill = (values: Values) => {
    form.setValues(values)
    form.clearErrors()
    setBaseline(values)
  }
  const dirty = JSON.stringify(form.values) !== JSON.stringify(baseline)
  return {
    form,
    dirty,
    savedAt,
    theirs,
    submit,
    resolve,
    handlers: { onDone, onRefusal },
    discard: () => fill(baseline),
  }
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['getInputProps']>
/** What a field needs of its form: value, change, error and its path. */
export type FieldOf = (path: string) => FieldProps
