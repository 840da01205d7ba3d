import { Stack } from '@mantine/core'
import type { StorageUse } from '@titian/contract'
import { fileSize, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { UseBar } from './use-bar.tsx'

/** FRM-404, FRM-412: describes the storage that a school uses. */
export function useStorageText(): (use: StorageUse | null) => string {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  return (use) =>
    use
      ? t('storage.used', { used: fileSize(use.used, formats), most: fileSize(use.most, formats) })
      : t('storage.notCounted')
}

/** FRM-404: the used storage of a school and its limit. */
export function StorageMeter({ use }: { use: StorageUse | null }) {
  const { t } = useTranslation('schools')
  const textOf = useStorageText()
  if (!use) return <p>{textOf(use)}</p>
  return (
    <Stack gap="xs">
      <span className="num">{textOf(use)}</span>
      <UseBar use={use} label={t('storage.title')} />
    </Stack>
  )
}
