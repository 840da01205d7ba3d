import type { SomeAnswers } from './answers.ts'

export const twoStepAnswers: SomeAnswers<
  'confirmSecondStep' | 'twoStepState' | 'beginTwoStep' | 'confirmTwoStep' | 'endTwoStep'
> = {
  confirmSecondStep: async (_, { refuse }) => refuse('busy'),
  twoStepState: async (_, { refuse }) => refuse('busy'),
  beginTwoStep: async (_, { refuse }) => refuse('busy'),
  confirmTwoStep: async (_, { refuse }) => refuse('busy'),
  endTwoStep: async (_, { refuse }) => refuse('busy'),
}
