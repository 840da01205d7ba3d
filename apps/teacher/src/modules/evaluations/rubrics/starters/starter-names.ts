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

/** A template with which the form is filled. */
export type Starter = Pick<Rubric, 'names' | 'kind' | 'criteria' | 'gates'>
