import { Box, NativeSelect, Stack, Text } from '@mantine/core'
import { type ErpReview } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { useListSearch } from '@titian/site/staff'
import { type DataColumn, DataTable, StatusBadge, Surface, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withSchoolPartners } from '../parts/school-partners.ts'
import { useBooks } from './books-words.ts'
import type { PartProps } from './part-props.ts'
import { OneDocument } from './one-document.tsx'
import { useMarks } from './use-marks.ts'

type View = ErpReview['view']
type Header = View['documents'][number]

const tones: Record<Header['state'], Tone> = {
  draft: 'neutral',
  submitted: 'info',
  partlyDone: 'warn',
  done: 'ok',
  cancelled: 'danger',
}

function useColumns(view: View): DataColumn<Header>[] {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const marksOf = useMarks()
  const { linkOf } = useBooks()
  const { partners } = withSchoolPartners(view)
  const nameOf = ({ card }: Header) =>
    content.cardTitle(view.cards.find(({ code }) => code === card) ?? (card || ''))
  return [
    {
      key: 'number',
      title: t('document.number'),
      onCard: 'title',
      render: (row) => (
        <SiteLink
          {...linkOf({ part: 'documents', document: String(row.id) })}
          keepPlace
          className="link"
        >
          {t('document.named', {
            kind: content.documentName(row.kind, row.direction),
            number: row.number,
          })}
        </SiteLink>
      ),
    },
    { key: 'day', title: t('run.day'), align: 'end', render: ({ day }) => number(day) },
    {
      key: 'state',
      title: t('run.state'),
      render: (row) => (
        <>
          <StatusBadge tone={tones[row.state]}>
            {content.name('documentState', row.state)}
          </StatusBadge>
          <Box fz="xs" c="dimmed">
            {marksOf(row)}
          </Box>
        </>
      ),
    },
    {
      key: 'partner',
      title: t('document.partner'),
      render: ({ partner }) => (partner ? content.partnerName(partner, partners) : '--'),
    },
    {
      key: 'total',
      title: t('document.total'),
      align: 'end',
      render: ({ total, currency }) => (
        <span className="num">{content.amount(total, currency)}</span>
      ),
    },
    {
      key: 'card',
      title: t('document.card'),
      render: (row) => (row.card === null ? t('document.noCard') : nameOf(row)),
    },
  ]
}

/** PRC-237: the documents of a student, and one open document with its postings. */
export function DocumentsPart({ run, view }: PartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { search } = useBooks()
  const { change } = useListSearch(search)
  const [card, setCard] = useState('')
  const columns = useColumns(view)
  const opened = Number(search.document)
  const rows = view.documents
    .filter((row) => card === '' || row.card === card)
    .toSorted((one, other) => other.id - one.id)
  const rest = view.documentsInAll - view.documents.length
  return (
    <Stack>
      {opened > 0 ? (
        <OneDocument
          key={opened}
          run={run}
          view={view}
          document={opened}
          onClose={() => change({ document: undefined })}
        />
      ) : null}
      <Surface gap="sm">
        <h2>{t('part.documents')}</h2>
        <NativeSelect
          label={t('document.card')}
          maw={320}
          value={card}
          data={[
            { value: '', label: t('document.allCards') },
            ...view.cards.map((one) => ({ value: one.code, label: content.cardTitle(one) })),
          ]}
          onChange={({ currentTarget }) => setCard(currentTarget.value)}
        />
        {rest > 0 ? (
          <Text component="p" fz="sm" c="var(--text-2)">
            {t('document.older', { count: rest })}
          </Text>
        ) : null}
        <DataTable
          label={t('part.documents')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          markedKey={opened > 0 ? String(opened) : undefined}
          empty={<p>{t('document.none')}</p>}
        />
      </Surface>
    </Stack>
  )
}
