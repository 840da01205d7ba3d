import { Box, Group, Stack, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Columns, Note, PageWidth, ProgressBar, TextSkeleton } from '@titian/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RunOver, RunTrouble } from '../../run-notes.tsx'
import { Guide } from './guide.tsx'
import { EndDay, MorningNote, useEndDay } from './end-day.tsx'
import { ErpBar } from '../parts/erp-bar.tsx'
import { ErpNav } from './erp-nav.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'

/** The names of the company and the practice, and the dates of the assignment. */
function Names({ run }: Pick<ErpPageProps, 'run'>) {
  const { t } = useTranslation('erp')
  const { dateTime } = useFormats()
  const { practice, assignment } = run
  return (
    <Stack gap={2} miw={0}>
      <Text component="p" fz="lg" fw={600} lh={1.3}>
        {t('company')}
      </Text>
      <Text component="p" fz="sm" c="var(--text-2)" className="num">
        {[
          practice.title,
          assignment?.dueAt ? t('head.due', { moment: dateTime(assignment.dueAt) }) : '',
          assignment ? t('head.attempt', assignment) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  )
}

function Days({ view }: Pick<ErpPageProps, 'view'>) {
  const { t } = useTranslation('erp')
  const { day, days } = view
  return (
    <Stack gap={6} miw={0} w="100%">
      <Group component="p" justify="space-between" gap="xs" fz="sm" className="num">
        <b aria-live="polite">{t('head.day', { day })}</b>
        <Text component="span" fz="sm" c="var(--text-2)">
          {t('head.ofDays', { days })}
        </Text>
      </Group>
      <ProgressBar value={(100 * day) / days} label={t('head.dayOf', { day, days })} />
    </Stack>
  )
}

/** PRC-047: returns how many statements there are on all cards, and how many are true. */
const statementsMet = ({ cards }: Pick<ErpView, 'cards'>) => ({
  met: cards.reduce((sum, card) => sum + card.met, 0),
  of: cards.reduce((sum, { statements }) => sum + statements.length, 0),
})

function Figures({ view }: Pick<ErpPageProps, 'view'>) {
  const { t } = useTranslation('erp')
  const { amount } = useErpContent()
  return (
    <Group component="dl" gap="lg" className="num">
      {[
        { name: t('head.cash'), value: amount(view.cash) },
        { name: t('head.statements'), value: t('head.metOf', statementsMet(view)) },
      ].map(({ name, value }) => (
        <div key={name}>
          <Text component="dt" fz="xs" c="var(--text-2)">
            {name}
          </Text>
          <Text component="dd" fw={600}>
            {value}
          </Text>
        </div>
      ))}
    </Group>
  )
}

interface HeadProps extends ErpPageProps {
  day: ReturnType<typeof useEndDay>
}

function Head({ run, view, acts, day: { morning, endDay } }: HeadProps) {
  const { t } = useTranslation('erp')
  return (
    <Box bg="var(--surface)" style={{ borderBottom: '1px solid var(--line)' }}>
      <PageWidth>
        <Stack gap="sm" pt="sm">
          <ErpBar run={run} />
          <Columns
            widths="minmax(0, 1fr) 180px auto auto"
            from="md"
            gap={28}
            rowGap="sm"
            align="center"
          >
            <Names run={run} />
            <Days view={view} />
            <Figures view={view} />
            {run.state === 'active' ? (
              <EndDay view={view} isPending={acts.isPending} onEnd={endDay} />
            ) : (
              <span />
            )}
          </Columns>
          <MorningNote morning={morning} sign={run.sign} />
          <RunTrouble acts={acts} />
          {run.state === 'paused' ? <Note tone="warn">{t('paused')}</Note> : null}
          {run.state === 'scored' || run.state === 'submitted' ? <RunOver run={run} /> : null}
          <ErpNav sign={run.sign} view={view} />
        </Stack>
      </PageWidth>
    </Box>
  )
}

/**
 * PRC-005, PRC-220: the full-screen frame around the books: a link back, the day, and the pages.
 */
export function ErpFrame({ children, ...page }: ErpPageProps & { children: ReactNode }) {
  const { t } = useTranslation('site')
  const { run, view, acts } = page
  const day = useEndDay(view, acts)
  return (
    <>
      <Head {...page} day={day} />
      <PageWidth>
        <Stack gap="lg" py={{ base: 'md', sm: 24 }}>
          <Guide run={run} view={view} isPending={acts.isPending} onEndDay={day.endDay} />
          <Suspense fallback={<TextSkeleton heading lines={8} label={t('loading')} />}>
            {children}
          </Suspense>
        </Stack>
      </PageWidth>
    </>
  )
}
