import type { CourseDraft, LessonDraft } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { mayEditContent, mayLead, mayReview } from './policy.ts'
import { inLanguage } from './present.ts'
import type { LessonFor } from './catalogue-queries.ts'
import type { CourseFor } from './queries.ts'
import { isPossible } from './rules.ts'
import type { ChapterRow } from './tables.ts'
import type { View } from './view.ts'

function abilities(course: CourseFor, actor: Actor): CourseDraft['may'] {
  const leads = mayLead(actor, course, course.leads)
  const reviews = mayReview(actor, course) && isPossible('approve', course)
  return {
    edit: mayEditContent(actor, course, course.teaches),
    price: leads,
    submit: leads && isPossible('submit', course),
    review: reviews,
    takeOff: leads && isPossible('takeOff', course),
    putBack: leads && isPossible('putBack', course),
    remove: leads && course.learners === 0,
  }
}

export function courseDraft(course: CourseFor, actor: Actor, view: View): CourseDraft {
  const typeSign = (id: number | null) => (id === null ? null : view.seal('courseType', id))
  return {
    idSign: view.seal('course', course.id),
    version: course.version,
    revision: course.revision,
    courseName: inLanguage(course.names, view),
    courseNameTexts: course.names,
    content: inLanguage(course.content, view),
    contentTexts: course.content,
    courseDetails: inLanguage(course.details, view),
    courseDetailsTexts: course.details,
    courseDetailsTwo: inLanguage(course.detailsTwo, view),
    courseDetailsTwoTexts: course.detailsTwo,
    coursePicture: view.picture(course.pictureFileId),
    coursePicturePath:
      course.pictureFileId === null ? null : view.seal('file', course.pictureFileId),
    coverSeed: course.coverSeed,
    coursePrice: course.priceMinor / 100,
    courseScore: course.credit,
    courseTime: course.hours,
    courseTypeIdSign: typeSign(course.typeId),
    courseType2IdSign: typeSign(course.type2Id),
    courseType3IdSign: typeSign(course.type3Id),
    courseKindId: course.kindId,
    sort: course.sort,
    type: course.type,
    auditStatus: course.auditStatus,
    auditReason: course.auditReason,
    onList: course.onList,
    may: abilities(course, actor),
  }
}

export function chapterDraft(chapter: ChapterRow, view: View) {
  return {
    idSign: view.seal('chapter', chapter.id),
    courseIdSign: view.seal('course', chapter.courseId),
    chapterLevel: chapter.level,
    chapterName: inLanguage(chapter.names, view),
    chapterNameTexts: chapter.names,
    chapterSynopsis: inLanguage(chapter.synopses, view),
    chapterSynopsisTexts: chapter.synopses,
    version: chapter.version,
  }
}

export function lessonDraft(lesson: LessonFor, view: View): LessonDraft {
  const { fileId } = lesson
  return {
    idSign: view.seal('lesson', lesson.id),
    chapterIdSign: view.seal('chapter', lesson.chapterId),
    videoLevel: lesson.level,
    videoTitle: inLanguage(lesson.titles, view),
    videoTitleTexts: lesson.titles,
    version: lesson.version,
    video:
      fileId === null
        ? null
        : {
            videoPath: view.seal('file', fileId),
            videoName: lesson.videoName ?? '',
            videoSize: lesson.fileSize ?? 0,
            duration: lesson.duration,
            playUrl: view.play(fileId),
          },
    captions: lesson.captions.map((caption) => ({
      sign: view.seal('caption', caption.id),
      language: caption.language,
      name: caption.name,
    })),
  }
}
