import { Stack } from '@mantine/core'
import type { StorageUse } from '@titian/contract'
import { fileSize, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** From this part on a note warns staff, before uploads are refused. */
const nearlyFull = 0.9

export const isNearlyFull = ({ used, most }: StorageUse): boolean => used >= nearlyFull * most

/** FRM-404: what the files of a school take, and what they may take, as a sentence. */
export function useStorageText(): (use: StorageUse) => string {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  return ({ used, most }) =>
    t('storage.used', { used: fileSize(used, formats), most: fileSize(most, formats) })
}

/** The same with a bar. */
export function StorageMeter({ use }: { use: StorageUse }) {
  const { t } = useTranslation('schools')
  const storageText = useStorageText()
  const { used, most } = use
  const tone = used >= most ? 'danger' : isNearlyFull(use) ? 'warn' : 'ok'
  return (
    <Stack gap="xs">
      <span className="num">{storageText(use)}</span>
      <ProgressBar value={(100 * used) / most} tone={tone} label={t('storage.title')} />
    </Stack>
  )
}
