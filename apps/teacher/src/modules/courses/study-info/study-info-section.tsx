import { Button, Title } from '@mantine/core'
import { courses, type StudyInfo } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { callKey } from '@titian/site'
import { Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StudyInfoDialog } from './study-info-dialog.tsx'

interface StudyInfoSectionProps {
  sign: string
  /**
   * Saves the summary first, because summary and study info share one version. Resolves to false if
   * saving failed.
   */
  beforeOpen: () => Promise<boolean>
  onSaved: (saved: StudyInfo) => void
}

export function StudyInfoSection({ sign, beforeOpen, onSaved }: StudyInfoSectionProps) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  return (
    <Surface gap="md" mt="md">
      <Title order={2} size="h3">
        {t('study.title')}
      </Title>
      <p>{t('study.lead')}</p>
      <div>
        <Button
          variant="default"
          onClick={() => void beforeOpen().then((isSaved) => isSaved && setOpen(true))}
        >
          {t('study.edit')}
        </Button>
      </div>
      {open ? (
        <StudyInfoDialog
          sign={sign}
          onSaved={(saved) => {
            onSaved(saved)
            void client.invalidateQueries({ queryKey: callKey(courses.getCourseId) })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Surface>
  )
}
