import { Button, Group } from '@mantine/core'
import type { Certificate } from '@titian/contract'
import { useSubmit } from '@titian/site'
import { toast } from '@titian/ui'
import { IconCertificate, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from './fetch-file.ts'

interface CertificateFilesProps {
  of: Certificate
  /** Whether the reader owns the certificate and can download the badge. Everyone can print. */
  holder?: boolean
}

/**
 * CNT-073, CNT-082: downloads the certificate as PDF. If the server makes no PDF, the browser
 * prints the page.
 */
export function CertificateFiles({ of: { number, state }, holder = false }: CertificateFilesProps) {
  const { t } = useTranslation('certificates')
  const { attempt, busy } = useSubmit()
  const save = (kind: 'pdf' | 'badge') =>
    void attempt({
      act: async () => {
        const problem = await fetchFile(kind, number)
        if (problem !== null) toast.failure(problem)
      },
    })
  return (
    <Group gap="sm">
      <Button
        loading={busy}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() => save('pdf')}
      >
        {t('pdf')}
      </Button>
      {holder ? null : (
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      )}
      {holder && state === 'valid' ? (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconCertificate size={18} aria-hidden />}
          onClick={() => save('badge')}
        >
          {t('badge')}
        </Button>
      ) : null}
    </Group>
  )
}
