import { Box, Group, Stack, Text } from '@mantine/core'
import { progress } from '@titian/contract'
import { CourseCover, SiteLink, useAsk, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const shown = 5

/** CRS-080: the last watched lessons with their positions. */
export function WatchedList() {
  const { t } = useTranslation('study')
  const { clock, percent, shortDate } = useFormats()
  const { data } = useAsk(progress.watchLocus, { size: shown })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="watched">
      <Surface gap="sm">
        <Text component="h2" id="watched" fz="md" fw={600}>
          {t('center.watchedLast')}
        </Text>
        <Stack component="ul" gap="sm">
          {data.list.map((lesson) => (
            <Group key={lesson.videoSign} component="li" wrap="nowrap" gap="sm" align="flex-start">
              <Box w={64} flex="none">
                <CourseCover course={lesson} />
              </Box>
              <Box miw={0}>
                <SiteLink {...linkTo.lesson(lesson.videoSign)}>
                  <Text component="b" fz="sm" fw={600} className="clip-2">
                    {lesson.videoTitle}
                  </Text>
                </SiteLink>
                <Text c="var(--text-3)" fz="xs" className="num">
                  {[
                    lesson.done ? t('lessons.state.done') : percent(lesson.watchedShare),
                    clock(Math.floor(lesson.position)),
                    shortDate(lesson.watchedAt),
                  ].join(' · ')}
                </Text>
              </Box>
            </Group>
          ))}
        </Stack>
      </Surface>
    </section>
  )
}
