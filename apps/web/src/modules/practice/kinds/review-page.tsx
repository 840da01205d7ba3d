import { Button, Group, Stack } from '@mantine/core'
import { Navigate, useLocation, useParams } from '@tanstack/react-router'
import { practice, type RunReview } from '@titian/contract'
import {
  PageFailure,
  RequireSession,
  ServerRefusal,
  SiteLink,
  useAsk,
  usePageTitle,
} from '@titian/site'
import { EmptyState, PageWidth, SectionHead, TextSkeleton } from '@titian/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { lobbyPaths } from '../../../parts/lobby-link.ts'
import { practiceLinks } from '../links.ts'
import { ScoreCard } from '../parts/score-card.tsx'
import { Debrief, kindViews } from './registry.tsx'
import { BackToLobby, Loading } from './run-page.tsx'

/**
 * For each blind game, the practice for the second round. In a blind game a seat does not see the
 * demand of the consumers; in the second round every seat sees it.
 */
const secondRounds: Readonly<Record<string, string>> = { 'beer-game': 'beer-game-shared' }

/**
 * Links to play again. After a blind game, the link leads to the round in which every seat sees the
 * demand.
 */
function PlayOn({ review }: { review: RunReview }) {
  const { t } = useTranslation('practice')
  const own = review.practice
  const given = review.assignment?.sign
  // In an assignment, the teacher starts the second round.
  const wanted = given === undefined ? secondRounds[own.idSign] : undefined
  const { data: cards = [] } = useAsk(
    practice.practiceList,
    { kind: 'supply-chain' },
    { quiet: true, enabled: wanted !== undefined },
  )
  const second = cards.find(({ idSign }) => idSign === wanted)
  return (
    <Group gap="sm">
      <Button component={SiteLink} {...practiceLinks.lobby(own.idSign, given, own.kind)}>
        {t(given === undefined ? 'review.again' : 'review.toGiven')}
      </Button>
      {second ? (
        <Button component={SiteLink} {...practiceLinks.lobby(second.idSign)} variant="default">
          {t('review.second')}
        </Button>
      ) : null}
    </Group>
  )
}

function NotYet({ sign }: { sign: string }) {
  const { t } = useTranslation('practice')
  return (
    <EmptyState
      level={1}
      title={t('review.notYet')}
      text={t('review.notYetText')}
      action={
        <Button component={SiteLink} {...practiceLinks.run(sign)}>
          {t('lobby.continue')}
        </Button>
      }
    />
  )
}

function Body({ sign }: { sign: string }) {
  const { t } = useTranslation(['practice', 'site'])
  const { pathname } = useLocation()
  const { data, error, isPending, refetch } = useAsk(practice.runReview, { sign }, { staleTime: 0 })
  usePageTitle(t('review.title'))
  if (isPending) return <Loading />
  if (error instanceof ServerRefusal && error.reason === 'runNotOver') return <NotYet sign={sign} />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  // A link that does not know the kind of a run uses the address of supply chain runs. The review
  // of another kind redirects from here.
  const { kind } = data.practice
  if (lobbyPaths[kind] !== paths.supplyChain && pathname.includes(paths.supplyChain))
    return <Navigate {...practiceLinks.review(sign, kind)} replace />
  const { Review } = kindViews[kind]
  return (
    <PageWidth>
      <Stack gap="lg" py={{ base: 'md', sm: 'lg' }}>
        <BackToLobby run={data} />
        <SectionHead level={1} title={t('review.title')} lead={data.practice.title} />
        <ScoreCard score={data.score} assignment={data.assignment} />
        <Suspense fallback={<TextSkeleton lines={8} label={t('site:loading')} />}>
          <Review review={data} />
          {data.debrief ? <Debrief review={data} /> : null}
        </Suspense>
        <PlayOn review={data} />
      </Stack>
    </PageWidth>
  )
}

/** PRC-031, PRC-059: the review of a finished run. */
export function ReviewOf({ sign }: { sign: string }) {
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} />
    </RequireSession>
  )
}

/** The review at the address of supply chain runs. */
export function ReviewPage() {
  const { sign } = useParams({ from: paths.chainReview })
  return <ReviewOf sign={sign} />
}
