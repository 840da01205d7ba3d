import { Button } from '@mantine/core'
import { discussions } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'
import { answerAt } from './answer-at.ts'

const shown = 5

/** TCH-156: questions that no teacher has answered yet, oldest first. */
export function WaitingQuestions() {
  const { t } = useTranslation('discussions')
  const asked = useAsk(discussions.listOpenQuestions, { page: 1, size: shown }, { staleTime: 0 })
  const { total = 0 } = asked.data ?? {}
  return (
    <WorkCard
      title={total > 0 ? t('waiting.title', { count: total }) : t('title')}
      none={t('none')}
      asked={asked}
      links={
        <SiteLink className="link" {...linkTo.openQuestions()}>
          {t('waiting.all')}
        </SiteLink>
      }
    >
      {({ idSign, questionsContent, authorName, courseIdSign, courseName: course, createdAt }) => (
        <WorkRow
          key={idSign}
          face={authorName}
          title={questionsContent}
          facts={[authorName, course]}
          since={createdAt}
          act={
            <Button
              component="a"
              href={answerAt(courseIdSign)}
              variant="default"
              aria-label={t('answerIn', { course })}
            >
              {t('answer')}
            </Button>
          }
        />
      )}
    </WorkCard>
  )
}
