import type { SomeAnswers } from './answers.ts'

export const profileAnswers: SomeAnswers<
  | 'changePassword'
  | 'updateUserName'
  | 'updateUserSex'
  | 'uploadUserPhoto'
  | 'uploadRecognitionPhoto'
  | 'updateUserInfo'
  | 'updateMobile'
  | 'findUserRoleInfo'
> = {
  changePassword: async (_, { refuse }) => refuse('busy'),
  updateUserName: async (_, { refuse }) => refuse('busy'),
  updateUserSex: async (_, { refuse }) => refuse('busy'),
  uploadUserPhoto: async (_, { refuse }) => refuse('busy'),
  uploadRecognitionPhoto: async (_, { refuse }) => refuse('busy'),
  updateUserInfo: async (_, { refuse }) => refuse('busy'),
  updateMobile: async (_, { refuse }) => refuse('busy'),
  findUserRoleInfo: async (_, { refuse }) => refuse('busy'),
}
