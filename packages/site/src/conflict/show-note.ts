export const conflictNoteId = 'conflict-note'

/** Leads to the head of the note: of a note that is higher than the window, the middle is no use. */
export function showConflictNote() {
  const note = document.getElementById(conflictNoteId)
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'start' })
}
