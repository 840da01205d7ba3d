import { Button, Group, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { evaluations, type OwnAssessmentCard } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useExistingPage,
  useFormats,
  useListPages,
} from '@titian/site'
import { CardLink, EmptyState, ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { useListAddress } from '../../../parts/list/use-list-address.ts'
import { PassedBadge, StateBadge } from '../parts/badges.tsx'

const size = 10
const noFilter = {}

function Card({ card }: { card: OwnAssessmentCard }) {
  const { t } = useTranslation('evaluations')
  const { dateTime, number } = useFormats()
  const { sign, title, courseName, rubricName, state, total, passed, endedAt, releasedAt } = card
  return (
    <CardLink component={SiteLink} {...evaluationLinks.one(sign)}>
      <Stack gap="xs" p="md">
        <Group gap="xs">
          <StateBadge state={state} />
          <PassedBadge passed={passed} />
        </Group>
        <Text component="h3" fz="lg" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {total === null ? null : (
          <Text component="p" fw={600} className="num">
            {t('total', { points: number(total) })}
          </Text>
        )}
        <Text component="p" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
          {courseName} · {rubricName}
        </Text>
        <Text component="p" fz="sm" c="var(--text-2)" className="num">
          {releasedAt
            ? t('own.releasedAt', { moment: dateTime(releasedAt) })
            : t('own.endedAt', { moment: dateTime(endedAt) })}
        </Text>
      </Stack>
    </CardLink>
  )
}

function NoneYet() {
  const { t } = useTranslation('evaluations')
  return (
    <EmptyState
      level={3}
      title={t('own.none')}
      text={t('own.noneText')}
      action={
        <Button component={SiteLink} {...evaluationLinks.practice()} variant="default">
          {t('own.toPractice')}
        </Button>
      }
    />
  )
}

function Rows() {
  const { t } = useTranslation(['evaluations', 'site'])
  const words = useSearch({ from: paths.evaluations })
  const page = Math.max(1, Math.trunc(Number(words.page)) || 1)
  const address = useListAddress(paths.evaluations, { filter: noFilter, page })
  const list = useListPages({
    page,
    size,
    options: (one) => ({
      ...askOptions(evaluations.ownAssessments, { page: one, size }),
      staleTime: 0,
    }),
    keyOf: ({ sign }) => sign,
  })
  const isBeyond = useExistingPage(list.asked, page, size, address.correct)
  if (list.error && list.rows.length === 0)
    return <ErrorView level={3} error={list.error} onRetry={list.retry} />
  if (list.isPending || isBeyond)
    return <ListSkeleton count={2} picture={false} label={t('site:loading')} />
  if (list.rows.length === 0) return <NoneYet />
  return (
    <>
      <Stack component="ul" gap="sm" m={0} p={0} opacity={list.isStale ? 0.55 : 1}>
        {list.rows.map((card) => (
          <li key={card.sign}>
            <Card card={card} />
          </li>
        ))}
      </Stack>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={address}
        size={size}
        moreLabel={(count) => t('own.more', { count })}
      />
    </>
  )
}

/** PRC-064: the student's assessments; a total is shown only after the release. */
export function OwnList() {
  const { t } = useTranslation('evaluations')
  return (
    <section aria-labelledby="own-assessments">
      <SectionHead id="own-assessments" title={t('own.title')} />
      <Rows />
    </section>
  )
}
