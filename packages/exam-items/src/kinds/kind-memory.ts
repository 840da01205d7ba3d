import { convertItem, rightOf } from '../draft.ts'
import { type Item, keepsOrder } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'
import { changeStem } from './blank/change-stem.ts'
import { removePairOption } from './matching/change-pairs.ts'
import type { Option } from '../option.ts'
import { removeOption, withOrder } from '../parts/option-list.ts'

/** EXM-273: what the edited question was in other kinds, for an author who changes back. */
export interface KindMemory {
  /**
   * The question as the editor last returned it. If the page has a different question, the memory
   * is cleared.
   */
  last: Item
  /** The last question of each kind. Later changes in other kinds are applied to it. */
  before: Partial<Record<ItemKind, Item>>
  /**
   * The newest options. A kind without options has none, so they are kept here for the next kind.
   */
  options?: Option[]
  /** The options that were right when the current kind was chosen. */
  entered: string[]
}

const isSame = (one: Item, other: Item): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Returns an empty memory if the page has opened another question in the editor. */
const memoryFor = (memory: KindMemory | undefined, value: Item): KindMemory =>
  memory && isSame(memory.last, value) ? memory : { last: value, before: {}, entered: [] }

const optionsOf = (item: Item): Option[] => ('options' in item ? item.options : [])

const isChoice = (item: Item): item is Extract<Item, { kind: 'single' | 'multiple' }> =>
  item.kind === 'single' || item.kind === 'multiple'

/**
 * Removes an option that was deleted in another kind. A new option may get the same id, and must
 * not count as right.
 */
function withoutOption(item: Item, id: string): Item {
  if (item.kind === 'matching') return removePairOption(item, id)
  if (!('options' in item)) return item
  const options = removeOption(item.options, id)
  if (item.kind === 'single')
    return { ...item, options, answer: item.answer === id ? '' : item.answer }
  if (item.kind === 'multiple')
    return { ...item, options, answer: item.answer.filter((right) => right !== id) }
  return { ...item, options }
}

const changeAll = (
  before: KindMemory['before'],
  change: (item: Item) => Item,
): KindMemory['before'] =>
  Object.fromEntries(Object.values(before).map((item) => [item.kind, change(item)]))

/**
 * Updates the memory after a change that kept the kind. Removed options are removed from the memory
 * too. After a change of the stem, each blank of a remembered question keeps its alternatives.
 */
export function followChange(known: KindMemory | undefined, value: Item, next: Item): KindMemory {
  const memory = memoryFor(known, value)
  const kept = new Set(optionsOf(next).map(({ id }) => id))
  const gone = optionsOf(value).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  const before = changeAll(memory.before, (item) => {
    const isGap = item.kind === 'blank' && next.stem !== value.stem
    return gone.reduce(withoutOption, isGap ? changeStem(item, next.stem) : item)
  })
  const entered = memory.entered.filter((id) => !gone.includes(id))
  return { ...memory, last: next, before, entered }
}

/**
 * A single choice and a multiple choice can share their options. Applies the changes of one of the
 * two kinds to the remembered question of the other.
 */
function withChoice(item: Item, left: Item, entered: readonly string[]): Item {
  if (!isChoice(item) || !isChoice(left)) return item
  const same = withOrder(item, keepsOrder(left)) as typeof item
  const isTouched = rightOf(left).toSorted().join() !== entered.toSorted().join()
  const fresh = convertItem(left, item.kind)
  if (!isTouched) return same
  if (same.kind === 'single' && fresh.kind === 'single') return { ...same, answer: fresh.answer }
  if (same.kind === 'multiple' && fresh.kind === 'multiple')
    return { ...same, answer: fresh.answer }
  return same
}

/**
 * The same as `convertItem`, but takes over what still fits from the question that the author had
 * in that kind before. Its options are replaced by the newest options.
 */
function comeBack(value: Item, earlier: Item | undefined, fresh: Item): Item {
  if (!earlier) return fresh
  const { stem, analysis } = value
  const back = { ...earlier, stem, analysis }
  return 'options' in back && 'options' in fresh ? { ...back, options: fresh.options } : back
}

/** Converts the question to another kind; returns the memory with the result as `last`. */
export function changeKind(known: KindMemory | undefined, value: Item, kind: ItemKind): KindMemory {
  const memory = memoryFor(known, value)
  if (value.kind === kind) return memory
  const options = 'options' in value ? value.options : memory.options
  const others = changeAll(memory.before, (item) => withChoice(item, value, memory.entered))
  const last = comeBack(value, others[kind], convertItem(value, kind, options))
  const before = { ...others, [value.kind]: value }
  return { last, before, ...(options && { options }), entered: rightOf(last) }
}
