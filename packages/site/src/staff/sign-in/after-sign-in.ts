import { isSignedOut } from '../../calls/refusal.ts'
import { presentPerson, whenPersonChanges, whenPersonConfirmed } from '../../storage/person.ts'

/** Resolves to true if the same person has signed in again, and to false if another person has. */
function sameSignsIn(): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = [whenPersonConfirmed(() => end(true)), whenPersonChanges(() => end(false))]
    const end = (isSame: boolean) => {
      for (const stop of leave) stop()
      resolve(isSame)
    }
  })
}

/**
 * TCH-188: repeats an action that failed because the session had ended, as soon as the same person
 * has signed in again. The server had refused the action before doing anything. Nothing is sent in
 * the name of another person.
 */
export async function sendAfterSignIn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!isSignedOut(error) || presentPerson() === null) throw error
    if (!(await sameSignsIn())) throw error
    return send()
  }
}
