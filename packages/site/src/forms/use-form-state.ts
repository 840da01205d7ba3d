import { useForm, type UseFormReturnType } from '@mantine/form'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { presentPerson } from '../storage/person.ts'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { changedFields, mergeCopies } from './merge-copies.ts'
import { withDraft, withoutFields } from './saved-values.ts'
import type { SavedFormOptions } from './saved-form-options.ts'

/** The state of a form between editing and the server. */
interface FormStatus<Values, Copy> {
  /** The version from which the next save starts. */
  version: number
  /** The values that the server has. */
  base: Values
  /**
   * The values that the server had in that version; null if they are unknown, for example in a
   * draft that an older release of the site stored.
   */
  began: Values | null
  /** False for a draft of an older copy whose values are unknown. */
  isUponBase: boolean
  /** The time of the last save. */
  at: number | null
  busy: boolean
  /** The last error of the server or of the network. */
  failure: unknown
  /**
   * The values of the last failed save, as text. After a pause in typing, only other values are
   * sent.
   */
  failedText: string | null
  /**
   * TCH-084: the copy that another user has saved, until this user has chosen one of the two
   * copies.
   */
  newer: Copy | null
  /** Paths of the fields that both users have changed. */
  conflicts: readonly string[]
  /** The errors that the last attempt to save found; null before the first attempt. */
  tried: Readonly<Record<string, string>> | null
}

/**
 * The status of the form. Setting the status renders the form again. A ref has the new status at
 * once, for code that cannot wait for the render.
 */
function useStatus<Values, Copy>(first: () => FormStatus<Values, Copy>) {
  const [status, setStatus] = useState(first)
  const now = useRef(status)
  const set = useCallback((part: Partial<FormStatus<Values, Copy>>) => {
    now.current = { ...now.current, ...part }
    setStatus(now.current)
  }, [])
  return { status, now, set }
}

/** Stores unsaved values on this device, and deletes them after the server has accepted them. */
function useDraft(name: string | undefined, found: boolean) {
  const hasDraft = useRef(found)
  const [isLocal, setLocal] = useState(found)
  const [writer] = useState(presentPerson)
  const remember = useCallback(
    <Values extends object>(dirty: boolean, draft: Draft<Values>) => {
      // Another user may have signed in before the save ended. The save of the former user must
      // then not change the draft of the new user.
      if (name === undefined || presentPerson() !== writer) return
      if (!dirty && hasDraft.current) forgetDraft(name)
      hasDraft.current = dirty && keepDraft(name, draft)
      setLocal(hasDraft.current)
    },
    [name, writer],
  )
  return { isLocal, remember }
}

/** Sets fields, and removes the errors of these fields. */
function change<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: RefObject<UseFormReturnType<Values>['errors']>,
  part: Partial<Values>,
) {
  const before = form.getValues()
  const changed = Object.keys(part).filter((field) => part[field] !== before[field])
  errors.current = withoutFields(errors.current, changed)
  form.setValues(part)
  form.setErrors(errors.current)
}

/** The stored draft of a form. */
function draftOf<Values extends Record<string, unknown>>(
  { version, began }: Pick<FormStatus<Values, never>, 'version' | 'began'>,
  values: Values,
): Draft<Values> {
  return { version, values, ...(began && { base: changedFields(began, values) }) }
}

const calm = { at: null, busy: false, failure: null, failedText: null, tried: null }

/**
 * TCH-202: the initial state of a form. If the version from which a draft was made is known, the
 * draft is merged with later changes of other users. If both changed the same field, the user must
 * choose at once.
 */
function beginning<Values extends Record<string, unknown>, Copy extends { version: number }>(
  draft: Draft<Values> | null,
  options: SavedFormOptions<Values, Copy>,
): { values: Values; status: FormStatus<Values, Copy> } {
  const { stored, valuesOf, fromDraft, needsChoice } = options
  const base = valuesOf(stored)
  const none = { ...calm, base, newer: null, conflicts: [] }
  const now = { ...none, version: stored.version, began: base, isUponBase: true }
  if (!draft) return { values: base, status: now }
  const written = fromDraft ? fromDraft(draft.values) : draft.values
  const { version } = draft
  if (version === stored.version) return { values: withDraft(base, written), status: now }
  const began = draft.base ? withDraft(base, { ...draft.values, ...draft.base }) : null
  const before = { ...none, version, began, isUponBase: false }
  if (!began) return { values: withDraft(base, written), status: before }
  const local = withDraft(began, written)
  // The page may still have an older copy than the one from which the draft was made.
  if (version > stored.version)
    return { values: local, status: { ...before, base: began, isUponBase: true } }
  const { values, conflicts } = mergeCopies(local, began, base, options)
  const asks = conflicts.length > 0 || needsChoice?.(stored) === true
  const asked = { ...before, isUponBase: true, newer: stored, conflicts }
  return { values, status: asks ? asked : now }
}

/**
 * The values of a form with their errors, the draft on this device, and the values of the server.
 */
export function useFormState<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
>(options: SavedFormOptions<Values, Copy>) {
  const { draft: name } = options
  const [draft] = useState(() => (name === undefined ? null : readDraft<Values>(name)))
  const [first] = useState(() => beginning(draft, options))
  const { status, now, set } = useStatus<Values, Copy>(() => first.status)
  const { version, base } = status
  const form = useForm<Values>({ initialValues: first.values })
  const errors = useRef(form.errors)
  errors.current = form.errors
  const latest = useRef(form)
  latest.current = form
  const text = useMemo(() => JSON.stringify(form.values), [form.values])
  const baseText = useMemo(() => JSON.stringify(base), [base])
  const textNow = useCallback(() => JSON.stringify(latest.current.getValues()), [])
  const isDirtyNow = () => textNow() !== JSON.stringify(now.current.base)
  const dirty = text !== baseText
  const { isLocal, remember } = useDraft(name, draft !== null)
  useEffect(
    () => remember(dirty, draftOf(now.current, latest.current.getValues())),
    [remember, now, dirty, version, text],
  )
  return {
    form,
    errors,
    values: () => latest.current.getValues(),
    change: (part: Partial<Values>) => change(latest.current, errors, part),
    showErrors: (found: UseFormReturnType<Values>['errors']) => {
      errors.current = found
      latest.current.setErrors(found)
    },
    status,
    now,
    set,
    text,
    textNow,
    dirty,
    isDirtyNow,
    isLocal,
    remember: () => remember(isDirtyNow(), draftOf(now.current, latest.current.getValues())),
  }
}

export type FormState<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
> = ReturnType<typeof useFormState<Values, Copy>>
