import { z } from 'zod'
import { call } from '../wire/call.ts'
import { momentIn, sign, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

const download = z.object({ bytes: z.number(), url: z.string().nullable() })

const courseExport = z.object({
  fileName: z.string(),
  films: z.number().int(),
  /** Null where the file would be larger than an import takes. */
  withFilms: download,
  withoutFilms: download,
  /** Rules that draw questions of other courses, which the file cannot hold. */
  drawsLeftOut: z.number().int(),
})

const courseImport = z.object({
  /** Empty where the file could not be read. */
  courseName: z.string(),
  chapters: z.number().int(),
  lessons: z.number().int(),
  films: z.number().int(),
  captions: z.number().int(),
  materials: z.number().int(),
  examinations: z.number().int(),
  tasks: z.number().int(),
  questions: z.number().int(),
  /** What will be otherwise than in the file, in the reader's language. */
  notes: z.array(z.string()),
  /** Nothing is made as long as there is one; the first 100. */
  faults: z.array(z.object({ place: z.string(), text: z.string() })),
  /** Of the draft, once it is made. */
  sign: z.string().nullable(),
})
export type CourseImport = z.output<typeof courseImport>

/** A course as a whole: once more, as a file, and from a file (TCH-145, TCH-146). */
export const bundles = {
  /** A draft of the caller's with the same content; the same `key` again answers the same draft. */
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
      /** When the first of its examinations begins; the others keep their distance. Null: without dates. */
      firstStart: momentIn.nullable().default(null),
      key: text(64, 8),
    }),
    data: z.object({ sign: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** The addresses hold for ten minutes. */
  exportCourse: call({
    id: 'CALL-506',
    method: 'POST',
    path: '/course/exportCourse',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: courseExport,
  }),
  /** An uploaded file (purpose `courseFile`); each file becomes one draft, however often it is asked. */
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
