import { jsonResumeMost } from '@titian/contract'

/** The most bytes that one counted character can have in UTF-8. */
const bytesOfCharacter = 3

export type FileProblem = 'empty' | 'tooLarge' | 'unreadable'

/** Returns the text of a file, or its error. A file that is too large is not read (RES-102). */
export async function readResumeFile(
  file: File,
): Promise<{ text: string; problem?: never } | { problem: FileProblem; text?: never }> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > jsonResumeMost * bytesOfCharacter) return { problem: 'tooLarge' }
  // Reading fails for a dropped folder, or a file that was deleted.
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: 'unreadable' }
  return text.length > jsonResumeMost ? { problem: 'tooLarge' } : { text }
}
