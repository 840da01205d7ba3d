import { type ActivatedCourse, pickText, type Redemption } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { publicAddress } from '../../files/index.ts'
import type { Given } from './actions.ts'
import type { ActivatedRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export function redemption(
  { already, courses, coins }: Given,
  balance: number,
  { seal, language, school }: View,
): Redemption {
  return {
    already,
    courses: courses.map(({ id, names }) => ({
      sign: seal('course', id),
      courseName: pickText(names, language, school.defaultLanguage),
    })),
    coins,
    balance,
  }
}

export function activated(
  { courseId, names, pictureFileId, coverSeed, way, at }: ActivatedRow,
  { seal, language, school }: View,
): ActivatedCourse {
  return {
    courseIdSign: seal('course', courseId),
    courseName: pickText(names, language, school.defaultLanguage),
    coursePicture: pictureFileId === null ? null : publicAddress(seal, pictureFileId),
    coverSeed,
    way,
    activateTime: new Date(at).toISOString(),
  }
}
