import { findingText, operations } from '@titian/contract'
import { useAsk, useLanguage, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** OPS-013: what the checks of the installation found. */
export function HealthPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  usePageTitle(t('health.title'))
  const { data } = useAsk(operations.installationHealth, {})
  return (
    <>
      <SectionHead level={1} title={t('health.title')} lead={t('health.lead')} />
      <ul>
        {data?.checks.flatMap(({ name, findings }) =>
          findings.map((finding) => <li key={name}>{findingText(finding, language)}</li>),
        )}
      </ul>
    </>
  )
}
