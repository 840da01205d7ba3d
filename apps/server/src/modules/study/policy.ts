import { isListed } from '../courses/index.ts'

interface Course {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
  priceMinor: number
}

/**
 * CRS-036: true for listed courses without a price; other courses require payment or activation.
 */
export function mayJoinFreely(course: Course): boolean {
  return isListed(course) && course.priceMinor === 0
}

/** CRS-205: true for listed courses, because visitors see only these. */
export function mayPreview(course: Omit<Course, 'priceMinor'>): boolean {
  return isListed(course)
}

/**
 * CRS-044: true for students, who play the course, and for its teachers and staff, who watch it
 * without credit.
 */
export function mayPlay({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
