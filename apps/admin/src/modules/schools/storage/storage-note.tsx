import { useQuery } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { ask, callKey, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { StorageWarning } from './storage-warning.tsx'

/** FRM-404: warns staff on their first page, before uploads are refused. */
export function StorageNote() {
  const { t } = useTranslation('schools')
  // This query has its own cache key. With the key of the settings page, the settings form would
  // start with this cached response and not with the current settings.
  const { data } = useQuery({
    queryKey: [...callKey(schools.getSchoolSettings), 'storage'],
    queryFn: () => ask(schools.getSchoolSettings, {}, { quiet: true }),
  })
  if (!data) return null
  return (
    <StorageWarning use={data.storage}>
      <SiteLink className="link" href={paths.settings}>
        {t('storage.see')}
      </SiteLink>
    </StorageWarning>
  )
}
