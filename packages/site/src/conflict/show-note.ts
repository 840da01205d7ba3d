export const conflictNoteId = 'conflict-note'

/**
 * Scrolls to the top of the note. If the note is higher than the window, its middle alone would not
 * help.
 */
export function showConflictNote() {
  const note = document.getElementById(conflictNoteId)
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'start' })
}
