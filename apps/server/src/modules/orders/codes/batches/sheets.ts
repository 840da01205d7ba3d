import { type FullTexts, type Language, punctuationOf } from '@titian/contract'
import type { SheetCell } from '../../../../platform/sheets/workbook.ts'

const heads = {
  code: { en: 'Activation code', zh: '激活码', my: 'Kod pengaktifan' },
  gives: { en: 'Gives', zh: '可兑换', my: 'Memberi' },
  until: { en: 'Until', zh: '有效期至', my: 'Sehingga' },
  coins: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
} satisfies Record<string, FullTexts>

export interface Printed {
  name: string
  courses: { courseName: string }[]
  coins: number
}

/** Returns one row for each code, with what it grants and its end. */
export function codesSheet(
  codes: readonly string[],
  { courses, coins }: Printed,
  { language, until }: { language: Language; until: string },
): SheetCell[][] {
  const gives =
    coins > 0
      ? `${heads.coins[language]}${punctuationOf(language).colon}${coins}`
      : punctuationOf(language).list(courses.map(({ courseName }) => courseName))
  return [
    [heads.code[language], heads.gives[language], heads.until[language]],
    ...codes.map((code) => [code, gives, until]),
  ]
}

export const sheetTitle: FullTexts = heads.code
