import { courses } from '@titian/contract'
import { useAsk, usePageTitle } from '@titian/site'
import { EmptyState, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AdvertBand } from '../parts/advert-band.tsx'
import { ChosenCourses } from '../parts/chosen-courses.tsx'
import { Hero } from '../parts/hero.tsx'
import { NewCourses } from '../parts/new-courses.tsx'
import { SubjectGroups } from '../parts/subject-groups.tsx'

/** FRM-023: carousel, adverts, course groups, high-quality courses. */
export function HomePage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('home.title'))
  const types = useAsk(courses.courseTypeThreeList, {})
  const offered = types.data?.filter((type) => type.courses > 0) ?? []
  const isEmpty = types.isSuccess && offered.length === 0
  return (
    <>
      <Hero />
      <PageWidth>
        {isEmpty ? <EmptyState title={t('home.emptyTitle')} text={t('home.emptyText')} /> : null}
        {offered.length > 0 ? <SubjectGroups types={offered} /> : null}
        <NewCourses />
        <ChosenCourses />
        <AdvertBand />
      </PageWidth>
    </>
  )
}
