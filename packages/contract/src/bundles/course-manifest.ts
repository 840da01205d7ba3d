import { itemKinds, itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { tags } from '../exams/tag-calls.ts'
import { factsInFile } from '../courses/fields.ts'
import { standardMost, standardParts } from '../grades/rules.ts'
import { workFields } from '../homework/calls.ts'
import { resourcesType } from '../homework/shapes.ts'
import { materialNameMost } from '../materials/rules.ts'
import { momentIn, text, texts, whole } from '../wire/fields.ts'
import { courseFileFormat, courseFileLimits, courseFileVersions } from './rules.ts'

/** The name of a file beside the manifest; the pattern prevents path traversal. */
const entry = z.string().regex(/^files\/[a-z\d]{1,20}\.[a-z\d]{1,5}$/)

/** A file of the course. An export may omit videos; the lesson then has no video. */
const file = z.object({ entry, name: text(200, 1) })

const named = (most: number) =>
  texts(most).refine((given) => Object.values(given).some(Boolean), { error: 'required' })

const rich = texts(50_000)
const plain = texts(2000)
const points = whole(0, 1_000_000)

const lesson = z.object({
  titles: named(100),
  preview: z.boolean().default(false),
  videoName: text(200).nullable().default(null),
  video: file.nullable().default(null),
  captions: z
    .array(z.object({ language: z.enum(['en', 'zh', 'my']), file }))
    .max(3)
    .default([]),
})

const material = z.object({ name: text(materialNameMost, 1), file })
const materials = z.array(material).max(courseFileLimits.materials).default([])

const chapter = z.object({
  names: named(100),
  synopses: texts(1000).default({}),
  lessons: z.array(lesson).max(courseFileLimits.lessons).default([]),
  materials,
})

const percent = whole(0, 100)
const standard = z
  .object({
    watchVideo: percent,
    unitTesting: percent,
    theFinalExam: percent,
    logSig: percent,
    interactiveQuestion: percent,
    daysAsked: whole(1, standardMost.daysAsked),
    postsAsked: whole(1, standardMost.postsAsked),
  })
  .refine((given) => standardParts.reduce((sum, part) => sum + given[part], 0) === 100)

const level = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Texts of a question refer to files by their index, as `![…](picture:0)`. */
const question = z.object({
  item: itemSchema,
  level,
  /** The points in hundredths, like all points of the file. */
  points,
  tags: tags.default([]),
  /** Whether the question is in the bank of this course, or only in examinations. */
  inBank: z.boolean().default(true),
  files: z.array(file).max(50).default([]),
})

const place = whole(0, courseFileLimits.questions)

const examination = z.object({
  name: text(100, 1),
  attention: z.string().max(2000).default(''),
  startTime: momentIn.nullable().default(null),
  endTime: momentIn.nullable().default(null),
  minutes: whole(0, 1440),
  total: points,
  type: z.union([z.literal(0), z.literal(1)]),
  attempts: whole(1, 99).nullable(),
  graceSeconds: whole(0, 600),
  clockStops: z.boolean(),
  shuffle: z.boolean(),
  reviewWhen: z.enum(['submitted', 'graded', 'ended', 'never']),
  /** The fixed questions, by their index in `questions`. */
  subjects: z.array(z.object({ question: place, points })).max(1000),
  /** Draw rules for questions of this course. */
  draws: z
    .array(
      z.object({
        amount: whole(1, 1000),
        points,
        kind: z.enum(itemKinds).nullable(),
        level: level.nullable(),
        tag: text(60).nullable(),
      }),
    )
    .max(50)
    .default([]),
  /**
   * The number of rules that include other courses, which the file cannot contain; missing in older
   * files.
   */
  drawsLeftOut: whole(0, 1000).optional(),
})

/**
 * A task, which names its chapter and lesson by their indexes. A task without these indexes belongs
 * to the whole course.
 */
const task = z
  .object({
    resourcesType,
    title: text(100, 1),
    description: z.string().max(20_000).default(''),
    link: z.string().max(500).default(''),
    points: whole(1, 1000),
    chapter: whole(0, courseFileLimits.chapters).nullable().default(null),
    lesson: whole(0, courseFileLimits.lessons).nullable().default(null),
    endTime: momentIn.nullable().default(null),
    lateAllowed: z.boolean().default(false),
    taskNumber: whole(1, 9999).nullable().default(null),
    passLine: z.number().nullable().default(null),
  })
  .refine(({ chapter: _, lesson: __, ...fields }) => workFields.safeParse(fields).success)

/** `course.json` of a course file (TCH-146). */
export const courseManifest = z.object({
  format: z.literal(courseFileFormat),
  version: z.literal(courseFileVersions),
  course: z.object({
    names: named(60),
    content: plain.default({}),
    details: rich.default({}),
    detailsTwo: rich.default({}),
    aims: plain.default({}),
    audience: plain.default({}),
    requirements: plain.default({}),
    cover: file.nullable().default(null),
    coverSeed: text(60, 1),
    priceMinor: whole(0, 9_999_999),
    ...factsInFile,
    forwardLimited: z.boolean().default(false),
    faceCheck: z.boolean().default(false),
    /**
     * The names of the course's subjects, first level first. An import finds subjects by these
     * names and leaves unknown ones out.
     */
    subjects: z.array(texts(60)).max(3).default([]),
  }),
  chapters: z.array(chapter).max(courseFileLimits.chapters),
  materials,
  standard: standard.nullable().default(null),
  questions: z.array(question).max(courseFileLimits.questions).default([]),
  examinations: z.array(examination).max(courseFileLimits.examinations).default([]),
  tasks: z.array(task).max(courseFileLimits.tasks).default([]),
})
export type CourseManifest = z.output<typeof courseManifest>
