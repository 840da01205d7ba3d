import type { ChainWeek, RunReview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

export type Team = RunReview['team']
type Player = NonNullable<ChainWeek['orderedBy']>

/** PRC-059: returns a function that names who made a decision. In a team this is a player. */
export function useDecider(team: Team) {
  const { t } = useTranslation('practice')
  const playerOf = (seat: string) => team?.find((one) => one.seat === seat)
  const decider = (seat: string, by: Player | null): string => {
    if (by === null) return '–'
    if (by !== 'player' || !team) return t(`by.${by}`)
    const player = playerOf(seat)
    if (!player) return t(`seat.${seat}`)
    return player.isOwn ? t('by.player') : player.name
  }
  const seatName = (seat: string): string => {
    const player = playerOf(seat)
    const name = t(`seat.${seat}`)
    return player ? t('review.seatOf', { seat: name, name: decider(seat, 'player') }) : name
  }
  return { decider, seatName }
}
