import { useSearch } from '@tanstack/react-router'
import { mails } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useMailColumns } from '../parts/use-mail-columns.tsx'

const size = 20
const states = ['all', 'waiting', 'sent', 'failed'] as const

/** JOB-069: the e-mails that the school sends, with their states. */
export function MailsPage() {
  const { t } = useTranslation('mails')
  const { filter, change, list } = useCallList(
    mails.listMails,
    useSearch({ from: paths.mails }),
    // The list refreshes itself, because waiting e-mails are sent while it is open.
    { size, live: true },
  )
  const columns = useMailColumns()
  usePageTitle(t('title'))
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <Segmented
            label={t('column.state')}
            value={filter.state}
            onChange={(state) => change({ state: state === 'all' ? '' : state })}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  )
}
