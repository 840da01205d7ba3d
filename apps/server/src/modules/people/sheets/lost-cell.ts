import type { FullTexts, Language } from '@titian/contract'
import type { CellFault } from '../../../platform/parsing/cell.ts'
import type { LostCell } from '../../../platform/parsing/workbook.ts'

const asText: FullTexts = {
  en: "Format the cell as text and type it again, or begin it with the sign '.",
  zh: "请将该单元格设为文本格式后重新填写，或在内容前加上 ' 号",
  my: "Formatkan sel sebagai teks dan taip semula, atau mulakan dengan tanda '.",
}

const texts: Record<CellFault, FullTexts> = {
  cut: {
    en: 'The spreadsheet cut digits off this number. Format the column as text and type the number again.',
    zh: '电子表格已截断该数字的部分位数，请将该列设为文本格式后重新填写',
    my: 'Hamparan telah memotong digit nombor ini. Formatkan lajur sebagai teks dan taip semula nombor itu.',
  },
  date: {
    en: `The spreadsheet turned what was typed into the date {value}. ${asText.en}`,
    zh: `电子表格已将填写的内容变成日期 {value}，${asText.zh}`,
    my: `Hamparan telah menukar apa yang ditaip menjadi tarikh {value}. ${asText.my}`,
  },
  time: {
    en: `The spreadsheet turned what was typed into the time {value}. ${asText.en}`,
    zh: `电子表格已将填写的内容变成时间 {value}，${asText.zh}`,
    my: `Hamparan telah menukar apa yang ditaip menjadi masa {value}. ${asText.my}`,
  },
  fraction: {
    en: `The spreadsheet turned this fraction into the number {value}. ${asText.en}`,
    zh: `电子表格已将该分数变成数值 {value}，${asText.zh}`,
    my: `Hamparan telah menukar pecahan ini menjadi nombor {value}. ${asText.my}`,
  },
  error: {
    en: 'The formula of this cell has the error {value}. Type what belongs here instead of the formula.',
    zh: '该单元格的公式出错（{value}），请直接填写内容',
    my: 'Formula sel ini menunjukkan ralat {value}. Taip isinya terus sebagai ganti formula.',
  },
  formula: {
    en: 'The file has no result for the formula of this cell. Type what belongs here instead of the formula.',
    zh: '文件中没有该单元格公式的结果，请直接填写内容',
    my: 'Fail ini tiada hasil bagi formula sel ini. Taip isinya terus sebagai ganti formula.',
  },
}

const cellText: FullTexts = { en: 'Cell {place}: ', zh: '单元格 {place}：', my: 'Sel {place}: ' }

/** Says which cell it is, how the spreadsheet program changed it, and what to do about it. */
export function lostText(
  { place, fault, value }: Pick<LostCell, 'place' | 'fault' | 'value'>,
  language: Language,
): string {
  const text = texts[fault][language].replace('{value}', () => value)
  return cellText[language].replace('{place}', place) + text
}
