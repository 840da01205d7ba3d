import { practice, type PracticeRun } from '@titian/contract'
import { isNotFound, useAsk, useLive } from '@titian/site'
import { useRef } from 'react'

/** Milliseconds between two requests while the live channel is silent. */
const often = 3_000
const seldom = 15_000
/** Milliseconds after a message in which the live channel is assumed to work. */
const trusted = 30_000

const isOf = (data: unknown, sign: string) =>
  typeof data === 'object' && data !== null && 'sign' in data && data.sign === sign

interface GameRun {
  again: () => void
  /**
   * Whether the lobby was closed: nobody started the game in time, or the person has left the lobby
   * in another tab.
   */
  isClosed: boolean
}

/**
 * PRC-097: loads the run again after each change, by messages of the live channel or else at
 * intervals.
 */
export function useGameRun(run: PracticeRun): GameRun {
  const { sign } = run
  const heardAt = useRef(-trusted)
  const isOpen = run.state !== 'scored'
  const { error, refetch } = useAsk(
    practice.practiceRun,
    { sign },
    {
      quiet: true,
      refetchOnWindowFocus: true,
      refetchInterval: () => {
        if (!isOpen) return false
        return performance.now() - heardAt.current < trusted ? seldom : often
      },
    },
  )
  useLive('practice', (data) => {
    if (!isOf(data, sign)) return
    heardAt.current = performance.now()
    void refetch()
  })
  return { again: () => void refetch(), isClosed: run.state === 'lobby' && isNotFound(error) }
}
