import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { evaluations, type QueueRow, waitingStates } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { evaluationLink } from './rated-links.ts'
import { StateBadge } from './state-badge.tsx'

const size = 20

function useColumns(): DataColumn<QueueRow>[] {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  return [
    {
      key: 'student',
      title: t('rating.student'),
      onCard: 'title',
      render: ({ sign, userName }) => (
        <RowLink {...linkTo.assessment(sign)}>
          <b>{userName}</b>
        </RowLink>
      ),
    },
    {
      key: 'practice',
      title: t('rating.practice'),
      render: ({ practice }) => (
        <div>
          <SiteLink className="link" {...evaluationLink(practice)}>
            {practice.title}
          </SiteLink>
          <Box c="dimmed" fz="xs">
            {practice.courseName}
          </Box>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('rating.stateTitle'),
      render: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'role',
      title: t('rating.yourRole'),
      render: ({ role }) => t(role ? `rating.role.${role}` : 'rating.noRole'),
    },
    {
      key: 'ended',
      title: t('rating.ended'),
      render: ({ endedAt }) => <span className="num">{dateTime(endedAt)}</span>,
    },
    {
      key: 'due',
      title: t('rating.dueTitle'),
      render: ({ practice: { dueAt } }) => (
        <span className="num">{dueAt ? dateTime(dueAt) : t('rating.noDue')}</span>
      ),
    },
  ]
}

/** PRC-072: everything that a teacher has to rate in all courses, by due date. */
export function AssessmentQueuePage() {
  const { t } = useTranslation('evaluations')
  const columns = useColumns()
  const { filter, change, list } = useCallList(
    evaluations.assessmentQueue,
    useSearch({ from: paths.assessments }),
    { size, live: true },
  )
  usePageTitle(t('rating.queue'))
  return (
    <>
      <SectionHead level={1} title={t('rating.queue')} lead={t('rating.queueLead')} />
      <ListSurface
        label={t('rating.queue')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <Box p="md">
            <FilterSelect
              label={t('rating.stateTitle')}
              value={filter.state ?? ''}
              usual=""
              options={[
                { value: '', label: t('rating.everyState') },
                ...waitingStates.map((value) => ({ value, label: t(`rating.state.${value}`) })),
              ]}
              onChange={(next) => change({ state: waitingStates.find((one) => one === next) })}
            />
          </Box>
        }
        empty={<EmptyState title={t('rating.nothing')} text={t('rating.nothingText')} />}
      />
    </>
  )
}
