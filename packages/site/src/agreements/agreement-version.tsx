import { type DataOf, type schools } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { SiteLink } from '../routing/site-link.tsx'

/**
 * CNT-065, CNT-083: the number of the version, the day from which the version must be accepted, and
 * a link to the newest version.
 */
export function AgreementVersion({ text }: { text: DataOf<typeof schools.agreementText> }) {
  const { t } = useTranslation('agreements')
  const formats = useFormats()
  const { form, version, at, asksFrom, newest } = text
  const toNewest = (
    <SiteLink className="link" href={`/agreement?form=${form}`}>
      {t('toNewest')}
    </SiteLink>
  )
  return (
    <>
      <p className="meta">
        {t('versionOf', { version, date: formats.date(at) })}
        {asksFrom ? ` · ${t('asked', { date: formats.date(asksFrom) })}` : ''}
      </p>
      {version < newest ? <Note action={toNewest}>{t('isOlder')}</Note> : null}
    </>
  )
}
