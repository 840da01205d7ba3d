interface Course {
  auditStatus: number
  onList: boolean
  priceMinor: number
}

/** CRS-036: free courses on the list; others come by payment or activation. */
export function mayJoinFreely({ auditStatus, onList, priceMinor }: Course): boolean {
  return auditStatus === 2 && onList && priceMinor === 0
}

/** CRS-205: visitors see what is on the list; another course is not there for them. */
export function mayPreview({ auditStatus, onList }: Omit<Course, 'priceMinor'>): boolean {
  return auditStatus === 2 && onList
}

/** CRS-044: who has the course plays it; its teachers and staff look at it without credit. */
export function mayPlay({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
