import { Button, Group, Stack } from '@mantine/core'
import type { QuestionImportPreview } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { FormError, useFormats } from '@titian/site'
import { UnknownColumns } from '@titian/site/staff'
import { DataTable, Note, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useKindNames } from '../words/use-kind-names.ts'

type Listed = QuestionImportPreview['fresh'][number] & { isKnown: boolean }
type Fault = QuestionImportPreview['faults'][number] & { place: number }

function FaultTable({ preview }: { preview: QuestionImportPreview }) {
  const { t } = useTranslation('exams')
  const { number } = useFormats()
  const columns: DataColumn<Fault>[] = [
    {
      key: 'line',
      title: t('exchange.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => number(line),
    },
    {
      key: 'question',
      title: t('bank.question'),
      onCard: 'title',
      render: ({ question }) => (
        <span className="clip-2">
          <ShortText text={question} />
        </span>
      ),
    },
    { key: 'text', title: t('exchange.reason'), render: ({ text }) => text },
  ]
  return (
    <>
      <Note tone="warn">{t('exchange.faulty', { count: preview.faulty })}</Note>
      <DataTable
        label={t('exchange.faults')}
        columns={columns}
        rows={preview.faults.map((fault, place) => ({ ...fault, place }))}
        rowKey={({ place }) => String(place)}
        maxHeight={320}
      />
    </>
  )
}

function MadeTable({ preview }: { preview: QuestionImportPreview }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const names = useKindNames()
  const columns: DataColumn<Listed>[] = [
    {
      key: 'line',
      title: t('exchange.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => formats.number(line),
    },
    {
      key: 'stem',
      title: t('bank.question'),
      onCard: 'title',
      render: ({ stem }) => (
        <b className="clip-2">
          <ShortText text={stem} />
        </b>
      ),
    },
    { key: 'kind', title: t('edit.kind'), render: ({ type }) => names.kind(type) },
    { key: 'level', title: t('edit.level'), render: ({ level }) => names.level(level) },
    {
      key: 'score',
      title: t('edit.score'),
      align: 'end',
      render: ({ score }) => formats.score(score),
    },
    {
      key: 'notes',
      title: t('exchange.notes'),
      render: ({ isKnown, warnings }) =>
        [...(isKnown ? [t('exchange.isKnown')] : []), ...warnings].join(formats.gap) || '–',
    },
  ]
  const rows = [
    ...preview.fresh.map((one) => ({ ...one, isKnown: false })),
    ...preview.known.map((one) => ({ ...one, isKnown: true })),
  ]
  return (
    <DataTable
      label={t('exchange.made')}
      columns={columns}
      rows={rows.toSorted((one, other) => one.line - other.line)}
      rowKey={({ line }) => String(line)}
      maxHeight={480}
    />
  )
}

interface ImportPreviewProps {
  preview: QuestionImportPreview
  busy: boolean
  failure: unknown
  onConfirm: () => void
  onAgain: () => void
}

/**
 * The result of the check: first the errors, then the questions that the import would create.
 * Nothing is written yet.
 */
export function ImportPreview({ preview, busy, failure, onConfirm, onAgain }: ImportPreviewProps) {
  const { t } = useTranslation('exams')
  const { fresh, known, faulty, fileName, unknownColumns } = preview
  return (
    <Stack gap="md" miw={0}>
      <p>{t('exchange.dryRun', { name: fileName })}</p>
      <UnknownColumns names={unknownColumns} />
      {faulty > 0 ? <FaultTable preview={preview} /> : null}
      {known.length > 0 ? (
        <Note tone="info">{t('exchange.known', { count: known.length })}</Note>
      ) : null}
      {fresh.length + known.length > 0 ? <MadeTable preview={preview} /> : null}
      {fresh.length === 0 ? <Note tone="info">{t('exchange.nothing')}</Note> : null}
      <FormError error={failure} />
      <Group gap="sm">
        {fresh.length > 0 ? (
          <Button loading={busy} onClick={onConfirm}>
            {t('exchange.take', { count: fresh.length })}
          </Button>
        ) : null}
        <Button variant="default" disabled={busy} onClick={onAgain}>
          {t('exchange.another')}
        </Button>
      </Group>
    </Stack>
  )
}
