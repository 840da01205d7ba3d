import { markCommentNameLength } from '@titian/contract'

/** TCH-179: the name of a comment without a name: the first words of its first line. */
export function nameOf(name: string, content: string): string {
  if (name !== '') return name
  const line = content.split('\n', 1)[0]?.trim() ?? ''
  const letters = Array.from(line)
  if (letters.length <= markCommentNameLength) return line
  const cut = letters.slice(0, markCommentNameLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  // Chinese has no spaces, so the text is cut anywhere. A word longer than half of the name is cut
  // too.
  return `${lastSpace > markCommentNameLength / 2 ? cut.slice(0, lastSpace) : cut}…`
}
