import {
  type Chapter,
  type CourseCard,
  type CourseDetail,
  type CourseTeacher,
  type CourseType,
  pickText,
  type TaughtCourse,
  type Texts,
} from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { mayEditContent } from './policy.ts'
import type { CardRow } from './list-queries.ts'
import type { ChapterInCatalogue, DetailRow, TaughtRow, TeacherInDetail } from './queries.ts'
import { kindName, newSince } from './rules.ts'
import type { CourseTypeRow } from './tables.ts'
import type { View } from './view.ts'

export function inLanguage(texts: Texts | null, { language, fallback }: View): string {
  return pickText(texts ?? {}, language, fallback)
}

export function card(row: Omit<CardRow, 'total'>, view: View): CourseCard {
  return {
    sign: view.seal('course', row.id),
    courseName: inLanguage(row.names, view),
    coursePicture: view.picture(row.pictureFileId),
    coverSeed: row.coverSeed,
    coursePrice: row.priceMinor / 100,
    courseKindId: row.kindId,
    courseKindName: kindName(row.kindId, view.language),
    courseTypeName: inLanguage(row.typeNames, view),
    courseScore: row.credit,
    courseTime: row.hours,
    type: row.type,
    teacherNames: row.teacherNames,
    learners: row.learners,
    lessons: row.lessons,
    isNew: row.launchedAt !== null && row.launchedAt >= newSince(view.now),
    isFeatured: row.featured,
    isPopular: row.popular,
  }
}

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
    })),
  }))
}

function teacher(row: TeacherInDetail, view: View): CourseTeacher {
  return {
    teacherIdSign: view.seal('user', row.id),
    name: row.name,
    title: inLanguage(row.title, view),
    bio: inLanguage(row.bio, view),
    photo: view.picture(row.photo),
    masterFlag: row.master ? 1 : 0,
  }
}

export function detail(row: DetailRow, actor: Actor, view: View): CourseDetail {
  const edit = mayEditContent(actor, row, row.teaches)
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
    },
    teachers: row.teachers.map((one) => teacher(one, view)),
    catalogue: catalogue(row.catalogue, view),
    joined: row.joined,
    may: { join: row.priceMinor === 0 && !row.joined, learn: row.joined || edit, edit },
  }
}

interface TypeCount {
  typeId: number | null
  type2Id: number | null
  type3Id: number | null
  courses: number
}

/** The tree of types; each counts the listed courses at and below it. */
export function typeTree(
  rows: CourseTypeRow[],
  counts: TypeCount[],
  view: View,
  parentId: number | null = null,
): CourseType[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      sign: view.seal('courseType', row.id),
      name: inLanguage(row.names, view),
      icon: row.icon,
      courses: counts.reduce(
        (sum, count) =>
          sum + ([count.typeId, count.type2Id, count.type3Id].includes(row.id) ? count.courses : 0),
        0,
      ),
      children: typeTree(rows, counts, view, row.id),
    }))
}

export function taught(row: TaughtRow, view: View): TaughtCourse {
  return {
    idSign: view.seal('course', row.id),
    courseName: inLanguage(row.names, view),
    coursePicture: view.picture(row.pictureFileId),
    coverSeed: row.coverSeed,
    coursePrice: row.priceMinor / 100,
    auditStatus: row.auditStatus,
    onList: row.onList,
    learners: row.learners,
    lessons: row.lessons,
    updatedAt: row.updatedAt.toISOString(),
    authorName: row.authorName ?? '',
  }
}
