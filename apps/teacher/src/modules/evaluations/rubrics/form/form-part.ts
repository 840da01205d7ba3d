import type { Language } from '@titian/contract'
import type { RubricValues } from './rubric-values.ts'

/** What every part of the form needs of it. */
export interface FormPart {
  values: RubricValues
  /** Takes what changes, or makes it of the values as they are then. */
  onChange: (
    part: Partial<RubricValues> | ((before: RubricValues) => Partial<RubricValues>),
  ) => void
  /** Path to text of what is wrong. */
  errors: Readonly<Record<string, string>>
  /** The language whose texts are open. */
  language: Language
}

/** A text that is wrong in its own language, or missing in all of them. */
export const textError = (
  { errors, language }: Pick<FormPart, 'errors' | 'language'>,
  path: string,
): string | undefined => errors[`${path}.${language}`] ?? errors[path]

/** The language of a wrong text, such as `criteria.1.levels.0.texts.zh`. */
export const languageOf = (path: string): string | undefined =>
  /(?:^|\.)(?:names|texts)\.(\w+)$/.exec(path)?.[1]
