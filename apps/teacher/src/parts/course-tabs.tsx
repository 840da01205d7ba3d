import { Button, Group } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../app/paths.ts'

const places = [
  'course',
  'members',
  'notices',
  'statistics',
  'gradebook',
  'homework',
  'examinations',
] as const
type Place = (typeof places)[number]

const linkOf = {
  course: (sign: string) => linkTo.course(sign),
  members: (sign: string) => linkTo.members(sign),
  notices: (course: string) => linkTo.notices({ course }),
  statistics: (sign: string) => linkTo.statistics(sign),
  gradebook: (sign: string) => linkTo.gradebook(sign),
  homework: (sign: string) => linkTo.homework(sign),
  examinations: (courseIdSign: string) => linkTo.examinations({ courseIdSign }),
} satisfies Record<Place, (sign: string) => object>

/** The pages about one course, side by side. */
export function CourseTabs({ sign, at }: { sign: string; at?: Place }) {
  const { t } = useTranslation('app')
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the page that is open may stand beyond the edge of the strip.
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen && strip.current)
      strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3
  }, [at])
  return (
    <Group
      component="nav"
      ref={strip}
      gap="xs"
      wrap="nowrap"
      mb="md"
      // Room for the ring of the focus.
      p={3}
      m={-3}
      style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
      aria-label={t('courseTabs.label')}
    >
      {places.map((place) => (
        <Button
          key={place}
          component={SiteLink}
          {...linkOf[place](sign)}
          size="sm"
          flex="none"
          variant={place === at ? 'light' : 'subtle'}
          aria-current={place === at ? 'page' : undefined}
        >
          {t(`courseTabs.${place}`)}
        </Button>
      ))}
    </Group>
  )
}
