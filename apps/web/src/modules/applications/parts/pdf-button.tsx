import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useOnce } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface PdfButtonProps<Data, Input> {
  act: UseMutationResult<Data, Error, Input>
  input: Input
}

export function PdfButton<Data, Input>({ act, input }: PdfButtonProps<Data, Input>) {
  const { t } = useTranslation('applications')
  const once = useOnce(act)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={act.isPending}
      onClick={() => once(input)}
    >
      {t('detail.pdf')}
    </Button>
  )
}
