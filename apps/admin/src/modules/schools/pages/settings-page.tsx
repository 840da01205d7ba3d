import { schools, type SchoolSettings } from '@titian/contract'
import { ask, byContract, ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { settingsDifferences } from '../settings/settings-differences.ts'
import { settingsInputOf, settingsValuesOf } from '../settings/settings-values.ts'
import { VisitSite } from '../platform/visit-site.tsx'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useSchoolForm } from '../parts/use-school-form.ts'
import { AccessSection } from '../settings/access-section.tsx'
import { ContactSection } from '../settings/contact-section.tsx'
import { FooterSection } from '../settings/footer-section.tsx'
import { HostsSection } from '../settings/hosts-section.tsx'
import { LanguageSection } from '../settings/language-section.tsx'
import { LookSection } from '../settings/look-section.tsx'
import { MoneySection } from '../settings/money-section.tsx'
import { LimitsSection } from '../limits/limits-section.tsx'
import type { SettingsPart } from '../settings/settings-part.ts'

interface SettingsFormProps extends SettingsPart {
  stored: SchoolSettings
}

/** FRM-006: the settings of a school, in the order in which a visitor notices them. */
function SettingsForm({ form, stored }: SettingsFormProps) {
  return (
    <>
      <LanguageSection form={form} />
      <LookSection form={form} />
      <ContactSection form={form} />
      <FooterSection form={form} />
      <MoneySection form={form} />
      <AccessSection form={form} />
      <HostsSection hosts={stored.hosts} mayChange={stored.may.changeHosts} />
      <LimitsSection school={stored} mayChange={stored.may.changeHosts} />
    </>
  )
}

function Body({ stored }: { stored: SchoolSettings }) {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  const saved = useSchoolForm({
    stored,
    valuesOf: settingsValuesOf,
    problemsOf: byContract(schools.saveSchoolSettings.input, {
      inputOf: (values) => settingsInputOf(values, stored.version),
    }),
    send: (values, version) => ask(schools.saveSchoolSettings, settingsInputOf(values, version)),
    read: () => ask(schools.getSchoolSettings, {}),
  })
  return (
    <SavedPage
      saved={saved}
      differences={settingsDifferences(saved.values, saved.remote, t, formats)}
    >
      <SettingsForm form={saved.form} stored={stored} />
    </SavedPage>
  )
}

/** FRM-006: the page of the settings of the school. */
export function SettingsPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('settings.title'))
  // The form starts with the current values of the server, never with cached ones of an earlier
  // visit.
  const { data, error, refetch } = useAsk(schools.getSchoolSettings, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead
        level={1}
        title={t('settings.title')}
        lead={t('settings.lead')}
        more={<VisitSite />}
      />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton heading lines={12} label={t('site:loading')} /> : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
