import { Button, Stack, Tabs } from '@mantine/core'
import { type ApplicationGroup, applicationGroups, applications } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useAsk,
  useExistingPage,
  useListPages,
  usePageTitle,
} from '@titian/site'
import { EmptyState, ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { applicationLinks } from '../../../parts/application-links.ts'
import { TabStrip } from '../../../parts/detail/tab-strip.tsx'
import { jobLinks } from '../../../parts/job-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { useBoard } from '../data/use-board.ts'
import { ApplicationRow } from '../parts/application-row.tsx'

const size = 10

function Empty({ group }: { group: ApplicationGroup }) {
  const { t } = useTranslation('applications')
  return (
    <EmptyState
      title={t(`board.empty.${group}`)}
      text={t(`board.emptyText.${group}`)}
      action={
        group === 'all' ? (
          <Button component={SiteLink} {...jobLinks.home()}>
            {t('board.find')}
          </Button>
        ) : (
          <Button component={SiteLink} {...applicationLinks.board()} variant="default">
            {t('board.showAll')}
          </Button>
        )
      }
    />
  )
}

/** JOB-018: the applications, last changed first. */
function Rows({ board }: { board: ReturnType<typeof useBoard> }) {
  const { t } = useTranslation(['applications', 'site'])
  const { group, page, correct } = board
  const list = useListPages({
    page,
    size,
    options: (one) => ({
      ...askOptions(applications.sentEmails, { page: one, size, group }),
      staleTime: 0,
    }),
    keyOf: ({ sign }) => sign,
  })
  const isBeyond = useExistingPage(list.asked, page, size, correct)
  if (list.error && list.rows.length === 0)
    return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.isPending || isBeyond) return <ListSkeleton count={3} label={t('site:loading')} />
  if (list.rows.length === 0) return <Empty group={group} />
  return (
    <>
      <Stack component="ul" gap="sm" opacity={list.isStale ? 0.55 : 1}>
        {list.rows.map((card) => (
          <li key={card.sign}>
            <ApplicationRow card={card} />
          </li>
        ))}
      </Stack>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={board}
        size={size}
        moreLabel={(count) => t('board.showMore', { count })}
      />
    </>
  )
}

/** JOB-105: the reader's applications in groups with counts. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications')
  const board = useBoard()
  const { data } = useAsk(applications.userJob, {}, { staleTime: 0, quiet: true })
  usePageTitle(t('title'))
  const counts: Partial<Record<ApplicationGroup, number>> = data
    ? { all: data.sent, toDo: data.toDo, waiting: data.waiting, ended: data.ended }
    : {}
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <TabStrip
        label={t('board.groups')}
        value={board.group}
        onChange={board.choose}
        tabs={applicationGroups.map((name) => ({
          name,
          title: t(`board.${name}`),
          count: counts[name],
        }))}
      >
        {applicationGroups.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === board.group ? <Rows key={name} board={board} /> : null}
          </Tabs.Panel>
        ))}
      </TabStrip>
    </>
  )
}
