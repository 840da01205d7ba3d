/** The form of a course file; a newer one is refused in words. */
export const courseFileFormat = 'titian-course'
export const courseFileVersion = 1

const megabyte = 1024 * 1024

/** Bytes of a course file, so that what one school exports another can import. */
export const courseFileMost = 2048 * megabyte

/** What one course file may hold. */
export const courseFileLimits = {
  chapters: 300,
  lessons: 2000,
  materials: 200,
  examinations: 200,
  questions: 5000,
  files: 6000,
} as const
