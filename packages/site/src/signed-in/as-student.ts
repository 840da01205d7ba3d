/** The name of the frame in which the staff sites show the student site (TCH-147). */
export const studentFrame = 'titian-as-student'

/**
 * True on every page inside that frame. Only the frame has the name, so a copied address never
 * contains it.
 */
export function isAsStudent(): boolean {
  return typeof window !== 'undefined' && window.name === studentFrame && window.parent !== window
}
