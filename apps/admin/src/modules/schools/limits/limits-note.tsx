import { useQuery } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { ask, callKey, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LimitWarning } from './limit-use.tsx'
import { StorageWarning } from './storage-warning.tsx'

/** FRM-404, OPS-074: warns staff on their first page, before uploads or accounts are refused. */
export function LimitsNote() {
  const { t } = useTranslation('schools')
  // This query has its own cache key. With the key of the settings page, the settings form would
  // start with this cached response and not with the current settings.
  const { data } = useQuery({
    queryKey: [...callKey(schools.getSchoolSettings), 'limits'],
    queryFn: () => ask(schools.getSchoolSettings, {}, { quiet: true }),
  })
  if (!data) return null
  const { storage, limits } = data
  const link = (
    <SiteLink className="link" href={paths.settings}>
      {t('storage.see')}
    </SiteLink>
  )
  return (
    <>
      <StorageWarning use={storage}>{link}</StorageWarning>
      <LimitWarning name="people" use={limits.people}>
        {link}
      </LimitWarning>
      <LimitWarning name="videoMinutes" use={limits.videoMinutes}>
        {link}
      </LimitWarning>
    </>
  )
}
