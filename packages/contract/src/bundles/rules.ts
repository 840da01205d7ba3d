/** The form of a course file; a newer one is refused in words. */
export const courseFileFormat = 'titian-course'
export const courseFileVersion = 2
/** Also those that are still read: files of version 1 hold no tasks. */
export const courseFileVersions = [1, courseFileVersion] as const

const megabyte = 1024 * 1024

/** Bytes of a course file, so that what one school exports another can import. */
export const courseFileMost = 2048 * megabyte

/** What one course file may hold. */
export const courseFileLimits = {
  chapters: 300,
  lessons: 2000,
  materials: 200,
  examinations: 200,
  tasks: 500,
  questions: 5000,
  files: 6000,
} as const
