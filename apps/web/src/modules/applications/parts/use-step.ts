import { useQueryClient } from '@tanstack/react-query'
import { type ApplicationDetail, applications } from '@titian/contract'
import { askKey, ServerRefusal } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChanged } from '../data/use-changed.ts'

/**
 * JOB-103: shows the new state after a step of the student. After a refusal, shows the state that
 * the company has set.
 */
export function useStep(sign: string, done: string, onClose: () => void) {
  const { t } = useTranslation('applications')
  const client = useQueryClient()
  const changed = useChanged()
  const [isRefused, setRefused] = useState(false)
  return {
    isRefused,
    onDone: (detail: ApplicationDetail) => {
      changed(detail)
      onClose()
      toast.success(t(done))
    },
    onFailed: (error: unknown) => {
      if (!(error instanceof ServerRefusal)) return
      setRefused(true)
      void client.invalidateQueries({ queryKey: askKey(applications.application, { sign }) })
    },
  }
}
