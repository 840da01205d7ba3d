import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { listDue } from './queries.ts'
import { endTurnJob, lockGame, queueEnd } from './actions.ts'

/** Games that one look for turns that are over goes through. */
const dueAtOnce = 200

/**
 * Ends the turn of a game if it is over; the game may have gone on, and then nothing happens. The clock of the queue may
 * be ahead of that of the server: then the job waits once more.
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

/** Turns whose job was lost, lobbies that nobody began, and pauses that nobody ended. */
export async function endDueTurns(services: Services, clock: Clock): Promise<void> {
  for (const id of await listDue(services.db, clock.now(), dueAtOnce))
    await endTurn(services, clock, id)
}

/** PRC-054: bots play the silent seats of a week that is over. */
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
