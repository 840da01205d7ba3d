import { Box, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { orders } from '@titian/contract'
import { ErrorView, moneyText, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ExportMenu, Numbers, useListSearch } from '@titian/site/staff'
import { Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { totalsOf } from '../money/findings.ts'
import { Plots } from '../money/plots.tsx'
import { Proof } from '../money/proof.tsx'
import { readSpan, spanProblem } from '../money/span.ts'
import { SpanFields } from '../money/span-fields.tsx'

/** ORD-065: the payments and refunds of the school, and whether payments and orders agree. */
export function MoneyPage() {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { search, change } = useListSearch(useSearch({ from: paths.money }))
  const span = readSpan(search)
  const problem = spanProblem(span)
  const { data, error, refetch } = useAsk(orders.moneyReport, problem ? {} : span, {
    staleTime: 0,
    placeholderData: (before) => before,
  })
  usePageTitle(t('report.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const { taken, refunded } = totalsOf(data)
  const money = (amount: number) => moneyText(data.currencySymbol, amount)
  const waits = data.refundsWaiting + data.heldWaiting
  return (
    <>
      <SectionHead
        level={1}
        title={t('report.title')}
        lead={t(span.own ? 'report.leadOwn' : 'report.lead')}
        more={
          <>
            <SpanFields span={span} problem={problem} onChange={change} />
            <ExportMenu
              call={orders.exportMoneyReport}
              input={span}
              label={t('report.export')}
              disabled={problem !== undefined}
            />
          </>
        }
      />
      <Stack>
        {waits > 0 ? (
          <Note
            tone="warn"
            action={
              <Box
                component={SiteLink}
                className="link"
                mih={{ base: 44, sm: 24 }}
                {...linkTo.orders({ waiting: '1' })}
              >
                {t('report.decide')}
              </Box>
            }
          >
            {t('report.waits', { count: waits })}
          </Note>
        ) : null}
        <Numbers
          rows={[
            [t('report.taken'), money(taken)],
            [t('report.refunded'), money(refunded)],
            [t('report.net'), money(taken - refunded)],
            [t('report.waiting'), number(waits)],
            [t('report.codes'), `${number(data.codes.redeemed)} / ${number(data.codes.issued)}`],
          ]}
        />
        <Plots report={data} isOwn={span.own !== undefined} />
        <Proof report={data} />
      </Stack>
    </>
  )
}
