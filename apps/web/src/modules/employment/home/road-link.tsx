import { Button } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'

/** CNT-055: a link from the job page to the career paths. */
export function RoadLink() {
  const { t } = useTranslation('employment')
  return (
    <section aria-labelledby="career-road">
      <SectionHead
        id="career-road"
        title={t('home.road.title')}
        lead={t('home.road.lead')}
        more={
          <Button component={SiteLink} {...jobLinks.aim()} variant="default" size="sm">
            {t('home.road.open')}
          </Button>
        }
      />
    </section>
  )
}
