import { useNavigate } from '@tanstack/react-router'
import type { PracticeRun, RunCard } from '@titian/contract'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

/** The choices before the click. */
interface Chosen {
  mode?: RunCard['mode']
  seat?: string
  turnSeconds?: number
}

const isOther = ({ mode, seats, game }: PracticeRun, chosen: Chosen) =>
  (chosen.mode !== undefined && chosen.mode !== mode) ||
  (Boolean(chosen.seat) && mode === 'oneSeat' && !seats.includes(chosen.seat ?? '')) ||
  (chosen.turnSeconds !== undefined && game !== null && game.turnSeconds !== chosen.turnSeconds)

/**
 * PRC-183: opens the run in the response. If another tab has started the run, the page says that
 * this run continues and that the choices made here have no effect.
 */
export function useOpened() {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  return (run: PracticeRun, chosen: Chosen) => {
    if (isOther(run, chosen)) toast.failure(t('lobby.otherRun'))
    void navigate(practiceLinks.run(run.sign, run.practice.kind))
  }
}
