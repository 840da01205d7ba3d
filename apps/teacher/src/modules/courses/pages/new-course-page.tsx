import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { courses, files } from '@titian/contract'
import {
  ask,
  callKey,
  currentLanguage,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { SectionHead, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import {
  courseProblems,
  emptyCourse,
  inputOf,
  placesOfCourse,
  type CourseValues,
} from '../facts/course-values.ts'
import { SummaryForm } from '../summary/summary-form.tsx'
import { UnsavedReason } from '../summary/unsaved-reason.tsx'
import { useOpenLanguage } from '../summary/use-open-language.ts'
import { WizardSteps } from '../wizard/wizard-steps.tsx'

const key = 'newCourse'

/** Text that is typed before the course exists is kept on this device. */
function useNewCourse(onWrong: (path: string) => void) {
  const router = useRouter()
  const client = useQueryClient()
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(courses.myCourseList) })
    await router.navigate({ ...linkTo.course(sign, 'catalogue'), replace: true })
  }
  const form = useSavedForm<CourseValues, { version: number; sign: string }>({
    mode: 'button',
    draft: key,
    stored: { version: 0, sign: '' },
    valuesOf: () => ({ ...emptyCourse, courseLanguage: currentLanguage() }),
    problemsOf: courseProblems,
    places: placesOfCourse,
    send: async (values) => ({
      ...(await ask(courses.addCourse, inputOf(values, currentLanguage()))),
      version: 0,
    }),
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
    onWrong,
  })
  // An empty name is not shown as an error before the person tries to continue.
  const { names: _unwritten, ...known } = form.problems
  return { ...form, errors: { ...known, ...form.errors } }
}

/**
 * Returns the picture of a stored draft. Its file was uploaded before this page was opened, but the
 * course does not exist yet.
 */
function useStoredPicture(path: string | null): string | null {
  const { data } = useAsk(
    files.download,
    { fileUrl: path ?? '' },
    { enabled: path !== null, staleTime: Infinity },
  )
  return data?.url ?? null
}

/**
 * TCH-005: the first step creates the course. The address of the following steps contains the
 * sealed id of the course.
 */
export function NewCoursePage() {
  const { t } = useTranslation('courses')
  usePageTitle(t('newCourse'))
  const { language, setLanguage, openFor } = useOpenLanguage()
  const { values, change, errors, dirty, busy, save } = useNewCourse(openFor)
  const picture = useStoredPicture(values.coursePicture)
  return (
    <>
      <SectionHead level={1} title={t('newCourse')} lead={t('newCourseLead')} />
      <WizardSteps sign={null} step="summary" done={[]} />
      <SummaryForm
        values={values}
        onChange={change}
        errors={errors}
        coverSeed={key}
        picture={picture}
        mayPrice
        language={language}
        onLanguage={setLanguage}
      />
      <SaveBar>
        <SavedAt state={dirty ? 'local' : 'none'} />
        <UnsavedReason errors={errors} />
        <Button onClick={() => void save()} loading={busy}>
          {t('createCourse')}
        </Button>
      </SaveBar>
    </>
  )
}
