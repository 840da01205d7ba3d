import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Asked = Pick<Context, 'db' | 'school' | 'open'> & { actor: User }

/** Returns the chapter, for people who may write the content of its course. */
export async function chapterToEdit({ db, school, actor, open }: Asked, sign: string) {
  const chapter = await queries.getChapterFor(db, school.id, open('chapter', sign), actor.userId)
  return policy.mayEditContent(actor, chapter, chapter.teaches) ? chapter : refusal('noPermission')
}

/** Returns the lesson, for people who may write the content of its course. */
export async function lessonToEdit({ db, school, actor, open }: Asked, sign: string) {
  const lesson = await queries.getLessonFor(db, school.id, open('lesson', sign), actor.userId)
  return policy.mayEditContent(actor, lesson, lesson.teaches) ? lesson : refusal('noPermission')
}

/** Returns the lesson with its current values for the editor. */
export async function showLesson(
  context: Pick<Context<never, User>, keyof Asked | 'language' | 'now' | 'seal' | 'sealers'>,
  lessonId: number,
) {
  return present.lessonDraft(
    await queries.getLessonFor(context.db, context.school.id, lessonId, context.actor.userId),
    viewOf(context),
  )
}
