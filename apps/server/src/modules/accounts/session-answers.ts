import type { SomeAnswers } from './answers.ts'

export const sessionAnswers: SomeAnswers<
  | 'temporaryTokenLogin'
  | 'createTemporaryToken'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
> = {
  temporaryTokenLogin: async (_, { refuse }) => refuse('busy'),
  createTemporaryToken: async (_, { refuse }) => refuse('busy'),
  listSessions: async (_, { refuse }) => refuse('busy'),
  endSession: async (_, { refuse }) => refuse('busy'),
  endOtherSessions: async (_, { refuse }) => refuse('busy'),
}
