import { IconAlertTriangle } from '@tabler/icons-react'
import type { StorageUse } from '@titian/contract'
import { Note } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNearlyFull } from './storage-meter.tsx'

interface StorageWarningProps {
  use: StorageUse | null
  /** Shown after the warning, such as a link to the settings. */
  children?: ReactNode
}

/**
 * FRM-404: warns staff when the storage is nearly full or full. Shows nothing before the files are
 * counted (FRM-412).
 */
export function StorageWarning({ use, children }: StorageWarningProps) {
  const { t } = useTranslation('schools')
  if (!use || !isNearlyFull(use)) return null
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t(use.used >= use.most ? 'storage.full' : 'storage.nearlyFull')} {children}
    </Note>
  )
}
