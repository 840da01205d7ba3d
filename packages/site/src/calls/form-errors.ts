import type { UseFormReturnType } from '@mantine/form'
import { useCallback } from 'react'
import { useExplain } from './explain.ts'
import type { ServerRefusal } from './refusal.ts'

type Names<Values> = Partial<Record<number | string, keyof Values & string>>

/**
 * Puts a refusal beside its fields and moves the focus to the first of them. `names` says which field
 * a code or a reason speaks of, and renames fields of the call that the form calls otherwise. Answers
 * false when nothing in the form is meant, so that `useAct` shows a toast instead (FRM-191).
 */
export function useFormErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  names: Names<Values> = {},
) {
  const explain = useExplain()
  return useCallback(
    (refusal: ServerRefusal): boolean => {
      const values = form.getValues()
      const errors: Record<string, string> = {}
      for (const [field, text] of Object.entries(refusal.fields)) {
        const known = names[field] ?? field
        if ((known.split('.')[0] as string) in values) errors[known] = text
      }
      const named = (refusal.reason ? names[refusal.reason] : undefined) ?? names[refusal.code]
      if (Object.keys(errors).length === 0 && named) errors[named] = explain(refusal)
      const first = Object.keys(errors)[0]
      if (!first) return false
      form.setErrors(errors)
      // The field is redrawn with its error before it is given the focus.
      requestAnimationFrame(() => form.getInputNode(first)?.focus())
      return true
    },
    [form, names, explain],
  )
}

/** Focuses the first wrong field when the form's own checks fail; for the second argument of `form.onSubmit`. */
export function focusFirstError<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
) {
  return (errors: Record<string, unknown>) => {
    const first = Object.keys(errors)[0]
    if (first) form.getInputNode(first)?.focus()
  }
}
