import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSchool } from '../../session/use-school.ts'
import { useSession } from '../../session/use-session.ts'
import styles from './recovery-codes.module.css'
import { saveText } from '../../files/save-text.ts'
import { useCopy } from './use-copy.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown this once: whoever loses the app signs in with one of them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('staff')
  const copy = useCopy()
  const { baseInfo } = useSchool()
  const { display } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
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
      <h3 ref={title} tabIndex={-1} className={styles['title']}>
        {t('security.codes.title')}
      </h3>
      <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('security.codes.text')}
      </Note>
      <ul className={styles['list']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
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
