import type { FullTexts } from '../wire/language.ts'

/** Why a call about a career path is refused. */
export const promoteReasons = {
  pathCodeTaken: {
    en: 'The school already has a career path with this code.',
    zh: '学校已有使用该代码的职业路径',
    my: 'Sekolah sudah mempunyai laluan kerjaya dengan kod ini.',
  },
} as const satisfies Record<string, FullTexts>
