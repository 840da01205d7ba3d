import type { ParsedOf, trainStudentCalls } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { getItemFor, takeHandIn } from '../../homework/index.ts'
import { getCarrier } from './queries.ts'

type Upload = ParsedOf<typeof trainStudentCalls.uploadAssignment>

/** TRN-055: hands in a file. A task of another training, chapter or type is not found. */
async function upload(
  { trainId, trainChapterId, resourcesId, ...given }: Upload,
  types: readonly number[],
  context: Context<never, User>,
) {
  const { db, school, actor, open } = context
  const courseId = await getCarrier(db, school.id, open('training', trainId))
  const found = await getItemFor(db, school.id, open('homework', resourcesId), actor.userId)
  const { item } = found
  const isHere = trainChapterId === undefined || open('chapter', trainChapterId) === item.chapterId
  if (item.courseId !== courseId || !isHere || !types.includes(item.resourcesType))
    return refusal('notFound')
  return takeHandIn(context, found, given)
}

/** Tasks and examinations of a training are handed in like those of a course (CRS-121). */
export const handInAnswers: SomeAnswers<
  typeof trainStudentCalls,
  'uploadAssignment' | 'uploadExamFile'
> = {
  uploadAssignment: (input, context) => upload(input, [2, 4], context),
  uploadExamFile: (input, context) => upload(input, [3, 5], context),
}
