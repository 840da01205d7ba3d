import { Button } from '@mantine/core'
import { homework } from '@titian/contract'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../calls/use-act.ts'
import { saveFrom } from '../files/download-file.ts'

interface HandInFileProps {
  sign: string
  which: 'own' | 'returned'
  name: string
}

/**
 * A link that downloads the file of a hand-in or of the teacher's response. Renders nothing without
 * a file.
 */
export function HandInFile({ sign, which, name }: HandInFileProps) {
  const { t } = useTranslation('hand-ins')
  const fetch = useAct(homework.handInFile, { onDone: ({ url }) => saveFrom(url) })
  if (name === '') return null
  return (
    <Button
      variant="default"
      maw="100%"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={fetch.isPending}
      aria-label={t('saveNamed', { name })}
      onClick={() => fetch.mutate({ sign, which })}
    >
      <span className="clip">{name}</span>
    </Button>
  )
}
