import { useTranslation } from 'react-i18next'

export function ApplicationsPage() {
  const { t } = useTranslation('applications')
  return <h1>{t('title')}</h1>
}
