/** The name of the frame in which the staff sites show the student site (TCH-147). */
export const studentFrame = 'titian-as-student'

/**
 * True in every page inside that frame. The name belongs to the frame and not to the address, so a
 * copied address never contains it.
 */
export function isAsStudent(): boolean {
  return typeof window !== 'undefined' && window.name === studentFrame && window.parent !== window
}
