import { useLocation } from '@tanstack/react-router'
import { homeSections, readHomeWords } from '@titian/contract'
import { HomeLeadContext, usePageTitle, useSchool } from '@titian/site'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeSections } from '../parts/home-sections.tsx'

const builtIn = { homeLayout: 'standard', homeSections } as const

/** FRM-023: the home page with its sections in the layout of the school (FRM-136). */
export function HomePage() {
  const { t } = useTranslation('schools')
  const lead = use(HomeLeadContext)
  const { initial, baseInfo } = useSchool()
  // The query is read from the location and not from the route of this page. On a phone the page
  // stays mounted behind other pages, and its route is then not active.
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
