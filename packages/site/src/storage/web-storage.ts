/** `device` lasts until it is removed, `tab` until the tab is closed. */
export type Lifetime = 'device' | 'tab'

/**
 * Runs an access to the storage and catches its error, because a browser may forbid its storage.
 */
function attempt<Result>(lifetime: Lifetime, act: (storage: Storage) => Result): Result | null {
  try {
    return act(lifetime === 'device' ? localStorage : sessionStorage)
  } catch {
    return null
  }
}

/** The only access to web storage. It never throws an error. */
export const webStorage = {
  read: (lifetime: Lifetime, key: string): string | null =>
    attempt(lifetime, (storage) => storage.getItem(key)),
  /** False if nothing can be stored, or the storage is full. */
  write: (lifetime: Lifetime, key: string, text: string): boolean =>
    attempt(lifetime, (storage) => {
      storage.setItem(key, text)
      return true
    }) ?? false,
  remove(lifetime: Lifetime, key: string): void {
    attempt(lifetime, (storage) => storage.removeItem(key))
  },
  keys: (lifetime: Lifetime): string[] =>
    attempt(lifetime, (storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    ) ?? [],
}
