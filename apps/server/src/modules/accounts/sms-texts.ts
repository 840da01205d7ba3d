import { type FullTexts, type Language, pickText } from '@titian/contract'
import type { School } from '../../platform/actor.ts'

const texts: FullTexts = {
  en: '[{school}] Your code is {code}. It is valid for 5 minutes. Do not give it to anyone.',
  zh: '【{school}】您的验证码是 {code}，5 分钟内有效，请勿告诉他人。',
  my: '[{school}] Kod anda ialah {code}. Sah selama 5 minit. Jangan berikan kepada sesiapa.',
}

/** The message of a code in the language of the request. */
export function codeMessage(
  school: Pick<School, 'title' | 'defaultLanguage'>,
  code: string,
  language: Language,
): string {
  return texts[language]
    .replace('{school}', pickText(school.title, language, school.defaultLanguage))
    .replace('{code}', code)
}
