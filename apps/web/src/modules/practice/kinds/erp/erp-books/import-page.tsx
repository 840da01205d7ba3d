import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { practice, type RunCard } from '@titian/contract'
import { ErrorView, FormError, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { EmptyState, ListSkeleton, Note, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { Panel } from '../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { isClosed } from './parts/use-book-form.ts'
import { useImport } from './parts/use-import.ts'

const step = 10
const mostListed = 50

function useRunWords() {
  const { t } = useTranslation('erp-books')
  const { number, dateTime } = useFormats()
  return ({ day, days, state, changedAt }: RunCard) =>
    [
      t('import.day', { day: number(day), days: number(days) }),
      t(`practice:runState.${state}`),
      t('import.changed', { at: dateTime(changedAt) }),
    ].join(' · ')
}

interface ChoiceProps {
  runs: readonly RunCard[]
  chosen: string
  onChoose: (sign: string) => void
}

function Choice({ runs, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('erp-books')
  const wordsOf = useRunWords()
  return (
    <Radio.Group value={chosen} onChange={onChoose} label={t('import.choose')}>
      <Stack gap="sm" mt="xs">
        {runs.map((run) => (
          <Radio
            key={run.sign}
            value={run.sign}
            label={run.practice.title}
            description={wordsOf(run)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

interface PreviewProps {
  page: ErpPageProps
  market: RunCard
}

/** What the import will create, with the button that imports. */
function Preview({ page, market }: PreviewProps) {
  const { t } = useTranslation('erp-books')
  const wordsOf = useRunWords()
  const { bringIn, isPending, failure } = useImport(page.run)
  return (
    <Panel title={t('import.preview')} lead={t('import.previewLead')}>
      <Text component="p" fw={600}>
        {market.practice.title}
      </Text>
      <Text component="p" fz="sm" c="var(--text-2)" className="num">
        {wordsOf(market)}
      </Text>
      {market.state === 'active' || market.state === 'paused' ? (
        <Note tone="warn">{t('import.notOver')}</Note>
      ) : null}
      <FormError error={failure} />
      <Group justify="flex-end" gap="sm">
        <Button loading={isPending} onClick={() => bringIn(market.sign)}>
          {t('import.send')}
        </Button>
      </Group>
    </Panel>
  )
}

function NoRuns() {
  const { t } = useTranslation('erp-books')
  return (
    <EmptyState
      title={t('import.none')}
      text={t('import.noneText')}
      action={
        <Button component={SiteLink} {...practiceLinks.lobby(undefined, undefined, 'marketplace')}>
          {t('import.market')}
        </Button>
      }
    />
  )
}

function Runs({ page }: { page: ErpPageProps }) {
  const { t } = useTranslation(['erp-books', 'site'])
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState('')
  const { data, error, isPending, refetch } = useAsk(
    practice.practiceRuns,
    { page: 1, size, kind: 'marketplace' },
    { staleTime: 0, placeholderData: (before) => before },
  )
  if (isPending) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (data.total === 0) return <NoRuns />
  const market = data.list.find(({ sign }) => sign === chosen)
  return (
    <>
      <Panel title={t('import.runs')}>
        <Choice runs={data.list} chosen={chosen} onChoose={setChosen} />
        {data.total > data.list.length && size < mostListed ? (
          <Button variant="default" onClick={() => setSize(Math.min(mostListed, size + step))}>
            {t('import.more')}
          </Button>
        ) : null}
      </Panel>
      {market ? <Preview key={market.sign} page={page} market={market} /> : null}
    </>
  )
}

/** PRC-234: imports the sales of a student's marketplace run as sales orders. */
export function ImportPage(page: ErpPageProps) {
  const { t } = useTranslation('erp-books')
  usePageTitle(t('import.title'))
  return (
    <Stack gap="md">
      <SectionHead level={1} title={t('import.title')} lead={t('import.lead')} />
      {isClosed(page) ? <Note tone="neutral">{t('import.over')}</Note> : <Runs page={page} />}
    </Stack>
  )
}
