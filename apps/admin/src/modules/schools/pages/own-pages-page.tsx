import { Button } from '@mantine/core'
import { pickText, schools, schoolPagesMost, type ManagedSchoolPageCard } from '@titian/contract'
import {
  currentLanguage,
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
} from '@titian/site'
import {
  DataTable,
  EmptyState,
  SectionHead,
  StatusBadge,
  Surface,
  type DataColumn,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { OwnPageActs } from '../own-pages/own-page-acts.tsx'

function useColumns(): DataColumn<ManagedSchoolPageCard>[] {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  return [
    {
      key: 'title',
      title: t('longText.title'),
      onCard: 'title',
      render: ({ title }) => <b>{pickText(title, currentLanguage())}</b>,
    },
    {
      key: 'place',
      title: t('ownPages.place'),
      render: ({ place }) => t(`ownPages.places.${place}`),
    },
    {
      key: 'published',
      title: t('ownPages.state'),
      render: ({ published }) => (
        <StatusBadge tone={published ? 'ok' : 'neutral'}>
          {t(published ? 'ownPages.shown' : 'ownPages.draft')}
        </StatusBadge>
      ),
    },
    {
      key: 'updatedAt',
      title: t('agreements.at'),
      render: ({ updatedAt }) => <span className="num">{formats.dateTime(updatedAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('ownPages.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (page) => <OwnPageActs page={page} />,
    },
  ]
}

/** CNT-094: the list of pages such as "about" and "help", to which the footer of the site links. */
export function OwnPagesPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('ownPages.heading'))
  const { data, error, refetch } = useAsk(schools.listSchoolPages, {}, { staleTime: 0 })
  const columns = useColumns()
  const isFull = (data?.length ?? 0) >= schoolPagesMost
  const add = isFull ? (
    <span className="meta">{t('ownPages.full', { count: schoolPagesMost })}</span>
  ) : (
    <Button component={SiteLink} {...linkTo.ownPage('new')}>
      {t('ownPages.add')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('ownPages.heading')} lead={t('ownPages.lead')} more={add} />
      <Surface padding="none">
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('ownPages.heading')}
            columns={columns}
            rows={data ?? []}
            rowKey={({ sign }) => sign}
            loading={!data}
            loadingLabel={t('site:loading')}
            empty={<EmptyState title={t('ownPages.none')} />}
          />
        )}
      </Surface>
    </>
  )
}
