import { Button } from '@mantine/core'
import { grades } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'

const shown = 5

/** CRS-183: the hand-ins that this teacher has to mark, longest waiting first. */
export function WaitingWork() {
  const { t } = useTranslation('homework')
  const asked = useAsk(
    grades.listToMark,
    { kind: 'handIn', page: 1, size: shown },
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
          {total > 0 ? (
            <SiteLink className="link" {...linkTo.toMark({ kind: 'handIn' })}>
              {t('waiting.start')}
            </SiteLink>
          ) : null}
          <SiteLink className="link" {...linkTo.handIns()}>
            {t('waiting.all')}
          </SiteLink>
        </>
      }
    >
      {({ sign, title, studentName: name, since }) => (
        <WorkRow
          key={sign}
          face={name}
          title={title}
          facts={[name]}
          since={since}
          act={
            <Button
              component={SiteLink}
              {...linkTo.handIn(sign, { queue: 'handIn' })}
              variant="default"
              aria-label={t('handIns.gradeOf', { name, title })}
            >
              {t('handIns.grade')}
            </Button>
          }
        />
      )}
    </WorkCard>
  )
}
