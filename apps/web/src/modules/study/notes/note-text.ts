import type { Note } from '@titian/contract'

/** Returns the notes that contain all words, regardless of case. */
export function findNotes(notes: readonly Note[], words: string): Note[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return notes.filter(({ content, videoTitle }) => {
    const text = `${content} ${videoTitle}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** CRS-201: returns the notes of a course as plain text, grouped by lesson. */
export function notesAsText(
  courseName: string,
  notes: readonly Note[],
  clock: (seconds: number) => string,
): string {
  const lines = [courseName]
  let lesson = ''
  for (const note of notes) {
    if (note.videoSign !== lesson) lines.push('', `${note.number} ${note.videoTitle}`)
    lesson = note.videoSign
    lines.push(`${clock(note.second)}  ${note.content}`)
  }
  return `${lines.join('\n')}\n`
}
