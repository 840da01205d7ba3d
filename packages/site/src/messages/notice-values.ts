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
