import { forgetDraft, keepDraft, readDraft, useUnsavedWork } from '@titian/site'
import { useCallback, useState } from 'react'

type Typed = Record<string, string>

function readTyped(name: string): Typed {
  const values = readDraft<Record<string, unknown>>(name)?.values ?? {}
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/**
 * Stores text that is typed for a run. Until the server has the text, it survives failed calls and
 * reloads.
 */
export function useTyped(sign: string) {
  const name = `practice.${sign}`
  const [typed, setTyped] = useState(() => readTyped(name))
  const type = useCallback(
    (field: string, text: string) =>
      setTyped((before) => {
        const next = { ...before, [field]: text }
        keepDraft(name, { version: 0, values: next })
        return next
      }),
    [name],
  )
  const clear = useCallback(() => {
    forgetDraft(name)
    setTyped({})
  }, [name])
  useUnsavedWork(
    Object.values(typed).some((text) => text !== ''),
    false,
  )
  return { typed, type, clear }
}
