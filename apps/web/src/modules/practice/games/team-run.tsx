import type { PracticeRun, TeamGame } from '@titian/contract'
import { GameDesk } from './game-desk.tsx'
import { useGameRun } from './use-game-run.ts'
import { WaitingRoom } from './waiting-room.tsx'

interface TeamRunProps {
  run: PracticeRun
  game: TeamGame
}

/** PRC-055: the run of a team, from its lobby to its end. */
export function TeamRun({ run, game }: TeamRunProps) {
  const again = useGameRun(run)
  return run.state === 'lobby' ? (
    <WaitingRoom run={run} game={game} />
  ) : (
    <GameDesk run={run} game={game} onOver={again} />
  )
}
