import { jsonResumeMost } from '@titian/contract'

/** A character of a file in UTF-8 has at most so many bytes for each that we count. */
const bytesOfCharacter = 3

export type FileProblem = 'empty' | 'tooLarge' | 'unreadable'

/** The text of a file, or what is wrong with it: a file that no resume needs is not even read (RES-102). */
export async function readResumeFile(
  file: File,
): Promise<{ text: string; problem?: never } | { problem: FileProblem; text?: never }> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > jsonResumeMost * bytesOfCharacter) return { problem: 'tooLarge' }
  // A folder that was dropped, or a file that was deleted after it was chosen.
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: 'unreadable' }
  return text.length > jsonResumeMost ? { problem: 'tooLarge' } : { text }
}
