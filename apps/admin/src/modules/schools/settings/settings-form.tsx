import type { SchoolSettings } from '@titian/contract'
import { AccessSection } from './access-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { FooterSection } from './footer-section.tsx'
import { HostsSection } from './hosts-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { LookSection } from './look-section.tsx'
import { MoneySection } from './money-section.tsx'
import type { SettingsPart } from './settings-part.ts'

interface SettingsFormProps extends SettingsPart {
  stored: SchoolSettings
}

/** FRM-006: what its staff set of their school, in the order in which a visitor meets it. */
export function SettingsForm({ form, stored }: SettingsFormProps) {
  return (
    <>
      <LanguageSection form={form} />
      <LookSection form={form} />
      <ContactSection form={form} />
      <FooterSection form={form} />
      <MoneySection form={form} />
      <AccessSection form={form} />
      <HostsSection hosts={stored.hosts} mayChange={stored.may.changeHosts} />
    </>
  )
}
