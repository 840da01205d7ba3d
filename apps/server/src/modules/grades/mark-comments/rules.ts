import { markCommentNameLength } from '@titian/contract'

/** TCH-179: what a comment is called that its author gave no name: the first words of its first line. */
export function nameOf(name: string, content: string): string {
  if (name !== '') return name
  const line = content.split('\n', 1)[0]?.trim() ?? ''
  const letters = Array.from(line)
  if (letters.length <= markCommentNameLength) return line
  const cut = letters.slice(0, markCommentNameLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  // Chinese has no spaces; a word that is longer than half of the name is cut as well.
  return `${lastSpace > markCommentNameLength / 2 ? cut.slice(0, lastSpace) : cut}…`
}
