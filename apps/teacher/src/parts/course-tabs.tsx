import { Button, Group } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useNarrow } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
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
  'practices',
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
  practices: (sign: string) => linkTo.practices(sign),
} satisfies Record<Place, (sign: string) => object>

/** Fades out the side to which the strip can scroll further. */
const fadeOf = ({ left, right }: { left: boolean; right: boolean }) =>
  `linear-gradient(to right, ${left ? 'transparent' : 'black'}, black 32px calc(100% - 32px), ${right ? 'transparent' : 'black'})`

/** Links to the pages about one course. */
export function CourseTabs({ sign, at }: { sign: string; at?: Place }) {
  const { t } = useTranslation('app')
  const isNarrow = useNarrow()
  const strip = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ left: false, right: false })
  const look = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
    const left = scrollLeft > 1
    const right = scrollLeft + clientWidth < scrollWidth - 1
    setMore((before) => (before.left === left && before.right === right ? before : { left, right }))
  }
  useEffect(() => {
    // On a phone the link of the open page may be scrolled out of view.
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen && strip.current)
      strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3
    if (strip.current) look(strip.current)
  }, [at, isNarrow])
  return (
    <Group
      component="nav"
      ref={strip}
      gap="xs"
      wrap={isNarrow ? 'nowrap' : 'wrap'}
      mb="md"
      // Space for the focus ring.
      p={3}
      m={-3}
      onScroll={(event) => look(event.currentTarget)}
      style={{
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: isNarrow ? fadeOf(more) : undefined,
      }}
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
