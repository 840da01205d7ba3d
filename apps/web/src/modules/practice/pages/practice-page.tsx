import { useTranslation } from 'react-i18next'

export function PracticePage() {
  const { t } = useTranslation('practice')
  return <h1>{t('title')}</h1>
}
