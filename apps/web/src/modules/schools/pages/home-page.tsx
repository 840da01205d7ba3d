import { useLocation } from '@tanstack/react-router'
import { homeSections, readHomeWords } from '@titian/contract'
import { HomeLeadContext, usePageTitle, useSchool } from '@titian/site'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeSections } from '../parts/home-sections.tsx'

const builtIn = { homeLayout: 'standard', homeSections } as const

/** FRM-023: carousel, adverts, course groups, high-quality courses, as the school has laid them out (FRM-136). */
export function HomePage() {
  const { t } = useTranslation('schools')
  const lead = use(HomeLeadContext)
  const { initial, baseInfo } = useSchool()
  // Not of its route alone: on a phone it also stands in the background of other pages.
  const words = useLocation({ select: ({ search }) => search })
  usePageTitle(t('home.title'))
  return (
    <>
      {lead}
      <HomeSections
        {...readHomeWords(words, initial ?? builtIn)}
        title={baseInfo?.title ?? t('home.title')}
      />
    </>
  )
}
