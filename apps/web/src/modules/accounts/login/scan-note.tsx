import { IconAlertTriangle, IconLink } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Scan } from '../social/use-social-return.ts'

/** ACC-193, ACC-194: the result of a scan, and what to do next. */
export function ScanNote({ scan }: { scan: Scan }) {
  const { t } = useTranslation('accounts')
  if (scan.state === 'unbound')
    return (
      <Note tone="info" icon={<IconLink size={18} aria-hidden />} live>
        {t('social.unbound', { name: scan.name })}
      </Note>
    )
  if (scan.state === 'failed')
    return (
      <Note tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />} live>
        {scan.text || t('social.cancelled')}
      </Note>
    )
  return null
}
