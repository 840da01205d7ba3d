import type { Option } from '../option.ts'
import type { ShownItem } from '../shown-item.ts'

type Choice = { stem: string; options: Option[] }

/** Returns the options in this order. Options that are missing in the order follow at the end. */
function inOrder(options: readonly Option[], order: readonly string[]): Option[] {
  const named = [...new Set(order)].flatMap((id) => options.filter((option) => option.id === id))
  return [...named, ...options.filter((option) => !named.includes(option))]
}

/**
 * Returns the parts of a question that a student may see. Fields are copied one by one. So a field
 * that is added later stays hidden until somebody adds it here.
 */
export function shownChoice({ stem, options }: Choice, order: readonly string[] = []): ShownItem {
  const shown = inOrder(options, order).map(({ id, content }) => ({ id, content }))
  return { stem, options: shown }
}

/**
 * Shuffles by the algorithm of Fisher and Yates. Every order is equally likely, and the same random
 * source gives the same order.
 */
export function shuffled(ids: readonly string[], random: () => number): string[] {
  const order: string[] = []
  ids.forEach((id, count) => {
    const place = Math.floor(random() * (count + 1))
    order.push(id)
    order.splice(place, 0, ...order.splice(count, 1))
  })
  return order
}
