import type { UseFormReturnType } from '@mantine/form'
import { useCallback, useEffect, useState } from 'react'
import { useExplain } from '../calls/explain.ts'
import type { ServerRefusal } from '../calls/refusal.ts'
import { placeFields, type Places } from './place-fields.ts'

type Form<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'getValues' | 'setErrors' | 'getInputNode'
>

/**
 * The error text of each invalid field; a field inside a list has a path such as `hosts.0.host`.
 */
export type Problems<Values> = {
  readonly [Path in (keyof Values & string) | `${keyof Values & string}.${string}`]?: string | null
}

const fields = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])'
const rootOf = (path: string) => path.split('.')[0] as string

/**
 * Returns a function that focuses the field of a path after the next rendering. A refusal may add a
 * field, which does not exist before that rendering.
 */
export function useFieldFocus<Values extends Record<string, unknown>>({
  getInputNode,
}: Pick<Form<Values>, 'getInputNode'>): (path: string) => void {
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const frame = requestAnimationFrame(() => {
      const node: HTMLElement | null = getInputNode(wanted.path as never)
      // For several checkboxes that form one field, the group has the path.
      const inner = node?.querySelector<HTMLElement>(fields)
      ;(inner ?? node)?.focus()
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the field is focused once for each request
  }, [wanted])
  return useCallback((path) => setWanted({ path }), [])
}

/**
 * Shows the error texts and focuses the first invalid field, in the order of the form's values.
 * Returns false if there are no errors.
 */
export function showErrors<Values extends Record<string, unknown>>(
  form: Pick<Form<Values>, 'getValues' | 'setErrors'>,
  problems: Problems<Values>,
  focus: (path: string) => void,
): boolean {
  const wrong = Object.entries<unknown>(problems).filter(
    ([, text]) => text !== undefined && text !== null,
  )
  form.setErrors(Object.fromEntries(wrong) as Record<string, string>)
  const order = Object.keys(form.getValues())
  const placeOf = ([path]: [string, unknown]) => order.indexOf(rootOf(path))
  const [first] = wrong.toSorted((one, other) => placeOf(one) - placeOf(other))
  if (!first) return false
  focus(first[0])
  return true
}

/**
 * Returns a function that shows a refusal beside its fields and focuses the first of these fields.
 * The function returns false if the refusal concerns no field of the form (FRM-191).
 */
export function useFormErrors<Values extends Record<string, unknown>>(
  form: Pick<Form<Values>, 'getValues'>,
  fail: (problems: Problems<Values>) => boolean,
  places: Places<Values> = {},
  words?: (error: unknown) => string,
) {
  const usual = useExplain()
  const explain = words ?? usual
  return useCallback(
    (refusal: ServerRefusal): boolean => {
      const problems = placeFields(refusal, form.getValues(), places, () => explain(refusal))
      return Object.keys(problems).length > 0 && fail(problems as Problems<Values>)
    },
    [form, fail, places, explain],
  )
}
