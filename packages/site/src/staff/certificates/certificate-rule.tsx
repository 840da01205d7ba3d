import { certificates } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../calls/use-ask.ts'
import { useFormats } from '../../format/formats.ts'
import { ErrorView } from '../../parts/error-view.tsx'
import { CertificateSwitch } from './certificate-switch.tsx'

/** TRN-069: the certificates of one course or training, for its teachers. */
export function CertificateRule({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  const { data, error, refetch } = useAsk(
    certificates.certificateRule,
    { courseIdSign: courseSign },
    { staleTime: 0 },
  )
  return (
    <Surface gap="sm">
      <h2>{t('certificates.title')}</h2>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <CertificateSwitch of={data} disabled={!data.may.change} />
          {data.may.change ? null : <p className="meta">{t('certificates.leads')}</p>}
          {data.issued > 0 ? (
            <p className="meta">
              {t('certificates.issued', { count: data.issued, formatted: number(data.issued) })}
            </p>
          ) : null}
        </>
      ) : null}
    </Surface>
  )
}
