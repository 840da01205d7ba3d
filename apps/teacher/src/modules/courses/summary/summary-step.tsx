import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { CourseDraft } from '@titian/contract'
import { FormError, SavedAt } from '@titian/site'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseConflict } from './course-conflict.tsx'
import { SummaryForm } from './summary-form.tsx'
import { UnsavedReason } from './unsaved-reason.tsx'
import { useOpenLanguage } from './use-open-language.ts'
import { useSummary } from './use-summary.ts'
import { StudyInfoSection } from '../study-info/study-info-section.tsx'
import { SaveBar } from '../../../parts/save-bar.tsx'

const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}))

interface SummaryStepProps {
  course: CourseDraft
  onNext: () => void
}

export function SummaryStep({ course, onNext }: SummaryStepProps) {
  const { t } = useTranslation('courses')
  const [looking, setLooking] = useState(false)
  const { language, setLanguage, openFor } = useOpenLanguage()
  const { values, change, errors, failure, newer, resolve, state, at, dirty, flush, save, follow } =
    useSummary(course, openFor)

  // Leaving the step sends what the pause has not sent yet; the copy on this device stays until it is in.
  useEffect(() => () => void flush(), [flush])

  const next = async () => {
    if (await save()) onNext()
  }
  return (
    <>
      {newer ? <CourseConflict mine={values} newer={newer} onResolve={resolve} /> : null}
      {state === 'failed' && !newer ? <FormError error={failure} /> : null}
      <SummaryForm
        values={values}
        onChange={change}
        errors={errors}
        coverSeed={course.coverSeed}
        picture={course.coursePicture}
        mayPrice={course.may.price}
        language={language}
        onLanguage={setLanguage}
      />
      {course.may.edit ? (
        <StudyInfoSection
          sign={course.idSign}
          beforeOpen={save}
          // Only where nobody else saved between the two is the summary still upon the present copy.
          onSaved={({ version }) => follow(version, version - 1)}
        />
      ) : null}
      <SaveBar>
        <SavedAt state={state} at={at} />
        {course.may.edit ? (
          <Button
            variant="subtle"
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => void save().then((isSaved) => isSaved && setLooking(true))}
          >
            {t('versions.title')}
          </Button>
        ) : null}
        <UnsavedReason errors={errors} />
        {state === 'failed' ? (
          <Button variant="default" onClick={() => void flush()}>
            {t('saveAgain')}
          </Button>
        ) : null}
        <Button onClick={() => void next()} loading={state === 'saving' && dirty}>
          {t('toTeam')}
        </Button>
      </SaveBar>
      <Suspense>
        {looking ? (
          <VersionsDialog
            sign={course.idSign}
            values={values}
            mayPrice={course.may.price}
            onTake={change}
            onClose={() => setLooking(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
