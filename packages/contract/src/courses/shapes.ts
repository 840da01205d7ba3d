import { z } from 'zod'
import { perLanguage } from '../wire/fields.ts'
import { languages } from '../wire/language.ts'
import { shownCardFacts, shownFacts } from './fields.ts'

export const courseCard = z.object({
  sign: z.string(),
  courseName: z.string(),
  coursePicture: z.string().nullable(),
  /** The seed of the generated cover, used if there is no picture. */
  coverSeed: z.string(),
  /** Major units with two decimals; 0 is free. */
  coursePrice: z.number(),
  courseKindName: z.string(),
  courseTypeName: z.string(),
  ...shownCardFacts,
  teacherNames: z.array(z.string()),
  learners: z.number().int(),
  lessons: z.number().int(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isPopular: z.boolean(),
  /** CRS-166: the average of the reviews with one decimal, and their number. */
  rating: z.number().nullable(),
  reviews: z.number().int(),
})
export type CourseCard = z.output<typeof courseCard>

/** CRS-217: what matched the search if it was not the name of the course. */
const courseHit = z.object({ kind: z.enum(['teacher', 'lesson']), text: z.string() })
export type CourseHit = z.output<typeof courseHit>
export const foundCourse = courseCard.extend({ hit: courseHit.nullable() })

/** A course in the suggestions of the search field. */
export const courseSuggestion = foundCourse.pick({
  hit: true,
  sign: true,
  courseName: true,
  coursePicture: true,
  coverSeed: true,
  coursePrice: true,
})

/** CRS-028; `duration` in seconds. */
export const lesson = z.object({
  idSign: z.string(),
  videoLevel: z.number().int(),
  videoTitle: z.string(),
  hasVideo: z.boolean(),
  duration: z.number().nullable(),
  captionLanguages: z.array(z.enum(languages)),
  /** CRS-205: whether the first minutes of the lesson play for everybody. */
  preview: z.boolean(),
})
export const chapter = z.object({
  idSign: z.string(),
  chapterLevel: z.number().int(),
  chapterName: z.string(),
  chapterSynopsis: z.string(),
  lessons: z.array(lesson),
})
export type Chapter = z.output<typeof chapter>
export type Lesson = z.output<typeof lesson>

export const courseTeacher = z.object({
  teacherIdSign: z.string(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  photo: z.string().nullable(),
  masterFlag: z.number().int(),
})
export type CourseTeacher = z.output<typeof courseTeacher>

/** CRS-019. `content`, `courseDetails` and `courseDetailsTwo` are sanitised HTML or plain text. */
export const courseDetail = z.object({
  course: courseCard.extend({
    content: z.string(),
    courseDetails: z.string(),
    courseDetailsTwo: z.string(),
    aims: z.string(),
    audience: z.string(),
    requirements: z.string(),
    currencySymbol: z.string(),
    /** The numbers of reviews with one to five stars. */
    starCounts: z.array(z.number().int()),
  }),
  teachers: z.array(courseTeacher),
  catalogue: z.array(chapter),
  /** The number of files; names and addresses are only for members (CRS-063). */
  materials: z.number().int(),
  /** CRS-220: the numbers of tasks of each kind that students see. */
  tasks: z.object({
    homework: z.number().int(),
    exams: z.number().int(),
    practical: z.number().int(),
  }),
  /** The training of the course, whose page replaces that of the course (decision 0040). */
  trainingSign: z.string().nullable(),
  joined: z.boolean(),
  may: z.object({ join: z.boolean(), learn: z.boolean(), edit: z.boolean() }),
})
export type CourseDetail = z.output<typeof courseDetail>

export const courseKind = z.object({
  id: z.number().int(),
  name: z.string(),
  courses: z.number().int(),
})

export interface CourseType {
  sign: string
  name: string
  icon: string | null
  courses: number
  children: CourseType[]
}
export const courseType: z.ZodType<CourseType> = z.object({
  sign: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
  courses: z.number().int(),
  get children() {
    return z.array(courseType)
  },
})

export { perLanguage }

/** TCH-010, with one text for each language and the version for TCH-084. */
export const courseDraft = z.object({
  idSign: z.string(),
  version: z.number().int(),
  /**
   * Increases with every change of the course, its catalogue or its videos. A decision of the
   * review names the revision that it concerns (TCH-110).
   */
  revision: z.number().int(),
  courseName: z.string(),
  courseNameTexts: perLanguage,
  content: z.string(),
  contentTexts: perLanguage,
  courseDetails: z.string(),
  courseDetailsTexts: perLanguage,
  courseDetailsTwo: z.string(),
  courseDetailsTwoTexts: perLanguage,
  coursePicture: z.string().nullable(),
  coursePicturePath: z.string().nullable(),
  coverSeed: z.string(),
  coursePrice: z.number(),
  courseTypeIdSign: z.string().nullable(),
  courseType2IdSign: z.string().nullable(),
  courseType3IdSign: z.string().nullable(),
  ...shownFacts,
  /** 0 draft, 1 waiting, 2 approved, 3 refused (TCH-015). */
  auditStatus: z.number().int(),
  auditReason: z.string().nullable(),
  onList: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    /** Whether the caller may set the price (TCH-086). */
    price: z.boolean(),
    submit: z.boolean(),
    /** TCH-162: whether the caller may withdraw the course while it waits for a decision. */
    withdraw: z.boolean(),
    review: z.boolean(),
    takeOff: z.boolean(),
    putBack: z.boolean(),
    remove: z.boolean(),
  }),
})
export type CourseDraft = z.output<typeof courseDraft>

export const taughtCourse = courseDraft
  .pick({
    idSign: true,
    revision: true,
    courseName: true,
    coursePicture: true,
    coverSeed: true,
    coursePrice: true,
    auditStatus: true,
    onList: true,
  })
  .extend({
    /** Whether the course has a training (decision 0040). */
    training: z.boolean(),
    learners: z.number().int(),
    lessons: z.number().int(),
    updatedAt: z.string(),
    authorName: z.string(),
  })
export type TaughtCourse = z.output<typeof taughtCourse>

export const chapterDraft = z.object({
  idSign: z.string(),
  courseIdSign: z.string(),
  chapterLevel: z.number().int(),
  chapterName: z.string(),
  chapterNameTexts: perLanguage,
  chapterSynopsis: z.string(),
  chapterSynopsisTexts: perLanguage,
  version: z.number().int(),
})
export const lessonDraft = z.object({
  idSign: z.string(),
  chapterIdSign: z.string(),
  videoLevel: z.number().int(),
  videoTitle: z.string(),
  videoTitleTexts: perLanguage,
  preview: z.boolean(),
  version: z.number().int(),
  video: z
    .object({
      videoPath: z.string(),
      videoName: z.string(),
      videoSize: z.number(),
      duration: z.number().nullable(),
      playUrl: z.string(),
    })
    .nullable(),
  captions: z.array(z.object({ sign: z.string(), language: z.enum(languages), name: z.string() })),
})
export type LessonDraft = z.output<typeof lessonDraft>
