import type { Option } from '../option.ts'

/** What a question keeps when its kind is changed. */
export type Draft = {
  stem: string
  analysis: string
  options: Option[]
  keepOrder?: true
  right: string[]
}
