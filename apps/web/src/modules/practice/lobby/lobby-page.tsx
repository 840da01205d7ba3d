import { Group, Radio, Stack } from '@mantine/core'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { practice, type PracticeCard } from '@titian/contract'
import { ErrorView, RequireSession, useAsk, usePageTitle, useSession } from '@titian/site'
import { CardSkeleton, EmptyState, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { lobbyPaths } from '../../../parts/lobby-link.ts'
import { JoinForm } from '../games/join-form.tsx'
import { MakeGame } from '../games/make-game.tsx'
import { GivenStart } from '../given/given-start.tsx'
import { type LobbyWords, practiceLinks } from '../links.ts'
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
      <Facts detail={data} assignment={assignment} />
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
  chosen: PracticeCard
}

function Choice({ cards, chosen }: ChoiceProps) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  return (
    <Surface>
      <Radio.Group
        label={t('lobby.choose')}
        value={chosen.idSign}
        onChange={(next) =>
          void navigate({
            ...practiceLinks.lobby(next, undefined, chosen.kind),
            replace: true,
            resetScroll: false,
          })
        }
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

type LobbyPath = (typeof lobbyPaths)[keyof typeof lobbyPaths]

/** Returns the search parameters of a lobby page. */
export const useLobbyWords = (at: LobbyPath): LobbyWords => useSearch({ from: at })

interface LobbyProps {
  /** The path of the lobby page, which decides the kinds of practices on it. */
  at: LobbyPath
}

/** Chooses a practice, shows its facts, and starts it. */
export function Lobby({ at }: LobbyProps) {
  const { t } = useTranslation(['practice', 'site'])
  const { practice: wanted, assignment, code } = useLobbyWords(at)
  const { data, error, isPending, refetch } = useAsk(practice.practiceList, {})
  if (isPending) return <CardSkeleton count={2} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const named = data.find(({ idSign }) => idSign === wanted)
  if (named && lobbyPaths[named.kind] !== at)
    return <Navigate {...practiceLinks.lobby(named.idSign, assignment, named.kind)} replace />
  const cards = data.filter(({ kind }) => lobbyPaths[kind] === at)
  const chosen = named ?? cards[0]
  if (!chosen) return <EmptyState title={t('list.none')} text={t('list.noneText')} />
  return (
    <Stack gap="lg">
      {assignment ? null : <Choice cards={cards} chosen={chosen} />}
      <Chosen
        key={chosen.idSign}
        sign={chosen.idSign}
        assignment={assignment}
        hasCode={Boolean(code)}
      />
    </Stack>
  )
}

/** PRC-051: the lobby of supply chain practices. */
export function LobbyPage() {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const { code, assignment } = useLobbyWords(paths.supplyChain)
  usePageTitle(t('lobby.title'))
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'lg', sm: 'xl' }}>
        <SectionHead level={1} title={t('lobby.title')} lead={t('lobby.lead')} />
        {code ? <JoinForm given={code} /> : null}
        <Lobby at={paths.supplyChain} />
        {code || assignment ? null : <JoinForm given="" />}
        {status === 'signedIn' ? <OwnRuns /> : null}
      </Stack>
    </PageWidth>
  )
}
