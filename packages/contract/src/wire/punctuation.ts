import type { Language } from './language.ts'

const latin = {
  /** Between a name and its value. */
  colon: ': ',
  comma: ', ',
  /** After a sentence. */
  stop: '.',
  /** Between two sentences. */
  gap: ' ',
  /** Parentheses after a text. */
  bracketed: (text: string | number) => ` (${text})`,
  /** Names one after the other. */
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
