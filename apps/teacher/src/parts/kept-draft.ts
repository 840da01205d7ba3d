/** What was typed and not yet taken by the server, with the version it was written upon. */
export interface KeptDraft<Values> {
  version: number
  values: Values
}

const prefix = 'titian.teacher.draft.'

export function readKept<Values>(key: string): KeptDraft<Values> | null {
  try {
    const text = localStorage.getItem(prefix + key)
    return text ? (JSON.parse(text) as KeptDraft<Values>) : null
  } catch {
    return null
  }
}

/** False where this browser stores nothing. */
export function keep<Values>(key: string, draft: KeptDraft<Values>): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was stored then.
  }
}
