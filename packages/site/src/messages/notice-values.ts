/** What the contract allows; counted as it counts, without the space around. */
export const noticeLimits = { title: 100, content: 2000 } as const

export interface NoticeValues extends Record<string, unknown> {
  title: string
  content: string
}

export type NoticeField = keyof typeof noticeLimits
export type NoticeProblem = 'missing' | 'tooLong'

export const emptyNotice: NoticeValues = { title: '', content: '' }

export const lengthOf = (text: string): number => text.trim().length

export function problemOf(field: NoticeField, text: string): NoticeProblem | null {
  const length = lengthOf(text)
  if (length === 0) return 'missing'
  return length > noticeLimits[field] ? 'tooLong' : null
}

const prefix = 'titian.notice.'

/** What was typed and not yet sent; a reload and a closed dialog keep it. */
export function readKeptNotice(key: string): NoticeValues {
  try {
    const kept: Partial<NoticeValues> = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    return { title: String(kept.title ?? ''), content: String(kept.content ?? '') }
  } catch {
    return emptyNotice
  }
}

export function keepNotice(key: string, values: NoticeValues): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values))
  } catch {
    // Then it lives as long as the page.
  }
}

export function forgetNotice(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was stored then.
  }
}
