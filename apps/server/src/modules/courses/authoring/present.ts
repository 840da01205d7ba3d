import { type CourseDraft, factNames, factsToWire, type TaughtCourse } from '@titian/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { CourseFor } from '../access/queries.ts'
import { mayEditContent, mayLead, mayReview } from '../policy.ts'
import { inLanguage, type View } from '../present.ts'
import { isPossible } from '../states/rules.ts'
import type { TaughtRow } from './queries.ts'

function abilities(course: CourseFor, actor: Actor): CourseDraft['may'] {
  const leads = mayLead(actor, course, course.leads)
  const reviews = mayReview(actor, course) && isPossible('approve', course)
  return {
    edit: mayEditContent(actor, course, course.teaches),
    price: leads,
    submit: leads && isPossible('submit', course),
    withdraw: leads && isPossible('withdraw', course),
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
    courseTypeIdSign: typeSign(course.typeId),
    courseType2IdSign: typeSign(course.type2Id),
    courseType3IdSign: typeSign(course.type3Id),
    ...factsToWire(factNames, course),
    auditStatus: course.auditStatus,
    auditReason: course.auditReason,
    onList: course.onList,
    may: abilities(course, actor),
  }
}

export function taught(row: TaughtRow, view: View): TaughtCourse {
  return {
    idSign: view.seal('course', row.id),
    revision: row.revision,
    courseName: inLanguage(row.names, view),
    coursePicture: view.picture(row.pictureFileId),
    coverSeed: row.coverSeed,
    coursePrice: row.priceMinor / 100,
    auditStatus: row.auditStatus,
    onList: row.onList,
    training: row.training,
    learners: row.learners,
    lessons: row.lessons,
    updatedAt: row.updatedAt.toISOString(),
    authorName: row.authorName ?? '',
  }
}
