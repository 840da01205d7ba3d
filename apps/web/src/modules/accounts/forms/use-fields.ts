import { formDrafts, useUnsavedWork } from '@titian/site'
import { useCallback, useEffect, useRef, useState } from 'react'

type FormValues = Record<string, string | boolean>

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** A field that begins unticked is not always unticked. */
export type Wide<Given> = { [Name in keyof Given]: Given[Name] extends boolean ? boolean : string }

/** A copy on the device of what was typed; passwords and codes are never among its fields. */
export interface FormDraft<Name> {
  owner: keyof typeof formDrafts
  name: string
  fields: readonly Name[]
}

function readDraft<Given extends FormValues>(
  initial: Given,
  draft?: FormDraft<keyof Given & string>,
): Partial<Given> {
  const kept = draft && formDrafts[draft.owner].read(draft.name)
  if (!draft || !kept) return {}
  const fit = draft.fields.filter(
    (name) => typeof kept[name] === typeof initial[name] && kept[name] !== initial[name],
  )
  return Object.fromEntries(fit.map((name) => [name, kept[name]])) as Partial<Given>
}

/** FRM-182, FRM-185: keeps what differs from the beginning, and lets the change of language ask. */
function useDraft<Given extends FormValues>(
  initial: Given,
  values: Wide<Given>,
  draft?: FormDraft<keyof Given & string>,
): () => void {
  const isDone = useRef(false)
  const owner = draft?.owner
  const name = draft?.name
  const changed = draft?.fields.filter((field) => values[field] !== initial[field]) ?? []
  const text = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])))
  useUnsavedWork(changed.length > 0 && !isDone.current, false)
  useEffect(() => {
    if (!owner || !name || isDone.current) return
    if (text === '{}') formDrafts[owner].forget(name)
    else formDrafts[owner].keep(JSON.parse(text) as FormValues, name)
  }, [owner, name, text])
  return useCallback(() => {
    isDone.current = true
    if (owner && name) formDrafts[owner].forget(name)
  }, [owner, name])
}

/** What a form holds: its values, a text for each wrong field, and the way to the fields themselves. */
export function useFields<Given extends FormValues>(
  given: Given,
  draft?: FormDraft<keyof Given & string>,
) {
  type Values = Wide<Given>
  const [initial] = useState(given)
  const [found] = useState(() => readDraft(initial, draft))
  const [values, setValues] = useState<Values>({ ...initial, ...found } as Values)
  const forgetDraft = useDraft(initial, values, draft)
  const [isRestored, setRestored] = useState(Object.keys(found).length > 0)
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

  /** Takes back what was found from an earlier visit. */
  const discard = useCallback(() => {
    setValues(initial as Values)
    setErrors({})
    setRestored(false)
  }, [initial])

  return { values, errors, set, place, fail, tell, isRestored, discard, forgetDraft }
}
