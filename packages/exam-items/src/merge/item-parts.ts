import type { Item } from '../item.ts'
import { type BlankMatching, usualMatching } from '../kinds/blank/matching.ts'
import type { Option } from '../option.ts'

/** The parts of a question by path, such as 'stem' or 'options.b'. */
export type Parts = Readonly<Record<string, unknown>>

/** The fields that are split into several parts. Every other field is one part. */
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

/** Splits the key by prompt, if the kind has prompts. */
function keyParts({ answer, prompts }: ItemFields): (readonly [string, unknown])[] {
  if (answer === undefined) return []
  if (!prompts) return [['answer', answer]]
  const picked = Array.isArray(answer) ? answer : []
  return prompts.map(({ id }, at) => [`answer.${id}`, picked[at] ?? ''] as const)
}

/**
 * Splits options and prompts by id, blanks by index, and the rest by field. If the number of blanks
 * changed, all blanks are one part.
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

/**
 * Returns the fields of the blanks. A question without rules of blanks stays without them
 * (EXM-162).
 */
function blankFields(shell: ItemFields, parts: Parts): Partial<ItemFields> {
  const blanks = (parts['blanks'] as OneBlank[] | undefined) ?? listed<OneBlank>(parts, 'blanks')
  const isUsual = blanks.every(({ rule }) => JSON.stringify(rule) === JSON.stringify(usualMatching))
  const hasRules = shell.matching !== undefined || !isUsual
  return {
    blanks: blanks.map(({ texts }) => texts),
    ...(hasRules ? { matching: blanks.map(({ rule }) => rule) } : {}),
  }
}

/**
 * Joins these parts to a question. `shell` is a question of the same kind, from which the order of
 * the fields is taken.
 */
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
