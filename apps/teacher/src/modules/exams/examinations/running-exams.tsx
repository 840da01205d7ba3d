import { Button } from '@mantine/core'
import { exams } from '@titian/contract'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'

const shown = 5

/** TCH-156: the running examinations, the next to end first. */
export function RunningExams() {
  const { t } = useTranslation('exams')
  const { dateTime } = useFormats()
  const asked = useAsk(
    exams.findExaminations,
    { running: true, page: 1, size: shown },
    { staleTime: 0 },
  )
  const { total = 0 } = asked.data ?? {}
  return (
    <WorkCard
      title={total > 0 ? t('running.title', { count: total }) : t('running.plain')}
      none={t('running.none')}
      asked={asked}
      links={
        <SiteLink className="link" {...linkTo.examinations()}>
          {t('running.all')}
        </SiteLink>
      }
    >
      {({ idSign, examinationName: name, courseName, endTime, records }) => (
        <WorkRow
          key={idSign}
          title={name}
          facts={[
            courseName,
            endTime ? t('running.ends', { time: dateTime(endTime) }) : t('running.noEnd'),
            t('running.papers', { count: records }),
          ]}
          act={
            <Button
              component={SiteLink}
              {...linkTo.examination(idSign)}
              variant="default"
              aria-label={t('running.openOf', { name })}
            >
              {t('running.open')}
            </Button>
          }
        />
      )}
    </WorkCard>
  )
}
