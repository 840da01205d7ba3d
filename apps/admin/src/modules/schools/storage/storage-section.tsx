import { IconLock } from '@tabler/icons-react'
import type { StorageUse } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { StorageWarning } from './storage-warning.tsx'

interface StorageSectionProps {
  use: StorageUse | null
  mayChange: boolean
}

/** FRM-404: the storage of the school; its limit is changed on the page of all schools. */
export function StorageSection({ use, mayChange }: StorageSectionProps) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('storage.title')} lead={t('storage.lead')}>
      <StorageMeter use={use} />
      <StorageWarning use={use} />
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
