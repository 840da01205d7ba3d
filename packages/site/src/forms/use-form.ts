import { useForm as useMantineForm, type UseFormReturnType } from '@mantine/form'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { ServerRefusal } from '../calls/refusal.ts'
import { sendPressed } from '../signed-in/press-again.ts'
import { focusField, showErrors, useFormErrors, type Problems } from './form-errors.ts'
import type { Places } from './place-fields.ts'
import { leftValues, useFormDraft, type FormDraft } from './use-form-draft.ts'
import { useSubmit } from './use-submit.ts'
import { useTakesOver } from './use-takes-over.ts'

/** What a field needs of its form: value, change, error and its path. */
export type FieldProps = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>
export type FieldOf<Field extends string = string> = (field: Field) => FieldProps
export type FormOf<Values extends Record<string, unknown>> = UseFormReturnType<Values>

interface FormOptions<Values extends Record<string, unknown>, Data> {
  /** Their order is the order of the form, in which invalid fields are focused. */
  initialValues: Values
  problemsOf?: (values: Values) => Problems<Values>
  /** Asked once no field is wrong; false holds the form back. */
  maySend?: () => boolean
  send: (values: Values) => Promise<Data>
  /** What the sending made out of date. */
  refresh?: readonly QueryKey[]
  onDone?: (data: Data) => unknown
  places?: Places<Values>
  /** The words of a refusal, where they are not the usual ones. */
  explain?: (error: unknown) => string
  /** Called with every failure before it is shown; returns true when it needs no message. */
  onFailed?: (error: unknown) => Promise<boolean | void> | boolean | void
  draft?: FormDraft<keyof Values & string>
}

/** The values of the fields of a form, the error texts, and the focus of invalid fields. */
function useFields<Values extends Record<string, unknown>>({
  initialValues,
  problemsOf,
  draft,
}: Pick<FormOptions<Values, never>, 'initialValues' | 'problemsOf' | 'draft'>) {
  const [initial] = useState(initialValues)
  // The server knows of no draft; where it has drawn the form, the draft comes right after.
  const [isDrawn] = useState(useTakesOver())
  const [found] = useState(() => (isDrawn ? {} : leftValues(initial, draft)))
  const [isRestored, setRestored] = useState(Object.keys(found).length > 0)
  // The fields of two forms on one page may have the same names.
  const name = useId().replaceAll(/[^a-z\d]/gi, '')
  const form = useMantineForm<Values>({
    name,
    initialValues: { ...initial, ...found },
    validate: (values) => ({ ...problemsOf?.(values) }),
  })
  // Runs before newer input of the user is entered again, so that the draft cannot overwrite it.
  useLayoutEffect(() => {
    const left = isDrawn ? leftValues(initial, draft) : {}
    if (Object.keys(left).length === 0) return
    form.setValues(left)
    setRestored(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, before the first values are kept
  }, [])
  const { forget: forgetDraft } = useFormDraft(initial, form.values, draft)
  const present = useRef(form)
  present.current = form
  // Always the same one, for effects that show a problem.
  const fail = useCallback(
    (problems: Problems<Values>): boolean => showErrors(present.current, problems),
    [],
  )
  /** Takes back what was found from an earlier visit. */
  const discard = () => {
    form.setValues(initial)
    setRestored(false)
  }
  return { form, fail, isRestored, discard, forgetDraft }
}

/**
 * A form that is sent once: checks, one try at a time, what went wrong at its field or else as `failure`, and
 * a draft on the device where one is wanted.
 */
export function useForm<Values extends Record<string, unknown>, Data = unknown>(
  options: FormOptions<Values, Data>,
) {
  const { send, refresh = [], onDone, maySend, places, explain, onFailed } = options
  const { form, fail, forgetDraft, ...draft } = useFields(options)
  const place = useFormErrors(form, places, explain)
  const { attempt, busy, failure } = useSubmit()
  const client = useQueryClient()
  const submit = form.onSubmit(
    (values) => {
      if (maySend?.() === false) return
      const act = async () => {
        const data = await sendPressed(() => send(values))
        await Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })))
        await onDone?.(data)
        forgetDraft()
      }
      void attempt({ act, place, onFailed })
    },
    (problems) => void fail(problems as Problems<Values>),
  )
  return {
    form,
    submit,
    busy,
    /** What belongs to the whole form: a text, or what `FormError` explains. */
    failure: explain && failure instanceof ServerRefusal ? explain(failure) : failure,
    /** Shows the texts and goes to the first wrong field of them. */
    fail,
    focus: (field: keyof Values & string) => focusField(form, field),
    /**
     * Called automatically after `onDone`. A `send` that continues after its call may call it
     * earlier.
     */
    forgetDraft,
    ...draft,
  }
}
