import { useEffect } from 'react'
import { whenPersonConfirmed } from '../storage/person.ts'

/** Milliseconds without input after which the form is sent. */
const quietFor = 1500

interface Autosave {
  /** Whether there are changes that may be sent and have not just failed. */
  waits: boolean
  /** The values as text; the pause before saving restarts whenever this text changes. */
  text: string
  /** False for a form that is sent by its button. */
  isOn: boolean
  flush: () => Promise<boolean>
}

/**
 * Sends changes after a pause in typing, and sends failed ones again when the network or the
 * session is back.
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
