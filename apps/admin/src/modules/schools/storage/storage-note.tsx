import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { ask, callKey, SiteLink } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { isNearlyFull } from './storage-meter.tsx'

/** FRM-404: warns staff on their first page, before uploads are refused. */
export function StorageNote() {
  const { t } = useTranslation('schools')
  // An answer of its own, because the form of the settings would begin with this one instead of a new one.
  const { data } = useQuery({
    queryKey: [...callKey(schools.getSchoolSettings), 'storage'],
    queryFn: () => ask(schools.getSchoolSettings, {}, { quiet: true }),
  })
  if (!data || !isNearlyFull(data.storage)) return null
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t(data.storage.used >= data.storage.most ? 'storage.full' : 'storage.nearlyFull')}{' '}
      <SiteLink className="link" href={paths.settings}>
        {t('storage.see')}
      </SiteLink>
    </Note>
  )
}
