/** The data that the dialogs about a whole course use. */
export interface BundledCourse {
  idSign: string
  courseName: string
}
