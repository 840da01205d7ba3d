import type { Language } from '@titian/contract'
import type { RubricValues } from './rubric-values.ts'

/** The props that every section of the form takes. */
export interface FormPart {
  values: RubricValues
  /** Takes the changed values, or a function that returns them from the current ones. */
  onChange: (
    part: Partial<RubricValues> | ((before: RubricValues) => Partial<RubricValues>),
  ) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
  /** The language whose texts are shown. */
  language: Language
}

/** Returns the error of a text in the shown language, or the error that concerns all languages. */
export const textError = (
  { errors, language }: Pick<FormPart, 'errors' | 'language'>,
  path: string,
): string | undefined => errors[`${path}.${language}`] ?? errors[path]

/** Returns the language of a faulty text from a path such as `criteria.1.levels.0.texts.zh`. */
export const languageOf = (path: string): string | undefined =>
  /(?:^|\.)(?:names|texts)\.(\w+)$/.exec(path)?.[1]
