import type { Item } from '../item.ts'
import { type BlankMatching, usualMatching } from '../kinds/blank/matching.ts'
import type { Option } from '../option.ts'

/** A question taken apart: what each part holds, by a path such as 'stem' or 'options.b'. */
export type Parts = Readonly<Record<string, unknown>>

/** The fields of all kinds that have parts of their own; every other field is one part. */
interface ItemFields extends Record<string, unknown> {
  options?: readonly Option[]
  prompts?: readonly Option[]
  answer?: string | boolean | readonly string[]
  blanks?: readonly (readonly string[])[]
  matching?: readonly BlankMatching[]
}

interface OneBlank {
  texts: readonly string[]
  rule: BlankMatching
}

/** A question of any kind by its fields. */
export const fieldsOf = (item: Item): ItemFields => ({ ...item })

const idsOf = (list: readonly Option[] = []): string[] => list.map(({ id }) => id)

export const optionIds = (item: Item): string[] => idsOf(fieldsOf(item).options)
export const promptIds = (item: Item): string[] => idsOf(fieldsOf(item).prompts)
export const blankCount = (item: Item): number => fieldsOf(item).blanks?.length ?? 0

const byId = (name: string, list: readonly Option[] = []) =>
  list.map((one) => [`${name}.${one.id}`, one] as const)

const blanksOf = ({ blanks = [], matching }: ItemFields): OneBlank[] =>
  blanks.map((texts, at) => ({ texts, rule: matching?.[at] ?? usualMatching }))

/** The key: that of each prompt where it belongs to prompts, else of the whole question. */
function keyParts({ answer, prompts }: ItemFields): (readonly [string, unknown])[] {
  if (answer === undefined) return []
  if (!prompts) return [['answer', answer]]
  const picked = Array.isArray(answer) ? answer : []
  return prompts.map(({ id }, at) => [`answer.${id}`, picked[at] ?? ''] as const)
}

/**
 * Each option and prompt by its id, each blank by its place, and every other field. Where the number of blanks changed they have no
 * place in common with those before, and are one part.
 */
export function partsOf(item: Item, areBlanksOne: boolean): Parts {
  const fields = fieldsOf(item)
  const { options, prompts, answer: _, blanks: __, matching: ___, ...simple } = fields
  const blanks = blanksOf(fields)
  const each = blanks.map((one, at) => [`blanks.${at}`, one] as const)
  return Object.fromEntries([
    ...Object.entries(simple),
    ...byId('options', options),
    ...byId('prompts', prompts),
    ...keyParts(fields),
    ...(areBlanksOne && blanks.length > 0 ? [['blanks', blanks] as const] : each),
  ])
}

function listed<Part>(parts: Parts, name: string): Part[] {
  const found = Object.keys(parts).filter((path) => path.startsWith(`${name}.`))
  return found.flatMap((path) => (parts[path] === undefined ? [] : [parts[path] as Part]))
}

function inOrder(parts: Parts, name: string, order: readonly string[]): Option[] {
  const all = new Map(listed<Option>(parts, name).map((one) => [one.id, one]))
  return order.flatMap((id) => all.get(id) ?? [])
}

/** Rules of blanks stay left out where they always were (EXM-162). */
function blankFields(shell: ItemFields, parts: Parts): Partial<ItemFields> {
  const blanks = (parts['blanks'] as OneBlank[] | undefined) ?? listed<OneBlank>(parts, 'blanks')
  const isUsual = blanks.every(({ rule }) => JSON.stringify(rule) === JSON.stringify(usualMatching))
  const hasRules = shell.matching !== undefined || !isUsual
  return {
    blanks: blanks.map(({ texts }) => texts),
    ...(hasRules ? { matching: blanks.map(({ rule }) => rule) } : {}),
  }
}

/** The question of these parts, with the order of its fields from `shell`, a question of the same kind. */
export function itemOf(
  shell: Item,
  parts: Parts,
  order: { options: readonly string[]; prompts: readonly string[] },
): Item {
  const before = fieldsOf(shell)
  const simple = Object.entries(parts).filter(([path]) => !path.includes('.'))
  const item: Record<string, unknown> = { ...before, ...Object.fromEntries(simple) }
  if (before.options) item['options'] = inOrder(parts, 'options', order.options)
  if (before.blanks) Object.assign(item, blankFields(before, parts))
  if (before.prompts) {
    const prompts = inOrder(parts, 'prompts', order.prompts)
    Object.assign(item, { prompts, answer: prompts.map(({ id }) => parts[`answer.${id}`] ?? '') })
  }
  const filled = Object.entries(item).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled) as Item
}
