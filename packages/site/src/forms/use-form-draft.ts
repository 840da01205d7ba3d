import { useCallback, useEffect, useRef } from 'react'
import { useUnsavedWork } from '../language/unsaved-work.ts'
import { forgetDraft, keepDraft, readDraft, type DraftOwner } from './draft.ts'

/**
 * FRM-185: the draft of a form. A change of language or a lost session may close the form before it
 * is sent. Passwords and codes are never stored.
 */
export interface FormDraft<Field extends string> {
  owner: DraftOwner
  /** The name of the form in the list of drafts. */
  name: string
  fields: readonly Field[]
}

type Values = Record<string, unknown>

/** Values from an earlier visit that differ from the initial ones. */
export function leftValues<Initial extends Values>(
  initial: Initial,
  draft?: FormDraft<keyof Initial & string>,
): Partial<Initial> {
  const stored = draft && readDraft<Values>(draft.name, draft.owner)?.values
  if (!draft || !stored) return {}
  const fit = draft.fields.filter(
    (field) => typeof stored[field] === typeof initial[field] && stored[field] !== initial[field],
  )
  return Object.fromEntries(fit.map((field) => [field, stored[field]])) as Partial<Initial>
}

/**
 * FRM-182, FRM-185: stores values that differ from the initial ones. While there are such values, a
 * change of language asks for confirmation.
 */
export function useFormDraft<Initial extends Values>(
  initial: Initial,
  values: Initial,
  draft?: FormDraft<keyof Initial & string>,
): { forget: () => void } {
  const isDone = useRef(false)
  const owner = draft?.owner
  const name = draft?.name
  const changed = draft?.fields.filter((field) => values[field] !== initial[field]) ?? []
  const text = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])))
  useUnsavedWork(changed.length > 0 && !isDone.current, false)
  useEffect(() => {
    if (!owner || !name || isDone.current) return
    if (text === '{}') forgetDraft(name, owner)
    // A form that is sent once has no version, so its draft has version 0.
    else keepDraft(name, { version: 0, values: JSON.parse(text) as Values }, owner)
  }, [owner, name, text])
  const forget = useCallback(() => {
    isDone.current = true
    if (owner && name) forgetDraft(name, owner)
  }, [owner, name])
  return { forget }
}
