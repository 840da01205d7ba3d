type Listener = () => void

/**
 * Creates a set of listeners and a function that adds one. This function returns another function,
 * which removes the listener again.
 */
function createSubject() {
  const listeners = new Set<Listener>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    join: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const changed = createSubject()
const confirmed = createSubject()
let person: string | null = null
let changes = 0

/**
 * The id of the user whom the server named last; null if it named nobody. A lost session does not
 * remove the id, because the page still shows content of that user; a sign-out removes it.
 */
export const presentPerson = (): string | null => person

/** Increases each time that another person replaces the person of this page. */
export const personChanges = (): number => changes

/**
 * Called when the page no longer belongs to its former user. The data of that user must then be
 * removed from memory.
 */
export const whenPersonChanges = changed.join

/** Called when the server names the same person again, for example after a lost session. */
export const whenPersonConfirmed = confirmed.join

export function setPerson(next: string | null): void {
  const former = person
  person = next
  if (former === null) return
  if (former === next) return confirmed.notify()
  if (next !== null) changes += 1
  changed.notify()
}
