import type { Rubric } from '@titian/contract'

export const starterNames = [
  'calmChain',
  'reasons',
  'teamChain',
  'shopReport',
  'writtenWork',
] as const
export type StarterName = (typeof starterNames)[number]

export const starterOf = (word: string | undefined): StarterName | null =>
  starterNames.find((name) => name === word) ?? null

/** What one fills the form with. */
export type Starter = Pick<Rubric, 'names' | 'kind' | 'criteria' | 'gates'>
