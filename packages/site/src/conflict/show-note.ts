export const conflictNoteId = 'conflict-note'

/**
 * Scrolls to the top of the note, because the middle of a note that is higher than the window would
 * be useless.
 */
export function showConflictNote() {
  const note = document.getElementById(conflictNoteId)
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'start' })
}
