import { Anchor, Button, Group } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { articles, isTeaching, type ManagedCard } from '@titian/contract'
import {
  callKey,
  ErrorView,
  SiteLink,
  useAct,
  useAsk,
  useExistingPage,
  useFormats,
  usePagerLabels,
  usePageTitle,
  useSession,
} from '@titian/site'
import {
  ConfirmDialog,
  EmptyState,
  ListSkeleton,
  Pager,
  SectionHead,
  Segmented,
  StatusBadge,
  Surface,
  toast,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { articleLinks } from '../../../parts/article-links.ts'
import { teacherSite } from '../../../parts/teacher-site.ts'
import { pageOf, pageSize } from '../page-size.ts'

const refresh = [callKey(articles.manageArticles)]

/** CNT-037, CNT-038: the actions on an own article. */
function Acts({ article: { sign, title, state } }: { article: ManagedCard }) {
  const { t } = useTranslation(['articles', 'site'])
  const [asks, setAsks] = useState(false)
  const down = useAct(articles.takeArticleDown, {
    refresh,
    onDone: () => toast.success(t('manage.takenDown')),
  })
  const remove = useAct(articles.deleteArticle, {
    refresh,
    onDone: () => toast.success(t('manage.deleted')),
  })
  return (
    <Group gap="xs">
      <Button component="a" href={teacherSite.article(sign)} variant="default" size="compact-md">
        {t('manage.edit')}
      </Button>
      {state === 'published' || state === 'waiting' ? (
        <Button
          variant="default"
          size="compact-md"
          loading={down.isPending}
          onClick={() => down.mutate({ sign })}
        >
          {t('manage.takeDown')}
        </Button>
      ) : null}
      <Button variant="subtle" color="red" size="compact-md" onClick={() => setAsks(true)}>
        {t('manage.delete')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('manage.deleteTitle', { title })}
        text={t('manage.deleteText')}
        confirmLabel={t('manage.delete')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ sign }))}
      />
    </Group>
  )
}

function Row({ article }: { article: ManagedCard }) {
  const { t } = useTranslation('articles')
  const formats = useFormats()
  const { state, refusal, title } = article
  const tone = { draft: 'neutral', waiting: 'warn', published: 'ok', offShelf: 'neutral' } as const
  return (
    <Surface>
      <Group justify="space-between" gap="sm">
        <div>
          <b>
            {state === 'published' ? (
              <Anchor component={SiteLink} {...articleLinks.read(article)}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </b>
          <div className="meta">
            <StatusBadge tone={tone[state]}>{t(`state.${state}`)}</StatusBadge>{' '}
            {formats.dateTime(article.updatedAt)}
          </div>
          {refusal ? <div>{t('manage.refusal', { reason: refusal })}</div> : null}
        </div>
        <Acts article={article} />
      </Group>
    </Surface>
  )
}

function Rows({
  published,
  page,
  onPage,
}: {
  published: boolean
  page: number
  onPage: (page: number) => void
}) {
  const { t } = useTranslation(['articles', 'site'])
  const labels = usePagerLabels()
  const asked = useAsk(
    articles.manageArticles,
    { page, size: pageSize, ...(published && { state: 'published' }) },
    { placeholderData: keepPreviousData },
  )
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, pageSize, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={4} label={t('site:loading')} />
  if (data.total === 0) return <EmptyState title={t('manage.none')} text={t('manage.noneText')} />
  return (
    <>
      {data.list.map((article) => (
        <Row key={article.sign} article={article} />
      ))}
      <Pager page={page} size={pageSize} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

/** CNT-031, CNT-032: the person's own articles, which are written on the teacher site. */
export function ArticleManagementPage() {
  const { t } = useTranslation('articles')
  const router = useRouter()
  const search = useSearch({ from: paths.articleManagement })
  const tab = search.tab ?? 'draft'
  const page = pageOf(search.page)
  usePageTitle(t('manage.title'))
  const show = (next: string, nextPage = 1) =>
    void router.navigate({
      to: paths.articleManagement,
      search: {
        tab: next === 'published' ? 'published' : undefined,
        page: nextPage > 1 ? String(nextPage) : undefined,
      },
      replace: true,
    })
  const { user } = useSession()
  const add = isTeaching(user) ? (
    <Button
      component="a"
      href={teacherSite.newArticle}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('manage.new')}
    </Button>
  ) : null
  return (
    <>
      <SectionHead level={1} title={t('manage.title')} more={add} />
      <Segmented
        label={t('manage.show')}
        value={tab}
        onChange={(next) => show(next)}
        options={[
          { value: 'draft', label: t('manage.drafts') },
          { value: 'published', label: t('manage.published') },
        ]}
      />
      <Rows published={tab === 'published'} page={page} onPage={(next) => show(tab, next)} />
    </>
  )
}
