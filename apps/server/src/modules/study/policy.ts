import { isListed } from '../courses/index.ts'

interface Course {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
  priceMinor: number
}

/** CRS-036: free courses on the list; others come by payment or activation. */
export function mayJoinFreely(course: Course): boolean {
  return isListed(course) && course.priceMinor === 0
}

/** CRS-205: visitors see what is on the list; another course is not there for them. */
export function mayPreview(course: Omit<Course, 'priceMinor'>): boolean {
  return isListed(course)
}

/** CRS-044: who has the course plays it; its teachers and staff look at it without credit. */
export function mayPlay({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
