import type { FullTexts } from './language.ts'

/** Why a request was refused before its call was asked. */
export const requestReasons = {
  inputTooLarge: {
    en: 'This is more than can be sent at once. Please shorten it or send it in parts.',
    zh: '一次提交的内容过多，请精简或分批提交',
    my: 'Kandungan ini terlalu besar untuk dihantar sekali gus. Sila pendekkan atau hantar secara berperingkat.',
  },
} as const satisfies Record<string, FullTexts>
