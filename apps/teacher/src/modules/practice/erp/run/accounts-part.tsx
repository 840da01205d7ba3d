import { NativeSelect } from '@mantine/core'
import { type ErpAccount, erpAccounts, practice } from '@titian/contract'
import { ErrorView, useAsk, usePagerLabels } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { LedgerTable, TAccount } from '@titian/site/erp-reports'
import { useListSearch } from '@titian/site/staff'
import { Pager, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useBooks } from './books-words.ts'
import type { PartProps } from './part-props.ts'

const size = 50

function Postings({ sign, account }: { sign: string; account: ErpAccount }) {
  const { t } = useTranslation('site')
  const content = useErpContent()
  const labels = usePagerLabels()
  const { search, links } = useBooks()
  const { page, change } = useListSearch(search)
  const { data, error, refetch } = useAsk(
    practice.boardErpLedger,
    { sign, account, page, size },
    { staleTime: 0 },
  )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t('loading')} />
  return (
    <>
      <LedgerTable label={content.name('account', account)} rows={data.list} links={links} />
      {data.total > size ? (
        <Pager
          page={page}
          size={size}
          total={data.total}
          labels={labels}
          onChange={(next) => change({ page: next })}
        />
      ) : null}
    </>
  )
}

/** PRC-237: a T account with its postings. */
export function AccountsPart({ run, view }: PartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { search } = useBooks()
  const { change } = useListSearch(search)
  const account = erpAccounts.find((one) => one === search.account) ?? 'bank'
  const row = view.trialBalance.rows.find((one) => one.account === account)
  return (
    <Surface gap="md">
      <h2>{t('part.accounts')}</h2>
      <NativeSelect
        label={t('document.account')}
        description={content.name('accountHelp', account)}
        maw={420}
        value={account}
        data={erpAccounts.map((value) => ({ value, label: content.name('account', value) }))}
        onChange={({ currentTarget }) => change({ account: currentTarget.value })}
      />
      <TAccount account={account} debit={row?.debit ?? 0} credit={row?.credit ?? 0} />
      <Postings key={account} sign={run.sign} account={account} />
    </Surface>
  )
}
