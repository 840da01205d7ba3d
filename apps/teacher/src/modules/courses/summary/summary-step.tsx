import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type CourseDraft, courses } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  currentLanguage,
  FormError,
  SavedAt,
  useAsk,
  useFormats,
  useSavedForm,
} from '@titian/site'
import { ChoiceWaits, ConflictNote } from '@titian/site/staff'
import { SaveBar } from '@titian/ui'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SummaryForm } from './summary-form.tsx'
import { UnsavedReason } from './unsaved-reason.tsx'
import { useOpenLanguage } from './use-open-language.ts'
import { SkillsSection } from '../skills/skills-section.tsx'
import { StudyInfoSection } from '../study-info/study-info-section.tsx'
import { courseDifferences } from '../facts/course-differences.ts'
import {
  courseProblems,
  type CourseValues,
  inputOf,
  placesOfCourse,
  typeName,
  valuesOf,
} from '../facts/course-values.ts'

interface CourseConflictProps {
  local: CourseValues
  remote: CourseValues
  onResolve: (keepLocal: boolean) => void
}

/** The summary of an existing course. It is saved while it is written, first on this device. */
function useSummary(course: CourseDraft, onWrong: (path: string) => void) {
  const client = useQueryClient()
  const { idSign, coursePrice, may } = course
  return useSavedForm<CourseValues, CourseDraft>({
    mode: 'autosave',
    draft: `course.${idSign}`,
    // Only the lead teacher may set the price; other people send the stored price unchanged
    // (TCH-086).
    fromDraft: (draft) => (may.price ? draft : { ...draft, coursePrice }),
    stored: course,
    valuesOf,
    problemsOf: courseProblems,
    places: placesOfCourse,
    together: [['courseTypeIdSign', 'courseType2IdSign', 'courseType3IdSign']],
    send: (values, version) =>
      ask(
        courses.updateCourse,
        { ...inputOf(values, currentLanguage()), idSign, version },
        { quiet: true },
      ),
    onSaved: (saved) => {
      client.setQueryData(askKey(courses.getCourseId, { sign: idSign }), saved)
      void client.invalidateQueries({ queryKey: callKey(courses.myCourseList) })
    },
    onWrong,
    ready: may.edit,
  })
}

function CourseConflict({ local, remote, onResolve }: CourseConflictProps) {
  const { t } = useTranslation('courses')
  const { bracketed } = useFormats()
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  return (
    <ConflictNote
      whileWriting
      rows={courseDifferences(local, remote, {
        t,
        bracketed,
        subjectName: (sign) => typeName(types, sign) ?? '…',
      })}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}

const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}))

interface SummaryStepProps {
  course: CourseDraft
  onNext: () => void
  /** Further sections below the summary. */
  more: ReactNode
}

export function SummaryStep({ course, onNext, more }: SummaryStepProps) {
  const { t } = useTranslation('courses')
  const [looking, setLooking] = useState(false)
  const { language, setLanguage, openFor } = useOpenLanguage()
  const {
    values,
    change,
    errors,
    failure,
    remote,
    resolve,
    state,
    at,
    dirty,
    flush,
    save,
    follow,
  } = useSummary(course, openFor)

  // When the person leaves the step, unsent text is sent at once. The copy on this device remains
  // until the server has stored the text.
  useEffect(() => () => void flush(), [flush])

  const next = async () => {
    if (await save()) onNext()
  }
  return (
    <>
      {remote ? <CourseConflict local={values} remote={remote} onResolve={resolve} /> : null}
      {state === 'failed' && !remote ? <FormError error={failure} /> : null}
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
          // Saving the study info gave the course this version. The form takes it over only from
          // the version before. Otherwise another person has saved in between.
          onSaved={({ version }) => follow(version, version - 1)}
        />
      ) : null}
      {course.may.edit ? <SkillsSection sign={course.idSign} /> : null}
      {more}
      <SaveBar>
        {remote ? <ChoiceWaits /> : <SavedAt state={state} at={at} />}
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
        {state === 'failed' && !remote ? (
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
