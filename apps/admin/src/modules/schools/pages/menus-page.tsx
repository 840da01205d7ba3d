import { menusIn, schools, type MenuSettings } from '@titian/contract'
import { ask, byContract, currentLanguage, ErrorView, useAsk, usePageTitle } from '@titian/site'
import { ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { MenuEditor } from '../menus/menu-editor.tsx'
import { MenuPreview } from '../menus/menu-preview.tsx'
import { menuLines, menusInputOf, menusValuesOf, type MenusValues } from '../menus/menu-values.ts'
import { VisitSite } from '../platform/visit-site.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useSchoolForm } from '../parts/use-school-form.ts'

function useDifferences(local: MenusValues, remote: MenusValues | null) {
  const { t } = useTranslation('schools')
  if (!remote) return []
  const copies = { local: menusInputOf(local, 0), remote: menusInputOf(remote, 0) }
  if (JSON.stringify(copies.local) === JSON.stringify(copies.remote)) return []
  const lines = (values: MenusValues) => menuLines(values, currentLanguage())
  return [{ name: t('menus.title'), local: lines(local), remote: lines(remote) }]
}

function Body({ stored }: { stored: MenuSettings }) {
  const [own] = useOwnLanguages()
  const saved = useSchoolForm({
    stored,
    valuesOf: menusValuesOf,
    problemsOf: byContract(menusIn(own), {
      inputOf: (values) => menusInputOf(values, stored.version),
    }),
    send: (values, version) => ask(schools.saveMenus, menusInputOf(values, version)),
    read: () => ask(schools.getMenus, {}),
  })
  return (
    <SavedPage saved={saved} differences={useDifferences(saved.values, saved.remote)}>
      <MenuPreview menus={saved.values.menus} />
      <MenuEditor form={saved.form} />
    </SavedPage>
  )
}

/** FRM-093: edits the navigation of the student site. */
export function MenusPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('menus.title'))
  const { data, error, refetch } = useAsk(schools.getMenus, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead level={1} title={t('menus.title')} lead={t('menus.lead')} more={<VisitSite />} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <ListSkeleton picture={false} count={6} label={t('site:loading')} />
      ) : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
