import { useEffect } from 'react'
import { whenPersonConfirmed } from '../storage/person.ts'

/** Milliseconds without input after which the form is sent. */
const quietFor = 1500

interface Autosave {
  /** Whether there are changes that may be sent, and that did not fail just now. */
  waits: boolean
  /** The values as text. Whenever this text changes, the pause before saving starts again. */
  text: string
  /** False for a form that is sent by its button. */
  isOn: boolean
  flush: () => Promise<boolean>
}

/**
 * Sends changes after a pause in typing. Sends failed changes again when the network or the session
 * is back.
 */
export function useAutosave({ waits, text, isOn, flush }: Autosave) {
  useEffect(() => {
    if (!waits || !isOn) return
    const timer = setTimeout(() => void flush(), quietFor)
    return () => clearTimeout(timer)
  }, [waits, text, isOn, flush])

  useEffect(() => {
    if (!isOn) return
    const again = () => void flush()
    const stop = whenPersonConfirmed(again)
    window.addEventListener('online', again)
    return () => {
      stop()
      window.removeEventListener('online', again)
    }
  }, [isOn, flush])
}
