import { z } from 'zod'
import { call } from '../wire/call.ts'
import { momentIn, sign, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

const download = z.object({ bytes: z.number(), url: z.string().nullable() })

const courseExport = z.object({
  fileName: z.string(),
  films: z.number().int(),
  /** The file with the videos; null if it would be too large to be imported again. */
  withFilms: download,
  withoutFilms: download,
  /**
   * The number of draw rules that include questions of other courses, which the file cannot
   * contain.
   */
  drawsLeftOut: z.number().int(),
})

const courseImport = z.object({
  /** The name of the course; empty if the file could not be read. */
  courseName: z.string(),
  chapters: z.number().int(),
  lessons: z.number().int(),
  films: z.number().int(),
  captions: z.number().int(),
  materials: z.number().int(),
  examinations: z.number().int(),
  tasks: z.number().int(),
  questions: z.number().int(),
  /**
   * Notes in the reader's language about content of the file that the new course will lack or
   * change.
   */
  notes: z.array(z.string()),
  /** The first 100 errors; with any error nothing is created. */
  faults: z.array(z.object({ place: z.string(), text: z.string() })),
  /** The sealed id of the created draft. */
  sign: z.string().nullable(),
})
export type CourseImport = z.output<typeof courseImport>

/** Copies, exports and imports whole courses (TCH-145, TCH-146). */
export const bundles = {
  /**
   * Creates a draft of the caller's with the same content; repeating the same `key` returns the
   * same draft.
   */
  copyCourse: call({
    id: 'CALL-505',
    method: 'POST',
    path: '/course/copyCourse',
    who: 'teacher',
    kind: 'save',
    input: z.object({
      sign,
      courseName: text(60, 1, says('nameMissing')),
      withExaminations: z.boolean().default(true),
      /**
       * The new start of the first examination of the course; the other examinations keep their
       * distance to the first one. With null the copied examinations have no dates.
       */
      firstStart: momentIn.nullable().default(null),
      key: text(64, 8),
    }),
    data: z.object({ sign: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** The addresses are valid for ten minutes. */
  exportCourse: call({
    id: 'CALL-506',
    method: 'POST',
    path: '/course/exportCourse',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: courseExport,
  }),
  /**
   * Imports an uploaded file (purpose `courseFile`). Each file creates one draft, however often the
   * call is repeated.
   */
  importCourse: call({
    id: 'CALL-507',
    method: 'POST',
    path: '/course/importCourse',
    who: 'teacher',
    kind: 'save',
    input: z.object({ filePath: text(200, 1), dryRun: z.boolean().default(true) }),
    data: courseImport,
    refusals: ['alreadyDone'],
  }),
}
