import type { ImportRow } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useExplain } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportSource } from './import-source.ts'

export interface Undone {
  fileName: string
  removed: number
  kept: number
}

interface UndoDialogProps {
  source: ImportSource
  /** The import to undo; none keeps the dialog closed. */
  row: ImportRow | null
  onClose: () => void
  onDone: (undone: Undone) => void
}

export function UndoDialog({ source, row, onClose, onDone }: UndoDialogProps) {
  const { t } = useTranslation('app')
  const client = useQueryClient()
  const explain = useExplain()
  // The name stays while the dialog fades away.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const undo = async () => {
    if (!row) return
    try {
      onDone({ fileName: row.fileName, ...(await source.undo(row.importSign)) })
    } catch (error) {
      if (!isSignedOut(error)) toast.failure(explain(error))
      throw error
    } finally {
      const keys = [source.listKey, ...source.refresh]
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    }
  }
  return (
    <ConfirmDialog
      opened={row !== null}
      onClose={onClose}
      title={t('import.undoTitle', { name: last?.fileName ?? '' })}
      text={source.undoText}
      confirmLabel={t('import.undo')}
      cancelLabel={t('site:cancel')}
      danger
      onConfirm={undo}
    />
  )
}
