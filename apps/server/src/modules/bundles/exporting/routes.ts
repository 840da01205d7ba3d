import { type bundles, courseFileMost } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor, mayEditContent } from '../../courses/index.ts'
import { fileNameOf, load, sizeOf } from './actions.ts'
import { courseFileAddress } from './serve.ts'

export const exportingAnswers: SomeAnswers<typeof bundles, 'exportCourse'> = {
  exportCourse: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const offer = (bytes: number, withFilms: boolean) => ({
      bytes,
      url: bytes > courseFileMost ? null : courseFileAddress(context, course.id, withFilms),
    })
    const whole = await load(context, course.id, true)
    return {
      fileName: fileNameOf(whole),
      films: whole.films,
      withFilms: offer(sizeOf(whole), true),
      withoutFilms: offer(sizeOf(await load(context, course.id, false)), false),
      drawsLeftOut: whole.drawsLeftOut,
    }
  },
}
