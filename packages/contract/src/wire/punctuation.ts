import type { Language } from './language.ts'

const latin = {
  /** Between a name and what it is. */
  colon: ': ',
  comma: ', ',
  /** Behind a sentence. */
  stop: '.',
  /** Between two sentences. */
  gap: ' ',
  /** Behind a text: what explains it. */
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

/**
 * The marks that code sets between the parts of a text, as the language writes them: Chinese has marks of full
 * width, and no space beside them or between sentences.
 */
export const punctuationOf = (language: Language): typeof latin =>
  language === 'zh' ? chinese : latin
