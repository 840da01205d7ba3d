import { useEffect, useRef, useState } from 'react'
import { forgetKept, keep, readKept } from './kept-draft.ts'
import { newerCopy } from './newer-copy.ts'

interface KeptFormOptions<Values, Copy> {
  /** Names the copy on this device. */
  key: string
  /** What the server had when the form was opened. */
  stored: Copy
  valuesOf: (copy: Copy) => Values
  /** Sends the values upon a version; throws what the server or the network said. */
  send: (values: Values, version: number) => Promise<Copy>
  /** Puts in place what the server has now. */
  onTaken: (copy: Copy) => void
}

/** What is written until somebody hands it in: kept on this device, and put beside a newer copy (TCH-084). */
export function useKeptForm<Values extends object, Copy extends { version: number }>({
  key,
  stored,
  valuesOf,
  send,
  onTaken,
}: KeptFormOptions<Values, Copy>) {
  const [kept] = useState(() => readKept<Values>(key))
  const [values, setValues] = useState<Values>({ ...valuesOf(stored), ...kept?.values })
  const [version, setVersion] = useState(kept?.version ?? stored.version)
  const [changed, setChanged] = useState(kept !== null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [newer, setNewer] = useState<Copy | null>(null)
  const latest = useRef(values)
  latest.current = values
  useEffect(() => {
    if (changed) keep(key, { version, values })
  }, [changed, key, version, values])

  const settle = (copy: Copy) => {
    forgetKept(key)
    setChanged(false)
    setVersion(copy.version)
    onTaken(copy)
  }
  const change = (next: (before: Values) => Values) => {
    setValues(next)
    setChanged(true)
  }
  /** Answers whether the server has taken it. */
  const save = async (): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      const saved = await send(values, version)
      // What was written meanwhile is not with the server yet.
      if (latest.current === values) settle(saved)
      else {
        setVersion(saved.version)
        onTaken(saved)
      }
      return true
    } catch (failure) {
      const copy = newerCopy<Copy>(failure)
      if (copy) setNewer(copy)
      else setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  const resolve = (mine: boolean) => {
    setNewer(null)
    if (newer && mine) setVersion(newer.version)
    if (!newer || mine) return
    settle(newer)
    setValues(valuesOf(newer))
  }
  /** Another act of this page raised the version: what is written here is still upon the present copy. */
  const follow = (from: number, to: number) =>
    setVersion((before) => (before === from ? to : before))
  return { values, change, changed, busy, error, newer, save, resolve, follow }
}
