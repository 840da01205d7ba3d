import type { Language } from './language.ts'

const latin = {
  /** What is written between a name and its value. */
  colon: ': ',
  comma: ', ',
  /** Ends a sentence. */
  stop: '.',
  /** Separates two sentences. */
  gap: ' ',
  /** Adds parentheses with a text. */
  bracketed: (text: string | number) => ` (${text})`,
  /** Joins names. */
  list: (names: readonly string[]) => names.join(', '),
}

const chinese: typeof latin = {
  colon: '：',
  comma: '，',
  stop: '。',
  gap: '',
  bracketed: (text) => `（${text}）`,
  list: (names) => names.join('、'),
}

/** The punctuation that code puts between texts: Chinese has full-width marks without spaces. */
export const punctuationOf = (language: Language): typeof latin =>
  language === 'zh' ? chinese : latin
