import { Button, Stack } from '@mantine/core'
import { discussions, type CourseQuestion } from '@titian/contract'
import { IconChevronDown, IconChevronUp, IconMessagePlus } from '@tabler/icons-react'
import { ListSkeleton, StatusBadge } from '@titian/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { Contribution } from './contribution.tsx'
import styles from './course-questions.module.css'
import { excerpt } from './excerpt.ts'
import { ReplyForm } from './write-form.tsx'

/** CRS-067: three answers are shown at first. Each press shows three more. */
const step = 3
const most = 30

function Answers({ questionSign }: { questionSign: string }) {
  const { t } = useTranslation(['course-questions', 'site'])
  const [size, setSize] = useState(step)
  const asked = useAsk(
    discussions.answersList,
    { questionsIdSign: questionSign, page: 1, size },
    { placeholderData: (before) => before },
  )
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <ListSkeleton count={1} picture={false} label={t('site:loading')} />
  if (data.list.length === 0) return <p className="meta">{t('noAnswers')}</p>
  return (
    <>
      <Stack component="ul" gap="sm" mt="xs" className={styles['answers']}>
        {data.list.map((answer) => (
          <li key={answer.idSign}>
            <Contribution kind="answer" of={answer} text={answer.answersContent} may={answer.may} />
          </li>
        ))}
      </Stack>
      {data.total > data.list.length && size < most ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setSize(size + step)}>
          {t('moreAnswers')}
        </Button>
      ) : null}
    </>
  )
}

/** A question with its answers, which are loaded when a person opens them. */
export function QuestionItem({ question }: { question: CourseQuestion }) {
  const { t } = useTranslation('course-questions')
  const [isOpen, setOpen] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const answersId = useId()
  const { idSign, questionsContent: text, answers: count, may } = question
  const toggle =
    count > 0 ? (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={
          isOpen ? (
            <IconChevronUp size={16} aria-hidden />
          ) : (
            <IconChevronDown size={16} aria-hidden />
          )
        }
        aria-expanded={isOpen}
        aria-controls={answersId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('hideAnswers') : t('showAnswers', { count })}
      </Button>
    ) : null
  const reply = may.answer ? (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMessagePlus size={16} aria-hidden />}
      aria-expanded={isWriting}
      aria-label={t('replyTo', { question: excerpt(text) })}
      onClick={() => setWriting(!isWriting)}
    >
      {t('reply')}
    </Button>
  ) : null
  return (
    <Stack component="article" gap="xs">
      <Contribution
        kind="question"
        of={question}
        text={text}
        may={may}
        badge={
          question.answeredByTeacher ? (
            <StatusBadge tone="ok">{t('teacherAnswered')}</StatusBadge>
          ) : null
        }
        acts={
          <>
            {toggle}
            {reply}
          </>
        }
      />
      {isWriting ? (
        <ReplyForm
          questionSign={idSign}
          onSent={() => {
            setWriting(false)
            setOpen(true)
          }}
        />
      ) : null}
      <div id={answersId}>{isOpen ? <Answers questionSign={idSign} /> : null}</div>
    </Stack>
  )
}
