import type { UseFormReturnType } from '@mantine/form'
import { useCallback } from 'react'
import { useExplain } from '../calls/explain.ts'
import type { ServerRefusal } from '../calls/refusal.ts'
import { placeFields, type Places } from './place-fields.ts'

type Form<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'getValues' | 'setErrors' | 'getInputNode'
>

/** The text of each wrong field; a field inside a list has a path such as `hosts.0.host`. */
export type Problems<Values> = {
  readonly [Path in (keyof Values & string) | `${keyof Values & string}.${string}`]?: string | null
}

const fields = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])'
const rootOf = (path: string) => path.split('.')[0] as string

/** Goes to a field once it is redrawn with its text. */
export function focusField<Values extends Record<string, unknown>>(
  { getInputNode }: Pick<Form<Values>, 'getInputNode'>,
  path: string,
): void {
  requestAnimationFrame(() => {
    const node: HTMLElement | null = getInputNode(path as never)
    // Checkboxes that are one field together have their path at the group.
    const inner = node?.querySelector<HTMLElement>(fields)
    ;(inner ?? node)?.focus()
  })
}

/**
 * Shows the texts and goes to the first wrong field, in the order of the form's values. False when nothing is
 * wrong.
 */
export function showErrors<Values extends Record<string, unknown>>(
  form: Form<Values>,
  problems: Problems<Values>,
): boolean {
  const wrong = Object.entries<unknown>(problems).filter(
    ([, text]) => text !== undefined && text !== null,
  )
  form.setErrors(Object.fromEntries(wrong) as Record<string, string>)
  const order = Object.keys(form.getValues())
  const placeOf = ([path]: [string, unknown]) => order.indexOf(rootOf(path))
  const [first] = wrong.toSorted((one, other) => placeOf(one) - placeOf(other))
  if (!first) return false
  focusField(form, first[0])
  return true
}

/**
 * Puts a refusal beside its fields and moves the focus to the first of them. Answers false when nothing in
 * the form is meant (FRM-191).
 */
export function useFormErrors<Values extends Record<string, unknown>>(
  form: Form<Values>,
  places: Places<Values> = {},
  words?: (error: unknown) => string,
) {
  const usual = useExplain()
  const explain = words ?? usual
  return useCallback(
    (refusal: ServerRefusal): boolean => {
      const problems = placeFields(refusal, form.getValues(), places, () => explain(refusal))
      return Object.keys(problems).length > 0 && showErrors(form, problems as Problems<Values>)
    },
    [form, places, explain],
  )
}
