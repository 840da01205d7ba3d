import { Stack, Text } from '@mantine/core'
import type { ErpReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { PartProps } from './part-props.ts'

type View = ErpReview['view']

interface Happened {
  day: number
  text: string
}

/**
 * Returns the actions of a student that the books record: begun cards, documents, reminders,
 * closings and mistakes.
 */
function useHappened(view: View): Happened[] {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const numberOf = (id: number) => {
    const document = view.documents.find((one) => one.id === id)
    if (!document) return `#${id}`
    const kind = content.documentName(document.kind, document.direction)
    return t('document.named', { kind, number: document.number })
  }
  return [
    ...view.cards.flatMap((card) =>
      card.begunDay === null
        ? []
        : [{ day: card.begunDay, text: t('happened.card', { card: content.cardTitle(card) }) }],
    ),
    ...view.documents
      .filter(({ kind, state }) => kind !== 'opening' && state !== 'draft')
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, day, reverses, byTeacher }) => ({
        day,
        text: t(
          byTeacher
            ? 'happened.byTeacher'
            : reverses === null
              ? 'happened.document'
              : 'happened.reversal',
          { document: numberOf(id) },
        ),
      })),
    ...view.reminders.map(({ day, document }) => ({
      day,
      text: t('happened.reminder', { document: numberOf(document) }),
    })),
    ...view.closings.map(({ day, figures }) => ({
      day,
      text: t('happened.closing', {
        right: figures.filter(({ right }) => right).length,
        all: figures.length,
      }),
    })),
    ...view.slips.map(({ day, code, document }) => ({
      day,
      text: t('happened.slip', { slip: content.name('slip', code), document: numberOf(document) }),
    })),
  ]
}

/** PRC-237: the days of a company with their actions, newest first. */
export function Timeline({ view }: PartProps) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const happened = useHappened(view)
  const days = [...new Set(happened.map(({ day }) => day))].toSorted((one, other) => other - one)
  return (
    <Surface gap="md">
      <h2>{t('part.timeline')}</h2>
      {days.length === 0 ? <p>{t('happened.nothing')}</p> : null}
      {view.documentsInAll > view.documents.length ? (
        <Text component="p" fz="sm" c="var(--text-2)">
          {t('document.older', { count: view.documentsInAll - view.documents.length })}
        </Text>
      ) : null}
      {days.map((day) => (
        <Stack key={day} gap={4}>
          <h3>{t('run.dayNumber', { day: number(day) })}</h3>
          <ol style={{ margin: 0, paddingInlineStart: 22, listStyle: 'decimal' }}>
            {happened
              .filter((one) => one.day === day)
              .map(({ text }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- actions are identified by their order
                <li key={at} style={{ overflowWrap: 'anywhere' }}>
                  {text}
                </li>
              ))}
          </ol>
        </Stack>
      ))}
    </Surface>
  )
}
