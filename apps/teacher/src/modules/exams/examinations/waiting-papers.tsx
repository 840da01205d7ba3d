import { Button } from '@mantine/core'
import { exams } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'

const shown = 5

/** The papers to mark, oldest first; those with late answers are included (EXM-130). */
export function WaitingPapers() {
  const { t } = useTranslation('exams')
  const asked = useAsk(
    exams.findRecordList,
    { submitStatus: 2, sort: 'waiting', page: 1, size: shown },
    { staleTime: 0 },
  )
  const { total = 0 } = asked.data ?? {}
  return (
    <WorkCard
      title={total > 0 ? t('waiting.title', { count: total }) : t('waiting.plain')}
      none={t('waiting.none')}
      asked={asked}
      links={
        <>
          <SiteLink className="link" {...linkTo.toMark({ kind: 'paper' })}>
            {t('queue.start')}
          </SiteLink>
          <SiteLink className="link" {...linkTo.waiting()}>
            {t('queue.title')}
          </SiteLink>
          <SiteLink className="link" {...linkTo.records()}>
            {t('waiting.all')}
          </SiteLink>
        </>
      }
    >
      {(record) => (
        <WorkRow
          key={record.recordId}
          face={record.userName}
          title={record.examinationName}
          facts={[record.userName]}
          since={record.submittedAt}
          act={
            <Button
              component={SiteLink}
              {...linkTo.record(record.recordId, { queue: 'paper' })}
              variant="default"
              aria-label={t('waiting.gradeOf', {
                name: record.userName,
                examination: record.examinationName,
              })}
            >
              {t('waiting.grade')}
            </Button>
          }
        />
      )}
    </WorkCard>
  )
}
