import { Group, Radio, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { practice, type PracticeCard } from '@titian/contract'
import { ErrorView, RequireSession, useAsk, usePageTitle, useSession } from '@titian/site'
import { CardSkeleton, EmptyState, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { JoinForm } from '../games/join-form.tsx'
import { MakeGame } from '../games/make-game.tsx'
import { GivenStart } from '../given/given-start.tsx'
import { practiceLinks } from '../links.ts'
import { Facts } from './facts.tsx'
import { OwnRuns } from './own-runs.tsx'
import { StartForm } from './start-form.tsx'

interface ChosenProps {
  sign: string
  assignment: string | undefined
  hasCode: boolean
}

function Chosen({ sign, assignment, hasCode }: ChosenProps) {
  const { t } = useTranslation('site')
  const { data, error, isPending, refetch } = useAsk(practice.practiceDetail, { idSign: sign })
  if (isPending) return <TextSkeleton heading lines={6} label={t('loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="lg">
      <Facts detail={data} />
      {assignment ? (
        <RequireSession loading={<TextSkeleton lines={4} label={t('loading')} />}>
          <GivenStart sign={assignment} detail={data} hasCode={hasCode} />
        </RequireSession>
      ) : (
        <>
          <StartForm detail={data} />
          <MakeGame detail={data} />
        </>
      )}
    </Stack>
  )
}

interface ChoiceProps {
  cards: readonly PracticeCard[]
  sign: string
}

function Choice({ cards, sign }: ChoiceProps) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  return (
    <Surface>
      <Radio.Group
        label={t('lobby.choose')}
        value={sign}
        onChange={(next) => void navigate({ ...practiceLinks.lobby(next), replace: true })}
      >
        <Group mt="xs" gap="md">
          {cards.map((card) => (
            <Radio key={card.idSign} value={card.idSign} label={card.title} />
          ))}
        </Group>
      </Radio.Group>
    </Surface>
  )
}

function Lobby() {
  const { t } = useTranslation(['practice', 'site'])
  const { practice: wanted, assignment, code } = useSearch({ from: paths.supplyChain })
  const { data, error, isPending, refetch } = useAsk(practice.practiceList, {})
  if (isPending) return <CardSkeleton count={2} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const chosen = data.find(({ idSign }) => idSign === wanted) ?? data[0]
  if (!chosen) return <EmptyState title={t('list.none')} text={t('list.noneText')} />
  return (
    <Stack gap="lg">
      {assignment ? null : <Choice cards={data} sign={chosen.idSign} />}
      <Chosen
        key={chosen.idSign}
        sign={chosen.idSign}
        assignment={assignment}
        hasCode={Boolean(code)}
      />
    </Stack>
  )
}

/** PRC-051: chooses a practice of the chain, says what is known before it, and begins it. */
export function LobbyPage() {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const { code, assignment } = useSearch({ from: paths.supplyChain })
  usePageTitle(t('lobby.title'))
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'lg', sm: 'xl' }}>
        <SectionHead level={1} title={t('lobby.title')} lead={t('lobby.lead')} />
        {code ? <JoinForm given={code} /> : null}
        <Lobby />
        {code || assignment ? null : <JoinForm given="" />}
        {status === 'signedIn' ? <OwnRuns /> : null}
      </Stack>
    </PageWidth>
  )
}
