import type { grades, ToMarkKind } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { getCourseFor, isStaffOf, mayTeach } from '../../courses/index.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type SignedIn = Context & { actor: User }

interface QueueRequest {
  kind: 'all' | ToMarkKind
  courseIdSign?: string | undefined
}

/**
 * Returns the courses whose work the caller marks: one course if the filter names it, else all
 * courses of a teacher, and for staff all of the school.
 */
async function scopeOf(
  { db, school, actor, open }: SignedIn,
  { kind, courseIdSign }: QueueRequest,
): Promise<queries.QueueScope | Refusal<'noPermission'>> {
  const all = {
    kind,
    graderId: actor.userId,
    ...(!isStaffOf(actor, { schoolId: school.id }) && { teacherId: actor.userId }),
  }
  if (courseIdSign === undefined) return all
  const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
  return mayTeach(actor, course) ? { ...all, courseId: course.id } : refusal('noPermission')
}

export const toMarkAnswers: SomeAnswers<typeof grades, 'listToMark' | 'nextToMark'> = {
  listToMark: async ({ page, size, ...asked }, context) => {
    const scope = await scopeOf(context, asked)
    if (scope instanceof Refusal) return scope
    const { db, school } = context
    const { list, total } = await queries.listToMark(db, school.id, scope, { page, size })
    return { list: list.map((row) => present.toMarkEntry(row, context)), total }
  },
  nextToMark: async ({ at, ...asked }, context) => {
    const scope = await scopeOf(context, asked)
    if (scope instanceof Refusal) return scope
    const { db, school, open } = context
    if (!at)
      return present.nextToMark(await queries.findNextToMark(db, school.id, scope, null), context)
    const piece = { kind: at.kind, id: open(present.signKinds[at.kind], at.sign) }
    const since = await queries.getSince(db, school.id, piece, scope.teacherId)
    const next = await queries.findNextToMark(db, school.id, scope, { ...piece, since })
    return present.nextToMark(next, context)
  },
}
