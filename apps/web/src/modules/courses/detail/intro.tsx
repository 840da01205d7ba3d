import { Flex, Stack, Title } from '@mantine/core'
import type { CourseDetail } from '@titian/contract'
import { RichText } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const parts = [
  { name: 'about', field: 'courseDetails' },
  { name: 'aims', field: 'aims' },
  { name: 'audience', field: 'audience' },
  { name: 'requirements', field: 'requirements' },
  { name: 'more', field: 'courseDetailsTwo' },
] as const

/**
 * CRS-037: the texts of the teachers. A part without text is left out. The summary is at the top of
 * the page.
 */
export function Intro({ course }: { course: CourseDetail['course'] }) {
  const { t } = useTranslation('courses')
  const written = parts.filter(({ field }) => course[field].trim() !== '')
  if (written.length === 0) return <EmptyState title={t('detail.noIntro')} />
  return (
    <Stack gap="xl" maw="72ch">
      {written.map(({ name, field }) => (
        <Flex key={name} component="section" direction="column" gap="sm">
          <Title order={2} size="h3">
            {t(`detail.${name}`)}
          </Title>
          <RichText html={course[field]} />
        </Flex>
      ))}
    </Stack>
  )
}
