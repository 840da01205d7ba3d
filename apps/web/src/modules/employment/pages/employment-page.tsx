import { Stack } from '@mantine/core'
import { usePageTitle } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from '../../../parts/detail/reading.module.css'
import { jobLinks } from '../../../parts/job-links.ts'
import { JobSlot } from '../../../parts/job-slot.tsx'
import { HeadBanner, SideBanners } from '../home/banners.tsx'
import { CourseLevels } from '../home/course-levels.tsx'
import { IntendedPositions } from '../home/intended.tsx'
import { MoreLink } from '../home/more-link.tsx'
import { CollectedPosts, MarkedPosts } from '../home/post-sections.tsx'
import { RecommendedCompanies } from '../home/recommended-companies.tsx'
import { RoadLink } from '../home/road-link.tsx'
import { SavedSearches } from '../saved/saved-searches.tsx'

/**
 * JOB-003, JOB-034: the start page of jobs. Visitors see only the lists that are the same for
 * everybody.
 */
export function EmploymentPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <div className={`${styles['columns']} ${styles['narrow']}`}>
        <Stack gap="xl" miw={0}>
          <SectionHead
            level={1}
            title={t('title')}
            lead={t('home.lead')}
            more={
              <>
                <MoreLink {...jobLinks.search()} label={t('search.label')} />
                <JobSlot act="MyApplications" />
              </>
            }
          />
          <HeadBanner />
          <IntendedPositions />
          <RoadLink />
          <CollectedPosts />
          <MarkedPosts />
        </Stack>
        <Stack gap="xl" miw={0}>
          <SavedSearches />
          <SideBanners />
          <RecommendedCompanies />
        </Stack>
      </div>
      <CourseLevels />
    </PageWidth>
  )
}
