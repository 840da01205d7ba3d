import { Button, Group } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { favourites } from '@titian/contract'
import {
  callKey,
  ErrorView,
  SiteLink,
  useAct,
  useAsk,
  useExistingPage,
  usePagerLabels,
  usePageTitle,
} from '@titian/site'
import {
  ConfirmDialog,
  EmptyState,
  ListSkeleton,
  Pager,
  SectionHead,
  Segmented,
  Surface,
  toast,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { FavouriteArticles } from '../parts/favourite-articles.tsx'
import { FavouriteRow } from '../parts/favourite-row.tsx'
import type { Tab } from '../parts/row-frame.tsx'

const size = 10

function ClearAll() {
  const { t } = useTranslation(['favourites', 'site'])
  const [opened, setOpened] = useState(false)
  const clear = useAct(favourites.clearVisits, {
    refresh: [callKey(favourites.listVisits)],
    onDone: () => toast.success(t('cleared')),
  })
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpened(true)}>
        {t('clear')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('clearTitle')}
        text={t('clearText')}
        confirmLabel={t('clear')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await clear.mutateAsync({}))}
      />
    </>
  )
}

interface RowsProps {
  tab: Tab
  page: number
  onPage: (page: number) => void
}

function Rows({ tab, page, onPage }: RowsProps) {
  const { t } = useTranslation(['favourites', 'site'])
  const labels = usePagerLabels()
  const call = tab === 'favourites' ? favourites.listFavourites : favourites.listVisits
  const asked = useAsk(call, { page, size }, { placeholderData: keepPreviousData })
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={4} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState
        seed={tab === 'favourites' ? 'empty-5' : 'empty-2'}
        title={t(`empty.${tab}.title`)}
        text={t(`empty.${tab}.text`)}
        action={
          <Button component={SiteLink} {...linkTo.courseList()}>
            {t('find')}
          </Button>
        }
      />
    )
  return (
    <>
      {tab === 'history' ? (
        <Group justify="flex-end" mb="xs">
          <ClearAll />
        </Group>
      ) : null}
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((item) => (
            <li key={item.course.sign}>
              <FavouriteRow item={item} tab={tab} />
            </li>
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

/** CRS-086: the opened and favourite courses and articles; the tab is in the address. */
export function HistoryPage() {
  const { t } = useTranslation('favourites')
  const router = useRouter()
  const search = useSearch({ from: paths.historyCollect })
  const tab: Tab = search.tab === 'favourites' ? 'favourites' : 'history'
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const what = search.what ?? 'courses'
  usePageTitle(t('title'))
  const show = (next: Tab, nextPage = 1, kind: string = what) =>
    void router.navigate({
      to: paths.historyCollect,
      search: {
        tab: next === 'favourites' ? 'favourites' : undefined,
        what: kind === 'articles' ? 'articles' : undefined,
        page: nextPage > 1 ? String(nextPage) : undefined,
      },
      replace: true,
    })
  const choice = (
    <Segmented
      label={t('show')}
      value={tab}
      onChange={(next) => show(next)}
      options={[
        { value: 'history', label: t('tabs.history') },
        { value: 'favourites', label: t('tabs.favourites') },
      ]}
    />
  )
  const kinds = (
    <Segmented
      label={t('what')}
      value={what}
      onChange={(next) => show(tab, 1, next)}
      options={[
        { value: 'courses', label: t('kinds.courses') },
        { value: 'articles', label: t('kinds.articles') },
      ]}
    />
  )
  const turn = (next: number) => show(tab, next)
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        more={
          <Group gap="sm">
            {kinds}
            {choice}
          </Group>
        }
      />
      {what === 'articles' ? (
        <FavouriteArticles key={tab} tab={tab} page={page} onPage={turn} />
      ) : (
        <Rows key={tab} tab={tab} page={page} onPage={turn} />
      )}
    </>
  )
}
