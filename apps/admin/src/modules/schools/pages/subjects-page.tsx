import { courses, subjectsIn, type SubjectTree } from '@titian/contract'
import { ask, byContract, currentLanguage, ErrorView, useAsk, usePageTitle } from '@titian/site'
import { ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { useSchoolForm } from '../parts/use-school-form.ts'
import { SubjectEditor } from '../subjects/subject-editor.tsx'
import {
  subjectLines,
  subjectsInputOf,
  subjectsValuesOf,
  type SubjectsValues,
} from '../subjects/subject-values.ts'

function useDifferences(local: SubjectsValues, remote: SubjectsValues | null) {
  const { t } = useTranslation('schools')
  if (!remote) return []
  const lines = ({ subjects }: SubjectsValues) => subjectLines(subjects, currentLanguage())
  return [{ name: t('subjects.title'), local: lines(local), remote: lines(remote) }]
}

function Body({ stored }: { stored: SubjectTree }) {
  const [own] = useOwnLanguages()
  const saved = useSchoolForm({
    stored,
    valuesOf: subjectsValuesOf,
    problemsOf: byContract(subjectsIn(own), {
      inputOf: (values) => subjectsInputOf(values, stored.version),
    }),
    send: (values, version) => ask(courses.saveSubjects, subjectsInputOf(values, version)),
    read: () => ask(courses.getSubjects, {}),
  })
  return (
    <SavedPage saved={saved} differences={useDifferences(saved.values, saved.remote)}>
      <SubjectEditor form={saved.form} />
    </SavedPage>
  )
}

/** TCH-134: edits the subjects by which courses are found. */
export function SubjectsPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('subjects.title'))
  const { data, error, refetch } = useAsk(courses.getSubjects, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead level={1} title={t('subjects.title')} lead={t('subjects.lead')} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <ListSkeleton picture={false} count={6} label={t('site:loading')} />
      ) : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
