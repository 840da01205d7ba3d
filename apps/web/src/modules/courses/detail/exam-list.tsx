import { examinationType, exams, type ExamineItem } from '@titian/contract'
import { Box, Button, Flex } from '@mantine/core'
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
import { EmptyState, ListSkeleton, NoPermissionState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { examDisplay } from '../../../parts/exam-display.ts'
import styles from '../task-table.module.css'

function About({ item }: { item: ExamineItem }) {
  const { t } = useTranslation('courses')
  const facts = [
    t(item.type === examinationType.finalExam ? 'exam.finalExam' : 'exam.unitTest'),
    t('exam.questions', { count: item.subjects }),
    item.examTime > 0 ? t('exam.minutes', { count: item.examTime }) : t('exam.noLimit'),
  ]
  return (
    <Box component="span" className="meta num" display="block" fw={400}>
      {facts.join(' · ')}
    </Box>
  )
}

function Row({ item }: { item: ExamineItem }) {
  const { t } = useTranslation('courses')
  const { dateTime, score, colon } = useFormats()
  const shown = examDisplay(item, serverNow())
  const points = score(item.studentScore ?? 0)
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <span>
          <Written>{item.examinationName}</Written>
        </span>
        <About item={item} />
      </th>
      <td data-label={t('exam.ends')} className="num">
        <Flex component="span" wrap="wrap" rowGap={0} columnGap={8}>
          <span style={{ whiteSpace: 'nowrap' }}>
            {item.endTime ? dateTime(item.endTime) : t('exam.noEnd')}
          </span>
          {/* EXM-044, EXM-045: the cell is empty before the end of the exam. */}
          {shown.expired ? (
            <Box component="b" c="var(--danger)">
              {t('exam.expired')}
            </Box>
          ) : null}
        </Flex>
      </td>
      <td data-label={t('exam.state')}>
        <Box component="b" c={shown.submitted ? 'var(--ok)' : 'var(--danger)'}>
          {t(shown.submitted ? 'exam.submitted' : 'exam.notSubmitted')}
        </Box>
      </td>
      <td data-label={t('exam.score')} className="num">
        {shown.score === 'none' ? '--' : null}
        {shown.score === 'grading' ? (
          <Box component="b" c="var(--warn)">
            {t('exam.grading')}
          </Box>
        ) : null}
        {shown.score === 'passed' ? (
          <Box component="b" c="var(--ok)">
            {t('exam.passed', { score: points })}
          </Box>
        ) : null}
        {shown.score === 'failed' ? (
          <Box component="b" c="var(--danger)">
            {t('exam.failed', { score: points })}
          </Box>
        ) : null}
      </td>
      <td className={styles['action']}>
        {item.paperStatus ? (
          <Button
            component={SiteLink}
            {...linkTo.testPaper(item.examinationId)}
            variant={item.paperStatus === 'view' ? 'default' : 'light'}
            aria-label={`${t(`exam.${item.paperStatus}`)}${colon}${item.examinationName}`}
          >
            {t(`exam.${item.paperStatus}`)}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

function Table({ items }: { items: ExamineItem[] }) {
  const { t } = useTranslation('courses')
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('exam.name')}</th>
          <th scope="col">{t('exam.ends')}</th>
          <th scope="col">{t('exam.state')}</th>
          <th scope="col">{t('exam.score')}</th>
          <th scope="col">{t('exam.action')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.examinationId} item={item} />
        ))}
      </tbody>
    </table>
  )
}

/** The exams of a course with the states of the caller (EXM-042 to EXM-056). */
export function ExamList({ courseSign, learn }: { courseSign: string; learn: boolean }) {
  const { t } = useTranslation(['courses', 'site'])
  const { status } = useSession()
  const openSignIn = useSignIn()
  const { data, error, isPending, refetch } = useAsk(
    exams.examineByExamine,
    { courseId: courseSign },
    { enabled: learn },
  )
  if (status === 'visitor') {
    const action = <Button onClick={() => openSignIn('login')}>{t('site:signIn')}</Button>
    return (
      <NoPermissionState
        title={t('exam.signInTitle')}
        text={t('exam.signInText')}
        action={action}
      />
    )
  }
  if (!learn) return <NoPermissionState title={t('exam.joinTitle')} text={t('exam.joinText')} />
  if (isPending) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (data.length === 0)
    return <EmptyState title={t('exam.empty')} text={t('exam.emptyText')} seed="empty-4" />
  return <Table items={data} />
}
