import type { Paper, PaperChild } from '@titian/contract'
import { Box, Button, Stack } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { usePhoneLayout } from '@titian/site'
import { Segmented, Surface } from '@titian/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { verdictOf, type AnswerVerdict } from '../../result/result-rules.ts'
import { questionsOf } from '../../writing/paper-questions.ts'
import { Practice } from '../practice/practice.tsx'
import { isOneLine, ReviewedAnswer } from './reviewed-answer.tsx'

type Filter = Exclude<AnswerVerdict, 'right'> | 'all'

const filters: readonly Filter[] = ['wrong', 'partly', 'unanswered', 'waiting', 'all']

function sortByVerdict(questions: readonly PaperChild[]): Record<Filter, PaperChild[]> {
  const of = (verdict: AnswerVerdict) =>
    questions.filter((question) => verdictOf(question) === verdict)
  return {
    wrong: of('wrong'),
    partly: of('partly'),
    unanswered: of('unanswered'),
    waiting: of('waiting'),
    all: [...questions],
  }
}

/** Shows the wrong answers first. Another tab shows all answers. */
export function AnswersAgain({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  const sorted = useMemo(() => sortByVerdict(questionsOf(paper)), [paper])
  const shown = filters.filter((filter) => filter === 'all' || sorted[filter].length > 0)
  const [filter, setFilter] = useState<Filter>(shown[0] ?? 'all')
  const [practises, setPractises] = useState(false)
  const phone = usePhoneLayout()
  const [prints, setPrints] = useState(false)
  // Printing shows all questions in full (EXM-192).
  useEffect(() => {
    const showAll = () =>
      flushSync(() => {
        setPractises(false)
        setFilter('all')
        setPrints(true)
      })
    const foldAgain = () => setPrints(false)
    window.addEventListener('beforeprint', showAll)
    window.addEventListener('afterprint', foldAgain)
    return () => {
      window.removeEventListener('beforeprint', showAll)
      window.removeEventListener('afterprint', foldAgain)
    }
  }, [])
  const again = sorted.all.filter((question) =>
    ['wrong', 'partly', 'unanswered'].includes(verdictOf(question)),
  )
  const recordId = paper.unitestingUserRecordId
  const head = useRef<HTMLHeadingElement>(null)
  const stop = () => {
    flushSync(() => setPractises(false))
    head.current?.focus()
  }
  if (practises && recordId) return <Practice recordId={recordId} questions={again} onStop={stop} />
  return (
    <Surface padding="none">
      <Stack
        align="flex-start"
        gap="sm"
        px={{ base: 'md', sm: 'lg' }}
        py={{ base: 'md', sm: 20 }}
        style={{ overflowX: 'auto' }}
      >
        <Box component="h2" ref={head} tabIndex={-1} fz="lg">
          {t('result.again', { count: again.length })}
        </Box>
        {again.length > 0 ? (
          <Button
            className="not-printed"
            variant="default"
            leftSection={<IconRepeat size={18} aria-hidden />}
            onClick={() => setPractises(true)}
          >
            {t('practice.start', { count: again.length })}
          </Button>
        ) : null}
        {shown.length < 2 ? null : (
          <div className="not-printed">
            <Segmented
              label={t('result.filter')}
              value={filter}
              onChange={setFilter}
              options={shown.map((value) => ({
                value,
                label: `${t(`result.${value}`)} ${sorted[value].length}`,
              }))}
            />
          </div>
        )}
      </Stack>
      {sorted[filter].map((question) => (
        <ReviewedAnswer
          key={question.unitestingBankId}
          question={question}
          folded={phone && !prints && isOneLine(question)}
        />
      ))}
    </Surface>
  )
}
