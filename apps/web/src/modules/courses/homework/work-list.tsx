import { homework, type WorkItem } from '@titian/contract'
import { Box, Button, Flex } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import {
  ErrorView,
  serverNow,
  SiteLink,
  useAsk,
  useFormats,
  useSession,
  useSignIn,
  Written,
} from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { EmptyState, ListSkeleton, NoPermissionState } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import styles from '../task-table.module.css'
import { examDisplay } from '../../../parts/exam-display.ts'
import type { CourseTab } from '../list-filter.ts'

function Score({ item }: { item: WorkItem }) {
  const { t } = useTranslation('courses')
  const { score } = useFormats()
  const shown = examDisplay(item, serverNow())
  const points = score(item.studentScore ?? 0)
  if (shown.score === 'none') return '--'
  if (shown.score === 'grading')
    return (
      <Box component="b" c="var(--warn)">
        {t('exam.grading')}
      </Box>
    )
  return (
    <Box component="b" c={shown.score === 'passed' ? 'var(--ok)' : 'var(--danger)'}>
      {t(`exam.${shown.score}`, { score: points })}
    </Box>
  )
}

function Row({ item, courseSign }: { item: WorkItem; courseSign: string }) {
  const { t } = useTranslation('courses')
  const { dateTime, colon } = useFormats()
  const { expired, submitted } = examDisplay(item, serverNow())
  const open = item.state === 'open' ? 'homework.do' : 'homework.view'
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <span>
          <Written>{item.examinationName}</Written>
        </span>
        <Box component="span" className="meta num" display="block" fw={400}>
          {t(`homework.type.${item.resourcesType}`)} ·{' '}
          {t('homework.points', { count: item.totalScore })}
        </Box>
      </th>
      <td data-label={t('exam.ends')} className="num">
        <Flex component="span" wrap="wrap" rowGap={0} columnGap={8}>
          <span style={{ whiteSpace: 'nowrap' }}>
            {item.endTime ? dateTime(item.endTime) : t('exam.noEnd')}
          </span>
          {/* EXM-044, EXM-045: the cell is empty before the end of the task. */}
          {expired ? (
            <Box component="b" c="var(--danger)">
              {t('exam.expired')}
            </Box>
          ) : null}
        </Flex>
      </td>
      <td data-label={t('exam.state')}>
        <Flex component="span" wrap="wrap" rowGap={0} columnGap={8}>
          <WorkStateBadge state={item.state} />
          {/* CRS-221: only this state does not say whether the student has handed something in. */}
          {item.state === 'ended' ? (
            <Box component="b" c={submitted ? 'var(--ok)' : 'var(--danger)'}>
              {t(submitted ? 'exam.submitted' : 'exam.notSubmitted')}
            </Box>
          ) : null}
        </Flex>
      </td>
      <td data-label={t('exam.score')} className="num">
        <Score item={item} />
      </td>
      <td className={styles['action']}>
        <Button
          component={SiteLink}
          {...linkTo.work(courseSign, item.examineId)}
          variant={item.state === 'open' ? 'light' : 'default'}
          miw="max-content"
          aria-label={`${t(open)}${colon}${item.examinationName}`}
        >
          {t(open)}
        </Button>
      </td>
    </tr>
  )
}

function Table({ items, courseSign }: { items: WorkItem[]; courseSign: string }) {
  const { t } = useTranslation('courses')
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('homework.name')}</th>
          <th scope="col">{t('exam.ends')}</th>
          <th scope="col">{t('exam.state')}</th>
          <th scope="col">{t('exam.score')}</th>
          <th scope="col">{t('homework.action')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.examineId} item={item} courseSign={courseSign} />
        ))}
      </tbody>
    </table>
  )
}

/**
 * CRS-032, CRS-033: the address may name a task, which opens when the list has loaded. The task is
 * then removed from the address, so that going back shows the list and does not open the task
 * again.
 */
function useLocated(items: readonly WorkItem[] | undefined, courseSign: string, tab: CourseTab) {
  const router = useRouter()
  const { item } = useSearch({ from: paths.courseDetail })
  useEffect(() => {
    if (item === undefined || !items) return
    const isHere = items.some(({ examineId }) => examineId === item)
    void (async () => {
      await router.navigate({ ...linkTo.courseDetail(courseSign, tab), replace: true })
      if (isHere) await router.navigate(linkTo.work(courseSign, item))
    })()
  }, [item, items, router, courseSign, tab])
}

interface WorkListProps {
  courseSign: string
  learn: boolean
  tab: 'homework' | 'practical'
}

const typesOf: Record<WorkListProps['tab'], readonly number[]> = { homework: [2], practical: [4] }

/** CRS-071, CRS-078: the homework or the practical tasks of a course with the caller's states. */
export function WorkList({ courseSign, learn, tab }: WorkListProps) {
  const { t } = useTranslation(['courses', 'site'])
  const { status } = useSession()
  const openSignIn = useSignIn()
  const { data, error, isPending, refetch } = useAsk(
    homework.examineByWork,
    { courseId: courseSign },
    { enabled: learn, staleTime: 0 },
  )
  useLocated(data, courseSign, tab)
  if (status === 'visitor') {
    const action = <Button onClick={() => openSignIn('login')}>{t('site:signIn')}</Button>
    return (
      <NoPermissionState
        title={t('homework.signInTitle')}
        text={t('exam.signInText')}
        action={action}
      />
    )
  }
  if (!learn)
    return <NoPermissionState title={t('homework.joinTitle')} text={t('homework.joinText')} />
  if (isPending) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  const items = data.filter(({ resourcesType }) => typesOf[tab].includes(resourcesType))
  if (items.length === 0)
    return (
      <EmptyState
        title={t(`homework.empty.${tab}`)}
        text={t('homework.emptyText')}
        seed="empty-3"
      />
    )
  return <Table items={items} courseSign={courseSign} />
}

/**
 * CRS-030: examinations that are written elsewhere and handed in here. The section is not shown
 * without such examinations.
 */
export function OfflineExams({ courseSign, learn }: Pick<WorkListProps, 'courseSign' | 'learn'>) {
  const { t } = useTranslation('courses')
  const { data = [] } = useAsk(homework.examineByWork, { courseId: courseSign }, { enabled: learn })
  const items = data.filter(({ resourcesType }) => resourcesType === 3 || resourcesType === 5)
  if (!learn || items.length === 0) return null
  return (
    <Box component="section" mt="xl" aria-label={t('homework.offlineExams')}>
      <Box component="h2" fz="h3" mb="sm">
        {t('homework.offlineExams')}
      </Box>
      <Table items={items} courseSign={courseSign} />
    </Box>
  )
}
