import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../routing/page-title.ts'

export function SecurityPage() {
  const { t } = useTranslation('staff')
  usePageTitle(t('security.title'))
  return <SectionHead level={1} title={t('security.title')} />
}
