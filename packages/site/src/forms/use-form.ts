import { useForm as useMantineForm, type UseFormReturnType } from '@mantine/form'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ServerRefusal } from '../calls/refusal.ts'
import { sendPressed } from '../signed-in/press-again.ts'
import { showErrors, useFieldFocus, useFormErrors, type Problems } from './form-errors.ts'
import type { Places } from './place-fields.ts'
import { leftValues, useFormDraft, type FormDraft } from './use-form-draft.ts'
import { useSubmit } from './use-submit.ts'

const never = () => () => {}

/** True on the server and in the browser's first rendering, which must equal the server's. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** What a field needs from its form: value, change handler, error and path. */
export type FieldProps = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>
export type FieldOf<Field extends string = string> = (field: Field) => FieldProps
export type FormOf<Values extends Record<string, unknown>> = UseFormReturnType<Values>

interface FormOptions<Values extends Record<string, unknown>, Data> {
  /** The initial values. Their order is the order in which invalid fields are focused. */
  initialValues: Values
  problemsOf?: (values: Values) => Problems<Values>
  /** Called after the fields were checked. Returning false stops the submission. */
  maySend?: () => boolean
  send: (values: Values) => Promise<Data>
  /** The queries that are outdated after the submission. */
  refresh?: readonly QueryKey[]
  onDone?: (data: Data) => unknown
  places?: Places<Values>
  /** The text of a refusal, if it is not the default one. */
  explain?: (error: unknown) => string
  /** Called with every failure before it is shown. Returns true if no message is needed. */
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
  // The server does not know the draft; in a server-rendered form the draft appears right after
  // hydration.
  const [isDrawn] = useState(useIsHydrating())
  const [found] = useState(() => (isDrawn ? {} : leftValues(initial, draft)))
  const [isRestored, setRestored] = useState(Object.keys(found).length > 0)
  // Two forms on one page may have fields of the same name.
  const name = useId().replaceAll(/[^a-z\d]/gi, '')
  const form = useMantineForm<Values>({
    name,
    initialValues: { ...initial, ...found },
    validate: (values) => ({ ...problemsOf?.(values) }),
  })
  // Restores the draft in a layout effect. The user cannot type before it runs, so the draft never
  // overwrites newer input.
  useLayoutEffect(() => {
    const left = isDrawn ? leftValues(initial, draft) : {}
    if (Object.keys(left).length === 0) return
    form.setValues(left)
    setRestored(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, before the first values are stored
  }, [])
  const { forget: forgetDraft } = useFormDraft(initial, form.values, draft)
  const present = useRef(form)
  present.current = form
  const focus = useFieldFocus(form)
  // The same function at each rendering, because effects that show an error depend on it.
  const fail = useCallback(
    (problems: Problems<Values>): boolean => showErrors(present.current, problems, focus),
    [focus],
  )
  /** Discards the restored draft of an earlier visit. */
  const discard = () => {
    form.setValues(initial)
    setRestored(false)
  }
  return { form, fail, focus, isRestored, discard, forgetDraft }
}

/**
 * A form that is sent once. It checks the values, allows one attempt at a time, and shows a failure
 * at its field or as `failure`. It can store a draft on the device.
 */
export function useForm<Values extends Record<string, unknown>, Data = unknown>(
  options: FormOptions<Values, Data>,
) {
  const { send, refresh = [], onDone, maySend, places, explain, onFailed } = options
  const { form, fail, focus, forgetDraft, ...draft } = useFields(options)
  const place = useFormErrors(form, fail, places, explain)
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
    /** An error of the whole form: a text, or an error that `FormError` explains. */
    failure: explain && failure instanceof ServerRefusal ? explain(failure) : failure,
    /** Shows the error texts and focuses the first invalid field. */
    fail,
    /** Focuses a field after the next rendering. */
    focus: focus as (field: keyof Values & string) => void,
    /**
     * Called automatically after `onDone`. If `send` has more to do after its call, it may call
     * this function earlier.
     */
    forgetDraft,
    ...draft,
  }
}
