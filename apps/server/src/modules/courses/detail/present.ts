import type { Chapter, CourseDetail, CourseTeacher } from '@titian/contract'
import type { Actor } from '../../../platform/actor.ts'
import { card } from '../list/present.ts'
import { mayEditContent } from '../policy.ts'
import { inLanguage, type View } from '../present.ts'
import type { ChapterInCatalogue, DetailRow, TeacherInDetail } from './queries.ts'

export function catalogue(chapters: ChapterInCatalogue[], view: View): Chapter[] {
  return chapters.map((chapter) => ({
    idSign: view.seal('chapter', chapter.id),
    chapterLevel: chapter.level,
    chapterName: inLanguage(chapter.names, view),
    chapterSynopsis: inLanguage(chapter.synopses, view),
    lessons: chapter.lessons.map((lesson) => ({
      idSign: view.seal('lesson', lesson.id),
      videoLevel: lesson.level,
      videoTitle: inLanguage(lesson.titles, view),
      hasVideo: lesson.hasVideo,
      duration: lesson.duration,
      captionLanguages: lesson.captions,
      preview: lesson.preview,
    })),
  }))
}

export function teacher(row: TeacherInDetail, view: View): CourseTeacher {
  return {
    teacherIdSign: view.seal('user', row.id),
    name: row.name,
    title: inLanguage(row.title, view),
    bio: inLanguage(row.bio, view),
    photo: view.picture(row.photo),
    masterFlag: row.master ? 1 : 0,
  }
}

/**
 * `looksOn` is true when a teacher looks at the course as an enrolled student sees it (TCH-147).
 */
export function detail(row: DetailRow, actor: Actor, view: View, looksOn: boolean): CourseDetail {
  const edit = !looksOn && mayEditContent(actor, row, row.teaches)
  const joined = looksOn || row.joined
  return {
    course: {
      ...card(row, view),
      content: inLanguage(row.content, view),
      courseDetails: inLanguage(row.details, view),
      courseDetailsTwo: inLanguage(row.detailsTwo, view),
      aims: inLanguage(row.aims, view),
      audience: inLanguage(row.audience, view),
      requirements: inLanguage(row.requirements, view),
      currencySymbol: view.currencySymbol,
      starCounts: row.starCounts,
    },
    teachers: row.teachers.map((one) => teacher(one, view)),
    catalogue: catalogue(row.catalogue, view),
    materials: row.materials,
    tasks: row.tasks,
    trainingSign: row.trainingId === null ? null : view.seal('training', row.trainingId),
    joined,
    may: { join: row.priceMinor === 0 && !joined, learn: joined || edit, edit },
  }
}
