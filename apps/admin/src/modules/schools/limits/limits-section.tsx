import { IconLock } from '@tabler/icons-react'
import type { SchoolSettings } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { LimitMeter, LimitWarning } from './limit-use.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { StorageWarning } from './storage-warning.tsx'

interface LimitsSectionProps {
  school: Pick<SchoolSettings, 'storage' | 'limits'>
  mayChange: boolean
}

/** FRM-404, OPS-070: the limits of the school, which are changed on the page of all schools. */
export function LimitsSection({ school: { storage, limits }, mayChange }: LimitsSectionProps) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('limits.title')} lead={t('limits.lead')}>
      <StorageMeter use={storage} />
      <p className="meta">{t('storage.lead')}</p>
      <StorageWarning use={storage} />
      <LimitMeter name="people" use={limits.people} />
      <LimitWarning name="people" use={limits.people} />
      <LimitMeter name="videoMinutes" use={limits.videoMinutes} />
      <LimitWarning name="videoMinutes" use={limits.videoMinutes} />
      {mayChange ? (
        <p>
          <SiteLink className="link" {...linkTo.schools()}>
            {t('storage.change')}
          </SiteLink>
        </p>
      ) : (
        <Note tone="neutral" icon={<IconLock size={18} aria-hidden />}>
          {t('storage.locked')}
        </Note>
      )}
    </FormCard>
  )
}
