import type { UseFormReturnType } from '@mantine/form'
import { useCallback } from 'react'
import { useExplain } from '../calls/explain.ts'
import type { ServerRefusal } from '../calls/refusal.ts'

type Form<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'getValues' | 'setErrors' | 'getInputNode'
>

/** The text of each wrong field; a field inside a list has a path such as `hosts.0.host`. */
export type Problems<Values> = {
  readonly [Path in (keyof Values & string) | `${keyof Values & string}.${string}`]?: string | null
}

/**
 * Which field a refusal speaks of: by code or reason, or what the form calls a field of the call. A function
 * decides alone; with null the refusal belongs to the whole form.
 */
export type Places<Values> =
  | Readonly<Partial<Record<number | string, keyof Values & string>>>
  | ((refusal: ServerRefusal) => (keyof Values & string) | null)

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

function problemsIn<Values extends Record<string, unknown>>(
  refusal: ServerRefusal,
  values: Values,
  places: Places<Values>,
  explain: (error: unknown) => string,
): Record<string, string> {
  if (typeof places === 'function') {
    const field = places(refusal)
    return field === null ? {} : { [field]: explain(refusal) }
  }
  const known = Object.entries(refusal.fields)
    .map(([field, text]) => [places[field] ?? field, text] as const)
    .filter(([field]) => rootOf(field) in values)
  if (known.length > 0) return Object.fromEntries(known)
  const named = (refusal.reason ? places[refusal.reason] : undefined) ?? places[refusal.code]
  return named ? { [named]: explain(refusal) } : {}
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
      const problems = problemsIn(refusal, form.getValues(), places, explain)
      return Object.keys(problems).length > 0 && showErrors(form, problems as Problems<Values>)
    },
    [form, places, explain],
  )
}
