import { homeIn, pickText, schools, type HomeSettings } from '@titian/contract'
import { ask, byContract, currentLanguage, ErrorView, useAsk, usePageTitle } from '@titian/site'
import { ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AdvertLists } from '../home-layout/advert-lists.tsx'
import { DistrictList } from '../home-layout/district-list.tsx'
import {
  homeInputOf,
  homeValuesOf,
  titleLines,
  type HomeValues,
} from '../home-layout/home-values.ts'
import { HomePreview } from '../home-layout/home-preview.tsx'
import { LayoutChoice } from '../home-layout/layout-choice.tsx'
import { SectionOrder } from '../home-layout/section-order.tsx'
import { VisitSite } from '../platform/visit-site.tsx'
import { SlideList } from '../home-layout/slide-list.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useSchoolForm } from '../parts/use-school-form.ts'

/** Lists the parts in which the local and the remote copy differ, each as a list of lines. */
function useDifferences(local: HomeValues, remote: HomeValues | null) {
  const { t } = useTranslation('schools')
  if (!remote) return []
  const linesOf = (values: HomeValues) => ({
    layout: t(`home.layoutName.${values.layout}`),
    sections: values.sections
      .map(({ name, shown }) => `${shown ? '' : '– '}${t(`home.section.${name}`)}`)
      .join('\n'),
    slides: titleLines(values.banners, currentLanguage()),
    adverts: titleLines(values.adverts, currentLanguage()),
    districts: values.districts.map(({ name }) => pickText(name, currentLanguage())).join('\n'),
  })
  const wholeOf = (values: HomeValues) => {
    const { layout, sections, banners, adverts, districts } = homeInputOf(values, 0)
    return { layout, sections, slides: banners, adverts, districts }
  }
  const [own, other] = [wholeOf(local), wholeOf(remote)]
  return (['layout', 'sections', 'slides', 'adverts', 'districts'] as const)
    .filter((part) => JSON.stringify(own[part]) !== JSON.stringify(other[part]))
    .map((part) => ({
      name: t(`home.${part}`),
      local: linesOf(local)[part],
      remote: linesOf(remote)[part],
    }))
}

function Body({ stored }: { stored: HomeSettings }) {
  const [own] = useOwnLanguages()
  const saved = useSchoolForm({
    stored,
    valuesOf: homeValuesOf,
    problemsOf: byContract(homeIn(own), {
      inputOf: (values) => homeInputOf(values, stored.version),
    }),
    send: (values, version) => ask(schools.saveHome, homeInputOf(values, version)),
    read: () => ask(schools.getHome, {}),
  })
  return (
    <SavedPage saved={saved} differences={useDifferences(saved.values, saved.remote)}>
      <LayoutChoice form={saved.form} />
      <SectionOrder form={saved.form} />
      <HomePreview values={saved.values} />
      <SlideList form={saved.form} />
      <AdvertLists form={saved.form} />
      <DistrictList form={saved.form} />
    </SavedPage>
  )
}

/** FRM-136: edits the home page of the student site, section by section. */
export function HomeLayoutPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('home.title'))
  const { data, error, refetch } = useAsk(schools.getHome, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead level={1} title={t('home.title')} lead={t('home.lead')} more={<VisitSite />} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton count={6} label={t('site:loading')} /> : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
