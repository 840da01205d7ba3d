import { Box, SimpleGrid } from '@mantine/core'
import { serverNow, SiteLink, timeSince, useFormats } from '@titian/site'
import { useWaiting } from '@titian/site/staff'
import { CardLink } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'

const kinds = [
  { kind: 'papers', to: linkTo.toMark({ kind: 'paper' }) },
  { kind: 'handIns', to: linkTo.toMark({ kind: 'handIn' }) },
  { kind: 'questions', to: linkTo.openQuestions() },
  { kind: 'refusedCourses', to: linkTo.teachingCenter({ state: '3' }) },
] as const

/** TCH-156: how many tasks are open and how long they have waited, with links to the tasks. */
export function WaitingStrip() {
  const { t } = useTranslation('app')
  const { number, locale } = useFormats()
  const waiting = useWaiting()
  const ageOf = (oldest: string | null | undefined) =>
    oldest
      ? t('center.oldest', { age: timeSince(Date.parse(oldest), serverNow(), locale) })
      : t('center.nothing')
  return (
    <SimpleGrid
      component="nav"
      aria-label={t('center.waits')}
      cols={{ base: 2, md: 4 }}
      spacing="md"
    >
      {kinds.map(({ kind, to }) => (
        <CardLink key={kind} component={SiteLink} {...to} padding="md">
          <Box component="b" className="num" fz={28} lh={1.2} display="block">
            {waiting[kind] ? number(waiting[kind].count) : '–'}
          </Box>
          <Box component="span" fz="sm" fw={600} display="block">
            {t(`center.kind.${kind}`)}
          </Box>
          <Box component="span" className="meta" display="block">
            {ageOf(waiting[kind]?.oldest)}
          </Box>
        </CardLink>
      ))}
    </SimpleGrid>
  )
}
