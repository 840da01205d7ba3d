import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type MaintenanceNotice, operations } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { NoticeDialog } from '../maintenance/notice-dialog.tsx'
import { useNoticeColumns } from '../maintenance/use-notice-columns.tsx'
import { WithdrawDialog } from '../maintenance/withdraw-dialog.tsx'

const size = 20

/** `notice` is null while a new notice is written. */
type Opened =
  | { act: 'write'; notice: MaintenanceNotice | null }
  | { act: 'withdraw'; notice: MaintenanceNotice }

/** OPS-076, OPS-077: the notices of maintenance for platform administrators. */
export function MaintenancePage() {
  const { t } = useTranslation('operations')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const columns = useNoticeColumns({
    change: (notice) => setOpened({ act: 'write', notice }),
    withdraw: (notice) => setOpened({ act: 'withdraw', notice }),
  })
  const search = useSearch({ from: paths.maintenance })
  const { list } = useCallList(operations.findMaintenanceNotices, search, { size })
  usePageTitle(t('maintenance.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('maintenance.title')}
        lead={t('maintenance.lead')}
        more={
          <Button onClick={() => setOpened({ act: 'write', notice: null })}>
            {t('maintenance.add')}
          </Button>
        }
      />
      <ListSurface
        label={t('maintenance.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        empty={<EmptyState title={t('maintenance.none')} text={t('maintenance.noneText')} />}
      />
      {opened?.act === 'write' ? <NoticeDialog notice={opened.notice} onClose={close} /> : null}
      {opened?.act === 'withdraw' ? (
        <WithdrawDialog notice={opened.notice} onClose={close} />
      ) : null}
    </>
  )
}
