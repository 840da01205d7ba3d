import { useCallback, useEffect, useRef } from 'react'
import { useUnsavedWork } from '../language/unsaved-work.ts'
import { stored } from '../storage/stored.ts'

type Kept = Record<string, string | boolean>

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean')

const form = { name: 'form', version: 1, accept: isKept } as const

/**
 * FRM-185: what was typed and not sent, for forms that a change of language or a lost session takes away. A
 * visitor's lasts as long as the tab.
 */
export const formDrafts = {
  person: stored({ ...form, owner: 'person', lifetime: 'device' }),
  visitor: stored({ ...form, owner: 'visitor', lifetime: 'tab' }),
}

/** A copy on the device of what was typed; passwords and codes are never among its fields. */
export interface FormDraft<Field extends string> {
  owner: keyof typeof formDrafts
  /** Tells the forms apart. */
  name: string
  fields: readonly Field[]
}

type Values = Record<string, unknown>

/** What an earlier visit has left that differs from the beginning. */
export function readDraft<Initial extends Values>(
  initial: Initial,
  draft?: FormDraft<keyof Initial & string>,
): Partial<Initial> {
  const kept = draft && formDrafts[draft.owner].read(draft.name)
  if (!draft || !kept) return {}
  const fit = draft.fields.filter(
    (field) => typeof kept[field] === typeof initial[field] && kept[field] !== initial[field],
  )
  return Object.fromEntries(fit.map((field) => [field, kept[field]])) as Partial<Initial>
}

/** FRM-182, FRM-185: keeps what differs from the beginning, and lets the change of language ask. */
export function useFormDraft<Initial extends Values>(
  initial: Initial,
  values: Initial,
  draft?: FormDraft<keyof Initial & string>,
): { forgetDraft: () => void } {
  const isDone = useRef(false)
  const owner = draft?.owner
  const name = draft?.name
  const changed = draft?.fields.filter((field) => values[field] !== initial[field]) ?? []
  const text = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])))
  useUnsavedWork(changed.length > 0 && !isDone.current, false)
  useEffect(() => {
    if (!owner || !name || isDone.current) return
    if (text === '{}') formDrafts[owner].forget(name)
    else formDrafts[owner].keep(JSON.parse(text) as Kept, name)
  }, [owner, name, text])
  const forgetDraft = useCallback(() => {
    isDone.current = true
    if (owner && name) formDrafts[owner].forget(name)
  }, [owner, name])
  return { forgetDraft }
}
