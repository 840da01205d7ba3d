import type { StorageUse } from '@titian/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UseWarning } from './use-bar.tsx'

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
  if (!use) return null
  const texts = { nearlyFull: t('storage.nearlyFull'), full: t('storage.full') }
  return (
    <UseWarning use={use} texts={texts}>
      {children}
    </UseWarning>
  )
}
