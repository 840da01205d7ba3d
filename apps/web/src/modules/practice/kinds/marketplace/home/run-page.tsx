import { Box, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Columns, Note, PageWidth, TextSkeleton } from '@titian/ui'
import { IconCalendarEvent } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { EndRun, RunOver, RunTrouble } from '../../run-notes.tsx'
import { DayEffect } from '../parts/day-effect.tsx'
import { dayTotals } from '../parts/figures.ts'
import { type MarketRunProps, MarketRunOf } from '../parts/market-run.tsx'
import { useMarketActs } from '../parts/use-market-acts.ts'
import { Forecast } from './end-day.tsx'
import { FlowChart } from './flow-chart.tsx'
import { Guide } from './guide.tsx'
import { Head } from './head.tsx'
import { Today } from './today.tsx'

const FiguresOfShop = lazy(async () => ({
  default: (await import('./figures-of-shop.tsx')).FiguresOfShop,
}))

/** The events that the teacher set and that are running today. */
function Events({ view }: Pick<MarketRunProps, 'view'>) {
  const { t } = useTranslation('marketplace')
  const now = view.events.filter(
    ({ from, days }) => from <= view.day && view.day < from + Math.max(1, days),
  )
  return now.map(({ event, from, days }) => (
    <Note key={`${event} ${from}`} tone="warn" icon={<IconCalendarEvent size={18} aria-hidden />}>
      {t(`event.${event}`, { day: from + Math.max(1, days) - 1 })}
    </Note>
  ))
}

/** The result of the previous day, shown when a day has ended. */
function DayBefore({ view }: Pick<MarketRunProps, 'view'>) {
  const { t } = useTranslation('marketplace')
  const last = dayTotals(view).at(-1)
  return (
    <div aria-live="polite">
      {last ? (
        <>
          <b className="num">{t('effect.title', { day: last.day })}</b>
          <DayEffect total={last} />
        </>
      ) : null}
    </div>
  )
}

function Shop({ run, view }: MarketRunProps) {
  const { t } = useTranslation(['marketplace', 'site'])
  const acts = useMarketActs(run)
  const isOpen = run.state === 'active'
  const passed = view.steps.filter(({ state }) => state === 'passed').length
  return (
    <>
      <Head run={run} view={view} acts={acts}>
        {isOpen ? (
          <Stack gap="xs">
            <Forecast view={view} />
            <RunTrouble acts={acts} />
          </Stack>
        ) : null}
        {run.state === 'paused' ? <Note tone="warn">{t('paused')}</Note> : null}
        {run.state === 'scored' || run.state === 'submitted' ? (
          <RunOver run={run} hasDebrief />
        ) : null}
      </Head>
      <PageWidth>
        <Stack gap="lg" py={{ base: 'md', sm: 24 }}>
          <Guide run={run} view={view} acts={acts} />
          <Events view={view} />
          <Columns widths="minmax(0, 1fr) 340px" from="lg" gap="lg">
            <FlowChart
              steps={view.steps}
              sign={run.sign}
              title={t('chart.passed', { count: passed, of: view.steps.length })}
            />
            <Stack gap="md">
              <Today view={view} sign={run.sign} />
              <Box fz="sm">
                <DayBefore view={view} />
              </Box>
            </Stack>
          </Columns>
          <Suspense fallback={<TextSkeleton lines={12} label={t('site:loading')} />}>
            <FiguresOfShop view={view} />
          </Suspense>
          {isOpen ? <EndRun acts={acts} text={t('endText')} /> : null}
        </Stack>
      </PageWidth>
    </>
  )
}

/** PRC-032, PRC-034: the home page of a shop. */
export function MarketRun() {
  const { sign } = useParams({ from: paths.marketRun })
  return <MarketRunOf sign={sign} Page={Shop} />
}
