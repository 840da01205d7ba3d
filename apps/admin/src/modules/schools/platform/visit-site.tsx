import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** A link to the student site, where saved changes can be seen. */
export function VisitSite() {
  const { t } = useTranslation('schools')
  return (
    <Button
      component="a"
      href="/home"
      target="_blank"
      rel="noopener"
      variant="default"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      {t('siteDoor')}
      <span className="visually-hidden">{t('newTab')}</span>
    </Button>
  )
}
