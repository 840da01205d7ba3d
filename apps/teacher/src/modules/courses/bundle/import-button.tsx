import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const CourseImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).CourseImportDialog,
}))

export function CourseImportButton() {
  const { t } = useTranslation('courses')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('bundle.import.open')}
      </Button>
      {opened ? (
        <Suspense>
          <CourseImportDialog onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
