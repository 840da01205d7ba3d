import { languages, noticeLimits, type Language, type Texts } from '@titian/contract'

export type NoticeField = 'title' | 'content'
export type NoticeProblem = 'missing' | 'tooLong'
type TextKey = `${NoticeField}_${Language}`

/** The object has no nested values, because the draft on the device is stored field by field. */
export interface NoticeValues extends Record<TextKey, string>, Record<string, unknown> {
  /** CNT-097: the recipients, if the form offers a choice. */
  audience: string
  target: string
}

export const noticeFields = ['title', 'content'] as const
export const keyOf = (field: NoticeField, language: Language): TextKey => `${field}_${language}`
export const languageOf = (key: TextKey): Language => key.slice(-2) as Language
export const textKeys = languages.flatMap((language) =>
  noticeFields.map((field) => keyOf(field, language)),
)

export const emptyNotice: NoticeValues = {
  audience: 'school',
  target: '',
  title_en: '',
  content_en: '',
  title_zh: '',
  content_zh: '',
  title_my: '',
  content_my: '',
}

/** Returns the length without spaces at the ends, as the contract counts it. */
export const lengthOf = (text: string): number => text.trim().length

export function problemOf(field: NoticeField, text: string): NoticeProblem | null {
  const length = lengthOf(text)
  if (length === 0) return 'missing'
  return length > noticeLimits[field] ? 'tooLong' : null
}

/** The languages in which the notice has some text. */
export const writtenIn = (values: NoticeValues): Language[] =>
  languages.filter((language) =>
    noticeFields.some((field) => lengthOf(values[keyOf(field, language)]) > 0),
  )

export function textsOf(values: NoticeValues, field: NoticeField): Texts {
  const texts = writtenIn(values).map((language) => [
    language,
    values[keyOf(field, language)].trim(),
  ])
  return Object.fromEntries(texts) as Texts
}

/**
 * CNT-098: returns errors in title and text of each language that has some text. If there is none,
 * returns errors of the shown language.
 */
export function problemsOf(
  values: NoticeValues,
  open: Language,
): Partial<Record<TextKey, NoticeProblem>> {
  const begun = writtenIn(values)
  const found: Partial<Record<TextKey, NoticeProblem>> = {}
  for (const language of begun.length > 0 ? begun : [open])
    for (const field of noticeFields) {
      const key = keyOf(field, language)
      const problem = problemOf(field, values[key])
      if (problem) found[key] = problem
    }
  return found
}
