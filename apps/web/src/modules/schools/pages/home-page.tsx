import { homeSections } from '@titian/contract'
import { HomeLeadContext, usePageTitle, useSchool } from '@titian/site'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeSections } from '../parts/home-sections.tsx'

/** FRM-023: carousel, adverts, course groups, high-quality courses, as the school has laid them out (FRM-136). */
export function HomePage() {
  const { t } = useTranslation('schools')
  const lead = use(HomeLeadContext)
  const { initial, baseInfo } = useSchool()
  usePageTitle(t('home.title'))
  return (
    <>
      {lead}
      <HomeSections
        sections={initial?.homeSections ?? homeSections}
        title={baseInfo?.title ?? t('home.title')}
      />
    </>
  )
}
