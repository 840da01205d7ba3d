import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { callKey, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import type { NameValues } from './use-kept-name.ts'

interface NameSave<Draft> {
  isNew: boolean
  /** The copy on this device that goes once the name is saved. */
  keptKey: string
  /** With the version of the copy that somebody else saved meanwhile, once that is known. */
  send: (values: NameValues, newer: Draft | null) => Promise<unknown>
  /** What is out of date beside the catalogue. */
  refresh?: QueryKey
  onClose: () => void
}

/** What the dialogs of a chapter and of a lesson do with a name that is to be saved. */
export function useNameSave<Draft extends { version: number }>(options: NameSave<Draft>) {
  const { isNew, keptKey, send, refresh, onClose } = options
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [newer, setNewer] = useState<Draft | null>(null)
  const save = async (values: NameValues) => {
    setBusy(true)
    setError(null)
    try {
      await send(values, newer)
      forgetKept(keptKey)
      await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
      if (refresh) void client.invalidateQueries({ queryKey: refresh })
      toast.success(t(isNew ? 'site:toast.added' : 'site:toast.changed'))
      onClose()
    } catch (failure) {
      const copy = newerCopy<Draft>(failure)
      if (copy) setNewer(copy)
      else setError(explain(failure))
    } finally {
      setBusy(false)
    }
  }
  return { newer, saving: { busy, error, onSave: (values: NameValues) => void save(values) } }
}
