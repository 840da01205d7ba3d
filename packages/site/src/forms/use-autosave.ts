import { useEffect } from 'react'
import { whenPersonConfirmed } from '../storage/person.ts'

/** Milliseconds of quiet after the last key until what was written is sent. */
const quietFor = 1500

interface Autosave {
  /** Whether something waits that may be sent and has not just failed. */
  waits: boolean
  /** The pause before saving restarts whenever this text changes. */
  text: string
  /** False for a form that is sent by its button. */
  isOn: boolean
  flush: () => Promise<boolean>
}

/** Sends what was written after a pause, and what failed for want of a network or of a session once there is one again. */
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
