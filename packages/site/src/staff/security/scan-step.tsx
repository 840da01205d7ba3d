import { Button, Flex, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './two-step-setup.module.css'
import { useCopy } from './use-copy.ts'

const ScanCode = lazy(() =>
  import('./scan-code.tsx').then((module) => ({ default: module.ScanCode })),
)

/** Groups of four characters are easier to copy by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

interface ScanStepProps {
  secret: string
  /** The content of the QR code. On a phone, a link opens the app instead. */
  address: string
}

/** The secret, as a picture for the camera and as text. */
export function ScanStep({ secret, address }: ScanStepProps) {
  const { t } = useTranslation('staff')
  const copy = useCopy()
  return (
    <Flex rowGap="md" columnGap="lg" align="center" wrap="wrap" mt="sm">
      <div className={styles['picture']}>
        <Suspense fallback={null}>
          <ScanCode value={address} label={t('security.twoStep.scanLabel')} />
        </Suspense>
      </div>
      <Stack gap="xs" align="flex-start" flex="1 1 200px" miw={0} c="var(--text-2)">
        <span>{t('security.twoStep.byHand')}</span>
        <code className={styles['secret']}>{inGroups(secret)}</code>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy(secret)}
        >
          {t('security.twoStep.copySecret')}
        </Button>
        <Button className="only-phone" variant="subtle" size="sm" component="a" href={address}>
          {t('security.twoStep.openApp')}
        </Button>
      </Stack>
    </Flex>
  )
}
