import { Button } from '@mantine/core'
import { courses } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'

const refused = 3
const shown = 5

/** TCH-156: courses that staff did not approve, with the reason. */
export function RefusedCourses() {
  const { t } = useTranslation('courses')
  const asked = useAsk(
    courses.myCourseList,
    { auditStatus: refused, page: 1, size: shown },
    { staleTime: 0 },
  )
  const { total = 0 } = asked.data ?? {}
  // Refusals are rare, so the card is shown only if there is one.
  if (total === 0) return null
  return (
    <WorkCard
      title={t('refused.title', { count: total })}
      none=""
      asked={asked}
      links={
        <SiteLink className="link" {...linkTo.teachingCenter({ state: String(refused) })}>
          {t('refused.all')}
        </SiteLink>
      }
    >
      {({ idSign, courseName: name, authorName, updatedAt }) => (
        <WorkRow
          key={idSign}
          title={name}
          facts={[t('list.by', { name: authorName })]}
          since={updatedAt}
          act={
            <Button
              component={SiteLink}
              {...linkTo.course(idSign, 'review')}
              variant="default"
              aria-label={t('refused.openOf', { name })}
            >
              {t('refused.open')}
            </Button>
          }
        />
      )}
    </WorkCard>
  )
}
