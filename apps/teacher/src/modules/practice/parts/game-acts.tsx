import { Button, Group } from '@mantine/core'
import { type BoardGame, type GameControl, practice } from '@titian/contract'
import { callKey, useAct, useOnce, useFormats } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const board = callKey(practice.practiceBoard)

interface Act {
  act: GameControl
  seat?: string
}

/** PRC-060: the actions on one game. A refusal is shown, and the game is loaded again. */
export function useGameActs({ sign, day }: Pick<BoardGame, 'sign' | 'day'>) {
  const client = useQueryClient()
  const act = useAct(practice.controlGame, {
    refresh: [board],
    onRefusal: () => {
      void client.invalidateQueries({ queryKey: board })
      return false
    },
  })
  const once = useOnce(act)
  const send = ({ act: what, seat = '' }: Act) => once({ sign, act: what, seat, week: day })
  return { send, isBusy: act.isPending }
}

interface GameActsProps {
  game: BoardGame
  /** The names of the awaited players. */
  names: readonly string[]
  acts: ReturnType<typeof useGameActs>
}

/** The buttons that pause a running game, continue it, or end its week. */
export function GameActs({ game, names, acts }: GameActsProps) {
  const { t } = useTranslation(['practice', 'site'])
  const { list } = useFormats()
  const [asked, setAsked] = useState<number | null>(null)
  const { code, state, day } = game
  const { send, isBusy } = acts
  if (state === 'lobby') return null
  const isPaused = state === 'paused'
  const text =
    names.length > 0 ? t('games.endWeekText', { names: list(names) }) : t('games.endWeekAll')
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        disabled={isBusy}
        aria-label={t(isPaused ? 'games.resumeOf' : 'games.pauseOf', { code })}
        onClick={() => send({ act: isPaused ? 'resume' : 'pause' })}
      >
        {t(isPaused ? 'games.resume' : 'games.pause')}
      </Button>
      {isPaused ? null : (
        <Button
          variant="default"
          size="compact-md"
          disabled={isBusy}
          aria-label={t('games.endWeekOf', { code })}
          onClick={() => setAsked(day)}
        >
          {t('games.endWeek')}
        </Button>
      )}
      <ConfirmDialog
        // The confirmation closes when the week has ended by itself.
        opened={asked === day}
        onClose={() => setAsked(null)}
        title={t('games.endWeekTitle', { week: day, code })}
        text={text}
        confirmLabel={t('games.endWeek')}
        cancelLabel={t('site:cancel')}
        onConfirm={() => send({ act: 'endWeek' })}
      />
    </Group>
  )
}
