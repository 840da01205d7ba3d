import { Box, Flex } from '@mantine/core'
import type { PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import { isAnswered } from '@titian/exam-items/shape'
import { useFormats, Written } from '@titian/site'
import { Note, StatusBadge, type Tone } from '@titian/ui'
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

/** One question with what was answered, what is right, why, and what the teacher says. */
export function ReviewedAnswer({ question }: { question: PaperChild }) {
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
      <ItemView
        key={unitestingBankId}
        item={item}
        value={value}
        readOnly
        review={review ?? undefined}
        texts={texts}
        labelledBy={headId}
      />
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
