import type { JoinedCourse } from '@titian/contract'
import { Button, Flex } from '@mantine/core'
import { SiteLink, useFormats } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './center.module.css'
import { useOpenExams, type OpenExam } from './use-open-exams.ts'

/** More than these nobody reads here; the course has them all. */
const most = 6

function ExamRow({ exam, courseName }: OpenExam) {
  const { t } = useTranslation('study')
  const { dateTime } = useFormats()
  const begun = exam.paperStatus === 'continue'
  return (
    <li className={styles['task']}>
      <span className={styles['sign']}>
        <IconPencil size={20} aria-hidden />
      </span>
      <Flex component="span" direction="column" miw={0}>
        <b className="clip-2">{exam.examinationName}</b>
        <span className="meta clip">{courseName}</span>
      </Flex>
      <span className={styles['badge']}>
        {exam.endTime ? (
          <StatusBadge tone="warn">
            {t('center.until', { time: dateTime(exam.endTime) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="info">{begun ? t('center.begun') : t('center.notBegun')}</StatusBadge>
        )}
      </span>
      <Button
        component={SiteLink}
        {...linkTo.testPaper(exam.examinationId)}
        variant="default"
        aria-label={`${begun ? t('center.goOnExam') : t('center.beginExam')}: ${exam.examinationName}`}
      >
        {begun ? t('center.goOnExam') : t('center.beginExam')}
      </Button>
    </li>
  )
}

/** Examinations of joined courses that can be written now, the one that ends first on top. */
export function OpenExams({ joined }: { joined: readonly JoinedCourse[] }) {
  const { t } = useTranslation('study')
  const open = useOpenExams(joined).open.slice(0, most)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="open-exams">
      <Surface padding="none">
        <h2 id="open-exams" className={styles['cardHead']}>
          {t('center.exams')}
        </h2>
        <ul className={styles['rows']}>
          {open.map((one) => (
            <ExamRow key={one.exam.examinationId} {...one} />
          ))}
        </ul>
      </Surface>
    </section>
  )
}
