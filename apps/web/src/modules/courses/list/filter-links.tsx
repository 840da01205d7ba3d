import {
  courses,
  type CourseType,
  htmlLanguage,
  languageNames,
  languagesIn,
} from '@titian/contract'
import { Box, Checkbox, Group } from '@mantine/core'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { toggleLanguage, type ListFilter } from '../list-filter.ts'
import { useCourseCount } from '../use-course-list.ts'
import styles from './filter-links.module.css'

/** The name of a group of filters. */
const title = { mb: 'xs', p: 0, fz: 'sm', fw: 600 } as const

interface RowProps {
  name: string
  count?: number
  filter: ListFilter
  current: boolean
  /** The row that takes the filter away. */
  all?: boolean
  onFollow?: () => void
}

function Row({ name, count, filter, current, all, onFollow }: RowProps) {
  const { number } = useFormats()
  return (
    <SiteLink
      {...linkTo.courseList({ ...filter })}
      className={styles['row']}
      aria-current={current ? 'true' : undefined}
      data-all={all || undefined}
      onClick={onFollow}
    >
      <span>{name}</span>
      {count === undefined ? null : <span className="num">{number(count)}</span>}
    </SiteLink>
  )
}

interface FilterLinksProps {
  filter: ListFilter
  onFollow?: () => void
}

const leadsTo = (type: CourseType, sign: string): boolean =>
  type.sign === sign || type.children.some((child) => leadsTo(child, sign))

interface BranchProps extends FilterLinksProps {
  types: readonly CourseType[]
}

/** A field opens its parts when it, or one of them, is chosen. */
function Branch({ types, filter, onFollow }: BranchProps) {
  const chosen = filter.courseTypeSign
  return (
    <ul className={styles['branch']}>
      {types
        .filter((type) => type.courses > 0 || type.sign === chosen)
        .map((type) => (
          <li key={type.sign}>
            <Row
              name={type.name}
              count={type.courses}
              filter={{ ...filter, courseTypeSign: type.sign }}
              current={type.sign === chosen}
              onFollow={onFollow}
            />
            {chosen !== undefined && type.children.length > 0 && leadsTo(type, chosen) ? (
              <Branch types={type.children} filter={filter} onFollow={onFollow} />
            ) : null}
          </li>
        ))}
    </ul>
  )
}

/** The fields of study as a tree, with the number of courses in each. */
export function SubjectTree({ filter, onFollow }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  const all = useCourseCount()
  if (types.length === 0) return null
  const everything = { ...filter, courseTypeSign: undefined }
  return (
    <nav aria-label={t('list.category')}>
      <Box {...title} component="h2">
        {t('list.category')}
      </Box>
      <Row
        name={t('list.allCategories')}
        count={all}
        filter={everything}
        current={!filter.courseTypeSign}
        all
        onFollow={onFollow}
      />
      <Branch types={types} filter={filter} onFollow={onFollow} />
    </nav>
  )
}

/** CRS-010, CRS-011: beginner, intermediate, advanced, and whatever other kinds there are. */
export function KindLinks({ filter, onFollow }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const { data: kinds = [] } = useAsk(courses.courseKindList, {})
  if (kinds.length === 0) return null
  return (
    <nav aria-label={t('list.kind')}>
      <Box {...title} component="h2">
        {t('list.kind')}
      </Box>
      <Row
        name={t('list.allKinds')}
        filter={{ ...filter, courseKindId: undefined }}
        current={!filter.courseKindId}
        all
        onFollow={onFollow}
      />
      <ul>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Row
              name={kind.name}
              count={kind.courses}
              filter={{ ...filter, courseKindId: String(kind.id) }}
              current={filter.courseKindId === String(kind.id)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface CheckLinkProps {
  name: ReactNode
  count?: number
  filter: ListFilter
  checked: boolean
}

/** A check box that is a link, so that it works before, and without, a script (index.html has its space bar). */
function CheckLink({ name, count, filter, checked }: CheckLinkProps) {
  const { number } = useFormats()
  return (
    <SiteLink
      {...linkTo.courseList({ ...filter })}
      className={styles['row']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input does nothing without a script
      role="checkbox"
      aria-checked={checked}
    >
      <Group component="span" gap="xs" wrap="nowrap">
        <Checkbox.Indicator component="span" size="sm" checked={checked} aria-hidden />
        {name}
      </Group>
      {count === undefined ? null : <span className="num">{number(count)}</span>}
    </SiteLink>
  )
}

/** CRS-214: the languages that courses are taught in, any number of them. */
export function LanguageChecks({ filter }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const { data: counts = [] } = useAsk(courses.courseLanguageList, {})
  const chosen = languagesIn(filter.courseLanguage ?? '')
  const shown = counts.filter(
    ({ language, courses: count }) => count > 0 || chosen.includes(language),
  )
  if (shown.length === 0) return null
  return (
    <fieldset>
      <Box {...title} component="legend">
        {t('list.language')}
      </Box>
      {shown.map(({ language, courses: count }) => (
        <CheckLink
          key={language}
          name={<span lang={htmlLanguage[language]}>{languageNames[language]}</span>}
          count={count}
          filter={toggleLanguage(filter, language)}
          checked={chosen.includes(language)}
        />
      ))}
    </fieldset>
  )
}

/** CRS-002, CRS-017: courses that give credit alone. */
export function CreditCheck({ filter }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const checked = filter.type === '1'
  return (
    <fieldset>
      <Box {...title} component="legend">
        {t('list.courseType')}
      </Box>
      <CheckLink
        name={t('list.credit')}
        filter={{ ...filter, type: checked ? undefined : '1' }}
        checked={checked}
      />
    </fieldset>
  )
}
