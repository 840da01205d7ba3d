import type { PaperChild } from '@titian/contract'
import { ActionIcon, Box } from '@mantine/core'
import { ItemView } from '@titian/exam-items/render'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { SavedAt } from '@titian/site'
import { Note, SavedMark } from '@titian/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerState, Choice, Conflict } from '../../saving/entry.ts'
import { useAmounts, useItemTexts } from '../../use-words.ts'
import { questionAnchor } from '../../writing/paper-questions.ts'
import { AnswerChoice } from './answer-choice.tsx'
import styles from './question-card.module.css'

interface AnswerMarkProps {
  written: boolean
  state: AnswerState
  savedAt: string | null
  /** Whether the answer is stored on this device and not on the server. */
  isStored: boolean
}

/** EXM-102: the saving state of one question. */
function AnswerMark({ written, state, savedAt, isStored }: AnswerMarkProps) {
  const { t } = useTranslation('exams')
  if (state === 'conflict') return <SavedMark state="failed" label={t('choice.mark')} />
  if (state === 'refused') return <SavedMark state="failed" label={t('paper.refused')} />
  if (state === 'saving') return <SavedAt state="saving" />
  if (state === 'local') return <SavedAt state={isStored ? 'local' : 'none'} />
  if (!written)
    return (
      <Box component="span" fz="xs" c="dimmed" ta="end">
        {t('paper.notAnswered')}
      </Box>
    )
  return <SavedAt state="saved" at={savedAt} />
}

interface QuestionCardProps extends AnswerMarkProps {
  question: PaperChild
  answer: ItemAnswer
  /** The answer that another device stored; present until the student has chosen an answer. */
  conflict: Conflict | undefined
  marked: boolean
  current: boolean
  locked: boolean
  onWrite: (questionId: string, answer: ItemAnswer) => void
  onChoose: (questionId: string, choice: Choice) => void
  onMark: (number: number) => void
  onEnter: (number: number) => void
}

/** One question; memoised, so that a long paper stays fast. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, answer, conflict, marked, current, locked } = props
  const { onWrite, onChoose, onMark, onEnter } = props
  const { t } = useTranslation('exams')
  const { points } = useAmounts()
  const texts = useItemTexts()
  const { number, score, item, unitestingBankId } = question
  const headId = `${questionAnchor(number)}-head`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only tracks the focus; every action is a control inside
    <article
      id={questionAnchor(number)}
      className={styles['card']}
      data-number={number}
      data-current={current || undefined}
      tabIndex={-1}
      aria-labelledby={headId}
      onFocus={() => onEnter(number)}
    >
      <header className={styles['head']}>
        <h2 id={headId} className={styles['title']}>
          <span className={`num ${styles['number']}`}>{number}</span>
          <span className={styles['kind']}>
            <b>{t(`kind.${item.kind}`)}</b> <span className="num muted">{points(score)}</span>
          </span>
        </h2>
        <AnswerMark {...props} />
        <ActionIcon
          variant="subtle"
          size={44}
          ml="auto"
          mr={-12}
          c={marked ? 'var(--warn)' : 'var(--text-2)'}
          aria-pressed={marked}
          aria-label={t('paper.mark', { number })}
          onClick={() => onMark(number)}
        >
          {marked ? <IconFlagFilled size={20} aria-hidden /> : <IconFlag size={20} aria-hidden />}
        </ActionIcon>
      </header>
      {conflict ? (
        <AnswerChoice
          question={question}
          mine={answer}
          conflict={conflict}
          locked={locked}
          onChoose={(choice) => onChoose(unitestingBankId, choice)}
        />
      ) : (
        <ItemView
          item={item}
          value={answer}
          readOnly={locked}
          texts={texts}
          labelledBy={headId}
          onChange={(given) => onWrite(unitestingBankId, given)}
        />
      )}
      {marked ? (
        <Box mt="sm">
          <Note tone="warn" icon={<IconFlag size={16} aria-hidden />}>
            {t('paper.markedNote')}
          </Note>
        </Box>
      ) : null}
    </article>
  )
})
