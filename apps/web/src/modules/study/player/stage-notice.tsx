import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Trouble } from './use-lesson-player.ts'

interface StageNoticeProps {
  trouble: NonNullable<Trouble>
  onAct: () => void
}

/** CRS-115: why playing stopped, and the action that helps. */
export function StageNotice({ trouble, onAct }: StageNoticeProps) {
  const { t } = useTranslation(['study', 'site'])
  const elsewhere = trouble.kind === 'elsewhere'
  const Icon = elsewhere ? IconDeviceDesktop : IconVideoOff
  return (
    <>
      <Icon size={40} stroke={1.5} aria-hidden />
      <p role="alert">{'text' in trouble ? trouble.text : t(`player.${trouble.kind}`)}</p>
      {trouble.kind === 'unplayable' ? null : (
        <Button onClick={onAct}>{elsewhere ? t('player.playHere') : t('site:retry')}</Button>
      )}
    </>
  )
}
