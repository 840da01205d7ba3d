import { Button, Stack, Tabs } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { exams, type Examination } from '@titian/contract'
import { ErrorView, FormError, SavedAt, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { ChoiceWaits, ConflictNote, FoldedActs, useListSearch } from '@titian/site/staff'
import { Note, SectionHead, TextSkeleton, SaveBar } from '@titian/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { AsStudentButton } from '../../../parts/as-student-button.tsx'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import { examinationDifferences } from '../examinations/examination-differences.ts'
import { DuplicateButton } from '../examinations/duplicate-button.tsx'
import { ExaminationForm } from '../examinations/examination-form.tsx'
import { ExaminationState } from '../examinations/examination-state.tsx'
import { ReleaseButtons } from '../examinations/release-buttons.tsx'
import { SubjectList } from '../examinations/subject-list.tsx'
import { useExamination } from '../examinations/use-examination.ts'

const tabs = ['settings', 'questions', 'times'] as const

const TimesTab = lazy(async () => ({ default: (await import('../times/times-tab.tsx')).TimesTab }))
const DoubleMarkingForm = lazy(async () => ({
  default: (await import('../marking/double-marking-form.tsx')).DoubleMarkingForm,
}))
const ExtendButton = lazy(async () => ({
  default: (await import('../times/extend-dialog.tsx')).ExtendButton,
}))

function Settings({
  examination,
  form,
}: {
  examination: Examination
  form: ReturnType<typeof useExamination>
}) {
  const { t } = useTranslation('exams')
  const { values, change, errors, failure, remote, resolve } = form
  const isDraft = examination.status === 0
  const { data: taught = [] } = useTaughtCourses()
  const courseName = (sign: string) =>
    taught.find(({ idSign }) => idSign === sign)?.courseName ?? '…'
  return (
    <>
      {remote ? (
        <ConflictNote
          whileWriting
          rows={examinationDifferences(values, remote, t, courseName)}
          onKeep={() => resolve(true)}
          onTake={() => resolve(false)}
        />
      ) : null}
      {form.state === 'failed' && !remote ? <FormError error={failure} /> : null}
      <ExaminationForm values={values} onChange={change} errors={errors} readOnly={!isDraft} />
      <Suspense>
        <DoubleMarkingForm sign={examination.idSign} />
      </Suspense>
      {isDraft ? (
        <SaveBar>
          {remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
          <Button variant="default" disabled={!form.dirty} onClick={() => void form.flush()}>
            {t('save')}
          </Button>
        </SaveBar>
      ) : null}
    </>
  )
}

function Body({ examination }: { examination: Examination }) {
  const { t } = useTranslation('exams')
  const { search, change } = useListSearch(useSearch({ from: paths.examination }))
  const form = useExamination(examination)
  const [refusal, setRefusal] = useState<unknown>(null)
  const { flush } = form
  const tab = tabs.find((one) => one === search.tab) ?? 'settings'
  useEffect(() => () => void flush(), [flush])
  return (
    <>
      <SectionHead
        level={1}
        title={examination.examinationName}
        lead={
          <>
            <ExaminationState status={examination.status} /> {examination.courseName}
          </>
        }
        more={
          <>
            {examination.status > 0 ? (
              <Button
                variant="default"
                component={SiteLink}
                {...linkTo.results(examination.idSign)}
              >
                {t('results.title')}
              </Button>
            ) : null}
            <FoldedActs inHead>
              {examination.status > 0 ? (
                <Suspense>
                  <ExtendButton examination={examination} onExtended={form.take} />
                </Suspense>
              ) : null}
              <AsStudentButton link={linkTo.examAsStudent(examination.idSign)} />
              <DuplicateButton examination={examination} />
            </FoldedActs>
            <ReleaseButtons
              examination={examination}
              flush={flush}
              onChanged={form.take}
              onRefused={setRefusal}
            />
          </>
        }
      />
      <Stack>
        <FormError error={refusal} />
        {examination.status === 0 ? null : (
          <Note>{t(examination.records > 0 ? 'release.begun' : 'release.fixed')}</Note>
        )}
        <Tabs
          value={tab}
          onChange={(value) =>
            change({ tab: value ?? undefined, userName: undefined, onlyGiven: undefined })
          }
        >
          <Tabs.List>
            <Tabs.Tab value="settings">{t('tab.settings')}</Tabs.Tab>
            <Tabs.Tab value="questions">
              {t('tab.questions', { count: examination.subjects })}
            </Tabs.Tab>
            <Tabs.Tab value="times">{t('tab.times')}</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {tab === 'settings' ? (
          <section aria-label={t('tab.settings')}>
            <Settings examination={examination} form={form} />
          </section>
        ) : tab === 'times' ? (
          <Suspense fallback={<TextSkeleton lines={6} label={t('site:loading')} />}>
            <TimesTab examination={examination} />
          </Suspense>
        ) : (
          <SubjectList
            examination={examination}
            total={Number(form.values.totalScore)}
            onTotal={(totalScore) => form.change({ totalScore })}
            mark={form.remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
          />
        )}
      </Stack>
    </>
  )
}

export function ExaminationPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.examination })
  const { data, error, refetch } = useAsk(exams.byExaminationId, { sign }, { staleTime: 0 })
  usePageTitle(data?.examinationName ?? t('list.name'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} examination={data} />
}
