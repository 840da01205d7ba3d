import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { PracticeRun, TeamGame } from '@titian/contract'
import { FormError } from '@titian/site'
import { CopyLink } from '@titian/site/share-links'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useRunFacts } from '../../../given/given-facts.ts'
import { practiceLinks } from '../../../links.ts'
import { FactGrid } from '../../../parts/fact-grid.tsx'
import { SeatList } from './seat-list.tsx'
import { type GameActs, useGameActs } from './use-game-acts.ts'

function Invite({ run, game: { code } }: WaitingRoomProps) {
  const { t } = useTranslation('practice')
  const link = `${location.origin}${practiceLinks.invitation(code, run)}`
  return (
    <Surface gap="sm">
      <h2>{t('game.code')}</h2>
      <Text component="p" fz={36} fw={700} className="num" style={{ letterSpacing: '0.15em' }}>
        {code}
      </Text>
      <p>{t('game.invite')}</p>
      <Group gap="sm">
        <Text component="span" fz="sm" style={{ overflowWrap: 'anywhere' }} miw={0}>
          {link}
        </Text>
        <CopyLink link={link} />
      </Group>
    </Surface>
  )
}

/** PRC-103: the rules of an assigned game, for players who joined by its code. */
function GivenRules({ given }: { given: NonNullable<PracticeRun['assignment']> }) {
  const { t } = useTranslation('practice')
  const facts = useRunFacts(given)
  return (
    <Surface gap="md">
      <h2>{t('assigned.panel')}</h2>
      <FactGrid facts={facts} />
      <Text component="p">{t('assigned.teamAttempt')}</Text>
    </Surface>
  )
}

interface LeaveProps {
  acts: GameActs
  run: PracticeRun
}

export function LeaveLobby({ acts, run }: LeaveProps) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  const leave = async () => {
    await acts.leave().then(
      () => navigate(practiceLinks.lobby(run.practice.idSign, run.assignment?.sign)),
      () => {},
    )
  }
  return (
    <Button variant="subtle" disabled={acts.isPending} onClick={() => void leave()}>
      {t('game.leave')}
    </Button>
  )
}

interface WaitingRoomProps {
  run: PracticeRun
  game: TeamGame
}

/** PRC-096: the code, the seats and the button that starts the game. */
export function WaitingRoom({ run, game }: WaitingRoomProps) {
  const { t } = useTranslation('practice')
  const acts = useGameActs(run.sign)
  const free = game.seats.filter(({ state }) => state === 'free').length
  return (
    <Stack gap="lg">
      <Title order={1}>{run.practice.title}</Title>
      <Invite run={run} game={game} />
      {run.assignment ? <GivenRules given={run.assignment} /> : null}
      <Surface gap="md">
        <h2>{t('game.seats')}</h2>
        <div aria-live="polite">
          <SeatList
            seats={game.seats}
            isWaiting
            isBusy={acts.isPending}
            onTake={(seat) => acts.takeSeat({ sign: run.sign, seat })}
          />
        </div>
        <p>{free > 0 ? t('game.botsFill', { count: free }) : t('game.full')}</p>
        <p>{t('game.turn', { count: game.turnSeconds })}</p>
        <FormError error={acts.refusal} />
        <Button
          size="md"
          fullWidth
          loading={acts.isPending}
          onClick={() => acts.begin({ sign: run.sign })}
        >
          {t('game.begin')}
        </Button>
        <Group justify="flex-end">
          <LeaveLobby acts={acts} run={run} />
        </Group>
      </Surface>
    </Stack>
  )
}
