import { Box, SimpleGrid } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import type { OwnArchive } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'

/** ACC-299: the contents of an archive. If the archive is ready, the amount of each part. */
export function ArchiveParts({ parts }: Pick<OwnArchive, 'parts'>) {
  const { t } = useTranslation('privacy')
  const { number } = useFormats()
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2, lg: 3 }}
      verticalSpacing={6}
      aria-label={t('archive.parts')}
    >
      {parts.map(({ part, rows }) => (
        <Box
          key={part}
          component="li"
          display="flex"
          style={{ gap: 8, alignItems: 'center' }}
          fz="sm"
        >
          <IconFolder size={16} color="var(--text-3)" aria-hidden />
          <span>{t(`archive.part.${part}`)}</span>
          {rows === null ? null : (
            <Box component="span" className="num" c="var(--text-2)">
              {number(rows)}
            </Box>
          )}
        </Box>
      ))}
    </SimpleGrid>
  )
}
