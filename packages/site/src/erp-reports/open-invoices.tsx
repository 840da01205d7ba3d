import { Group, Stack, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { type DataColumn, DataTable, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { Linked, type ReportLinks } from './links.tsx'
import { useReportWords } from './use-report-words.ts'

type Invoice = ErpView['documents'][number]

interface OpenInvoicesProps {
  view: Pick<ErpView, 'documents' | 'partners' | 'trialBalance' | 'day'>
  account: 'receivables' | 'payables'
  links?: ReportLinks
}

const kinds = { receivables: 'customerInvoice', payables: 'supplierInvoice' } as const

/**
 * Groups the invoices by partner. Within a group and among the groups, the oldest invoice comes
 * first.
 */
function byPartner(invoices: readonly Invoice[]) {
  const oldestFirst = invoices.toSorted(
    (one, other) => (one.dueDay ?? Infinity) - (other.dueDay ?? Infinity),
  )
  const partners = [...new Set(oldestFirst.map(({ partner }) => partner ?? ''))]
  return partners.map((partner) => {
    const own = oldestFirst.filter((invoice) => (invoice.partner ?? '') === partner)
    const open = own.reduce((all, invoice) => all + invoice.open, 0)
    return { partner, invoices: own, open, currency: own[0]?.currency ?? ('home' as const) }
  })
}

function DueDay({ invoice: { dueDay, open }, today }: { invoice: Invoice; today: number }) {
  const { due } = useReportWords()
  if (open <= 0) return '–'
  const isLate = dueDay !== null && dueDay < today
  return isLate ? <StatusBadge tone="danger">{due(dueDay, today)}</StatusBadge> : due(dueDay, today)
}

interface PartnerInvoicesProps {
  label: string
  invoices: readonly Invoice[]
  today: number
  links: ReportLinks | undefined
}

function PartnerInvoices({ label, invoices, today, links }: PartnerInvoicesProps) {
  const { t } = useTranslation('erp-reports')
  const { amount } = useErpContent()
  const columns: DataColumn<Invoice>[] = [
    {
      key: 'number',
      title: t('document'),
      onCard: 'title',
      render: ({ id, number }) => <Linked to={links?.document?.(id)}>{number}</Linked>,
    },
    {
      key: 'due',
      title: t('open.due'),
      render: (invoice) => <DueDay invoice={invoice} today={today} />,
    },
    {
      key: 'total',
      title: t('open.total'),
      align: 'end',
      render: ({ total, currency }) => amount(total, currency),
    },
    {
      key: 'open',
      title: t('open.open'),
      align: 'end',
      render: ({ open, currency }) => amount(open, currency),
    },
  ]
  return (
    <DataTable label={label} columns={columns} rows={invoices} rowKey={({ id }) => String(id)} />
  )
}

/** PRC-231: the open invoices of customers or of suppliers, by partner, with the days overdue. */
export function OpenInvoices({ view, account, links }: OpenInvoicesProps) {
  const { t } = useTranslation('erp-reports')
  const { amount, name, partnerName } = useErpContent()
  const { balance } = useReportWords()
  const groups = byPartner(
    view.documents.filter(({ kind, open }) => kind === kinds[account] && open !== 0),
  )
  const own = view.trialBalance.rows.find((row) => row.account === account)
  return (
    <Stack gap="md">
      {groups.map(({ partner, invoices, open, currency }) => (
        <Stack key={partner} gap={4}>
          <Group justify="space-between" gap="sm">
            <Text component="h3" fz="md">
              {partnerName(partner, view.partners)}
            </Text>
            <Text component="p" fw={600} className="num">
              {amount(open, currency)}
            </Text>
          </Group>
          <PartnerInvoices
            label={partnerName(partner, view.partners)}
            invoices={invoices}
            today={view.day}
            links={links}
          />
        </Stack>
      ))}
      {groups.length === 0 ? <p>{t('open.none')}</p> : null}
      <Text component="p" fz="sm" c="var(--text-2)" className="num">
        {t('open.account', {
          account: name('account', account),
          balance: balance((own?.debit ?? 0) - (own?.credit ?? 0)),
        })}
      </Text>
    </Stack>
  )
}
