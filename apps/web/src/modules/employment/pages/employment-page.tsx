import { useTranslation } from 'react-i18next'

export function EmploymentPage() {
  const { t } = useTranslation('employment')
  return <h1>{t('title')}</h1>
}
