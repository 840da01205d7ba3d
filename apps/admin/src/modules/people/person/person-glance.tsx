import { Box } from '@mantine/core'
import {
  orders,
  orderStatus,
  statistics,
  studyRules,
  type PersonCourse,
  type PersonDetail,
  type PersonWork,
  type StaffOrder,
} from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { OrderAmount, OrderName } from '../../../parts/order-cells.tsx'
import { PersonList } from './person-list.tsx'

const { completed } = studyRules.studyStatus

/** Two lines that link to the teacher site, which staff may use too. */
function TeacherLink({ href, name, below }: { href: string; name: string; below?: string }) {
  return (
    <Box miw={0}>
      <Box component="a" className="link" display="block" href={`/teacher/#${href}`}>
        {name}
      </Box>
      {below ? (
        <Box component="span" c="dimmed" fz="xs" fw={400}>
          {below}
        </Box>
      ) : null}
    </Box>
  )
}

function useCourseColumns(): DataColumn<PersonCourse>[] {
  const { t } = useTranslation('people')
  const { date, number } = useFormats()
  const share = (done: number, all: number) => (
    <span className="num">{t('glance.share', { done: number(done), all: number(all) })}</span>
  )
  return [
    {
      key: 'course',
      title: t('glance.course'),
      onCard: 'title',
      render: ({ sign, courseName, joinedAt }) => (
        <TeacherLink
          href={`/gradebook/${sign}`}
          name={courseName}
          below={t('glance.joined', { date: date(joinedAt) })}
        />
      ),
    },
    {
      key: 'state',
      folds: 4,
      title: t('glance.state'),
      render: ({ studyStatus }) => (
        <StatusBadge tone={studyStatus === completed ? 'ok' : 'info'}>
          {t(studyStatus === completed ? 'glance.completed' : 'glance.studying')}
        </StatusBadge>
      ),
    },
    {
      key: 'lessons',
      folds: 3,
      title: t('glance.lessons'),
      align: 'end',
      render: ({ lessonsDone, lessons }) => share(lessonsDone, lessons),
    },
    {
      key: 'handedIn',
      folds: 2,
      title: t('glance.handedIn'),
      align: 'end',
      render: ({ handedIn, handedInOf }) => share(handedIn, handedInOf),
    },
    {
      key: 'last',
      folds: 1,
      title: t('glance.last'),
      render: ({ lastStudyAt }) => (
        <span className="num">{lastStudyAt ? date(lastStudyAt) : t('glance.never')}</span>
      ),
    },
  ]
}

function useWorkColumns(): DataColumn<PersonWork>[] {
  const { t } = useTranslation('people')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'work',
      title: t('glance.workName'),
      onCard: 'title',
      render: ({ kind, sign, title, courseName }) => (
        <TeacherLink
          href={kind === 'paper' ? `/record/${sign}` : `/handIn/${sign}`}
          name={title}
          below={courseName}
        />
      ),
    },
    {
      key: 'kind',
      folds: 1,
      title: t('glance.kind'),
      render: ({ kind }) => t(`glance.kindOf.${kind}`),
    },
    {
      key: 'at',
      folds: 2,
      title: t('glance.handedInAt'),
      render: ({ handedInAt }) => <span className="num">{dateTime(handedInAt)}</span>,
    },
    {
      key: 'score',
      folds: 3,
      title: t('glance.score'),
      align: 'end',
      render: ({ score, totalScore }) =>
        score === null ? (
          <StatusBadge tone="warn">{t('glance.waits')}</StatusBadge>
        ) : (
          <span className="num">
            {t('glance.share', { done: number(score), all: number(totalScore) })}
          </span>
        ),
    },
  ]
}

function useOrderColumns(): DataColumn<StaffOrder>[] {
  const { t } = useTranslation('people')
  const { dateTime } = useFormats()
  return [
    {
      key: 'order',
      title: t('glance.order'),
      onCard: 'title',
      render: (order) => <OrderName order={order} />,
    },
    {
      key: 'created',
      folds: 1,
      title: t('glance.ordered'),
      render: ({ createTime }) => <span className="num">{dateTime(createTime)}</span>,
    },
    {
      key: 'state',
      folds: 2,
      title: t('glance.state'),
      render: ({ status }) => (
        <StatusBadge tone={status === orderStatus.paid ? 'ok' : 'neutral'}>
          {t(`glance.orderState.${status}`)}
        </StatusBadge>
      ),
    },
    {
      key: 'amount',
      folds: 3,
      title: t('glance.amount'),
      align: 'end',
      render: (order) => <OrderAmount order={order} />,
    },
  ]
}

/** TCH-207: courses, work and orders of one person; each row links to its page. */
export function PersonGlance({ person: { sign } }: { person: PersonDetail }) {
  const { t } = useTranslation('people')
  const [ofCourses, ofWork, ofOrders] = [useCourseColumns(), useWorkColumns(), useOrderColumns()]
  return (
    <>
      <PersonList
        call={statistics.listPersonCourses}
        input={{ personSign: sign }}
        title={t('glance.courses')}
        none={t('glance.noCourses')}
        columns={ofCourses}
        rowKey={(row) => row.sign}
      />
      <PersonList
        call={statistics.listPersonWork}
        input={{ personSign: sign }}
        title={t('glance.work')}
        none={t('glance.noWork')}
        columns={ofWork}
        rowKey={(row) => row.sign}
      />
      <PersonList
        call={orders.searchOrders}
        input={{ personSign: sign }}
        title={t('glance.orders')}
        none={t('glance.noOrders')}
        columns={ofOrders}
        rowKey={(row) => row.idSign}
      />
    </>
  )
}
