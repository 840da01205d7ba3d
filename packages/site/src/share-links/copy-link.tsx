import { Button } from '@mantine/core'
import { toast } from '@titian/ui'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface CopyLinkProps {
  link: string
  /** A name by which this link differs from others in a list. */
  label?: string
  /** The texts of the toast, if what is copied is not a link. */
  words?: { copied: string; notCopied: string }
}

export function CopyLink({ link, label, words }: CopyLinkProps) {
  const { t } = useTranslation('share-links')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words?.copied ?? t('copied'))
    } catch {
      // A browser may forbid copying. Then the user copies the link by hand, from beside the
      // button.
      toast.failure(words?.notCopied ?? t('notCopied'))
    }
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconCopy size={16} aria-hidden />}
      aria-label={label}
      onClick={() => void copy()}
    >
      {t('copy')}
    </Button>
  )
}
