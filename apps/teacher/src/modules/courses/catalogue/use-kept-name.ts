import { useState } from 'react'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import type { LanguageTexts } from '../summary/language-text-fields.tsx'

export interface NameValues {
  names: LanguageTexts
  synopses: LanguageTexts
}

export interface KeptName {
  /** Names the copy on this device. */
  key: string
  /** The version the words were written upon; words upon an older one are not taken up again. */
  version: number
}

/** The words of a dialog that was left without saving, such as by the browser's Back. */
export function useKeptName({ key, version }: KeptName, initial: NameValues) {
  const [kept] = useState(() => readKept<NameValues>(key))
  const isUsable = kept?.version === version
  const [values, setValues] = useState(isUsable ? { ...initial, ...kept.values } : initial)
  const write = (part: Partial<NameValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    keep(key, { version, values: next })
  }
  return { values, write, isWritten: isUsable, forget: () => forgetKept(key) }
}
