import { useCallback, useEffect, useRef } from 'react'
import { useUnsavedWork } from '../language/unsaved-work.ts'
import { forgetDraft, keepDraft, readDraft, type DraftOwner } from './draft.ts'

/**
 * FRM-185: what was typed and not sent, for forms that a change of language or a lost session takes away.
 * Passwords and codes are never among its fields.
 */
export interface FormDraft<Field extends string> {
  owner: DraftOwner
  /** Identifies the form among those with drafts. */
  name: string
  fields: readonly Field[]
}

type Values = Record<string, unknown>

/** What an earlier visit has left that differs from the beginning. */
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

/** FRM-182, FRM-185: keeps what differs from the beginning, and lets the change of language ask. */
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
    // Sent once, and upon no version.
    else keepDraft(name, { version: 0, values: JSON.parse(text) as Values }, owner)
  }, [owner, name, text])
  const forget = useCallback(() => {
    isDone.current = true
    if (owner && name) forgetDraft(name, owner)
  }, [owner, name])
  return { forget }
}
