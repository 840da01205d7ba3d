import { Button, Group } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { employment, type KeptPost } from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  ErrorView,
  useAct,
  useAsk,
  useFormats,
  useLanguage,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { Note, SectionHead, StatusBadge, TextSkeleton, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { PinnedCourse } from './pinned-course.tsx'
import { PostActs } from './post-acts.tsx'
import { PostFields } from './post-fields.tsx'
import { tones } from './post-tones.ts'
import { newPost, postInputOf, type PostValues, postValuesOf } from './post-values.ts'

const compared = [
  'title',
  'position',
  'industry',
  'city',
  'salaryLeast',
  'salaryMost',
  'currency',
  'salaryPer',
  'nature',
  'degree',
  'experience',
  'language',
  'description',
  'endDay',
] as const

function useDifferences(local: PostValues, remote: PostValues | null) {
  const { t } = useTranslation('employment')
  const { list, bracketed } = useFormats()
  if (!remote) return []
  const skills = (values: PostValues) =>
    list(values.skills.map(({ name, level }) => `${name}${bracketed(level)}`))
  return [
    ...compared.map((name) => ({
      name: t(`post.${name}`),
      local: String(local[name]),
      remote: String(remote[name]),
    })),
    { name: t('post.skills'), local: skills(local), remote: skills(remote) },
  ].filter((row) => row.local !== row.remote)
}

function Publish({ stored, dirty }: { stored: KeptPost; dirty: boolean }) {
  const { t } = useTranslation('employment')
  const client = useQueryClient()
  const publish = useAct(employment.publishPost, {
    refresh: [callKey(employment.managePosts)],
    onDone: (post) => {
      client.setQueryData([...callKey(employment.keptPost), { positionId: post.positionId }], post)
      void client.invalidateQueries({ queryKey: callKey(employment.keptPost) })
      toast.success(t('post.published'))
    },
  })
  return (
    <Note tone="info">
      <Group justify="space-between" gap="sm">
        <span>{t(dirty ? 'post.saveFirst' : 'post.draftText')}</span>
        <Button
          disabled={dirty}
          loading={publish.isPending}
          onClick={() => publish.mutate({ positionId: stored.positionId })}
        >
          {t('post.publish')}
        </Button>
      </Group>
    </Note>
  )
}

function Body({ stored }: { stored: KeptPost }) {
  const { t } = useTranslation('employment')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { positionId } = stored
  const saved = useSavedForm<PostValues, KeptPost>({
    mode: 'button',
    stored,
    valuesOf: postValuesOf,
    problemsOf: byContract(employment.savePost.input, {
      inputOf: (values: PostValues) => postInputOf(values, stored, stored.version),
      places: { endsAt: 'endDay' },
    }),
    places: { endsAt: 'endDay' },
    send: (values, version) => ask(employment.savePost, postInputOf(values, stored, version)),
    read: () => ask(employment.keptPost, { positionId }),
    onSaved: () => void client.invalidateQueries({ queryKey: callKey(employment.managePosts) }),
    onFailure: useShowFailure(),
  })
  const save = async () => {
    if (!(await saved.save())) return
    toast.success(t('site:toast.saved'))
    // Until the saved form is rendered again, the form counts as changed, and leaving would ask for
    // confirmation.
    if (!positionId) await navigate({ ...linkTo.posts(), ignoreBlocker: true })
  }
  return (
    <>
      {positionId && stored.state === 'draft' ? (
        <Publish stored={stored} dirty={saved.dirty} />
      ) : null}
      <SavedPage
        isNew={!positionId}
        saved={{ ...saved, save }}
        differences={useDifferences(saved.values, saved.remote)}
      >
        <PostFields form={saved.form} stored={stored} />
      </SavedPage>
    </>
  )
}

function Stored({ positionId }: { positionId: string }) {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  const { data, error, refetch } = useAsk(employment.keptPost, { positionId }, { gcTime: 0 })
  usePageTitle(data?.title ?? t('post.heading'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const { state, takenDownReason, publishedAt, endsAt } = data
  return (
    <>
      <SectionHead level={1} title={data.title} more={<PostActs post={data} />} />
      <Group gap="sm" mb="md">
        <StatusBadge tone={tones[state]}>{t(`post.states.${state}`)}</StatusBadge>
        {publishedAt ? (
          <span className="meta">{t('post.endsOn', { day: formats.date(endsAt) })}</span>
        ) : null}
      </Group>
      {state === 'takenDown' ? (
        <Note tone="warn">{t('post.takenDownText', { reason: takenDownReason })}</Note>
      ) : (
        // When the state or the end date changes, the form starts again with the values of the
        // server.
        <>
          <Body key={`${state} ${endsAt}`} stored={data} />
          <PinnedCourse positionId={positionId} />
        </>
      )}
    </>
  )
}

function New() {
  const { t } = useTranslation('employment')
  const language = useLanguage()
  usePageTitle(t('post.add'))
  return (
    <>
      <SectionHead level={1} title={t('post.add')} lead={t('post.addLead')} />
      <Body stored={newPost(language)} />
    </>
  )
}

/** JOB-095, JOB-096: the page of one post with all its fields. */
export function PostPage() {
  const { sign } = useParams({ from: paths.post })
  return sign === 'new' ? <New /> : <Stored key={sign} positionId={sign} />
}
