import type { Paper } from '@titian/contract'
import { Box, Button, Container, Flex, Group, Title } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconPrinter,
  IconSend,
} from '@tabler/icons-react'
import { SiteLink, useFormats, usePhoneLayout, Written } from '@titian/site'
import {
  HeroArt,
  ProgressRing,
  StatusBadge,
  Surface,
  type TerracesOptions,
  type Tone,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import {
  hasPassedBefore,
  isTimeUp,
  openAttempt,
  resultNotice,
  toneOfResult,
  type ResultTone,
} from '../../result/result-rules.ts'
import { useAmounts } from '../../use-words.ts'

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

/** The duration is shown only if the start and the end are known. */
function useTimes(paper: Paper): string {
  const { startedAt, submittedAt, history, highestScore, studentScore, examination } = paper
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { duration } = useAmounts()
  if (startedAt === null || submittedAt === null) return ''
  const handedIn = history.filter((entry) => entry.submittedAt !== null).length
  const isBest = handedIn > 1 && studentScore !== null && studentScore === highestScore
  const sentences = [
    t(isTimeUp(paper) ? 'result.timeUp' : 'result.handedIn', {
      time: formats.dateTime(submittedAt),
    }),
    examination.clockStops
      ? ''
      : t('result.took', {
          duration: duration(new Date(submittedAt).getTime() - new Date(startedAt).getTime()),
        }),
    isBest ? t('result.best', { count: handedIn }) : '',
  ]
  return sentences.filter(Boolean).join(formats.gap)
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

/** The score, what the score means, and how it was reached in one sentence. */
export function ResultHead({ examinationId, paper }: { examinationId: string; paper: Paper }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { points } = useAmounts()
  const times = useTimes(paper)
  const phone = usePhoneLayout()
  const { examination, studentScore, may } = paper
  const tone = toneOfResult(paper)
  const { Icon, badge, tone: colour } = looks[tone]
  const notice = resultNotice(paper)
  const isPassed = hasPassedBefore(paper)
  const open = openAttempt(paper)
  // Links to the next step: to the attempt for a student who has an open attempt, or who failed and
  // may retry; to the course for all others.
  const again = open !== undefined || (may.start && paper.passed === false && !isPassed)
  const best = {
    score: formats.score(paper.highestScore ?? 0),
    total: formats.score(examination.totalScore),
  }
  return (
    <Box
      pos="relative"
      bg="var(--green-0)"
      style={{ overflow: 'hidden', borderBottom: '1px solid var(--line)' }}
    >
      <HeroArt className="not-printed" seed="result-86" wide={wide} tall={tall} />
      <Container
        size={1248}
        pos="relative"
        px="var(--gutter)"
        pt={{ base: 'lg', sm: 40 }}
        pb={{ base: 'xl', sm: 48 }}
      >
        <Surface maw={720} padding="none">
          <Flex
            direction={{ base: 'column', sm: 'row' }}
            align={{ base: 'flex-start', sm: 'center' }}
            gap={{ base: 'md', sm: 'xl' }}
            p={{ base: 20, sm: 'xl' }}
          >
            <Ring paper={paper} tone={tone} />
            <Box flex={1} miw={0}>
              {isPassed ? null : (
                <StatusBadge tone={colour} icon={<Icon size={14} aria-hidden />}>
                  {t(badge)}
                </StatusBadge>
              )}
              <Title order={1} mt="xs" mb={6}>
                {t(isPassed ? 'result.thisAttempt' : `result.${tone}`, {
                  points: points(studentScore ?? 0),
                })}
              </Title>
              <Box component="p" mb={4} c="var(--text-2)">
                <Written>{examination.examinationName}</Written> · {times}
              </Box>
              {isPassed ? (
                <Box component="p" mb={4} c="var(--ok)" fw={600}>
                  {t('result.bestCounts', best)}
                </Box>
              ) : null}
              {notice ? (
                <Box component="p" mb={4} c="var(--text-2)">
                  {t(notice, {
                    time: examination.endTime ? formats.dateTime(examination.endTime) : '',
                  })}
                </Box>
              ) : null}
              <Group
                className="not-printed"
                gap="sm"
                mt="md"
                grow={phone}
                preventGrowOverflow={false}
              >
                <Button
                  variant={again ? 'default' : 'filled'}
                  component={SiteLink}
                  {...linkTo.courseDetail(examination.courseIdSign)}
                >
                  {t(examination.ofTraining ? 'start.backToTraining' : 'start.backToCourse')}
                </Button>
                <Button
                  variant={again ? 'filled' : 'default'}
                  component={SiteLink}
                  {...linkTo.testPaper(examinationId)}
                >
                  {open
                    ? t('result.continue', { number: open.number })
                    : t(may.start ? 'result.redo' : 'result.toStart')}
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconPrinter size={18} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {t('result.print')}
                </Button>
              </Group>
            </Box>
          </Flex>
        </Surface>
      </Container>
    </Box>
  )
}
