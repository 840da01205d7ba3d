import type { Paper, PaperChild } from '@titian/contract'
import { Segmented, Surface } from '@titian/ui'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { verdictOf, type AnswerVerdict } from '../../result/result-rules.ts'
import { questionsOf } from '../../writing/paper-questions.ts'
import { ReviewedAnswer } from './reviewed-answer.tsx'
import styles from './answers-again.module.css'

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

/** What is worth another look comes first; everything is one step away. */
export function AnswersAgain({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  const sorted = useMemo(() => sortByVerdict(questionsOf(paper)), [paper])
  const shown = filters.filter((filter) => filter === 'all' || sorted[filter].length > 0)
  const [filter, setFilter] = useState<Filter>(shown[0] ?? 'all')
  // On paper stand all questions (EXM-192).
  useEffect(() => {
    const showAll = () => flushSync(() => setFilter('all'))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const again = sorted.wrong.length + sorted.partly.length + sorted.unanswered.length
  return (
    <Surface padding="none">
      <div className={styles['head']}>
        <h2>{t('result.again', { count: again })}</h2>
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
      </div>
      {sorted[filter].map((question) => (
        <ReviewedAnswer key={question.unitestingBankId} question={question} />
      ))}
    </Surface>
  )
}
