import { Switch } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { auditStatus } from '@titian/contract'
import { useSession } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import type { SettingsPart } from './settings-part.ts'

/** Whether people must submit their identity before they can use anything. */
export function AccessSection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { user } = useSession()
  const on = form.values.requiresAuthentication
  const locksMyselfOut =
    on && (user?.auditStatus === auditStatus.none || user?.auditStatus === auditStatus.refused)
  return (
    <FormCard title={t('section.access')}>
      <Switch
        label={t('field.requiresAuthentication')}
        {...form.getInputProps('requiresAuthentication', { type: 'checkbox' })}
      />
      {locksMyselfOut ? (
        <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />} live>
          {t('access.yourself')}
        </Note>
      ) : (
        <Note icon={<IconInfoCircle size={18} aria-hidden />}>{t('access.what')}</Note>
      )}
    </FormCard>
  )
}
