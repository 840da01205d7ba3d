import {
  type CourseManifest,
  courseFileFormat,
  courseFileVersion,
  factValues,
} from '@titian/contract'
import { lessonsOf, withFiles, type CourseContent } from '../content/rules.ts'

/** The name of the entry that every course file must have. */
export const manifestName = 'course.json'

type ManifestFile = { entry: string; name: string }

interface Parts {
  content: CourseContent<number>
  subjects: CourseManifest['course']['subjects']
  questions: CourseManifest['questions']
  examinations: CourseManifest['examinations']
}

/** Returns the ids of the videos, which an export may leave out. */
export const filmsOf = (content: CourseContent<number>): number[] => [
  ...new Set(lessonsOf(content).flatMap(({ video }) => video ?? [])),
]

const isoOf = (at: Date | null) => at?.toISOString() ?? null

/**
 * TCH-146: returns the manifest of the course file; `fileOf` returns the entry of a file, or
 * undefined if the file is left out.
 */
export function manifestOf(
  { content, subjects, questions, examinations }: Parts,
  fileOf: (id: number) => ManifestFile | null,
): CourseManifest {
  const { course, chapters, materials, tasks, standard } = withFiles(content, fileOf)
  const given = (list: { name: string; file: ManifestFile | null }[]) =>
    list.flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  return {
    format: courseFileFormat,
    version: courseFileVersion,
    course: {
      names: course.names,
      content: course.content,
      details: course.details,
      detailsTwo: course.detailsTwo,
      aims: course.aims,
      audience: course.audience,
      requirements: course.requirements,
      cover: course.cover,
      coverSeed: course.coverSeed,
      priceMinor: course.priceMinor,
      ...factValues(course),
      forwardLimited: course.forwardLimited,
      faceCheck: course.faceCheck,
      subjects,
    },
    chapters: chapters.map((chapter) => ({
      names: chapter.names,
      synopses: chapter.synopses,
      lessons: chapter.lessons.map(({ titles, preview, video, videoName, captions }) => ({
        titles,
        preview,
        video,
        videoName,
        captions: captions.flatMap(({ language, file }) => (file ? [{ language, file }] : [])),
      })),
      materials: given(chapter.materials),
    })),
    materials: given(materials),
    standard: standard && {
      watchVideo: standard.watchVideo,
      unitTesting: standard.unitTesting,
      theFinalExam: standard.theFinalExam,
      logSig: standard.logSig,
      interactiveQuestion: standard.interactiveQuestion,
      daysAsked: standard.daysAsked,
      postsAsked: standard.postsAsked,
    },
    questions,
    examinations,
    tasks: tasks.map(({ endTime, ...task }) => ({ ...task, endTime: isoOf(endTime) })),
  }
}
