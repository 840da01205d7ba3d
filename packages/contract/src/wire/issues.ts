import type { z } from 'zod'
import type { Language } from './language.ts'

type Words = Record<Language, (limit: string) => string>

const words = {
  required: {
    en: () => 'Please fill this in.',
    zh: () => '请填写此项',
    my: () => 'Sila isi ruangan ini.',
  },
  tooLong: {
    en: (n) => `At most ${n} characters.`,
    zh: (n) => `最多 ${n} 个字符`,
    my: (n) => `Paling banyak ${n} aksara.`,
  },
  tooShort: {
    en: (n) => `At least ${n} characters.`,
    zh: (n) => `至少 ${n} 个字符`,
    my: (n) => `Sekurang-kurangnya ${n} aksara.`,
  },
  tooLarge: {
    en: (n) => `At most ${n}.`,
    zh: (n) => `不能大于 ${n}`,
    my: (n) => `Paling banyak ${n}.`,
  },
  tooSmall: {
    en: (n) => `At least ${n}.`,
    zh: (n) => `不能小于 ${n}`,
    my: (n) => `Sekurang-kurangnya ${n}.`,
  },
  wrong: {
    en: () => 'This value is not valid.',
    zh: () => '此项内容无效',
    my: () => 'Nilai ini tidak sah.',
  },
} satisfies Record<string, Words>

function pick(issue: z.core.$ZodIssue): [Words, string] {
  if (issue.code === 'invalid_type' && issue.input === undefined) return [words.required, '']
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'number') return [words.tooSmall, String(least)]
    return least <= 1 ? [words.required, ''] : [words.tooShort, String(least)]
  }
  if (issue.code === 'too_big')
    return [issue.origin === 'number' ? words.tooLarge : words.tooLong, String(issue.maximum)]
  return [words.wrong, '']
}

/** The one field that the contract allows and the answer does not, in the same form. */
export function wrongField(path: string, language: Language): Record<string, string> {
  return { [path]: words.wrong[language]() }
}

/** Field path -> text in the reader's language, for the place beside the field. */
export function describeIssues(error: z.ZodError, language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const [text, limit] = pick(issue)
    fields[path] ??= text[language](limit)
  }
  return fields
}
