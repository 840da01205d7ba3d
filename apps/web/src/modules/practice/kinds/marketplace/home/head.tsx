import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronRight, IconClock } from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import { Columns, PageWidth, ProgressBar, TextSkeleton } from '@titian/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import type { MarketRunProps } from '../parts/market-run.tsx'
import type { MarketActs } from '../parts/use-market-acts.ts'
import { EndDay } from './end-day.tsx'

const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }))

export const logId = 'shop-log'

function Crumbs({ run }: Pick<MarketRunProps, 'run'>) {
  const { t } = useTranslation('marketplace')
  const { practice, assignment } = run
  return (
    <Group component="nav" gap={6} fz="sm" c="var(--text-2)" aria-label={t('head.crumbs')}>
      <SiteLink {...practiceLinks.area()} className="link">
        {t('practice:title')}
      </SiteLink>
      <IconChevronRight size={16} aria-hidden />
      <SiteLink
        {...practiceLinks.lobby(practice.idSign, assignment?.sign, 'marketplace')}
        className="link"
      >
        {t('title')}
      </SiteLink>
    </Group>
  )
}

/** The practice, due date and process points in one line. */
function Facts({ run, view }: MarketRunProps) {
  const { t } = useTranslation('marketplace')
  const { dateTime, gap, stop } = useFormats()
  const { practice, assignment } = run
  const points = view.steps.reduce((total, step) => total + step.points, 0)
  const of = view.steps.reduce((total, step) => total + step.of, 0)
  return (
    <Text component="p" fz="sm" c="var(--text-2)" className="num">
      {[
        view.shop.name ? `${practice.title}${stop}` : '',
        assignment?.dueAt ? t('head.due', { moment: dateTime(assignment.dueAt) }) : '',
        assignment ? t('head.attempt', assignment) : '',
      ]
        .filter(Boolean)
        .join(gap)}
      {gap}
      {t('head.points')}
      {gap}
      <b style={{ color: 'var(--text)' }}>{t('head.pointsOf', { points, of })}</b>
    </Text>
  )
}

function Days({ view }: Pick<MarketRunProps, 'view'>) {
  const { t } = useTranslation('marketplace')
  const { day, days } = view
  return (
    <Stack gap={6} miw={0} maw={{ md: 220 }} w="100%">
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

interface HeadProps extends MarketRunProps {
  acts: MarketActs
  /** Shown below the buttons, such as the guide. */
  children?: ReactNode
}

/** The name and day of the shop, its log, and the button that ends the day. */
export function Head({ run, view, acts, children }: HeadProps) {
  const { t } = useTranslation(['marketplace', 'site'])
  const [showsLog, setShowsLog] = useState(false)
  const isOpen = run.state === 'active'
  return (
    <Box bg="var(--surface)" style={{ borderBottom: '1px solid var(--line)' }}>
      <PageWidth>
        <Stack gap="md" py={{ base: 'md', sm: 20 }}>
          <Columns widths="minmax(0, 1fr) 220px auto" from="md" gap={28} rowGap="md" align="center">
            <Stack gap={4} miw={0}>
              <Crumbs run={run} />
              <Title order={1} style={{ overflowWrap: 'anywhere' }}>
                {view.shop.name || run.practice.title}
              </Title>
              <Facts run={run} view={view} />
            </Stack>
            <Days view={view} />
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconClock size={18} aria-hidden />}
                aria-expanded={showsLog}
                aria-controls={logId}
                onClick={() => setShowsLog(!showsLog)}
              >
                {t('head.log')}
              </Button>
              {isOpen ? <EndDay view={view} acts={acts} /> : null}
            </Group>
          </Columns>
          {children}
          <div id={logId} hidden={!showsLog}>
            {showsLog ? (
              <Suspense fallback={<TextSkeleton lines={3} label={t('site:loading')} />}>
                <Log view={view} />
              </Suspense>
            ) : null}
          </div>
        </Stack>
      </PageWidth>
    </Box>
  )
}
