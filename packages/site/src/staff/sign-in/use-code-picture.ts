import { useState } from 'react'
import { createThrottle } from '../../calls/throttle.ts'

const mayRenew = createThrottle()

/** The picture of the present image code. Its cookie comes along with it, so no code counts before. */
export function useCodePicture() {
  // A picture that this page showed before, ahead of a sign-out, would come from the browser's memory.
  const [round, setRound] = useState(() => Date.now())
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  const next = () => {
    setRound((before) => before + 1)
    setState('loading')
  }
  return { round, state, next, mayRenew: () => mayRenew('picture'), onArrival: setState }
}

export type CodePicture = ReturnType<typeof useCodePicture>
