import { Box, Stack } from '@mantine/core'
import type { ResumeImportPreview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

type Left = ResumeImportPreview['left']

/** The parts of the file that are not imported, each with its path and the reason. */
export function ImportLeft({ left, leftMore }: { left: Left; leftMore: number }) {
  const { t } = useTranslation('resume')
  if (left.length === 0) return null
  const reasons = [...new Set(left.map(({ why }) => why))]
  return (
    <Box component="details">
      <Box component="summary" fw={600} style={{ cursor: 'pointer' }}>
        {t('panels.import.left', { count: left.length + leftMore })}
      </Box>
      <Stack gap="xs" pt="xs">
        {reasons.map((why) => (
          <Box key={why}>
            <p className="meta">{t(`panels.import.why.${why}`)}</p>
            <Box component="ul" pl="md" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {left
                .filter((row) => row.why === why)
                .map(({ path }) => (
                  <li key={path}>
                    <code>{path}</code>
                  </li>
                ))}
            </Box>
          </Box>
        ))}
        {leftMore > 0 ? (
          <p className="meta">{t('panels.import.more', { count: leftMore })}</p>
        ) : null}
      </Stack>
    </Box>
  )
}
