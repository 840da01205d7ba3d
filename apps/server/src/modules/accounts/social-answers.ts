import type { SomeAnswers } from './answers.ts'

export const socialAnswers: SomeAnswers<
  'socialConnect' | 'socialLogin' | 'socialBind' | 'socialUnbind'
> = {
  socialConnect: async (_, { refuse }) => refuse('busy'),
  socialLogin: async (_, { refuse }) => refuse('busy'),
  socialBind: async (_, { refuse }) => refuse('busy'),
  socialUnbind: async (_, { refuse }) => refuse('busy'),
}
