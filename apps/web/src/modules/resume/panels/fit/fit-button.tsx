import { Button } from '@mantine/core'
import { IconArrowAutofitHeight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLazyView, warm } from '../../data/use-lazy-view.ts'
import type { PanelProps } from '../panel.tsx'

const loadPanel = () => import('./fit-panel.tsx').then((one) => one.FitPanel)

/** RES-140: opens the panel that fits the resume to one page. */
export function FitButton() {
  const { t } = useTranslation('resume')
  const { View, isLoading, open, close } = useLazyView<PanelProps>()
  return (
    <>
      <Button
        {...warm(loadPanel)}
        variant="default"
        size="xs"
        loading={isLoading}
        leftSection={<IconArrowAutofitHeight size={16} aria-hidden />}
        onClick={() => void open(loadPanel)}
      >
        {t('panels.fit.title')}
      </Button>
      {View ? <View onClose={close} /> : null}
    </>
  )
}
