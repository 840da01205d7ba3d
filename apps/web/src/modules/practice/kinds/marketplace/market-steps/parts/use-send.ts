import { useQueryClient } from '@tanstack/react-query'
import { practice, type PracticeRun } from '@titian/contract'
import { askKey, ServerRefusal, useExplain } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { MarketDecision } from '../../parts/use-market-acts.ts'
import { useStep } from './step-context.ts'

/** Sends decisions of today together. Resolves to the response, or rejects with a refusal. */
export function useSend() {
  const { run, acts } = useStep()
  const client = useQueryClient()
  return async (commands: readonly MarketDecision[]) => {
    // An earlier decision of the same click has already increased the number of the run.
    const newest = client.getQueryData<PracticeRun>(
      askKey(practice.practiceRun, { sign: run.sign }),
    )
    const { number, marketplace, day } = newest ?? run
    return acts.decideNow({
      sign: run.sign,
      number,
      decisions: commands.map((command) => ({
        seat: 'seller',
        command: { ...command, day: marketplace?.day ?? day },
      })),
      endDay: 0,
    })
  }
}

/** Returns the text of a refusal that concerns no field. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('market-steps')
  const explain = useExplain()
  return (error) => {
    if (!(error instanceof ServerRefusal)) return explain(error)
    if (error.reason === 'runChanged') return t('practice:run.changed')
    return Object.values(error.fields)[0] ?? explain(error)
  }
}
