import { optionName, type Item } from '@titian/exam-items/shape'

function answerLines(item: Item): string[] {
  switch (item.kind) {
    case 'single':
    case 'multiple': {
      const right = item.kind === 'single' ? [item.answer] : item.answer
      return item.options.map(
        ({ id, content }, index) =>
          `${right.includes(id) ? '✓ ' : ''}${optionName(index)}. ${content}`,
      )
    }
    case 'blank':
      return item.blanks.map((alternatives, index) => `${index + 1}. ${alternatives.join(' / ')}`)
    case 'judge':
      return [item.answer ? '✓' : '✗']
    case 'annotation':
      return [item.model]
  }
}

/** A question in plain lines, to compare two copies of it. */
export function describeItem(item: Item): string {
  return [item.stem, ...answerLines(item), item.analysis].filter(Boolean).join('\n')
}
