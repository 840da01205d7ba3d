/** The name of the frame in which the staff sites show the student site (TCH-147). */
export const studentFrame = 'titian-as-student'

/**
 * True in that frame, on every page that is opened in it: the name belongs to the frame and not to the address, so a
 * copied address never carries it.
 */
export function isAsStudent(): boolean {
  return typeof window !== 'undefined' && window.name === studentFrame && window.parent !== window
}
