import { Button, Group, Stack, Title } from '@mantine/core'
import type { PaperChild } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PracticeQuestion } from './practice-question.tsx'

interface PracticeProps {
  recordId: string
  /** The questions that the student answered wrongly, with their solutions. */
  questions: readonly PaperChild[]
  onStop: () => void
}

function Summary({ right, count }: { right: number; count: number }) {
  const { t } = useTranslation('exams')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Title ref={head} tabIndex={-1} order={3} size="h4">
      {t('practice.done', { right, count })}
    </Title>
  )
}

/** EXM-211: practises wrongly answered questions; the answers do not count. */
export function Practice({ recordId, questions, onStop }: PracticeProps) {
  const { t } = useTranslation('exams')
  const [done, setDone] = useState<readonly boolean[]>([])
  const question = questions[done.length]
  const count = questions.length
  return (
    <Surface className="not-printed">
      <Stack>
        <Group justify="space-between">
          <div>
            <Title order={2} size="h3">
              {t('practice.title')}
            </Title>
            <p className="meta">{t('practice.lead')}</p>
          </div>
          <Button variant="default" onClick={onStop}>
            {t('practice.stop')}
          </Button>
        </Group>
        {question ? (
          <PracticeQuestion
            key={question.unitestingBankId}
            recordId={recordId}
            question={question}
            place={done.length + 1}
            count={count}
            onNext={(wasRight) => setDone([...done, wasRight])}
          />
        ) : (
          <Summary right={done.filter(Boolean).length} count={count} />
        )}
      </Stack>
    </Surface>
  )
}
