import type { OwnDebrief, RunDebrief } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { AnyKind } from '../kinds/kinds.ts'
import type { practiceDebriefs } from '../tables.ts'
import type { DebriefPlayer } from './queries.ts'

type Kept = Pick<typeof practiceDebriefs.$inferSelect, 'answers' | 'version' | 'changedAt'>

export const own = (kept: Kept | null): OwnDebrief => ({
  answers: kept?.answers ?? [],
  version: kept?.version ?? 0,
  savedAt: kept?.changedAt?.toISOString() ?? null,
})

/** Returns the questions and the answers of the players, in the order of the players' seats. */
export function debrief(
  { debrief: questions, engine }: AnyKind,
  players: readonly DebriefPlayer[],
  { actor, language }: Pick<Context<never, User>, 'actor' | 'language'>,
): RunDebrief {
  const shown = players.map(({ userId, name, seats, debrief: kept }) => ({
    ...own(kept),
    name,
    seats: engine.seats.filter((seat) => seats.includes(seat)),
    isOwn: userId === actor.userId,
  }))
  const place = ({ seats: [first = ''] }: { seats: string[] }) => engine.seats.indexOf(first)
  return {
    questions: questions.map(({ name, texts }) => ({ name, text: texts[language] })),
    players: shown.toSorted((one, other) => place(one) - place(other)),
    isLocked: players.some(({ debrief: kept }) => kept !== null && kept.lockedAt !== null),
  }
}
