import type { Paper } from '@titian/contract'
import { Button } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconPrinter,
  IconSend,
} from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import {
  HeroArt,
  PageWidth,
  ProgressRing,
  StatusBadge,
  Surface,
  type TerracesOptions,
  type Tone,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { resultNotice, toneOfResult, type ResultTone } from '../../result/result-rules.ts'
import { useAmounts } from '../../use-words.ts'
import styles from './result-head.module.css'

const looks = {
  passed: { tone: 'ok', ring: 'ok', Icon: IconCircleCheck, badge: 'result.badgePassed' },
  failed: { tone: 'danger', ring: 'warn', Icon: IconCircleX, badge: 'result.badgeFailed' },
  grading: { tone: 'warn', ring: 'warn', Icon: IconHourglass, badge: 'result.badgeGrading' },
  hidden: { tone: 'info', ring: 'info', Icon: IconSend, badge: 'result.badgeSubmitted' },
} as const satisfies Record<
  ResultTone,
  { tone: Tone; ring: string; Icon: typeof IconSend; badge: string }
>

const wide: TerracesOptions = {
  palette: 'dawn',
  height: 340,
  ridge: 0.4,
  rise: 0.4,
  lean: 0.5,
  sunX: 0.78,
  accents: false,
}
const tall: TerracesOptions = {
  palette: 'dawn',
  height: 420,
  ridge: 0.5,
  rise: 0.3,
  accents: false,
}

/** How long it took is known only where the clock did not stand still meanwhile. */
function useTimes({
  state,
  startedAt,
  submittedAt,
  history,
  highestScore,
  studentScore,
  examination,
}: Paper): string {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { duration } = useAmounts()
  if (startedAt === null || submittedAt === null) return ''
  const isBest = history.length > 1 && studentScore !== null && studentScore === highestScore
  const sentences = [
    t(state === 'autoSubmitted' ? 'result.autoHandedIn' : 'result.handedIn', {
      time: formats.dateTime(submittedAt),
    }),
    examination.clockStops
      ? ''
      : t('result.took', {
          duration: duration(new Date(submittedAt).getTime() - new Date(startedAt).getTime()),
        }),
    isBest ? t('result.best', { count: history.length }) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

function Ring({ paper, tone }: { paper: Paper; tone: ResultTone }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { studentScore, percent, examination } = paper
  const total = formats.score(examination.totalScore)
  const score = studentScore === null ? t('score.none') : formats.score(studentScore)
  return (
    <ProgressRing
      value={percent ?? 0}
      size={148}
      tone={looks[tone].ring}
      text={score}
      below={t('result.of', { total })}
      label={t('result.ring', { score, total })}
    />
  )
}

/** The score, what it means, and in one sentence how it came about. */
export function ResultHead({ examinationId, paper }: { examinationId: string; paper: Paper }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { points } = useAmounts()
  const times = useTimes(paper)
  const { examination, studentScore, may } = paper
  const tone = toneOfResult(paper)
  const { Icon, badge, tone: colour } = looks[tone]
  const notice = resultNotice(paper)
  // Who has not passed and may, is led to another attempt; everybody else back to the course.
  const again = may.start && paper.passed === false
  return (
    <div className={styles['head']}>
      <HeroArt className="not-printed" seed="result-86" wide={wide} tall={tall} />
      <PageWidth className={styles['page']}>
        <Surface className={styles['card']} padding="none">
          <Ring paper={paper} tone={tone} />
          <div className={styles['words']}>
            <StatusBadge tone={colour} icon={<Icon size={14} aria-hidden />}>
              {t(badge)}
            </StatusBadge>
            <h1>{t(`result.${tone}`, { points: points(studentScore ?? 0) })}</h1>
            <p>
              {examination.examinationName}. {times}
            </p>
            {notice ? (
              <p>
                {t(notice, {
                  time: examination.endTime ? formats.dateTime(examination.endTime) : '',
                })}
              </p>
            ) : null}
            <div className={`${styles['buttons']} not-printed`}>
              <Button
                variant={again ? 'default' : 'filled'}
                component={SiteLink}
                {...linkTo.courseDetail(examination.courseIdSign)}
              >
                {t('start.backToCourse')}
              </Button>
              <Button
                variant={again ? 'filled' : 'default'}
                component={SiteLink}
                {...linkTo.testPaper(examinationId)}
              >
                {t(may.start ? 'result.redo' : 'result.toStart')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} aria-hidden />}
                onClick={() => window.print()}
              >
                {t('result.print')}
              </Button>
            </div>
          </div>
        </Surface>
      </PageWidth>
    </div>
  )
}
