import { Button, Group } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../app/paths.ts'

const places = ['course', 'members', 'statistics', 'gradebook', 'homework', 'examinations'] as const
type Place = (typeof places)[number]

const linkOf = {
  course: (sign: string) => linkTo.course(sign),
  members: (sign: string) => linkTo.members(sign),
  statistics: (sign: string) => linkTo.statistics(sign),
  gradebook: (sign: string) => linkTo.gradebook(sign),
  homework: (sign: string) => linkTo.homework(sign),
  examinations: (courseIdSign: string) => linkTo.examinations({ courseIdSign }),
} satisfies Record<Place, (sign: string) => object>

/** The pages about one course, side by side. */
export function CourseTabs({ sign, at }: { sign: string; at?: Place }) {
  const { t } = useTranslation('app')
  return (
    <Group component="nav" gap="xs" mb="md" aria-label={t('courseTabs.label')}>
      {places.map((place) => (
        <Button
          key={place}
          component={SiteLink}
          {...linkOf[place](sign)}
          size="sm"
          variant={place === at ? 'light' : 'subtle'}
          aria-current={place === at ? 'page' : undefined}
        >
          {t(`courseTabs.${place}`)}
        </Button>
      ))}
    </Group>
  )
}
