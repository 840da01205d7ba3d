import { Button, Flex, Stack } from '@mantine/core'
import { discussions } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { EmptyState, ListSkeleton, Note, Pager, Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAsk } from '../calls/use-ask.ts'
import { useLive } from '../live/use-live.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { useExistingPage } from '../parts/use-existing-page.ts'
import { usePagerLabels } from '../parts/use-pager-labels.ts'
import { useSignIn } from '../signed-in/sign-in.ts'
import { useSession } from '../session/use-session.ts'
import styles from './course-questions.module.css'
import { QuestionItem } from './question-item.tsx'
import { AskForm } from './write-form.tsx'

/**
 * FRM-437: the number of questions on a page. The default of the call is three (CRS-064), so four
 * questions would take two pages.
 */
const size = 10
const sortTypes = { newest: 0, mostAnswered: 1 } as const
type Sorting = keyof typeof sortTypes

/** The form, for people who may ask a question. Other people see what they must do first. */
function Ask({ courseSign, may }: { courseSign: string; may: boolean }) {
  const { t } = useTranslation(['course-questions', 'site'])
  const { status } = useSession()
  const openSignIn = useSignIn()
  if (may) return <AskForm courseSign={courseSign} />
  if (status !== 'visitor') return <Note>{t('joinFirst')}</Note>
  const action = (
    <Button variant="default" onClick={() => openSignIn('login')}>
      {t('site:signIn')}
    </Button>
  )
  return <Note action={action}>{t('signInTitle')}</Note>
}

/**
 * CRS-064 to CRS-070: the questions of a course with their answers, shown on the page of the course
 * and beside its lessons.
 */
export function CourseQuestions({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation(['course-questions', 'site'])
  const labels = usePagerLabels()
  const client = useQueryClient()
  const [sorting, setSorting] = useState<Sorting>('newest')
  const [page, setPage] = useState(1)
  const asked = useAsk(
    discussions.questionsList,
    { courseIdSign: courseSign, page, size, sortType: sortTypes[sorting] },
    { placeholderData: (before) => before },
  )
  const isBeyond = useExistingPage(asked, page, size, setPage)
  // The message may be about an answer that this page shows.
  useLive('messages', () => {
    void client.invalidateQueries({ queryKey: callKey(discussions.questionsList) })
    void client.invalidateQueries({ queryKey: callKey(discussions.answersList) })
  })
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  return (
    <Stack gap="lg" maw="72ch">
      <Ask courseSign={courseSign} may={data.may.ask} />
      {data.total === 0 ? (
        <EmptyState title={t('none')} text={t(data.may.ask ? 'noneText' : 'noneToRead')} />
      ) : (
        <>
          <Flex justify="space-between" align="center" gap="sm" wrap="wrap">
            <b className="num">{t('total', { count: data.total })}</b>
            <Segmented
              label={t('sort')}
              value={sorting}
              onChange={(next) => {
                setSorting(next)
                setPage(1)
              }}
              options={(['newest', 'mostAnswered'] as const).map((value) => ({
                value,
                label: t(value),
              }))}
            />
          </Flex>
          <ul className={styles['questions']}>
            {data.list.map((question) => (
              <li key={question.idSign}>
                <QuestionItem question={question} />
              </li>
            ))}
          </ul>
          <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
        </>
      )}
    </Stack>
  )
}
