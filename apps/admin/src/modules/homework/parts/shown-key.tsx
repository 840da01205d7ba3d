import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { CopyLink } from '@titian/site/share-links'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { MadeKey } from './new-key.tsx'

interface CopiedProps {
  label: string
  value: string
  copyLabel: string
}

function Copied({ label, value, copyLabel }: CopiedProps) {
  const { t } = useTranslation('homework')
  const words = { copied: t('key.copied'), notCopied: t('key.notCopied') }
  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <TextInput label={label} value={value} readOnly flex={1} miw={0} />
      <CopyLink link={value} label={copyLabel} words={words} />
    </Group>
  )
}

/**
 * PRC-124: shows key and secret once. Only the button closes the dialog, because a lost secret
 * cannot be shown again.
 */
export function ShownKey({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const { t } = useTranslation('homework')
  const { key, secret } = made
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('key.madeTitle', { name: key.name })}
      size={560}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Stack>
        <Note tone="warn">{t('key.once')}</Note>
        <Copied label={t('key.code')} value={key.code} copyLabel={t('key.copyCode')} />
        <Copied label={t('key.secret')} value={secret} copyLabel={t('key.copySecret')} />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('key.kept')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
