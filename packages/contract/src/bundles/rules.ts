/** The name of the format of a course file. */
export const courseFileFormat = 'titian-course'
export const courseFileVersion = 2
/** The readable versions: files of version 1 contain no tasks. */
export const courseFileVersions = [1, courseFileVersion] as const

const megabyte = 1024 * 1024

/**
 * The maximum size in bytes, the same for export and import, so that every export can be imported.
 */
export const courseFileMost = 2048 * megabyte

/** The maximum numbers in one course file. */
export const courseFileLimits = {
  chapters: 300,
  lessons: 2000,
  materials: 200,
  examinations: 200,
  tasks: 500,
  questions: 5000,
  files: 6000,
} as const
