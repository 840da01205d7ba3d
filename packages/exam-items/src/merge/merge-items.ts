import type { Item } from '../item.ts'
import { addOption } from '../parts/option-list.ts'
import type { Option } from '../option.ts'
import { type Copies, keyGroups, orderCounts, orderPath, united } from './key-groups.ts'
import {
  blankCount,
  fieldsOf,
  itemOf,
  optionIds,
  type Parts,
  partsOf,
  promptIds,
} from './item-parts.ts'
import { arrange, hasSameOrder, joinOrders } from './list-order.ts'

/** The path of a question that cannot be merged by parts. */
const whole = ''

/** The result of merging two people's changes of a question. */
export interface MergedItem {
  /** The merged question. Where two parts conflict, it has the text of this person. */
  value: Item
  /** The paths of conflicting parts, '' for the whole question. */
  conflicts: readonly string[]
}

/** Returns a text that is the same for equal values, whatever the order of their fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? ''
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

type List = 'options' | 'prompts'

/**
 * Returns new ids for options that both people have added. The editor takes the next free letter as
 * id, so both may have taken the same one.
 */
function freshIds(name: List, { own, base, remote }: Copies<Item>): Map<string, string> {
  const listOf = (item: Item): readonly Option[] => fieldsOf(item)[name] ?? []
  const known = new Set(listOf(base).map(({ id }) => id))
  const others = new Map(listOf(remote).map((one) => [one.id, one]))
  const ids = new Map<string, string>()
  let taken = [...listOf(own), ...listOf(remote)]
  for (const one of listOf(own)) {
    const other = others.get(one.id)
    if (known.has(one.id) || !other || isSame(one, other)) continue
    taken = addOption(taken)
    ids.set(one.id, taken.at(-1)?.id ?? one.id)
  }
  return ids
}

/**
 * Returns the question of this person, with other ids for added options whose ids the other person
 * has used too.
 */
function withFreshIds(copies: Copies<Item>): Item {
  const fields = fieldsOf(copies.own)
  const [options, prompts] = [freshIds('options', copies), freshIds('prompts', copies)]
  if (options.size + prompts.size === 0) return copies.own
  const renamed = (list: readonly Option[] | undefined, ids: Map<string, string>) =>
    list?.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id }))
  const key = (id: string) => options.get(id) ?? id
  const { answer } = fields
  return {
    ...fields,
    ...(fields.options && { options: renamed(fields.options, options) }),
    ...(fields.prompts && { prompts: renamed(fields.prompts, prompts) }),
    ...(typeof answer === 'string' && { answer: key(answer) }),
    ...(Array.isArray(answer) && { answer: answer.map(key) }),
  } as unknown as Item
}

function mergeWhole({ own, base, remote }: Copies<Item>): MergedItem {
  if (isSame(own, base)) return { value: remote, conflicts: [] }
  const isOwn = isSame(remote, base) || isSame(own, remote)
  return { value: own, conflicts: isOwn ? [] : [whole] }
}

/**
 * Returns the parts of all copies. If the order of the options is the answer, it is one of the
 * parts.
 */
function splitAll(copies: Copies<Item>): Copies<Parts> {
  const { own, base, remote } = copies
  const areBlanksOne = new Set([own, base, remote].map(blankCount)).size > 1
  const split = (item: Item) => ({
    ...partsOf(item, areBlanksOne),
    ...(orderCounts(copies) ? { [orderPath]: optionIds(item) } : {}),
  })
  return { own: split(own), base: split(base), remote: split(remote) }
}

/** Takes the changed parts of a group from only one of the two people. */
function joinGroups(parts: Copies<Parts>): { values: Parts; conflicts: string[] } {
  const { own, base, remote } = parts
  const paths = [...new Set([own, base, remote].flatMap((copy) => Object.keys(copy)))]
  const isChanged = (path: string) =>
    !isSame(own[path], base[path]) || !isSame(remote[path], base[path])
  const changed = paths.filter(isChanged)
  const groups = keyGroups(changed, parts).map((group) =>
    group.filter((path) => changed.includes(path)),
  )
  const values: Record<string, unknown> = { ...base }
  const conflicts: string[] = []
  for (const group of united([...groups, ...changed.map((path) => [path])])) {
    const isLike = (one: Parts, other: Parts) =>
      group.every((path) => isSame(one[path], other[path]))
    const from = isLike(own, base) ? remote : own
    for (const path of group) values[path] = from[path]
    if (from === own && !isLike(remote, base) && !isLike(own, remote))
      conflicts.push(...group.filter((path) => !isSame(own[path], remote[path])))
  }
  return { values, conflicts }
}

/**
 * TCH-201: merges the changes that two people made to a question, part by part: stem, each option
 * by id, key, each blank. If one person changed the key and the other a text to which the key
 * refers, that is a conflict, because neither has seen both changes together.
 */
export function mergeItems(own: Item, base: Item, remote: Item): MergedItem {
  const given = { own, base, remote }
  if (own.kind !== base.kind || remote.kind !== base.kind) return mergeWhole(given)
  const copies = { ...given, own: withFreshIds(given) }
  const parts = splitAll(copies)
  const { values, conflicts } = joinGroups(parts)
  const orders = (idsOf: (item: Item) => string[]) =>
    joinOrders({ own: idsOf(copies.own), base: idsOf(base), remote: idsOf(remote) })
  const [options, prompts] = [orders(optionIds), orders(promptIds)]
  const { [orderPath]: kept, ...rest } = values
  const order = (kept as string[] | undefined) ?? options.order
  const isMovedTwice = kept === undefined && options.conflict
  return {
    value: itemOf(remote, rest, { options: order, prompts: prompts.order }),
    conflicts: [
      ...conflicts,
      ...(isMovedTwice ? [orderPath] : []),
      ...(prompts.conflict ? ['promptOrder'] : []),
    ],
  }
}

/** Returns the question, with the parts at these paths replaced by those of the other question. */
export function takeParts(value: Item, other: Item, paths: readonly string[]): Item {
  if (paths.includes(whole) || value.kind !== other.kind) return other
  const areBlanksOne = paths.includes('blanks') || blankCount(value) !== blankCount(other)
  const [own, from] = [partsOf(value, areBlanksOne), partsOf(other, areBlanksOne)]
  const taken = Object.fromEntries(paths.map((path) => [path, from[path]]))
  const { [orderPath]: _, promptOrder: __, ...parts } = { ...own, ...taken } as Parts
  const order = (path: string, idsOf: (item: Item) => string[]) =>
    paths.includes(path) ? arrange(idsOf(other), idsOf(value)) : arrange(idsOf(value), idsOf(other))
  const orders = { options: order(orderPath, optionIds), prompts: order('promptOrder', promptIds) }
  return itemOf(value, parts, orders)
}

/** Returns the paths in which two questions differ. */
export function differentParts(one: Item, other: Item): readonly string[] {
  if (one.kind !== other.kind) return [whole]
  const { own, remote } = splitAll({ own: one, base: one, remote: other })
  const paths = [...new Set([...Object.keys(own), ...Object.keys(remote)])]
  const different = paths.filter((path) => !isSame(own[path], remote[path]))
  const isMoved = !different.includes(orderPath) && !hasSameOrder(optionIds(one), optionIds(other))
  return isMoved ? [...different, orderPath] : different
}
