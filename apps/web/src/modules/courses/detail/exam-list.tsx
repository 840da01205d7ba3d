import { examinationType, exams, type ExamineItem } from '@titian/contract'
import { Button } from '@mantine/core'
import {
  ErrorView,
  serverNow,
  SiteLink,
  useAsk,
  useFormats,
  useSession,
  useSignIn,
} from '@titian/site'
import { EmptyState, ListSkeleton, NoPermissionState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { examDisplay } from '../../../parts/exam-display.ts'
import styles from './exam-list.module.css'

function About({ item }: { item: ExamineItem }) {
  const { t } = useTranslation('courses')
  const facts = [
    t(item.type === examinationType.finalExam ? 'exam.finalExam' : 'exam.unitTest'),
    t('exam.questions', { count: item.subjects }),
    item.examTime > 0 ? t('exam.minutes', { count: item.examTime }) : t('exam.noLimit'),
  ]
  return <span className={`${styles['about']} num`}>{facts.join(' · ')}</span>
}

function Row({ item }: { item: ExamineItem }) {
  const { t } = useTranslation('courses')
  const { dateTime, score } = useFormats()
  const shown = examDisplay(item, serverNow())
  const points = score(item.studentScore ?? 0)
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <span>{item.examinationName}</span>
        <About item={item} />
      </th>
      <td data-label={t('exam.ends')} className="num">
        <span className={styles['ends']}>
          {item.endTime ? dateTime(item.endTime) : t('exam.noEnd')}
          {/* EXM-044, EXM-045: before the end this place stays empty. */}
          {shown.expired ? <b className={styles['bad']}>{t('exam.expired')}</b> : null}
        </span>
      </td>
      <td data-label={t('exam.state')}>
        <b className={styles[shown.submitted ? 'good' : 'bad']}>
          {t(shown.submitted ? 'exam.submitted' : 'exam.notSubmitted')}
        </b>
      </td>
      <td data-label={t('exam.score')} className="num">
        {shown.score === 'none' ? '--' : null}
        {shown.score === 'grading' ? (
          <b className={styles['waiting']}>{t('exam.grading')}</b>
        ) : null}
        {shown.score === 'passed' ? (
          <b className={styles['good']}>{t('exam.passed', { score: points })}</b>
        ) : null}
        {shown.score === 'failed' ? (
          <b className={styles['bad']}>{t('exam.failed', { score: points })}</b>
        ) : null}
      </td>
      <td className={styles['action']}>
        {item.paperStatus ? (
          <Button
            component={SiteLink}
            {...linkTo.testPaper(item.examinationId)}
            variant={item.paperStatus === 'view' ? 'default' : 'light'}
            aria-label={`${t(`exam.${item.paperStatus}`)}: ${item.examinationName}`}
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

/** The exams of a course with the caller's states (EXM-042 to EXM-056). */
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
