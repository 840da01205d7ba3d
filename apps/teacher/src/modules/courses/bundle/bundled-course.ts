/** What the dialogs about a whole course know of it. */
export interface BundledCourse {
  idSign: string
  courseName: string
}
