import { z } from 'zod'

/** A file that the teachers of a course give to those in it (CRS-055). */
export const courseMaterial = z.object({
  idSign: z.string(),
  courseIdSign: z.string(),
  /** Null for a file of the whole course. */
  chapterIdSign: z.string().nullable(),
  chapterName: z.string(),
  dataName: z.string(),
  /** The name with which it is saved: `dataName` with the ending of its type. */
  fileName: z.string(),
  /** An address that shows the file for an hour, and that the download call takes (CRS-056). */
  dataPath: z.string(),
  /** Bytes. */
  dataSize: z.number().int(),
  /** The ending that belongs to the content, in lower case (CRS-119). */
  dataType: z.string(),
  /** Counts the changes of its name. */
  version: z.number().int(),
})
export type CourseMaterial = z.output<typeof courseMaterial>
