import { presentPerson, setPerson } from './person.ts'
import { emptyFor } from './stored.ts'

type Listener = (person: string) => void | Promise<void>

const listeners = new Set<Listener>()

/**
 * The maximum time in milliseconds for which a store that cannot be emptied delays the sign-out.
 */
const longest = 2000

/**
 * Adds a listener that empties another store, such as a database of the browser, for the person who
 * signs out.
 */
export function whenSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes everything on the device that belongs to the person of this page. */
export async function emptyForSignOut(): Promise<void> {
  const person = presentPerson()
  emptyFor(person)
  setPerson(null)
  if (person === null || listeners.size === 0) return
  const emptied = Promise.allSettled(
    [...listeners].map(async (listener) => {
      await listener(person)
    }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, longest)
  })
  await Promise.race([emptied, late])
  clearTimeout(timer)
}
