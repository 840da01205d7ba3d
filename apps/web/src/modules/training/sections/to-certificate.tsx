import { Button } from '@mantine/core'
import { certificates } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { IconAward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { certificateLinks } from '../../../parts/certificate-links.ts'

/** TRN-067: a link to the certificate, if the training has issued one. */
export function ToCertificate({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation('training')
  const { data } = useAsk(
    certificates.listOwnCertificates,
    { courseIdSign: courseSign, page: 1, size: 1 },
    { staleTime: 0, quiet: true },
  )
  const [certificate] = data?.list ?? []
  if (!certificate) return null
  return (
    <Button
      component={SiteLink}
      {...certificateLinks.page(certificate.number)}
      variant="light"
      leftSection={<IconAward size={18} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
    >
      {t('progress.certificate')}
    </Button>
  )
}
