import { Button, Group, Stack, Text } from '@mantine/core'
import { practice, type PracticeKindName, type RunCard } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { ListSkeleton, SectionHead, StatusBadge, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

const dayWords = {
  'supply-chain': 'lobby.day',
  inventory: 'lobby.try',
  marketplace: 'lobby.shopDay',
  erp: 'lobby.shopDay',
}

function Run({ run }: { run: RunCard }) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  const { day, days, score } = run
  const isOpen = run.state !== 'scored' && run.state !== 'submitted'
  const { kind } = run.practice
  const link = isOpen ? practiceLinks.run(run.sign, kind) : practiceLinks.review(run.sign, kind)
  return (
    <Surface padding="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={4} miw={0} flex="1 1 220px">
          <Text component="h3" fw={600}>
            {run.practice.title}
          </Text>
          <Text component="p" fz="sm" c="var(--text-2)" className="num">
            {[
              run.seats.length === 1 && kind === 'supply-chain'
                ? t(`seat.${run.seats[0] ?? ''}`)
                : '',
              t(dayWords[kind], { day, days }),
              dateTime(run.changedAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Group gap="xs">
            <StatusBadge tone={isOpen ? 'info' : 'ok'}>{t(`runState.${run.state}`)}</StatusBadge>
            {score ? (
              <Text component="span" fz="sm" fw={600} className="num">
                {t('lobby.score', score)}
              </Text>
            ) : null}
          </Group>
        </Stack>
        <Button component={SiteLink} {...link} variant={isOpen ? 'filled' : 'default'}>
          {t(isOpen ? 'lobby.continue' : 'lobby.review')}
        </Button>
      </Group>
    </Surface>
  )
}

const step = 10

interface OwnRunsProps {
  /** The kind of practice; without a kind, the runs of all kinds are listed. */
  kind?: PracticeKindName
}

/** The student's runs, last changed first. */
export function OwnRuns({ kind }: OwnRunsProps) {
  const { t } = useTranslation(['practice', 'site'])
  const [size, setSize] = useState(step)
  const { data, error, isPending, refetch } = useAsk(
    practice.practiceRuns,
    { page: 1, size, kind },
    { staleTime: 0, placeholderData: (before) => before },
  )
  return (
    <section aria-labelledby="own-runs">
      <SectionHead id="own-runs" title={t('lobby.runs')} />
      {isPending ? <ListSkeleton count={2} picture={false} label={t('site:loading')} /> : null}
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <p>{t('lobby.noRuns')}</p> : null}
      <Stack gap="sm">
        {data?.list.map((run) => (
          <Run key={run.sign} run={run} />
        ))}
        {data && data.total > data.list.length && size < 50 ? (
          <Button variant="default" onClick={() => setSize(Math.min(50, size + step))}>
            {t('lobby.more')}
          </Button>
        ) : null}
      </Stack>
    </section>
  )
}
