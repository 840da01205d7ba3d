import { isSignedOut } from '../../calls/refusal.ts'
import { presentPerson, whenPersonChanges, whenPersonConfirmed } from '../../storage/person.ts'

/** Whether the same person signs in again; false once the page belongs to somebody else. */
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
 * TCH-188: what was pressed when the session had ended is sent once more as soon as the same person has signed in
 * again. The server refused it before anything was done, and nothing is sent in the name of somebody else.
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
