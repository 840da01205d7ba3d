import type { SavedState } from '@titian/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetKept, keep } from './kept-draft.ts'

/** Milliseconds of quiet after the last key until what was written is sent. */
const quietFor = 1500

interface AutosaveOptions<Values> {
  /** Names the copy on this device. */
  key: string
  values: Values
  /** The version the values were written upon, kept with the copy. */
  version: number
  /** What the server has; what differs from it waits to be saved. */
  stored: Values
  /** Sends the values; throws what the server or the network said. */
  save: (values: Values) => Promise<void>
  /** False while something is wrong or has to be decided first: then nothing is sent. */
  ready: boolean
}

interface Running {
  text: string
  promise: Promise<boolean>
}

/**
 * Saves what was written after a pause, one save at a time, and keeps a copy on this device until the
 * server has it. `flush` sends at once and answers whether everything is saved.
 */
export function useAutosave<Values>(options: AutosaveOptions<Values>) {
  const { key, values, version, stored, ready } = options
  const text = JSON.stringify(values)
  const [savedText, setSavedText] = useState(() => JSON.stringify(stored))
  const [state, setState] = useState<SavedState>('saved')
  const [at, setAt] = useState<number | null>(null)
  // The same text for what must not wait for the next drawing.
  const saved = useRef(savedText)
  const latest = useRef(options)
  const running = useRef<Running | null>(null)
  latest.current = options
  const dirty = text !== savedText

  const note = useCallback((sentText: string) => {
    saved.current = sentText
    setSavedText(sentText)
  }, [])

  const send = useCallback(async (): Promise<boolean> => {
    const before = running.current
    if (before?.text === JSON.stringify(latest.current.values)) return before.promise
    await before?.promise
    const { values: sent, save, ready: mayGo, key: name } = latest.current
    if (!mayGo) return false
    const sentText = JSON.stringify(sent)
    setState('saving')
    const promise = save(sent).then(
      () => {
        note(sentText)
        setAt(Date.now())
        const more = JSON.stringify(latest.current.values) !== sentText
        if (!more) forgetKept(name)
        setState(more ? 'none' : 'saved')
        return true
      },
      () => {
        setState('failed')
        return false
      },
    )
    running.current = { text: sentText, promise }
    const done = await promise
    running.current = null
    return done
  }, [note])

  useEffect(() => {
    if (!dirty) return
    const local = keep(key, { version, values: latest.current.values })
    setState((before) => (before === 'saving' ? before : local ? 'local' : 'none'))
    if (!ready) return
    const timer = setTimeout(() => void send(), quietFor)
    return () => clearTimeout(timer)
  }, [dirty, text, key, version, ready, send])

  const flush = useCallback(() => {
    const now = JSON.stringify(latest.current.values)
    return now === saved.current ? Promise.resolve(true) : send()
  }, [send])

  useEffect(() => {
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [flush])

  /** Takes other values as saved, after a newer copy of somebody else was accepted. */
  const settle = useCallback(
    (accepted: Values) => {
      note(JSON.stringify(accepted))
      setState('saved')
      forgetKept(key)
    },
    [key, note],
  )
  return { state: dirty && state === 'saved' ? 'none' : state, at, dirty, flush, settle } as const
}
