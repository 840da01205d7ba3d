import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import type { MarketStepView } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Columns, EmptyState, PageWidth, TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { RunOver, RunTrouble } from '../../run-notes.tsx'
import { type MarketRunProps, MarketRunOf } from '../parts/market-run.tsx'
import { StateBadge, useStepName } from '../parts/step-look.tsx'
import { useMarketActs } from '../parts/use-market-acts.ts'
import { EndDay, Forecast } from './end-day.tsx'

const StepForm = lazy(async () => ({
  default: (await import('../market-steps/step-form.tsx')).StepForm,
}))

interface StepHeadProps extends Omit<MarketRunProps, 'view'> {
  view: MarketRunProps['view']
  step: MarketStepView
}

function BackToChart({ sign }: { sign: string }) {
  const { t } = useTranslation('marketplace')
  return (
    <SiteLink {...practiceLinks.run(sign, 'marketplace')} className="link">
      <Group component="span" gap={6} wrap="nowrap">
        <IconArrowLeft size={18} aria-hidden />
        {t('stepPage.back')}
      </Group>
    </SiteLink>
  )
}

function StepHead({ run, view, step }: StepHeadProps) {
  const { t } = useTranslation('marketplace')
  const nameOf = useStepName()
  return (
    <Stack gap={4} miw={0}>
      <BackToChart sign={run.sign} />
      <Title order={1}>{nameOf(step.step)}</Title>
      <Group gap="sm">
        <StateBadge state={step.state} />
        <Text component="span" fz="sm" c="var(--text-2)" className="num">
          {t('chart.pointsSaid', step)}
        </Text>
        <Text component="span" fz="sm" c="var(--text-2)" className="num" aria-live="polite">
          {t('head.dayOf', view)}
        </Text>
      </Group>
    </Stack>
  )
}

/** Links to the previous and the next step. */
function Neighbours({ run, view, step }: StepHeadProps) {
  const { t } = useTranslation('marketplace')
  const nameOf = useStepName()
  const at = view.steps.indexOf(step)
  const before = view.steps[at - 1]
  const next = view.steps[at + 1]
  return (
    <Group component="nav" justify="space-between" gap="sm" aria-label={t('stepPage.steps')}>
      {before ? (
        <Button
          component={SiteLink}
          {...practiceLinks.step(run.sign, before.step)}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {nameOf(before.step)}
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Button
          component={SiteLink}
          {...practiceLinks.step(run.sign, next.step)}
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {nameOf(next.step)}
        </Button>
      ) : null}
    </Group>
  )
}

function NoStep({ sign }: { sign: string }) {
  const { t } = useTranslation('marketplace')
  return (
    <EmptyState
      level={1}
      title={t('stepPage.none')}
      text={t('stepPage.noneText')}
      action={
        <Button component={SiteLink} {...practiceLinks.run(sign, 'marketplace')}>
          {t('stepPage.back')}
        </Button>
      }
    />
  )
}

function StepBody({ run, view, step }: StepHeadProps) {
  const { t } = useTranslation('site')
  const acts = useMarketActs(run)
  const isOpen = run.state === 'active'
  const isOver = run.state === 'scored' || run.state === 'submitted'
  return (
    <>
      <Box bg="var(--surface)" style={{ borderBottom: '1px solid var(--line)' }}>
        <PageWidth>
          <Stack gap="sm" py="md">
            <Columns widths="minmax(0, 1fr) auto" from="sm" gap="md" align="center">
              <StepHead run={run} view={view} step={step} />
              {isOpen ? <EndDay view={view} acts={acts} /> : null}
            </Columns>
            {isOpen ? <Forecast view={view} /> : null}
            <RunTrouble acts={acts} />
            {isOver ? <RunOver run={run} hasDebrief /> : null}
          </Stack>
        </PageWidth>
      </Box>
      <PageWidth>
        <Stack gap="lg" py={{ base: 'md', sm: 24 }}>
          <Suspense fallback={<TextSkeleton lines={8} label={t('loading')} />}>
            <StepForm key={step.step} run={run} view={view} step={step} acts={acts} />
          </Suspense>
          <Neighbours run={run} view={view} step={step} />
        </Stack>
      </PageWidth>
    </>
  )
}

function StepOf({ run, view }: MarketRunProps) {
  const { step: wanted } = useParams({ from: paths.marketStep })
  const step = view.steps.find((one) => one.step === wanted)
  // The key mounts each step separately. Otherwise the result of one form would be shown beside
  // another form.
  return step ? (
    <StepBody key={step.step} run={run} view={view} step={step} />
  ) : (
    <NoStep sign={run.sign} />
  )
}

/** PRC-032: the form of one step in the frame of the shop. */
export function MarketStepPage() {
  const { sign } = useParams({ from: paths.marketStep })
  return <MarketRunOf sign={sign} Page={StepOf} />
}
