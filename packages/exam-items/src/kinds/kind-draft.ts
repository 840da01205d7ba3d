import type { Option } from '../option.ts'

/** What a question of one kind hands on to another one. */
export type Draft = {
  stem: string
  analysis: string
  options: Option[]
  keepOrder?: true
  right: string[]
}
