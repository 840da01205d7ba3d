import { type accounts, functionCodesOf, type people, roleNameOf } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { publicAddress } from '../../files/index.ts'
import * as queries from '../queries.ts'
import { makePhoto, makeRecognitionPhoto } from './actions.ts'

/** People change their own account (ACC-157 to ACC-163, ACC-198 to ACC-204). */
export const profileAnswers: SomeAnswers<
  typeof accounts,
  | 'updateUserName'
  | 'updateUserSex'
  | 'uploadUserPhoto'
  | 'uploadRecognitionPhoto'
  | 'updateUserInfo'
  | 'findUserRoleInfo'
> = {
  updateUserName: async ({ userName }, { db, school, actor }) => {
    await queries.changeOwnData(db, school.id, actor.userId, { name: userName })
    return null
  },
  updateUserSex: async ({ sex }, { db, school, actor }) => {
    await queries.changeOwnData(db, school.id, actor.userId, { sex })
    return null
  },
  uploadUserPhoto: async ({ photoPath }, context) => {
    const photoFileId = await makePhoto(context, photoPath)
    if (photoFileId instanceof Refusal) return photoFileId
    const { db, school, actor, seal } = context
    await queries.changeOwnData(db, school.id, actor.userId, { photoFileId })
    return { photo: publicAddress(seal, photoFileId) }
  },
  uploadRecognitionPhoto: async ({ photoPath }, context) => {
    const recognitionFileId = await makeRecognitionPhoto(context, photoPath)
    if (recognitionFileId instanceof Refusal) return recognitionFileId
    const { db, school, actor } = context
    await queries.changeOwnData(db, school.id, actor.userId, { recognitionFileId })
    return null
  },
  updateUserInfo: async ({ userName, sex, photo }, context) => {
    const photoFileId = photo === undefined ? undefined : await makePhoto(context, photo)
    if (photoFileId instanceof Refusal) return photoFileId
    const { db, school, actor } = context
    await queries.changeOwnData(db, school.id, actor.userId, {
      ...(userName !== undefined && { name: userName }),
      ...(sex !== undefined && { sex }),
      ...(photoFileId !== undefined && { photoFileId }),
    })
    return null
  },
  findUserRoleInfo: async (_, { actor }) => {
    const roleStr = [...actor.roles].join(',')
    const functionCodeList = functionCodesOf(roleStr)
    return { roleStr, _roleName: roleNameOf(roleStr) ?? '', functionCodeList }
  },
}

/** TCH-159: teachers describe themselves. */
export const teacherProfileAnswers: SomeAnswers<
  typeof people,
  'teacherProfile' | 'saveTeacherProfile'
> = {
  teacherProfile: (_, { db, school, actor }) => queries.getTeacherData(db, school.id, actor.userId),
  saveTeacherProfile: async ({ userName, titleTexts, bioTexts }, { db, school, actor }) => {
    const written = { name: userName, title: titleTexts, bio: bioTexts }
    await queries.changeOwnData(db, school.id, actor.userId, written)
    return null
  },
}
