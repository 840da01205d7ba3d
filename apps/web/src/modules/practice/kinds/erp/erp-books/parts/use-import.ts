import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { practice, type PracticeRun } from '@titian/contract'
import { askKey, type ServerRefusal, useAct, useExplain, useOnce } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import { listsOfRuns, runIn } from '../../../run-answers.ts'

/** PRC-234: imports a marketplace run, and opens the created sales orders. */
export function useImport({ sign, number }: PracticeRun) {
  const { t } = useTranslation('erp-books')
  const client = useQueryClient()
  const router = useRouter()
  const explain = useExplain()
  const [failure, setFailure] = useState<string | null>(null)
  const show = (run: PracticeRun) =>
    client.setQueryData(askKey(practice.practiceRun, { sign }), run)
  const act = useAct(practice.importErpSales, {
    refresh: listsOfRuns,
    onDone: (run) => {
      show(run)
      toast.success(t('import.done'))
      return router.navigate(practiceLinks.erp(sign, 'documents', { kind: 'salesOrder' }))
    },
    onRefusal: (refusal: ServerRefusal) => {
      const run = runIn(refusal)
      if (run) show(run)
      setFailure(run ? t('changed') : (Object.values(refusal.fields)[0] ?? explain(refusal)))
      return true
    },
  })
  const once = useOnce(act)
  return {
    bringIn(market: string) {
      setFailure(null)
      once({ sign, number, market })
    },
    isPending: act.isPending,
    failure,
  }
}
