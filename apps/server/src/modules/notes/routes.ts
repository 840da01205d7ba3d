import { notes } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getCourseFor, getLesson, mayEditContent, maySee } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** A person who may play a lesson may write a note at it. */
function mayWrite({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}

type Asked = Pick<Context<'noPermission', User>, 'db' | 'school' | 'actor' | 'open'>

const authorOf = ({ school, actor }: Pick<Asked, 'school' | 'actor'>) => ({
  schoolId: school.id,
  userId: actor.userId,
})

const ownNote = (context: Asked, sign: string) =>
  queries.getNote(context.db, authorOf(context), context.open('note', sign))

export const noteRoutes = answer(notes, {
  listNotes: async ({ courseIdSign, videoIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!maySee(actor, course, course)) return refuse('notFound')
    const lessonId = videoIdSign === undefined ? undefined : open('lesson', videoIdSign)
    const of = { courseId: course.id, lessonId }
    const { rows, total } = await queries.listNotes(db, authorOf(context), of, window)
    return { list: rows.map((row) => present.note(row, context)), total }
  },
  addNote: async ({ videoIdSign, second, ...words }, context) => {
    const { db, school, actor, open, seal, refuse } = context
    const lesson = await getLesson(db, school.id, open('lesson', videoIdSign))
    const course = await getCourseFor(db, school.id, lesson.courseId, actor.userId)
    const mayEdit = mayEditContent(actor, course, course.teaches)
    if (!mayWrite({ joined: course.joined, mayEdit })) return refuse('noPermission', 'joinFirst')
    const added = await actions.add(context, {
      ...words,
      courseId: lesson.courseId,
      lessonId: lesson.id,
      // A note beyond the end of the film could not be opened.
      second: Math.min(second, Math.floor(lesson.duration ?? second)),
    })
    return added instanceof Refusal ? added : { sign: seal('note', added) }
  },
  changeNote: async ({ sign, content }, context) => {
    const { id } = await ownNote(context, sign)
    await queries.updateNote(context.db, id, content, context.now)
    return null
  },
  removeNote: async ({ sign }, context) => {
    const { id } = await ownNote(context, sign)
    await queries.deleteNote(context.db, id)
    return null
  },
})
