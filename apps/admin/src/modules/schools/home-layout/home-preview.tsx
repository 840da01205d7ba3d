import { Box } from '@mantine/core'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { type HomeValues, previewAddress } from './home-values.ts'

/** The size of the previewed window, in pixels. */
const windows = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const
type Window = keyof typeof windows

/** Milliseconds without a change before the preview is loaded again. */
const calm = 400

/** CNT-086: previews the home page in a frame, with the unsaved arrangement. */
export function HomePreview({ values }: { values: HomeValues }) {
  const { t } = useTranslation('schools')
  const [chosen, setChosen] = useState<Window>('desktop')
  const [address] = useDebouncedValue(previewAddress(values), calm)
  const { ref, width: availableWidth } = useElementSize()
  const { width, height } = windows[chosen]
  const scale = availableWidth > 0 ? Math.min(1, availableWidth / width) : 1
  return (
    <FormCard title={t('home.preview')} lead={t('home.previewLead')}>
      <Segmented
        label={t('home.previewWindow')}
        value={chosen}
        onChange={setChosen}
        options={(['desktop', 'phone'] as const).map((value) => ({
          value,
          label: t(`home.window.${value}`),
        }))}
      />
      {/* The preview fills its container, whatever the width of the simulated window. */}
      <Box ref={ref} style={{ containerType: 'inline-size' }}>
        <Box
          w={width * scale}
          h={height * scale}
          mx="auto"
          bd="1px solid var(--line-strong)"
          bdrs="md"
          style={{ overflow: 'hidden' }}
        >
          <iframe
            key={chosen}
            src={address}
            title={t('home.previewOf', { window: t(`home.window.${chosen}`) })}
            width={width}
            height={height}
            style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </Box>
      </Box>
    </FormCard>
  )
}
