import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type LinkTarget, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'

/**
 * TCH-147: opens the page as a student sees it, in a new tab. Unsaved work stays open in this tab.
 */
export function AsStudentButton({ link }: { link: LinkTarget }) {
  const { t } = useTranslation('app')
  return (
    <Button
      component={SiteLink}
      {...link}
      target="_blank"
      variant="default"
      leftSection={<IconEye size={18} aria-hidden />}
    >
      {t('asStudent.button')}
    </Button>
  )
}
