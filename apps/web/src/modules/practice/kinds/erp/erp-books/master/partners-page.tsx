import { Stack, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { isClosed } from '../parts/use-book-form.ts'
import { MasterPage } from './master-page.tsx'
import { OwnOrWhy } from './own-or-why.tsx'
import { PartnerForm } from './partner-form.tsx'
import { useMasterForm } from './use-master-form.ts'

type Partner = ErpView['partners'][number]

/** Returns the open amounts with a partner, and the open orders. */
function openWith({ documents }: ErpView, partner: string) {
  const own = documents.filter((document) => document.partner === partner)
  const orders = own.filter(
    ({ kind, openUnits }) => openUnits > 0 && (kind === 'salesOrder' || kind === 'purchaseOrder'),
  )
  return { amount: own.reduce((all, { open }) => all + open, 0), orders: orders.length }
}

function Open({ view, partner, sign }: { view: ErpView; partner: Partner; sign: string }) {
  const { t } = useTranslation('erp-books')
  const { amount } = useErpContent()
  const open = openWith(view, partner.code)
  const tab = partner.role === 'customer' ? 'receivables' : 'payables'
  return (
    <Stack gap={2} align="flex-end">
      {open.amount === 0 ? (
        <span>{amount(0, partner.currency)}</span>
      ) : (
        <SiteLink {...practiceLinks.erp(sign, 'books', { tab })} className="link">
          {amount(open.amount, partner.currency)}
        </SiteLink>
      )}
      {open.orders > 0 ? (
        <Text component="span" fz="xs" c="var(--text-2)">
          {t('partner.openOrders', { count: open.orders })}
        </Text>
      ) : null}
    </Stack>
  )
}

/** Only customers buy on credit, so suppliers have no limit. */
function CreditLimit({ view, partner }: { view: ErpView; partner: Partner }) {
  const { t } = useTranslation('erp-books')
  const { amount } = useErpContent()
  if (partner.role === 'supplier') return '–'
  const used = openWith(view, partner.code).amount
  return (
    <Stack gap={2} align="flex-end">
      <span>{amount(partner.creditLimit)}</span>
      <Text component="span" fz="xs" c="var(--text-2)">
        {t('partner.used', { amount: amount(used) })}
      </Text>
    </Stack>
  )
}

interface ListProps {
  page: ErpPageProps
  onChange: (code: string) => void
}

function PartnerList({ page, onChange }: ListProps) {
  const { t } = useTranslation('erp-books')
  const { bracketed } = useFormats()
  const { name, days } = useErpContent()
  const { run, view } = page
  const columns: DataColumn<Partner>[] = [
    {
      key: 'name',
      title: name('fact', 'name'),
      onCard: 'title',
      render: (partner) => `${partner.name}${bracketed(partner.code)}`,
    },
    { key: 'role', title: name('fact', 'role'), render: ({ role }) => name('role', role) },
    {
      key: 'creditLimit',
      title: name('fact', 'creditLimit'),
      align: 'end',
      render: (partner) => <CreditLimit view={view} partner={partner} />,
    },
    {
      key: 'paymentDays',
      title: name('fact', 'paymentDays'),
      align: 'end',
      render: ({ paymentDays }) => days(paymentDays),
    },
    {
      key: 'currency',
      title: name('fact', 'currency'),
      render: ({ currency }) => name('currency', currency),
    },
    {
      key: 'open',
      title: t('partner.open'),
      align: 'end',
      render: (partner) => <Open view={view} partner={partner} sign={run.sign} />,
    },
    {
      key: 'change',
      title: t('master.actions'),
      onCard: 'actions',
      align: 'end',
      render: (partner) => (
        <OwnOrWhy
          row={partner}
          cards={view.cards}
          isClosed={isClosed(page)}
          onChange={() => onChange(partner.code)}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={t('partner.title')}
      columns={columns}
      rows={view.partners}
      rowKey={({ code }) => code}
      empty={<p>{t('partner.none')}</p>}
    />
  )
}

/** PRC-233: the partners, and the form for the student's partners. */
export function PartnersPage(page: ErpPageProps) {
  const master = useMasterForm(page.view)
  const { edited, setEdited, card } = master
  const partner = page.view.partners.find(({ code }) => code === edited?.code) ?? null
  return (
    <MasterPage
      of="partner"
      page={page}
      master={master}
      form={
        <PartnerForm
          key={partner?.code ?? ''}
          page={page}
          partner={partner}
          card={card}
          onEnd={() => setEdited(null)}
        />
      }
    >
      <Surface padding="none">
        <PartnerList page={page} onChange={(code) => setEdited({ code })} />
      </Surface>
    </MasterPage>
  )
}
