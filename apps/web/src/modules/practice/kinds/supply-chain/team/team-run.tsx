import { Button } from '@mantine/core'
import type { PracticeRun, TeamGame } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { GameDesk } from './game-desk.tsx'
import { useGameRun } from './use-game-run.ts'
import { WaitingRoom } from './waiting-room.tsx'

interface TeamRunProps {
  run: PracticeRun
  game: TeamGame
}

function Closed({ run: { practice, assignment } }: Pick<TeamRunProps, 'run'>) {
  const { t } = useTranslation('practice')
  return (
    <EmptyState
      level={1}
      title={t('game.closed')}
      text={t(assignment ? 'game.closedGiven' : 'game.closedText')}
      action={
        <Button component={SiteLink} {...practiceLinks.lobby(practice.idSign, assignment?.sign)}>
          {t('game.closedBack')}
        </Button>
      }
    />
  )
}

/** PRC-055: a team run from the lobby to the end. */
export function TeamRun({ run, game }: TeamRunProps) {
  const { again, isClosed } = useGameRun(run)
  if (isClosed) return <Closed run={run} />
  return run.state === 'lobby' ? (
    <WaitingRoom run={run} game={game} />
  ) : (
    <GameDesk run={run} game={game} onOver={again} />
  )
}
