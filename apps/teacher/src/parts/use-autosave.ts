import { presentPerson, whenPersonConfirmed } from '@titian/site'
import type { SavedState } from '@titian/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
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

interface Standing {
  state: SavedState
  /** When it was last saved. */
  at: number | null
  savedText: string
}

/** One save at a time; a save that comes while another runs waits, and takes the newest values. */
function useSender<Values>(latest: RefObject<AutosaveOptions<Values>>) {
  const [standing, setStanding] = useState<Standing>(() => ({
    state: 'saved',
    at: null,
    savedText: JSON.stringify(latest.current.stored),
  }))
  // The saved text for what must not wait for the next drawing.
  const saved = useRef(standing.savedText)
  const running = useRef<Running | null>(null)
  // What one person has written is never sent in the name of another.
  const [writer] = useState(presentPerson)
  const now = useCallback(() => JSON.stringify(latest.current.values), [latest])
  const tell = useCallback(
    (part: Partial<Standing>) => setStanding((before) => ({ ...before, ...part })),
    [],
  )
  const note = useCallback(
    (savedText: string, state: SavedState) => {
      saved.current = savedText
      tell({ savedText, state })
    },
    [tell],
  )
  const send = useCallback(async (): Promise<boolean> => {
    const before = running.current
    if (before?.text === now()) return before.promise
    await before?.promise
    const { values, save, ready, key } = latest.current
    if (!ready || presentPerson() !== writer) return false
    const text = JSON.stringify(values)
    tell({ state: 'saving' })
    const promise = save(values).then(
      () => {
        const isAll = now() === text
        if (isAll) forgetKept(key)
        note(text, isAll ? 'saved' : 'none')
        tell({ at: Date.now() })
        return true
      },
      () => {
        tell({ state: 'failed' })
        return false
      },
    )
    running.current = { text, promise }
    const done = await promise
    running.current = null
    return done
  }, [latest, now, note, tell, writer])
  const flush = useCallback(
    () => (now() === saved.current ? Promise.resolve(true) : send()),
    [now, send],
  )
  return { standing, setStanding, note, send, flush }
}

/**
 * Saves what was written after a pause, one save at a time, and keeps a copy on this device until the
 * server has it. `flush` sends at once and answers whether everything is saved.
 */
export function useAutosave<Values>(options: AutosaveOptions<Values>) {
  const { key, values, version, ready } = options
  const latest = useRef(options)
  latest.current = options
  const { standing, setStanding, note, send, flush } = useSender(latest)
  const { state, at, savedText } = standing
  const text = JSON.stringify(values)
  const dirty = text !== savedText

  useEffect(() => {
    if (!dirty) return
    const local = keep(key, { version, values: latest.current.values })
    const next = local ? 'local' : 'none'
    setStanding((before) => (before.state === 'saving' ? before : { ...before, state: next }))
    if (!ready) return
    const timer = setTimeout(() => void send(), quietFor)
    return () => clearTimeout(timer)
  }, [dirty, text, key, version, ready, send, setStanding])

  useEffect(() => {
    const again = () => void flush()
    // What failed for want of a network or of a session goes out as soon as there is one again.
    const stop = whenPersonConfirmed(again)
    window.addEventListener('online', again)
    return () => {
      stop()
      window.removeEventListener('online', again)
    }
  }, [flush])

  /** Takes other values as saved, after a newer copy of somebody else was accepted. */
  const settle = useCallback(
    (accepted: Values) => {
      note(JSON.stringify(accepted), 'saved')
      forgetKept(key)
    },
    [key, note],
  )
  return { state: dirty && state === 'saved' ? 'none' : state, at, dirty, flush, settle } as const
}
