import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { listDue } from './queries.ts'
import { endTurnJob, lockGame, queueEnd } from './actions.ts'

/** Maximum number of due games in one query. */
const dueAtOnce = 200

/**
 * Ends the turn of a game if its time is over; otherwise does nothing. If the clock of the queue is
 * ahead of the server's clock, the job is queued again.
 */
export async function endTurn(
  services: Services,
  clock: Clock,
  runId: number,
  week?: number,
): Promise<void> {
  const game = await services.db.transaction((tx) => lockGame(tx, services, runId, clock.now()))
  if (game?.run.state === 'active' && game.run.day === week && game.run.turnEndsAt)
    await queueEnd(services, runId, week, game.run.turnEndsAt)
}

/** Ends turns whose job was lost, lobbies that nobody started, and forgotten pauses. */
export async function endDueTurns(services: Services, clock: Clock): Promise<void> {
  for (const id of await listDue(services.db, clock.now(), dueAtOnce))
    await endTurn(services, clock, id)
}

/** PRC-054: returns jobs that end a week: bots play for the seats that have not ordered. */
export function turnJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: endTurnJob,
      run: ({ runId, week }) => endTurn(services, clock, Number(runId), Number(week)),
    },
    {
      name: 'practice.endDueTurns',
      every: '* * * * *',
      run: () => endDueTurns(services, clock),
    },
  ]
}
