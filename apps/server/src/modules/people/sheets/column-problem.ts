import { type FullTexts, type Language, reasons } from '@titian/contract'
import { headsOf, plainHead, type SheetColumn } from './rules.ts'

const missing: FullTexts = {
  en: 'Missing in the first row: {columns}.',
  zh: '首行缺少以下列：{columns}',
  my: 'Tiada dalam baris pertama: {columns}.',
}
const repeated: FullTexts = {
  en: 'More than once in the first row: {columns}.',
  zh: '首行重复出现以下列：{columns}',
  my: 'Lebih daripada sekali dalam baris pertama: {columns}.',
}
const or: FullTexts = { en: ' or ', zh: '或', my: ' atau ' }
const comma: FullTexts = { en: ', ', zh: '、', my: ', ' }

const isChinese = (head: string) => /\p{Script=Han}/u.test(head)

/**
 * Returns the column's name for a reader: its title, otherwise its first name in the script of the
 * language.
 */
function nameOf({ title, heads, field }: SheetColumn<string>, language: Language): string {
  const fits = heads.find((head) => isChinese(head) === (language === 'zh'))
  return `“${title?.[language] ?? fits ?? heads[0] ?? field}”`
}

/** TCH-189: returns the missing or repeated column of the first row, in the reader's language. */
export function columnProblem(
  head: readonly string[],
  columns: readonly SheetColumn<string>[],
  language: Language,
): string {
  const words = head.map(plainHead)
  if (words.every((word) => word === '')) return reasons.sheetColumns[language]
  const countOf = (column: SheetColumn<string>) => {
    const accepted = headsOf(column)
    return words.filter((word) => accepted.includes(word)).length
  }
  const named = (all: readonly SheetColumn<string>[]) => all.map((one) => nameOf(one, language))
  const twice = columns.filter((column) => countOf(column) > 1)
  if (twice.length > 0)
    return repeated[language].replace('{columns}', named(twice).join(comma[language]))
  const choice = columns.filter(({ required }) => required === 'oneOf')
  const lacks = [
    ...named(columns.filter((one) => one.required === true && countOf(one) === 0)),
    ...(choice.some((one) => countOf(one) > 0) ? [] : [named(choice).join(or[language])]),
  ].filter(Boolean)
  return missing[language].replace('{columns}', lacks.join(comma[language]))
}
