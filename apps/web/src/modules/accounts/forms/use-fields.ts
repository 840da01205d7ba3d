import { useCallback, useRef, useState } from 'react'

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** A field that begins unticked is not always unticked. */
export type Wide<Given> = { [Name in keyof Given]: Given[Name] extends boolean ? boolean : string }

/** What a form holds: its values, a text for each wrong field, and the way to the fields themselves. */
export function useFields<Given extends Record<string, string | boolean>>(initial: Given) {
  type Values = Wide<Given>
  const [values, setValues] = useState<Values>(initial as Values)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const places = useRef<Partial<Record<keyof Values, HTMLElement | null>>>({})

  const set = useCallback(<Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors((now) => ({ ...now, [name]: undefined }))
  }, [])

  const place = useCallback(
    (name: keyof Values) => (element: HTMLElement | null) => {
      places.current[name] = element
    },
    [],
  )

  /** Shows the texts and goes to the first wrong field of the order. False when nothing is wrong. */
  const fail = useCallback(
    (wrong: FieldErrors<Values>, order: readonly (keyof Values)[]): boolean => {
      setErrors(wrong)
      const first = order.find((name) => wrong[name] !== undefined)
      if (first === undefined) return false
      // The field is redrawn with its text before it gets the focus.
      requestAnimationFrame(() => places.current[first]?.focus())
      return true
    },
    [],
  )

  /** A text that comes while somebody writes elsewhere, and leaves the focus there. */
  const tell = useCallback(
    (name: keyof Values, text: string) => setErrors((now) => ({ ...now, [name]: text })),
    [],
  )

  return { values, errors, set, place, fail, tell }
}
