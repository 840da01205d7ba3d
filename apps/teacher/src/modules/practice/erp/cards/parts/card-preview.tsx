import { Stack, Text, Title } from '@mantine/core'
import { Surface } from '@titian/ui'
import type { ErpReview } from '@titian/contract'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Paper } from '../../run/papers-part.tsx'
import { cardInputOf, type CardValues } from '../form/card-values.ts'
import { namesOf, useSentence } from '../form/statements-section.tsx'

type ShownPaper = ErpReview['view']['papers'][number]

/** A missing number is shown as 0. */
const whole = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0)

/**
 * Returns the papers of the card with the days on which they would arrive if the card began on day
 * 1.
 */
function papersOf(values: CardValues): ShownPaper[] {
  const sent = cardInputOf(values).events
  return values.events.map(({ kind, text, days }, at) => {
    const day = 1 + whole(Number(days))
    const paper = sent[at]?.paper
    const dueAfter = paper?.dueAfter ?? null
    return {
      id: at + 1,
      used: false,
      kind,
      number: String(paper?.number ?? ''),
      card: null,
      round: 1,
      day,
      dueDay: dueAfter === null ? null : day + whole(dueAfter),
      partner: paper?.partner ? String(paper.partner) : null,
      source: null,
      currency: 'home',
      lines: (paper?.lines ?? []).map(({ item = '', units, price, damaged }) => ({
        item: String(item),
        units: whole(units),
        price: whole(price),
        damaged: whole(damaged),
        left: whole(units),
        leftDamaged: whole(damaged),
      })),
      net: 0,
      tax: 0,
      amount: 0,
      left: 1,
      facts: (paper?.facts ?? []).map(({ name, value }) => ({
        name: String(name),
        value: typeof value === 'string' ? value : whole(value),
      })),
      text,
      disputed: false,
    }
  })
}

/** PRC-238: the card as a student sees it. Incomplete sentences are left out. */
export function CardPreview({ values: newest }: { values: CardValues }) {
  const { t } = useTranslation('erp')
  // Rendered with deferred values, so that typing comes first.
  const values = useDeferredValue(newest)
  const sentenceOf = useSentence()
  const names = namesOf(values)
  const sentences = values.statements.flatMap((row) => sentenceOf(row, values) ?? [])
  return (
    <section aria-label={t('preview.title')}>
      <Surface gap="md">
        <div>
          <Title order={2} fz="lg">
            {t('preview.title')}
          </Title>
          <Text component="p" c="var(--text-2)" fz="sm">
            {t('preview.text')}
          </Text>
        </div>
        <Stack gap={4}>
          <b style={{ overflowWrap: 'anywhere' }}>{values.title || t('preview.noTitle')}</b>
          <Text
            component="p"
            maw={720}
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {values.story}
          </Text>
        </Stack>
        {papersOf(values).map((paper) => (
          <Paper key={paper.id} paper={paper} view={names} isPreview />
        ))}
        {sentences.length > 0 ? (
          <div>
            <b>{t('preview.statements')}</b>
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 18, listStyle: 'disc' }}>
              {sentences.map((sentence, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a card may have the same statement twice
                <li key={at} style={{ overflowWrap: 'anywhere' }}>
                  {sentence}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {values.hints.length > 0 ? (
          <Text component="p" c="var(--text-2)" fz="sm">
            {t('preview.hints', { count: values.hints.length })}
          </Text>
        ) : null}
      </Surface>
    </section>
  )
}
