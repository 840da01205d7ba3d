import { Button, Stack } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** ACC-187: says that staff of the school will review the identity. */
export function WaitingView({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <Stack align="center" py="md" ta="center">
      <IconHourglass color="var(--warn)" size={56} stroke={1.5} aria-hidden />
      <output>{t('identity.waiting')}</output>
      <p className="muted">{t('identity.waitingHow')}</p>
      <Button size="lg" fullWidth onClick={onGoOn}>
        {t('identity.goOn')}
      </Button>
    </Stack>
  )
}
