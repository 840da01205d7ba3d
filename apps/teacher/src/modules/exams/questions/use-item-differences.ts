import { differentParts } from '@titian/exam-items/merge'
import { describeItem } from '@titian/exam-items/score'
import { type Item, optionName } from '@titian/exam-items/shape'
import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShortText } from '../words/use-item-texts.ts'

type Texts = TFunction<'exams'>

interface Part {
  name: string
  show: (item: Item) => string
}

type List = 'options' | 'prompts'
type Field = 'stem' | 'analysis' | 'model' | 'strategy' | 'scoring' | 'keepOrder'

const listOf = (
  item: Item,
  list: List,
): readonly { id: string; content: string; feedback?: string }[] =>
  (list === 'options' && 'options' in item && item.options) ||
  (list === 'prompts' && 'prompts' in item && item.prompts) ||
  []

const contentOf = (item: Item, list: List, id: string): string => {
  const one = listOf(item, list).find((entry) => entry.id === id)
  return one ? [one.content, one.feedback].filter(Boolean).join('\n') : ''
}

const textOf = (item: Item, field: Field): string => {
  const value = (item as Partial<Record<Field, unknown>>)[field]
  return typeof value === 'string' ? value : ''
}

/** Returns the right options, one in each line. */
const rightTexts = (item: Item): string =>
  'answer' in item && typeof item.answer !== 'boolean'
    ? [item.answer]
        .flat()
        .map((id) => contentOf(item, 'options', id))
        .join('\n')
    : ''

const placeOf = (items: readonly Item[], list: List, id: string) =>
  Math.max(...items.map((item) => listOf(item, list).findIndex((one) => one.id === id)))

/**
 * Describes a part that a question can have several times, such as an option. The path of the part
 * contains its id or its index.
 */
function listedPart(t: Texts, path: string, items: readonly Item[]): Part | undefined {
  const [list, id = ''] = path.split('.')
  const prompt = { number: placeOf(items, 'prompts', id) + 1 }
  if (list === 'options') {
    const name = optionName(placeOf(items, 'options', id))
    return { name: t('edit.option', { name }), show: (item) => contentOf(item, 'options', id) }
  }
  if (list === 'prompts')
    return { name: t('items.matching.prompt', prompt), show: (item) => contentOf(item, list, id) }
  if (list === 'answer' && id)
    return {
      name: t('items.matching.edit.right', prompt),
      show: (item) =>
        item.kind === 'matching'
          ? contentOf(
              item,
              'options',
              item.answer[item.prompts.findIndex((one) => one.id === id)] ?? '',
            )
          : '',
    }
  if (list === 'blanks' && id)
    return {
      name: t('items.blank.edit.alternatives', { number: Number(id) + 1 }),
      show: (item) => ('blanks' in item ? (item.blanks[Number(id)] ?? []).join('\n') : ''),
    }
  return undefined
}

/** Describes a part that a question has once. */
function singlePart(t: Texts, path: string, kind: Item['kind']): Part {
  const words = (field: 'strategy' | 'scoring', list: string): Part => ({
    name: t(`items.${kind}.edit.${field}`),
    show: (item) => t(`items.${kind}.edit.${list}.${textOf(item, field)}`),
  })
  const parts: Record<string, Part | undefined> = {
    stem: { name: t('edit.stem'), show: (item) => item.stem },
    analysis: { name: t('item.analysis'), show: (item) => item.analysis },
    model: { name: t('items.annotation.model'), show: (item) => textOf(item, 'model') },
    strategy: words('strategy', 'strategies'),
    scoring: words('scoring', 'scorings'),
    keepOrder: { name: t('edit.keepOrder'), show: (item) => ('keepOrder' in item ? '✓' : '') },
    answer: {
      name: t('item.rightAnswer'),
      show: (item) => (item.kind === 'judge' ? t(`items.judge.${item.answer}`) : rightTexts(item)),
    },
    order: {
      name: t('edit.options'),
      show: (item) =>
        listOf(item, 'options')
          .map(({ content }) => content)
          .join('\n'),
    },
  }
  return parts[path] ?? { name: t('bank.question'), show: describeItem }
}

/**
 * TCH-201: lists the parts in which two copies of a question differ, with the labels of the editor.
 */
export function useItemDifferences(): (local: Item, remote: Item) => Difference[] {
  const { t } = useTranslation('exams')
  const short = useShortText()
  return (local, remote) =>
    differentParts(local, remote).map((path) => {
      const { name, show } = listedPart(t, path, [local, remote]) ?? singlePart(t, path, local.kind)
      return { name, local: short(show(local)), remote: short(show(remote)) }
    })
}
