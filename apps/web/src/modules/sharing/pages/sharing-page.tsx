import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { sharing } from '@titian/contract'
import {
  ErrorView,
  useAsk,
  useExistingPage,
  usePagerLabels,
  usePageTitle,
  useSession,
} from '@titian/site'
import {
  EmptyState,
  ListSkeleton,
  NoPermissionState,
  Pager,
  SectionHead,
  Surface,
} from '@titian/ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CreateLink } from '../parts/create-link.tsx'
import { ShareRow } from '../parts/share-row.tsx'

const size = 15

interface RecordsProps {
  page: number
  onPage: (page: number) => void
}

function Records({ page, onPage }: RecordsProps) {
  const { t } = useTranslation(['sharing', 'site'])
  const labels = usePagerLabels()
  const asked = useAsk(
    sharing.listShareLinks,
    { page, size },
    { placeholderData: keepPreviousData },
  )
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={4} picture={false} label={t('site:loading')} />
  if (data.total === 0)
    return <EmptyState seed="empty-3" title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((record) => (
            <li key={record.sign}>
              <ShareRow record={record} />
            </li>
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

/** CRS-103, CRS-106: the sharing links of a person, and how often each was used. */
export function SharingPage() {
  const { t } = useTranslation('sharing')
  const router = useRouter()
  const search = useSearch({ from: paths.sharingCourses })
  const { user } = useSession()
  const [opened, setOpened] = useState(false)
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  usePageTitle(t('title'))
  const go = (words: { course?: string; page?: string }) =>
    void router.navigate({ to: paths.sharingCourses, search: words, replace: true })
  if (user && user.functionCodeList.length === 0)
    return (
      <>
        <SectionHead level={1} title={t('title')} />
        <NoPermissionState title={t('notYours')} text={t('notYoursText')} />
      </>
    )
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened(true)}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} more={add} />
      <Records page={page} onPage={(next) => go({ page: next > 1 ? String(next) : undefined })} />
      {opened || search.course ? (
        <CreateLink
          course={search.course}
          onClose={() => {
            setOpened(false)
            if (search.course) go({ page: search.page })
          }}
        />
      ) : null}
    </>
  )
}
