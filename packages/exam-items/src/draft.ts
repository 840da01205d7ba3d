import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import { withMatching } from './kinds/blank/shape.ts'
import { countBlanks } from './kinds/blank/stem.ts'
import type { Option } from './option.ts'

type Source = { stem: string; analysis: string; options: Option[]; picked: string[] }

const newOptions = (): Option[] => ['a', 'b', 'c', 'd'].map((id) => ({ id, content: '' }))

/** What two kinds can have in common. */
function sourceOf(item: Item): Source {
  const { stem, analysis } = item
  if (item.kind === 'single') {
    return { stem, analysis, options: item.options, picked: item.answer ? [item.answer] : [] }
  }
  if (item.kind === 'multiple') {
    return { stem, analysis, options: item.options, picked: item.answer }
  }
  return { stem, analysis, options: newOptions(), picked: [] }
}

/** Of several right options none is taken over: to choose one silently would make a wrong key. */
const onlyOne = (picked: readonly string[]): string => (picked.length === 1 ? picked.join('') : '')

function build(kind: ItemKind, { stem, analysis, options, picked }: Source): Item {
  switch (kind) {
    case 'single':
      return { kind, stem, options, answer: onlyOne(picked), analysis }
    case 'multiple':
      return { kind, stem, options, answer: picked, strategy: 'all', analysis }
    case 'blank':
      return withMatching({
        kind,
        stem,
        blanks: Array.from({ length: countBlanks(stem) }, () => []),
        analysis,
      })
    case 'judge':
      return { kind, stem, answer: true, analysis }
    case 'annotation':
      return { kind, stem, model: '', analysis }
  }
}

/** A question to begin with; itemProblems tells what it still lacks. */
export const emptyItem = (kind: ItemKind): Item =>
  build(kind, { stem: '', analysis: '', options: newOptions(), picked: [] })

/** The same question as another kind: stem and analysis stay, options between the two choices. */
export const convertItem = (item: Item, kind: ItemKind): Item =>
  item.kind === kind ? item : build(kind, sourceOf(item))
