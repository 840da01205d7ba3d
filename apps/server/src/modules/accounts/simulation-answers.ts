import type { SomeAnswers } from './answers.ts'

export const simulationAnswers: SomeAnswers<'startSimulation' | 'exitSimulation'> = {
  startSimulation: async (_, { refuse }) => refuse('busy'),
  exitSimulation: async (_, { refuse }) => refuse('busy'),
}
