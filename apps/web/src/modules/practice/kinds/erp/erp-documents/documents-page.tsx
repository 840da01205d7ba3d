import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { erpDocumentKinds, erpDocumentStates, type ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable, EmptyState, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { type ErpWords, practiceLinks } from '../../../links.ts'
import type { ErpPageProps } from '../parts/page-props.ts'
import { returnDirection } from './form/choices.ts'
import { ChoiceField } from './form/fields.tsx'
import { isWrittenKind } from './form/kind-form.ts'
import type { ErpHeader } from './parts/shapes.ts'
import { StateBadge } from './parts/state-badge.tsx'

const isOpen = ({ state, reverses }: ErpHeader): boolean =>
  reverses === null && (state === 'draft' || state === 'submitted' || state === 'partlyDone')

/** Returns the documents of the filter, open ones first, then newest first. */
function shownOf({ documents }: ErpView, { kind, state }: ErpWords): ErpHeader[] {
  return documents
    .filter((one) => (!kind || one.kind === kind) && (!state || one.state === state))
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.id - one.id)
}

function useColumns({ run, view }: Pick<ErpPageProps, 'run' | 'view'>): DataColumn<ErpHeader>[] {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  const { documentName, partnerName, amount, units } = useErpContent()
  const nameOf = ({ kind, direction, source }: ErpHeader) => {
    const from = view.documents.find(({ id }) => id === source) ?? null
    return documentName(kind, kind === 'return' ? returnDirection(from) : direction)
  }
  const openOf = ({ open, openUnits, currency, kind }: ErpHeader) => {
    if (open !== 0) return amount(open, currency)
    return openUnits > 0 && kind !== 'customerInvoice' && kind !== 'supplierInvoice'
      ? units(openUnits)
      : '–'
  }
  return [
    {
      key: 'number',
      title: t('documents.number'),
      onCard: 'title',
      render: (one) => (
        <SiteLink
          className="link"
          {...practiceLinks.erp(run.sign, 'document', { id: String(one.id) })}
        >
          {`${nameOf(one)} ${one.number}`}
        </SiteLink>
      ),
    },
    { key: 'state', title: t('documents.state'), render: (one) => <StateBadge {...one} /> },
    {
      key: 'day',
      title: t('documents.day'),
      align: 'end',
      render: ({ day }) => number(day),
    },
    {
      key: 'partner',
      title: t('documents.partner'),
      render: ({ partner }) => (partner ? partnerName(partner, view.partners) : '–'),
    },
    {
      key: 'total',
      title: t('documents.total'),
      align: 'end',
      render: ({ total, currency }) => (total > 0 ? amount(total, currency) : '–'),
    },
    { key: 'open', title: t('documents.open'), align: 'end', render: openOf },
  ]
}

function Filters({ run, words }: Pick<ErpPageProps, 'run'> & { words: ErpWords }) {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const navigate = useNavigate()
  const go = (changed: ErpWords) =>
    void navigate({
      ...practiceLinks.erp(run.sign, 'documents', { ...words, ...changed }),
      replace: true,
    })
  return (
    <Group gap="md" align="flex-end">
      <ChoiceField
        label={t('documents.kind')}
        first={t('documents.allKinds')}
        options={erpDocumentKinds.map((kind) => ({ value: kind, label: name('documents', kind) }))}
        value={words.kind ?? ''}
        onChange={({ currentTarget }) => go({ kind: currentTarget.value || undefined })}
      />
      <ChoiceField
        label={t('documents.state')}
        first={t('documents.allStates')}
        options={erpDocumentStates.map((state) => ({
          value: state,
          label: name('documentState', state),
        }))}
        value={words.state ?? ''}
        onChange={({ currentTarget }) => go({ state: currentTarget.value || undefined })}
      />
    </Group>
  )
}

/** PRC-229: the documents of the books by kind and state. */
export function DocumentsPage({ run, view }: ErpPageProps) {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  const { name } = useErpContent()
  const { kind, state } = useSearch({ from: paths.erpPart })
  const words = { kind, state }
  const rows = shownOf(view, words)
  const columns = useColumns({ run, view })
  const isOver = run.state !== 'active' || view.finished
  const written = isWrittenKind(kind) ? kind : undefined
  const write = isOver ? null : (
    <Button
      component={SiteLink}
      leftSection={<IconPlus size={18} aria-hidden />}
      {...practiceLinks.erp(run.sign, 'new', { kind: written })}
    >
      {written ? t('new.of', { document: name('document', written) }) : t('documents.new')}
    </Button>
  )
  return (
    <Stack gap="lg">
      <SectionHead
        level={1}
        title={written ? name('documents', written) : t('documents.title')}
        lead={written ? name('documentHelp', written) : t('documents.lead')}
        more={write}
      />
      <Filters run={run} words={words} />
      <Text component="p" m={0} fz="sm" c="var(--text-2)" aria-live="polite">
        {t('documents.count', { shown: number(rows.length), all: number(view.documentsInAll) })}
        {view.documents.length < view.documentsInAll ? ` ${t('documents.newest')}` : ''}
      </Text>
      <Surface padding="none">
        <DataTable
          label={t('documents.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('documents.empty')} text={t('documents.emptyText')} />}
        />
      </Surface>
    </Stack>
  )
}
