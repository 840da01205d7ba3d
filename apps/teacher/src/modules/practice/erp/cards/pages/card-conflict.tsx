import type { ErpCardDocument } from '@titian/contract'
import { type SavedForm, useFormats } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { type CardValues, type Row } from '../form/card-values.ts'
import { listFields, type ListName } from '../form/fields.ts'
import { useSentence } from '../form/statements-section.tsx'

interface CardConflictProps {
  form: Pick<SavedForm<CardValues, ErpCardDocument>, 'values' | 'remote' | 'resolve'>
}

const lists = Object.keys(listFields) as ListName[]

/**
 * Shows the text that was saved by another person or in another tab, beside the text of this form.
 */
export function CardConflict({ form }: CardConflictProps) {
  const { t } = useTranslation('erp')
  const { list } = useFormats()
  const sentenceOf = useSentence()
  const { values, remote, resolve } = form
  if (!remote) return null
  const asLines = (rows: readonly Row[]) =>
    rows.map((row) => list(Object.values(row).map(String))).join('\n')
  const words = (card: CardValues) => [
    { name: t('field.title'), text: card.title },
    { name: t('field.story'), text: card.story },
    ...lists.map((name) => ({ name: t(`list.${name}.title`), text: asLines(card[name]) })),
    {
      name: t('list.events.title'),
      text: card.events
        .map(({ paper, lines, facts, text }) => asLines([paper, ...lines, ...facts, { text }]))
        .join('\n\n'),
    },
    {
      name: t('list.statements.title'),
      text: card.statements.map((row) => sentenceOf(row, card) ?? t('form.noSentence')).join('\n'),
    },
    { name: t('list.hints.title'), text: card.hints.join('\n') },
  ]
  const others = words(remote)
  const rows = words(values).flatMap(({ name, text }, at) => {
    const other = others[at]?.text ?? ''
    return other === text ? [] : [{ name, local: text, remote: other }]
  })
  return (
    <ConflictNote
      whileWriting
      rows={rows}
      onKeep={() => resolve(true)}
      onTake={() => resolve(false)}
    />
  )
}
