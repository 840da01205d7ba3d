import type { FullTexts } from '../wire/language.ts'

export interface FindingTexts {
  /** What was found; `{name}` is replaced by the value with this name. */
  found: FullTexts
  /** What an operator does about it; absent where nothing has to be done. */
  act?: FullTexts
}
