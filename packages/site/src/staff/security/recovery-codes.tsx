import { Box, Button, Group, Title } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSchool } from '../../school/use-school.ts'
import { useSession } from '../../session/use-session.ts'
import { saveText } from '../../files/save-text.ts'
import { useCopy } from './use-copy.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/**
 * Shows the recovery codes, only once. A user who loses the app signs in with one of these codes.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('staff')
  const copy = useCopy()
  const { baseInfo } = useSchool()
  const { display } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus, because the focused form has been removed.
  useEffect(() => title.current?.focus(), [])
  const list = codes.join('\n')
  const file = () => {
    const head = t('security.codes.fileHead', {
      school: baseInfo?.title ?? 'Titian',
      name: display?.name ?? '',
    })
    saveText('recovery-codes.txt', `${head}\n\n${list}\n`)
  }
  return (
    <>
      <Title ref={title} order={3} size="h4" tabIndex={-1} style={{ outline: 'none' }}>
        {t('security.codes.title')}
      </Title>
      <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('security.codes.text')}
      </Note>
      <Box
        component="ul"
        display="grid"
        p="md"
        bdrs="lg"
        bg="var(--sunken)"
        ff="var(--mono, monospace)"
        style={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
          gap: 'var(--s2) var(--s4)',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Group gap="sm" align="stretch">
        <Button onClick={file} leftSection={<IconDownload size={18} aria-hidden />}>
          {t('security.codes.save')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(list)}
        >
          {t('security.codes.copy')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('security.codes.done')}
        </Button>
      </Group>
    </>
  )
}
