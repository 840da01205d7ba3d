import { Box, Button, Flex } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import { isAnswered } from '@titian/exam-items/shape'
import { ShortText } from '@titian/exam-items/short'
import { useFormats, Written } from '@titian/site'
import { Note, StatusBadge, type Tone } from '@titian/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verdictOf, type AnswerVerdict } from '../../result/result-rules.ts'
import { useItemTexts } from '../../use-words.ts'
import { OwnLateAnswer } from './own-late-answer.tsx'
import styles from './reviewed-answer.module.css'

const tones: Record<AnswerVerdict, Tone> = {
  right: 'ok',
  partly: 'warn',
  wrong: 'danger',
  unanswered: 'danger',
  waiting: 'warn',
}

/** EXM-274: a question folded to one line until it is opened. */
function Folded({ stem, children }: { stem: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        fullWidth
        px={0}
        variant="transparent"
        color="neutral"
        justify="space-between"
        styles={{ label: { display: 'block', textOverflow: 'ellipsis' } }}
        rightSection={
          <IconChevronDown size={18} style={{ rotate: opened ? '180deg' : '0deg' }} aria-hidden />
        }
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <ShortText text={stem} />
      </Button>
      {opened ? children : null}
    </>
  )
}

/** Whether the answer is right and has no comment. */
export const isOneLine = (question: PaperChild) =>
  verdictOf(question) === 'right' &&
  question.counted &&
  !question.correction &&
  !question.comment &&
  question.late.length === 0

interface ReviewedAnswerProps {
  question: PaperChild
  folded: boolean
}

/** One question with the answer, the solution, the explanation and the teacher's comment. */
export function ReviewedAnswer({ question, folded }: ReviewedAnswerProps) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const texts = useItemTexts()
  const { unitestingBankId, number, score, studentScore, item, value, review, comment, late } =
    question
  const { counted, correction } = question
  const headId = `answer-${number}`
  const points = {
    score: studentScore === null ? t('score.none') : formats.score(studentScore),
    total: formats.score(score),
  }
  const view = (
    <ItemView
      key={unitestingBankId}
      item={item}
      value={value}
      readOnly
      review={review ?? undefined}
      texts={texts}
      labelledBy={headId}
    />
  )
  return (
    <article className={styles['answer']} aria-labelledby={headId}>
      <Flex
        id={headId}
        component="h3"
        rowGap={4}
        columnGap="sm"
        align="center"
        wrap="wrap"
        mb="sm"
        fz="md"
        fw={600}
      >
        <StatusBadge tone={counted ? tones[verdictOf(question)] : 'info'}>
          <span className="num" aria-hidden>
            {points.score} / {points.total}
          </span>
          <span className="visually-hidden">{t('result.pointsOf', points)}</span>
        </StatusBadge>
        <span className="num">{t('paper.cell', { number })}</span>
        <Box component="span" fz="sm" fw={400} c="var(--text-2)">
          {t(`kind.${item.kind}`)}
        </Box>
      </Flex>
      {counted && !correction ? null : (
        <Box mb="sm">
          <Note>
            {counted ? null : `${t('result.notCounted')} `}
            {correction
              ? t('result.correction', {
                  time: formats.date(correction.at),
                  reason: correction.reason,
                })
              : null}
          </Note>
        </Box>
      )}
      {folded ? <Folded stem={item.stem}>{view}</Folded> : view}
      {isAnswered(item.kind, value) ? null : (
        <Box component="p" mt="sm" fz="sm" c="var(--text-2)">
          {t(late.length > 0 ? 'late.noneInTime' : 'result.notAnswered')}
        </Box>
      )}
      {late.map((one) => (
        <OwnLateAnswer key={one.receivedAt} question={question} late={one} />
      ))}
      {comment ? (
        <Box component="dl" mt="md" px="md" py="sm" bdrs="md" bg="var(--sunken)" fz="sm">
          <Box component="dt" fw={600}>
            {t('result.teacher')}
          </Box>
          <Box component="dd" mt={2} c="var(--text-2)" style={{ whiteSpace: 'pre-wrap' }}>
            <Written>{comment}</Written>
          </Box>
        </Box>
      ) : null}
    </article>
  )
}
