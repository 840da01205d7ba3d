import { type MailKind, messageTypes } from '@titian/contract'
import type { SystemWords } from '../system-words.ts'

const ofType = {
  [messageTypes.system]: 'system',
  [messageTypes.course]: 'course',
  [messageTypes.bulletin]: 'school',
} as const satisfies Record<number, MailKind>

/** JOB-128: returns the mail switch for notices that people write. */
export const kindOfType = (type: number): MailKind => ofType[type as keyof typeof ofType]

/** JOB-128: returns the mail switch for a system notice. */
export function kindOfWords(words: SystemWords): MailKind {
  if (words === 'savedSearchesFound') return 'digest'
  return words.startsWith('application') ? 'applications' : 'system'
}
