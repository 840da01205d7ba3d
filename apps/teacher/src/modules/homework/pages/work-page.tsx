import { Button, Stack, Tabs } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { homework, type TaughtWork } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  SiteLink,
  useAct,
  useAsk,
  usePageTitle,
  useSavedForm,
} from '@titian/site'
import { ChoiceWaits, ConflictNote, useListSearch } from '@titian/site/staff'
import {
  BothEnds,
  ConfirmDialog,
  SectionHead,
  StatusBadge,
  Surface,
  TextSkeleton,
  toast,
  SaveBar,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useWays } from '../../../parts/use-ways.ts'
import { HandInTable } from '../parts/hand-in-table.tsx'
import { ReleaseButton } from '../parts/release-button.tsx'
import { WorkForm } from '../parts/work-form.tsx'
import { workInputOf, workProblems, workValuesOf, type WorkValues } from '../parts/work-values.ts'

function useWork(work: TaughtWork) {
  const client = useQueryClient()
  const { idSign } = work
  const put = (saved: TaughtWork) => {
    client.setQueryData(askKey(homework.homeworkById, { sign: idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(homework.listHomework) })
  }
  const form = useSavedForm<WorkValues, TaughtWork>({
    mode: 'button',
    draft: `work.${idSign}`,
    stored: work,
    valuesOf: workValuesOf,
    problemsOf: workProblems,
    places: { chapterIdSign: 'place', lessonIdSign: 'place' },
    send: (values, version) =>
      ask(homework.updateHomework, { ...workInputOf(values), idSign, version }),
    onSaved: put,
  })
  const take = (changed: TaughtWork) => {
    form.follow(changed.version)
    put(changed)
  }
  return { ...form, take }
}

function Remove({ work }: { work: TaughtWork }) {
  const { t } = useTranslation(['homework', 'site'])
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const leadOn = useWays({
    workHandedIn: { label: t('form.toHandIns'), to: linkTo.work(work.idSign) },
  })
  const act = useAct(homework.deleteHomework, {
    onRefusal: (refusal) => {
      if (!leadOn(refusal)) return false
      setOpen(false)
      return true
    },
    refresh: [callKey(homework.listHomework)],
    onDone: () => {
      toast.success(t('site:toast.deleted'))
      void router.navigate({ ...linkTo.homework(work.courseIdSign), replace: true })
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('form.remove')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('form.removeTitle', { name: work.title })}
        text={t('form.removeText')}
        confirmLabel={t('form.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ sign: work.idSign }))}
      />
    </>
  )
}

function Settings({ work, form }: { work: TaughtWork; form: ReturnType<typeof useWork> }) {
  const { t } = useTranslation('homework')
  const { values, remote } = form
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  const words = (one: WorkValues) => [
    { name: t('field.title'), text: one.title },
    { name: t('field.points'), text: String(one.points) },
    { name: t('field.endTime'), text: one.endTime },
    { name: t('field.link'), text: one.link },
    { name: t('field.description'), text: one.description },
  ]
  const other = remote ? words(remote) : []
  const differences = words(values).flatMap(({ name, text }, at) =>
    other[at] && other[at].text !== text ? [{ name, local: text, remote: other[at].text }] : [],
  )
  return (
    <>
      {remote ? (
        <ConflictNote
          whileWriting
          rows={differences}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <WorkForm
        courseSign={work.courseIdSign}
        values={values}
        onChange={form.change}
        errors={form.errors}
      />
      <SaveBar>
        {remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
        {work.handedIn === 0 ? <Remove work={work} /> : null}
        <Button disabled={!form.dirty} loading={form.busy} onClick={() => void save()}>
          {t('form.save')}
        </Button>
      </SaveBar>
    </>
  )
}

/**
 * PRC-182: names the practice whose scores this task receives. Such a task is marked neither by a
 * number nor by a rubric.
 */
function FromPractice({ practice }: { practice: NonNullable<TaughtWork['practice']> }) {
  const { t } = useTranslation('homework')
  return (
    <Surface gap="sm">
      <BothEnds>
        <div>
          <h2>{t('rubric.title')}</h2>
          <p className="meta">{t('practice.gives', { name: practice.title })}</p>
        </div>
        <Button component={SiteLink} {...linkTo.evaluation(practice.sign)}>
          {t('rubric.toEvaluation')}
        </Button>
      </BothEnds>
    </Surface>
  )
}

/**
 * PRC-130: says whether a task is marked by a number or by a rubric, with a link to choose the
 * rubric.
 */
function Rubric({ work }: { work: TaughtWork }) {
  const { t } = useTranslation('homework')
  const { rubricChosen, practice } = work
  if (practice) return <FromPractice practice={practice} />
  return (
    <Surface gap="sm">
      <BothEnds>
        <div>
          <h2>{t('rubric.title')}</h2>
          <p className="meta">{t(rubricChosen ? 'rubric.chosen' : 'rubric.none')}</p>
        </div>
        <Button
          component={SiteLink}
          {...linkTo.workEvaluation(work.idSign)}
          variant={rubricChosen ? 'filled' : 'default'}
        >
          {t(rubricChosen ? 'rubric.toEvaluation' : 'rubric.choose')}
        </Button>
      </BothEnds>
    </Surface>
  )
}

function Body({ work }: { work: TaughtWork }) {
  const { t } = useTranslation('homework')
  const { search, change } = useListSearch(useSearch({ from: paths.work }))
  const form = useWork(work)
  return (
    <>
      <SectionHead
        level={1}
        title={work.title}
        lead={
          <>
            <StatusBadge tone={work.released ? 'ok' : 'neutral'}>
              {t(work.released ? 'list.released' : 'list.draft')}
            </StatusBadge>{' '}
            <SiteLink className="link" {...linkTo.homework(work.courseIdSign)}>
              {t('list.title')}
            </SiteLink>
          </>
        }
        more={<ReleaseButton work={work} onChanged={form.take} />}
      />
      <Stack>
        <Tabs
          value={search.tab ?? 'handIns'}
          onChange={(tab) => change({ tab: tab === 'settings' ? 'settings' : undefined })}
        >
          <Tabs.List>
            <Tabs.Tab value="handIns">{t('handIns.count', { count: work.handedIn })}</Tabs.Tab>
            <Tabs.Tab value="settings">{t('form.settings')}</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {search.tab === 'settings' ? null : <Rubric work={work} />}
        {search.tab === 'settings' ? (
          <Settings work={work} form={form} />
        ) : (
          <HandInTable sign={work.idSign} search={search} />
        )}
      </Stack>
    </>
  )
}

/** CRS-176, CRS-182: one task, with its settings and hand-ins. */
export function WorkPage() {
  const { t } = useTranslation('homework')
  const { sign } = useParams({ from: paths.work })
  const { data, error, refetch } = useAsk(homework.homeworkById, { sign }, { staleTime: 0 })
  usePageTitle(data?.title ?? t('list.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} work={data} />
}
