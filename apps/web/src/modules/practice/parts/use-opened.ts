import { useNavigate } from '@tanstack/react-router'
import type { PracticeRun, RunCard } from '@titian/contract'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

/** What a person chose before the press. */
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
 * PRC-183: leads to the run that the server answers. It can be one that was begun in another tab, and then the page says
 * that it continues and that the choice made here does not count.
 */
export function useOpened() {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  return (run: PracticeRun, chosen: Chosen) => {
    if (isOther(run, chosen)) toast.failure(t('lobby.otherRun'))
    void navigate(practiceLinks.run(run.sign, run.practice.kind))
  }
}
