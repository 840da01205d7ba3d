import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { callKey, serverNow, useExplain, useFormErrors, type ServerRefusal } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { mergeUntouched } from './merge-untouched.ts'
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

/** A row that was closed opens for its error first; only then there is a field to go to. */
function useFocusOnWrong(errors: Record<string, unknown>): () => void {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstWrong(Object.keys(errors))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per try, not whenever an error goes away
  }, [tries])
  return () => setTries((count) => count + 1)
}

/** What was saved last, where that is, and what to tell of it. */
function useBaseline<Values extends Record<string, unknown>>(first: Values) {
  const client = useQueryClient()
  const { t } = useTranslation('site')
  const [baseline, setBaseline] = useState(first)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const announce = (values: Values) => {
    setBaseline(values)
    setSavedAt(serverNow())
    toast.success(t('toast.saved'))
    for (const queryKey of shown) void client.invalidateQueries({ queryKey })
  }
  return { baseline, setBaseline, savedAt, announce }
}

/**
 * A form that is saved whole, with the version that it was read with. Whoever saved in between is shown
 * beside what is written here, and nothing goes over before somebody has chosen.
 */
export function useWholeForm<
  Stored extends { version: number },
  Values extends Record<string, unknown>,
>({ stored, valuesOf, problemsOf, read }: WholeFormOptions<Stored, Values>) {
  const { t } = useTranslation('schools')
  const explain = useExplain()
  const form = useForm<Values>({ initialValues: valuesOf(stored) })
  const place = useFormErrors(form)
  const focusWrong = useFocusOnWrong(form.errors)
  const { baseline, setBaseline, savedAt, announce } = useBaseline(form.values)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const version = useRef(stored.version)
  const sent = useRef(form.values)

  const submit = (send: (values: Values, version: number) => void) => {
    const values = form.getValues()
    const problems = Object.entries(problemsOf(values)).map(
      ([path, { kind, ...more }]) => [path, t(`problem.${kind}`, more)] as const,
    )
    form.setErrors(Object.fromEntries(problems))
    if (problems.length > 0) return focusWrong()
    sent.current = values
    send(values, version.current)
  }
  const onDone = (saved: { version: number }) => {
    version.current = saved.version
    announce(sent.current)
  }
  /** What only they changed is taken over; what both may mean waits for a choice. */
  const meet = (newer: Stored) => {
    const other = valuesOf(newer)
    form.setValues(mergeUntouched(form.getValues(), baseline, other))
    version.current = newer.version
    setBaseline(other)
    setTheirs(newer)
  }
  const onRefusal = (refusal: ServerRefusal) => {
    if (refusal.reason === 'changedMeanwhile') {
      read().then(meet, (error: unknown) => toast.failure(explain(error)))
      return true
    }
    const placed = place(refusal)
    if (placed) focusWrong()
    return placed
  }
  const keep = () => setTheirs(null)
  /** Back to what the server has, which after a meeting is the other copy. */
  const discard = () => {
    form.setValues(baseline)
    form.clearErrors()
    setTheirs(null)
  }
  const dirty = JSON.stringify(form.values) !== JSON.stringify(baseline)
  const handlers = { onDone, onRefusal }
  return { form, dirty, savedAt, theirs, submit, keep, discard, handlers }
}

export type FieldProps = ReturnType<ReturnType<typeof useForm>['getInputProps']>
/** What a field needs of its form: value, change, error and its path. */
export type FieldOf = (path: string) => FieldProps
