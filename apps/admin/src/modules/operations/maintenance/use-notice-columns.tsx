import { Button, Group } from '@mantine/core'
import { languages, type MaintenanceNotice } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useEndTime } from '@titian/site/end-time'
import { type DataColumn, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  planned: 'neutral',
  shown: 'info',
  running: 'warn',
  over: 'neutral',
  withdrawn: 'neutral',
} as const

interface Acts {
  change: (notice: MaintenanceNotice) => void
  withdraw: (notice: MaintenanceNotice) => void
}

function NoticeActs({ notice, acts }: { notice: MaintenanceNotice; acts: Acts }) {
  const { t } = useTranslation('operations')
  const { dateTime } = useFormats()
  const time = dateTime(notice.startsAt)
  if (notice.state === 'over' || notice.state === 'withdrawn') return null
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        variant="default"
        aria-label={t('maintenance.changeOf', { time })}
        onClick={() => acts.change(notice)}
      >
        {t('maintenance.change')}
      </Button>
      <Button
        variant="default"
        aria-label={t('maintenance.withdrawOf', { time })}
        onClick={() => acts.withdraw(notice)}
      >
        {t('maintenance.withdraw')}
      </Button>
    </Group>
  )
}

export function useNoticeColumns(acts: Acts): DataColumn<MaintenanceNotice>[] {
  const { t } = useTranslation('operations')
  const { dateTime, number } = useFormats()
  const endTime = useEndTime()
  return [
    {
      key: 'time',
      title: t('maintenance.column.time'),
      onCard: 'title',
      render: ({ startsAt, endsAt }) => (
        <b className="num">{`${dateTime(startsAt)} – ${endTime(startsAt, endsAt)}`}</b>
      ),
    },
    {
      key: 'state',
      title: t('maintenance.column.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`maintenance.state.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'leadHours',
      title: t('maintenance.column.leadHours'),
      align: 'end',
      render: ({ leadHours }) => <span className="num">{number(leadHours)}</span>,
    },
    {
      key: 'texts',
      title: t('maintenance.column.texts'),
      wide: true,
      render: ({ texts }) => {
        const written = languages.filter((language) => texts[language])
        if (written.length === 0) return <span className="meta">{t('maintenance.noText')}</span>
        return written.map((language) => (
          <div key={language} style={{ overflowWrap: 'anywhere' }}>
            {texts[language]}
          </div>
        ))
      },
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('maintenance.column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (notice) => <NoticeActs notice={notice} acts={acts} />,
    },
  ]
}
