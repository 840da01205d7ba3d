/** `device` lasts until it is removed, `tab` ends with the tab. */
export type Lifetime = 'device' | 'tab'

/** A browser may forbid its storage altogether: then touching it throws. */
function attempt<Result>(lifetime: Lifetime, act: (storage: Storage) => Result): Result | null {
  try {
    return act(lifetime === 'device' ? localStorage : sessionStorage)
  } catch {
    return null
  }
}

/** The only access to web storage; nothing here throws. */
export const webStorage = {
  read: (lifetime: Lifetime, key: string): string | null =>
    attempt(lifetime, (storage) => storage.getItem(key)),
  /** False where nothing can be stored, or nothing more. */
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
