import type { SavedState } from '@titian/ui'
import { useCallback, useRef } from 'react'
import { withPaths } from './merge-copies.ts'
import type { SavedFormOptions } from './saved-form-options.ts'
import { useAutosave } from './use-autosave.ts'
import { useFormState, type FormState } from './use-form-state.ts'
import { useSending } from './use-sending.ts'

function savedState(
  { busy, failedText }: { busy: boolean; failedText: string | null },
  { dirty, text, isLocal }: { dirty: boolean; text: string; isLocal: boolean },
): SavedState {
  if (busy) return 'saving'
  if (dirty && failedText === text) return 'failed'
  if (!dirty) return 'saved'
  return isLocal ? 'local' : 'none'
}

/**
 * The error texts beside the fields. An error of an earlier attempt disappears as soon as its field
 * is valid.
 */
function shownErrors(
  errors: Readonly<Record<string, unknown>>,
  tried: Readonly<Record<string, string>> | null,
  problems: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [path, text] of Object.entries(errors))
    if (typeof text === 'string' && (path in problems || tried?.[path] !== text)) shown[path] = text
  return shown
}

/** The actions that end a conflict between two copies, and the action that resets the form. */
function actsOf<Values extends Record<string, unknown>, Copy extends { version: number }>(
  state: FormState<Values, Copy>,
  { onSaved, joins }: SavedFormOptions<Values, Copy>,
) {
  const { now, set, change, showErrors, remember } = state
  const goBack = () => {
    change(now.current.base)
    showErrors({})
    set({ isUponBase: true, failure: null, failedText: null, tried: null })
  }
  const close = (choose: () => void) => {
    const { newer } = now.current
    if (newer)
      set({ newer: null, version: newer.version, began: now.current.base, failedText: null })
    choose()
    set({ conflicts: [] })
    remember()
    if (newer) onSaved?.(newer)
  }
  /**
   * TCH-084: in the fields that both users have changed, keeps the values of this user or takes
   * those of the other. All other changes stay.
   */
  const resolve = (keepLocal: boolean) => {
    const { newer, base, conflicts } = now.current
    if (!newer) return
    close(() => {
      if (!keepLocal) change(withPaths(state.values(), base, conflicts, joins))
    })
  }
  /**
   * Resets the form to the values of the server. After a conflict, these are the other user's
   * values.
   */
  const discard = () => close(goBack)
  /**
   * Takes the version that another action of this page has created. That action changed nothing in
   * this form, so the input still belongs to the newest copy.
   */
  const follow = (to: number, from = now.current.version) => {
    if (now.current.version === from) set({ version: to })
  }
  return { resolve, discard, follow }
}

/**
 * A form for a stored object with a version. It is sent by its button or while the user types, one
 * save at a time. A draft stays on this device until the server has stored the input. If another
 * user has saved in between, both copies are shown. Nothing is overwritten until the user has
 * chosen one of them (TCH-084).
 */
export function useSavedForm<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
>(options: SavedFormOptions<Values, Copy>) {
  const { problemsOf, mode, ready = true, joins } = options
  const state = useFormState(options)
  const { form, status, text, dirty } = state
  const { newer, failedText, tried, at, busy, failure } = status
  const problems = problemsOf?.(form.values) ?? {}
  const { flush, save } = useSending(state, options)
  const isRight = ready && newer === null && Object.keys(problems).length === 0
  const isOn = mode === 'autosave'
  useAutosave({ waits: dirty && isRight && failedText !== text, text, isOn, flush })
  const latest = useRef(state)
  latest.current = state
  // The same function at each rendering, so that fields with unchanged values are not rendered
  // again.
  const change = useCallback(
    (part: Partial<Values> | ((before: Values) => Partial<Values>)) =>
      latest.current.change(typeof part === 'function' ? part(latest.current.values()) : part),
    [],
  )
  return {
    /** For fields that get value, change handler and error by their path. */
    form,
    values: form.values,
    change,
    /** The errors that are found without asking the server. */
    problems,
    /**
     * The errors that are shown beside the fields. In a form with a button, these are only errors
     * that an attempt to save has found.
     */
    errors: { ...shownErrors(form.errors, tried, problems), ...(isOn || tried ? problems : {}) },
    dirty,
    state: savedState(status, state),
    at,
    busy,
    failure,
    newer,
    /**
     * TCH-185: the values, in which fields that both users have changed have the other user's
     * value; null without a conflict.
     */
    remote: newer && withPaths(form.values, status.base, status.conflicts, joins),
    save,
    flush,
    ...actsOf(state, options),
  }
}

export type SavedForm<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
> = ReturnType<typeof useSavedForm<Values, Copy>>
