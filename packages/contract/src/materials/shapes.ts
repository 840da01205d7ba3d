import { z } from 'zod'

/** A file that teachers provide to members of a course (CRS-055). */
export const courseMaterial = z.object({
  idSign: z.string(),
  courseIdSign: z.string(),
  /** Null for a file of the whole course. */
  chapterIdSign: z.string().nullable(),
  chapterName: z.string(),
  dataName: z.string(),
  /** The name for downloading: `dataName` with the extension of its type. */
  fileName: z.string(),
  /** An address that shows the file for an hour, also accepted by the download call (CRS-056). */
  dataPath: z.string(),
  /** Bytes. */
  dataSize: z.number().int(),
  /** The extension that matches the content, in lower case (CRS-119). */
  dataType: z.string(),
  /** Increases when the name of the file changes. */
  version: z.number().int(),
})
export type CourseMaterial = z.output<typeof courseMaterial>
